import fc from 'fast-check';
import type { Contract, Schema } from './contract.ts';
import { isObject, valueAt } from './json.ts';

/** The kinds of errors in a request. */
export type Kind =
  | 'required left out'
  | 'wrong type'
  | 'bound passed'
  | 'bad format'
  | 'bad enum'
  | 'extra field'
  | 'huge string'
  | 'malformed JSON'
  | 'wrong content type'
  | 'no token'
  | 'expired token'
  | 'not verified'
  | "another parent's object"
  | 'against a rule'
  | 'against a rule of the query'
  | 'unknown parameter'
  | 'repeated parameter'
  | 'bad path';

/** A place in a value and the values that must be refused there. */
export interface Site {
  kind: Kind;
  path: (string | number)[];
  /** The values; undefined removes the field. */
  values: fc.Arbitrary<unknown>;
  /** Whether there are more than a few values. */
  isOpen: boolean;
}

const huge = fc.integer({ min: 60_000, max: 200_000 }).map((length) => 'ن'.repeat(length));
const word = fc.string({ minLength: 1, maxLength: 12 });

const otherTypes: Record<string, fc.Arbitrary<unknown>> = {
  string: word,
  number: fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }).filter((n) => !Number.isInteger(n)),
  integer: fc.integer(),
  boolean: fc.boolean(),
  array: fc.array(fc.oneof(word, fc.integer()), { maxLength: 3 }),
  object: fc.dictionary(fc.constantFrom('a', 'id', 'name'), fc.oneof(word, fc.integer()), { maxKeys: 3 }),
  null: fc.constant(null),
};

function typesOf(schema: Schema): string[] {
  const { type } = schema;
  return type === undefined ? [] : Array.isArray(type) ? type : [type];
}

function wrongType(types: string[]): fc.Arbitrary<unknown> {
  const taken = new Set(types.includes('number') ? [...types, 'integer'] : types);
  return fc.oneof(
    ...Object.entries(otherTypes)
      .filter(([type]) => !taken.has(type))
      .map(([, values]) => values),
  );
}

const badFormats: Record<string, string[]> = {
  date: [
    '2026-02-30',
    '2026-13-01',
    '21/11/2026',
    '2026-1-5',
    'today',
    '2026-11-29T00:00:00Z',
    '20261129',
    '٢٠٢٦-١١-٢٩',
  ],
  email: ['plain', 'a@', '@b.co', 'a b@c.co', 'a@b@c.co', 'a@b..co', 'a@-.co', 'سارة'],
  uri: ['not a uri', '//host', '/checkout', 'http://', 'https://a b.co', 'http:///x y'],
};

/** A value with one letter too few, one too many, or one changed. */
function disturbed(sample: string): fc.Arbitrary<string> {
  return fc
    .tuple(fc.nat(Math.max(0, sample.length - 1)), fc.constantFrom('x', ' ', '-', '٣', ''), fc.boolean())
    .map(([at, letter, replaces]) => `${sample.slice(0, at)}${letter}${sample.slice(replaces ? at + 1 : at)}`);
}

function textSites(schema: Schema, sample: unknown): Omit<Site, 'path'>[] {
  const { minLength = 0, maxLength, pattern, format } = schema;
  const sites: Omit<Site, 'path'>[] = [];
  if (minLength > 0) {
    const values = fc.oneof(fc.constant('a'.repeat(minLength - 1)), fc.constant(''));
    sites.push({ kind: 'bound passed', values, isOpen: false });
  }
  if (maxLength !== undefined) {
    const long = fc
      .tuple(fc.integer({ min: maxLength + 1, max: maxLength + 60 }), fc.constantFrom('a', 'ن', '7', 'é'))
      .map(([length, letter]) => letter.repeat(length));
    sites.push({ kind: 'bound passed', values: long, isOpen: true });
  }
  const isBounded = maxLength !== undefined || pattern !== undefined || format === 'date' || schema.enum !== undefined;
  if (isBounded) sites.push({ kind: 'huge string', values: huge, isOpen: false });
  if (format !== undefined && badFormats[format]) {
    const values = fc.oneof(fc.constantFrom(...badFormats[format]), word);
    sites.push({ kind: 'bad format', values, isOpen: true });
  }
  if (pattern !== undefined) {
    const text = typeof sample === 'string' && sample.length > 3 ? disturbed(sample) : word;
    const values = fc.oneof(text, word, fc.constantFrom('', ' ', '\n', '   '));
    sites.push({ kind: 'bad format', values, isOpen: true });
  }
  return sites;
}

