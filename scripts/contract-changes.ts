import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import type { Notes } from './contract-provenance.ts';
import { redocly } from './redocly.ts';

/** The effect of a change on clients of the earlier version: breaking, harmless, or descriptions only. */
type Effect = 'breaking' | 'harmless' | 'words';

interface Change {
  effect: Effect;
  /** The operation or schema, and the place within it. */
  place: string;
  what: string;
}

/** The differences between two versions of the contract. */
export interface Comparison {
  before: string;
  after: string;
  changes: readonly Change[];
  /** The questions that were answered between the two versions: their names and answers. */
  answers: readonly { name: string; answer: string }[];
}

interface Side {
  pointer: string;
  value?: unknown;
}

interface Reported {
  path: string;
  typeName: string;
  kind: 'added' | 'removed' | 'modified';
  impact: 'major' | 'minor' | 'patch';
  verdicts: { message: string }[];
  property?: string;
  base?: Side;
  revision?: Side;
}

const words = /^(?:description|summary|title|examples?|contact|license)$/;
const methods = /^(?:get|put|post|patch|delete)$/;

/** Converts a pointer to readable form: "POST /orders, requestBody", "Meal.ingredients", "contract, info". */
function placeOf(pointer: string): string {
  const [, first, second, third, ...rest] = pointer
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const named = rest.filter((part) => !['properties', 'content', 'application/json', 'schema'].includes(part));
  if (first === 'components' && third !== undefined) return [third, ...named].join('.');
  if (first !== 'paths' || second === undefined) return [first, second, third, ...rest].filter(Boolean).join('.');
  const isOperation = third !== undefined && methods.test(third);
  const owner = isOperation ? `${third.toUpperCase()} ${second}` : second;
  const inside = isOperation || third === undefined ? named : [third, ...named];
  return inside.length === 0 ? owner : `${owner}, ${inside.join('.')}`;
}

function shortened(value: unknown): string {
  const text = JSON.stringify(value) ?? 'none';
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** Describes a change of value. For lists, only added and removed items. */
function fromTo(before: unknown, after: unknown): string {
  if (!Array.isArray(before) || !Array.isArray(after)) return `${shortened(before)} → ${shortened(after)}`;
  const gained = after.filter((each) => !before.includes(each)).map((each) => `+ ${shortened(each)}`);
  const lost = before.filter((each) => !after.includes(each)).map((each) => `− ${shortened(each)}`);
  return [...gained, ...lost].join(', ');
}

function effectOf({ impact, kind, typeName, property, revision }: Reported): Effect {
  // Redocly's rules miss this change: requests without a body fail from now on.
  const body = revision?.value as { required?: boolean } | undefined;
  if (kind === 'added' && typeName === 'RequestBody' && body?.required === true) return 'breaking';
  if (impact === 'major') return 'breaking';
  if (typeName.startsWith('Example')) return 'words';
  return property !== undefined && words.test(property) ? 'words' : 'harmless';
}

function changeOf(reported: Reported): Change {
  const { kind, property, base, revision, verdicts, path } = reported;
  const place = placeOf((revision ?? base)?.pointer ?? path);
  const effect = effectOf(reported);
  const verdict = verdicts.map(({ message }) => message).join(' ');
  if (verdict !== '') return { effect, place, what: verdict };
  if (kind !== 'modified') return { effect, place, what: `${kind}.` };
  return { effect, place, what: `\`${property ?? 'value'}\`: ${fromTo(base?.value, revision?.value)}` };
}

interface Parameter {
  $ref?: string;
  in: string;
  name: string;
}
interface Contract {
  paths: Record<string, Record<string, { operationId?: string; parameters?: Parameter[] }>>;
  webhooks?: Contract['paths'];
  components?: { parameters?: Record<string, Parameter> };
}

/** Our notes of where a field comes from. They change often and do not affect clients. */
const notes =
  /^x-(?:provenance|spec|question|open-question|question-costs|protocol-answers|protocol-methods|transitions|cost|reason|answer|conventions|specification)$/;

/**
 * Returns the contract without our notes and with a name for each parameter. Redocly pairs parameters by similarity, so
 * without names it would confuse a parameter that changed much with another one.
 */
function comparable(file: string): Contract {
  const contract = readContract(file);
  if (contract === null) throw new Error(`${file} is no OpenAPI contract`);
  const shared = contract.components?.parameters ?? {};
  const parameters: Record<string, Parameter> = {};
  for (const [path, item] of Object.entries({ ...contract.paths, ...contract.webhooks })) {
    for (const [method, operation] of Object.entries(item)) {
      if (!methods.test(method) || !operation.parameters) continue;
      const owner = operation.operationId ?? `${method}${path.replaceAll(/[^\w]+/g, '_')}`;
      operation.parameters = operation.parameters
        .map((each) => shared[each.$ref?.split('/').at(-1) ?? ''] ?? each)
        .map((each) => {
          const name = `${owner}.${each.in}.${each.name}`;
          parameters[name] = each;
          return { $ref: `#/components/parameters/${name}` } as Parameter;
        });
    }
  }
  return { ...contract, components: { ...contract.components, parameters } };
}

function readContract(file: string): Contract | null {
  try {
    const contract = load(readFileSync(file, 'utf8'));
    const isOne = typeof contract === 'object' && contract !== null && 'openapi' in contract && 'paths' in contract;
    return isOne ? (contract as unknown as Contract) : null;
  } catch {
    return null;
  }
}

/** The lists of a contract that may get new values, and the codes of its errors, by their pointers. */
function openListsOf(node: unknown, pointer = '#'): [pointer: string, values: unknown[]][] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const at = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const isList = Array.isArray(value) && (key === 'x-extensible-enum' || pointer.endsWith('/x-error-codes'));
    return isList ? [[at, value]] : openListsOf(value, at);
  });
}

