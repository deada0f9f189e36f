import { parseSync } from 'vite';
import newer from './newer-functions.json' with { type: 'json' };

interface Node {
  type: string;
  [key: string]: unknown;
}

/** The functions that src/app/polyfills.ts adds; some of them only for the mock. */
export const polyfills: readonly string[] = [
  'Array.prototype.toReversed',
  'Array.prototype.toSorted',
  'Array.prototype.with',
  'Map.groupBy',
  'Promise.withResolvers',
  'URL.canParse',
];

/** Newer names that the files may contain: the code checks for support first, or the name means something else. */
const allowed: Readonly<Record<string, string>> = {
  DecompressionStream: 'woff-to-sfnt.ts does without where there is none',
  'Document.prototype.startViewTransition': "the router asks first; the app doesn't turn transitions on",
  'Element.prototype.startViewTransition': 'the same call',
  'Document.prototype.prerendering': 'web-vitals reads an attribute that is then undefined',
  'Document.prototype.wasDiscarded': 'web-vitals reads an attribute that is then undefined',
  'Error.captureStackTrace': 'its callers ask first',
  'HTMLElement.prototype.popover': "a name in React's own list of attributes",
  'Intl.DurationFormat': 'react-intl makes one for durations alone, and the app shows none through it',
  'Iterator.prototype.toArray': 'Children.toArray of React, and a method of the PDF library',
  navigation: 'React asks first',
  'Performance.prototype.interactionCount': 'web-vitals asks first',
  PerformanceEventTiming: 'web-vitals asks first',
  PerformanceSoftNavigation: 'web-vitals asks first',
  'Uint8Array.fromHex': "the PDF's library asks first",
  'Uint8Array.prototype.toHex': "the PDF's library asks first",
};

const names = new Set(newer);
const byMember = new Map<string, string[]>();
for (const name of names) {
  const [, owner, member] = /^(.*\.prototype)\.(.*)$/.exec(name) ?? [];
  if (owner !== undefined && member !== undefined) byMember.set(member, [...(byMember.get(member) ?? []), name]);
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const isNamed = (value: unknown): value is Node & { name: string } => isNode(value) && value.type === 'Identifier';

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesOf(each);
  else if (isNode(value)) {
    yield value;
    for (const each of Object.values(value)) if (typeof each === 'object') yield* nodesOf(each);
  }
}

const globalObjects = new Set(['window', 'globalThis', 'self']);

/** The global that an expression names: `URL`, `window.URL`. */
function globalOf(expression: unknown): string | undefined {
  if (isNamed(expression)) return expression.name;
  if (!isNode(expression) || expression.type !== 'MemberExpression') return undefined;
  const { object, property } = expression;
  return isNamed(object) && globalObjects.has(object.name) && isNamed(property) ? property.name : undefined;
}

/** The function or property that a call or mention uses, such as `URL.canParse` or `Array.prototype.toSorted`. */
function reachedFor(node: Node): string[] {
  if (node.type === 'NewExpression') return [globalOf(node['callee']) ?? ''];
  if (node.type !== 'MemberExpression' || node['computed'] === true || !isNamed(node['property'])) return [];
  const owner = globalOf(node['object']) ?? '';
  const member = node['property'].name;
  if (names.has(`${owner}.${member}`)) return [`${owner}.${member}`];
  return [owner, ...(owner === member ? [] : (byMember.get(member) ?? []))];
}

/** The text of a string or of a template without expressions. */
function textOf(node: Node | undefined): string | null {
  if (node?.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null;
  if (node?.type !== 'TemplateLiteral') return null;
  const [only, ...others] = node['quasis'] as { value: { cooked: string } }[];
  return only === undefined || others.length > 0 ? null : only.value.cooked;
}

/**
 * A regular expression: a literal, or a `RegExp` call, with which the build replaces literals too new for its target.
 */
function regexOf(node: Node): { pattern: string; flags: string } | null {
  if (node.type === 'Literal' && 'regex' in node) return node['regex'] as { pattern: string; flags: string };
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return null;
  const callee = node['callee'] as Node;
  if (callee.type !== 'Identifier' || callee['name'] !== 'RegExp') return null;
  const [pattern, flags] = node['arguments'] as Node[];
  const text = textOf(pattern);
  return text === null ? null : { pattern: text, flags: textOf(flags) ?? '' };
}

function newerSyntax(node: Node): string[] {
  if (node.type === 'StaticBlock') return ['a static block'];
  const regex = regexOf(node);
  if (regex === null) return [];
  const { pattern, flags } = regex;
  return [
    ...(/\(\?<[=!]/.test(pattern) ? ['a look-behind'] : []),
    ...(/\(\?[ims]*-?[ims]*:(?<!\(\?:)/.test(pattern) ? ['a modifier in a regular expression'] : []),
    ...(flags.includes('v') ? ['the flag v of a regular expression'] : []),
  ];
}

/**
 * Finds what a built script needs and the oldest supported browsers lack: functions of newer-functions.json, which
 * update-newer-functions.ts writes, and syntax that es2022 would allow.
 * @param used collects the allowed names that were found, so that unused reasons can be removed
 */
export function newerFunctions(code: string, used = new Set<string>()): string[] {
  const found = new Set<string>();
  for (const node of nodesOf(parseSync('built.js', code).program.body)) {
    for (const syntax of newerSyntax(node)) found.add(syntax);
    for (const name of reachedFor(node)) {
      if (!names.has(name)) continue;
      if (polyfills.includes(name) || name in allowed) used.add(name);
      else found.add(name);
    }
  }
  return [...found];
}

/** The names with a reason. Those that no build uses any more have to be removed. */
export const allowedNames: readonly string[] = Object.keys(allowed);