function numberSites({ minimum, maximum, format, type }: Schema): Omit<Site, 'path'>[] {
  const values: fc.Arbitrary<unknown>[] = [];
  if (minimum !== undefined)
    values.push(fc.constant(minimum - 1), fc.integer({ min: minimum - 5_000, max: minimum - 1 }));
  if (maximum !== undefined)
    values.push(fc.constant(maximum + 1), fc.integer({ min: maximum + 1, max: maximum + 5_000 }));
  const sites: Omit<Site, 'path'>[] =
    values.length > 0 ? [{ kind: 'bound passed', values: fc.oneof(...values), isOpen: true }] : [];
  if (type === 'integer' || (Array.isArray(type) && type.includes('integer'))) {
    const halves = fc.integer({ min: 1, max: 900 }).map((whole) => whole + 0.5);
    sites.push({ kind: format === 'int64' ? 'bad format' : 'wrong type', values: halves, isOpen: true });
  }
  return sites;
}

function listSites(schema: Schema, sample: unknown): Omit<Site, 'path'>[] {
  const sites: Omit<Site, 'path'>[] = [];
  const items = Array.isArray(sample) ? (sample as unknown[]) : [];
  if ((schema.minItems ?? 0) > 0) sites.push({ kind: 'bound passed', values: fc.constant([]), isOpen: false });
  if (schema.maxItems !== undefined) {
    const tooMany = fc
      .integer({ min: schema.maxItems + 1, max: schema.maxItems + 9 })
      .map((length) => Array.from({ length }, (_each, index) => many(items[0], index)));
    sites.push({ kind: 'bound passed', values: tooMany, isOpen: true });
  }
  if (schema.uniqueItems === true && items.length > 0) {
    const doubled = fc.integer({ min: 2, max: 3 }).map((length) => Array.from({ length }, () => items[0]));
    sites.push({ kind: 'bound passed', values: doubled, isOpen: false });
  }
  return sites;
}

/** Copies of an item, made distinct if they are plain values, so that only the length of the list is wrong. */
function many(item: unknown, index: number): unknown {
  if (typeof item === 'number') return item + index;
  if (typeof item === 'string' && /^\d{4}-\d\d-\d\d$/.test(item)) {
    return new Date(Date.parse(`${item}T00:00:00Z`) + index * 86_400_000).toISOString().slice(0, 10);
  }
  return item ?? index + 1;
}

const otherFields = fc.oneof(
  fc.constantFrom('id', 'user_id', 'is_admin', 'created_at', 'constructor', 'toString', '__proto__', 'حقل'),
  fc.string({ minLength: 1, maxLength: 10 }).map((name) => `x_${name}`),
);

/** Every place in a request's schema with the values that must be refused there, based on an accepted value. */
export function sitesOf(contract: Contract, root: Schema, sample: unknown): Site[] {
  const sites: Site[] = [];

  function walk(raw: Schema, path: (string | number)[], isRequired: boolean): void {
    const target = contract.resolve(raw);
    // Keywords next to a reference only describe it.
    const schema: Schema = { ...raw, ...target };
    const at = valueAt(sample, path);
    const add = (site: Omit<Site, 'path'>) => sites.push({ ...site, path });
    if (isRequired) add({ kind: 'required left out', values: fc.constant(undefined), isOpen: false });
    const types = typesOf(schema);
    if (types.length > 0) add({ kind: 'wrong type', values: wrongType(types), isOpen: true });
    if (schema.enum) {
      const words = schema.enum.map(String);
      const near = fc.constantFrom(...words.flatMap((each) => [each.toUpperCase(), `${each} `, `${each}s`]));
      add({ kind: 'bad enum', values: fc.oneof(near, word, fc.constant('')), isOpen: true });
    }
    if (schema.const !== undefined) {
      const values = fc.constantFrom<unknown>(!schema.const, null, JSON.stringify(schema.const), 1, 0);
      add({ kind: 'bad enum', values, isOpen: false });
    }
    if (types.includes('string')) for (const site of textSites(schema, at)) add(site);
    if (types.includes('integer') || types.includes('number')) for (const site of numberSites(schema)) add(site);
    if (types.includes('array')) {
      for (const site of listSites(schema, at)) add(site);
      if (schema.items && Array.isArray(at) && at.length > 0) walk(schema.items, [...path, 0], false);
    }
    if (types.includes('object') && (at !== undefined || path.length === 0)) {
      const known = new Set(Object.keys(schema.properties ?? {}));
      const extra = fc
        .tuple(otherFields, fc.oneof(word, fc.integer(), fc.constant(null)))
        .filter(([name]) => !known.has(name))
        .map(([name, value]) => ({ name, value }));
      sites.push({ kind: 'extra field', path, values: extra, isOpen: true });
      for (const [name, inner] of Object.entries(schema.properties ?? {})) {
        walk(inner, [...path, name], schema.required?.includes(name) === true);
      }
    }
  }

  walk(root, [], false);
  return sites;
}

/** The field and value of an `extra field` site. */
export function extraField(value: unknown): { name: string; value: unknown } {
  return isObject(value) ? { name: String(value['name']), value: value['value'] } : { name: 'x', value };
}