/** The changes of lists that may get new values, which break nobody. Redocly does not compare extensions. */
function openListChanges(before: Contract, after: Contract): Change[] {
  const known = new Map(openListsOf(before));
  return openListsOf(after).flatMap(([pointer, values]): Change[] => {
    const what = fromTo(known.get(pointer) ?? values, values);
    return what === '' ? [] : [{ effect: 'harmless', place: placeOf(pointer), what }];
  });
}

/** Returns the questions of a contract that have answers: name and answer, each once. */
function answersIn(file: string): [name: string, answer: string][] {
  const found = new Map<string, string>();
  const look = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    const { 'x-question': name, 'x-answer': answer } = node as Notes;
    if (name !== undefined && answer !== undefined) found.set(name, `${answer.answer} (${answer.by}, ${answer.on})`);
    Object.values(node).forEach(look);
  };
  look(readContract(file));
  return [...found].toSorted(([a], [b]) => a.localeCompare(b));
}

/**
 * Compares two versions of the contract by direction: requests may only require less, replies may only promise more.
 * Referenced schemas are followed to the operations that use them.
 * @param before path of the earlier version
 * @param after path of the version to check
 * @param folder where the report may be written
 * @throws Error if one of the two can't be read as a contract
 */
export async function compareContracts(before: string, after: string, folder: string): Promise<Comparison> {
  const contracts = [comparable(before), comparable(after)] as const;
  const sides = contracts.map((contract, at) => {
    const side = join(folder, `side-${at}.json`);
    writeFileSync(
      side,
      JSON.stringify(contract, (key, value: unknown) => (notes.test(key) ? undefined : value)),
    );
    return side;
  });
  const report = join(folder, 'diff.json');
  const { code, output } = await redocly([
    'diff',
    ...sides,
    '--format',
    'json',
    '--output',
    report,
    '--fail-on',
    'none',
  ]);
  if (code !== 0)
    throw new Error(
      output
        .trim()
        .split('\n')
        .find((line) => line.trim() !== '') ?? 'nothing was compared',
    );
  const { infoVersions, changes } = JSON.parse(readFileSync(report, 'utf8')) as {
    infoVersions: { base: string; revision: string };
    changes: Reported[];
  };
  const distinct = new Map(
    changes
      .filter(({ path, property }) => !(path === '#/info' && property === 'version'))
      .map(changeOf)
      .concat(openListChanges(...contracts))
      .map((change) => [`${change.effect} ${change.place} ${change.what}`, change]),
  );
  const known = new Map(answersIn(before));
  const answers = answersIn(after)
    .filter(([name]) => !known.has(name))
    .map(([name, answer]) => ({ name, answer }));
  return { before: infoVersions.base, after: infoVersions.revision, changes: [...distinct.values()], answers };
}

type Version = readonly [major: number, minor: number, patch: number];

function versionOf(text: string): Version | null {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(text) ?? [];
  return major === undefined ? null : [Number(major), Number(minor), Number(patch)];
}

/**
 * Checks that the version announces breaking changes (semver): a new major, or below 1.0.0 a new minor.
 * @returns an error message, or null
 */
export function versionError({ before, after, changes }: Omit<Comparison, 'answers'>): string | null {
  const [old, fresh] = [versionOf(before), versionOf(after)];
  if (!old || !fresh) return `info.version is ${fresh ? before : after}, which is not three numbers`;
  const count = changes.filter(({ effect }) => effect === 'breaking').length;
  if (count === 0) return null;
  const asked = old[0] === 0 ? `0.${old[1] + 1}.0` : `${old[0] + 1}.0.0`;
  const enough = fresh[0] > old[0] || (old[0] === 0 && fresh[0] === 0 && fresh[1] > old[1]);
  if (enough) return null;
  return `${count} breaking ${count === 1 ? 'change' : 'changes'} since ${before}, but info.version is ${after}; it has to be ${asked} or higher`;
}

function section(title: string, changes: readonly Change[]): string[] {
  if (changes.length === 0) return [];
  const lines = changes.map(({ place, what }) => `- \`${place}\`: ${what}`).toSorted();
  return ['', `### ${title}`, '', ...lines];
}

/** Formats one entry of the changelog in Markdown: what breaks, what is new, and which descriptions changed. */
export function changelogEntry({ before, after, changes, answers }: Comparison): string {
  const of = (effect: Effect) => changes.filter((change) => change.effect === effect);
  const wordPlaces = [...new Set(of('words').map(({ place }) => place.split(/[.,]/)[0] ?? place))].toSorted();
  const lines = [
    before === after ? `## ${after}, not yet released` : `## ${after}`,
    '',
    changes.length === 0
      ? `Nothing changed since ${before}.`
      : `Since ${before}: ${of('breaking').length} breaking, ${of('harmless').length} harmless, ${of('words').length} of words alone.`,
    ...section('Breaking', of('breaking')),
    ...section('Harmless', of('harmless')),
    ...(answers.length === 0
      ? []
      : ['', '### Answered questions', '', ...answers.map(({ name, answer }) => `- \`${name}\`: ${answer}`)]),
    ...(wordPlaces.length === 0
      ? []
      : ['', '### Words alone', '', wordPlaces.map((place) => `\`${place}\``).join(', ')]),
  ];
  return `${lines.join('\n')}\n`;
}
