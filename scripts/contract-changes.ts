import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import type { Notes } from './contract-provenance.ts';
import { redocly } from './redocly.ts';

/** The effect of a change on clients of the earlier version: breaking, harmless, or descriptions only. */
type Effect = 'breaking' | 'harmless' | 'words';

/**
 * Whom a change breaks. A client of the earlier version calls a server of the later one, or receives its webhooks; a server of
 * the earlier version is called by a client of the later one.
 */
type Broken = 'client' | 'server';

interface Change {
  effect: Effect;
  /** Whom it breaks; nobody if empty. */
  breaks: readonly Broken[];
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

/** What two reports of a change have in common, whichever version is the earlier one. */
const keyOf = ({ path, property = '' }: Reported) => `${path} ${property}`;

/** @param forServers keys of what breaks a server of the earlier version */
function changeOf(reported: Reported, forServers: ReadonlySet<string>): Change {
  const { kind, property, base, revision, verdicts, path } = reported;
  const place = placeOf((revision ?? base)?.pointer ?? path);
  const effect = effectOf(reported);
  const breaks: readonly Broken[] = [
    ...(effect === 'breaking' ? (['client'] as const) : []),
    ...(forServers.has(keyOf(reported)) ? (['server'] as const) : []),
  ];
  const verdict = verdicts.map(({ message }) => message).join(' ');
  if (verdict !== '') return { effect, breaks, place, what: verdict };
  if (kind !== 'modified') return { effect, breaks, place, what: `${kind}.` };
  return { effect, breaks, place, what: `\`${property ?? 'value'}\`: ${fromTo(base?.value, revision?.value)}` };
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

/** Our notes: where a field comes from, its class of data, conventions. They change often and do not affect clients. */
const notes = new RegExp(
  `^x-(?:${[
    'provenance|spec|specification|question|open-question|question-costs|cost|reason|answer|conventions',
    'protocol-answers|protocol-methods|protocol-headers|cross-origin|order-of-checks|transitions',
    'data-class|data-classes|data-class-reason|repeatable|before-verification|example-request|example-requests|schema-codes',
  ].join('|')})$`,
);

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
    return what === '' ? [] : [{ effect: 'harmless', breaks: [], place: placeOf(pointer), what }];
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

interface Report {
  infoVersions: { base: string; revision: string };
  changes: Reported[];
}

/** @throws Error if one of the sides can't be read as a contract */
async function reportOf(sides: readonly string[], file: string): Promise<Report> {
  const { code, output } = await redocly(['diff', ...sides, '--format', 'json', '--output', file, '--fail-on', 'none']);
  if (code === 0) return JSON.parse(readFileSync(file, 'utf8')) as Report;
  const lines = output.trim().split('\n');
  throw new Error(lines.find((line) => line.trim() !== '') ?? 'nothing was compared');
}

/**
 * Compares two versions of the contract by direction: requests may only require less, replies may only promise more.
 * Referenced schemas are followed to the operations that use them. What breaks a server of the earlier version is found by
 * comparing in the other direction: to a client of the later version it is the same as a server that went back.
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
  const [{ infoVersions, changes }, back] = await Promise.all([
    reportOf(sides, join(folder, 'diff.json')),
    reportOf(sides.toReversed(), join(folder, 'back.json')),
  ]);
  const forServers = new Set(back.changes.filter((each) => effectOf(each) === 'breaking').map(keyOf));
  const distinct = new Map(
    changes
      .filter(({ path, property }) => !(path === '#/info' && property === 'version'))
      .map((each) => changeOf(each, forServers))
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

/** The changes by whom they break, in the order of the changelog. */
function byBroken(changes: readonly Change[]): Record<'both' | 'client' | 'server' | 'nobody', Change[]> {
  const real = changes.filter(({ effect }) => effect !== 'words');
  const breaking = (...broken: Broken[]) => real.filter(({ breaks }) => breaks.join() === broken.join());
  return {
    both: breaking('client', 'server'),
    client: breaking('client'),
    server: breaking('server'),
    nobody: breaking(),
  };
}

function summaryOf({ both, client, server, nobody }: ReturnType<typeof byBroken>, wordCount: number): string {
  const breaking = `${both.length + client.length} breaking (${both.length} for clients and servers, ${client.length} for clients only)`;
  return `${breaking}, ${server.length} for servers only, ${nobody.length} harmless, ${wordCount} of words alone.`;
}

/** Formats one entry of the changelog in Markdown: what breaks and whom, what is new, and which descriptions changed. */
export function changelogEntry({ before, after, changes, answers }: Comparison): string {
  const reworded = changes.filter(({ effect }) => effect === 'words');
  const wordPlaces = [...new Set(reworded.map(({ place }) => place.split(/[.,]/)[0] ?? place))].toSorted();
  const broken = byBroken(changes);
  const lines = [
    before === after ? `## ${after}, not yet released` : `## ${after}`,
    '',
    changes.length === 0
      ? `Nothing changed since ${before}.`
      : `Since ${before}: ${summaryOf(broken, reworded.length)}`,
    ...section('Breaks clients and servers', broken.both),
    ...section('Breaks clients', broken.client),
    ...section('Breaks servers', broken.server),
    ...section('Harmless', broken.nobody),
    ...(answers.length === 0
      ? []
      : ['', '### Answered questions', '', ...answers.map(({ name, answer }) => `- \`${name}\`: ${answer}`)]),
    ...(wordPlaces.length === 0
      ? []
      : ['', '### Words alone', '', wordPlaces.map((place) => `\`${place}\``).join(', ')]),
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * Puts the entry of a release into the changelog, first. What was written by hand under the heading of this version comes
 * right after the entry's summary, as "In short".
 * @param changelog all of it, with the title in its first line
 * @param entry as `changelogEntry` formats it
 */
export function addEntry(changelog: string, entry: string): string {
  const [title = '', ...others] = changelog.split(/^(?=## )/m);
  const [heading = '', summary = '', ...lists] = entry.split(/^\n/m);
  const isOfThisVersion = (other: string) => other.split('\n', 1)[0] === heading.trim();
  const byHand = others.filter(isOfThisVersion).map((other) => other.slice(heading.length));
  const earlier = others.filter((other) => !isOfThisVersion(other));
  return [title, heading, summary, ...byHand, ...lists, ...earlier]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => `${part}\n`)
    .join('\n');
}
