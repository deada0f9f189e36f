import fc from 'fast-check';
import { type Contract, needsBearer, type Operation, type Parameter, parametersIn, type Schema } from './contract.ts';
import { type Ready, type Sent, writeOut } from './exchange.ts';
import { isObject, valueAt, withValueAt } from './json.ts';
import { malformedFrom, otherContentTypes } from './malformed.ts';
import type { Rule } from './recipe.ts';
import { extraField, type Kind, type Site, sitesOf } from './offending.ts';
import type { Validators } from './validators.ts';

/** A family of invalid requests: one error at one place, with shrinkable values drawn from a seed. */
export interface Family {
  kind: Kind;
  /** A description of the place of the error. */
  place: string;
  values: fc.Arbitrary<unknown>;
  isOpen: boolean;
  /** Builds the invalid request; null if the value happens to be valid. */
  build: (ready: Ready, value: unknown) => Sent | null;
}

/** The data that families are built from. */
export interface Sources {
  contract: Contract;
  validators: Validators;
  baseUrl: string;
  /** Tokens, and the request for a record of the other parent; these change when the state is reset. */
  expiredToken: string | null;
  otherToken: string | null;
  unverifiedToken: string | null;
  foreign: Ready | null;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Parses the text of a path, query or header parameter by its schema. */
function decoded(text: string, { type }: Schema): unknown {
  const isNumber = type === 'integer' || type === 'number';
  if (isNumber) return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
  return type === 'array' ? text.split(',') : text;
}

/** The optional fields of a body’s first level. */
function optionalFields({ contract }: Sources, schema: Schema, body: unknown): string[] {
  const required = new Set(contract.resolve(schema).required);
  return isObject(body) ? Object.keys(body).filter((name) => !required.has(name)) : [];
}

function bodyFamilies(operation: Operation, sample: Ready, sources: Sources): Family[] {
  const { body } = operation;
  if (!body) return [];
  const optional = optionalFields(sources, body.schema, sample.body);
  const isValid = sources.validators.open(body.schema);
  const family = (site: Site): Family => ({
    kind: site.kind,
    place: `body${site.path.map((key) => `.${key}`).join('')}`,
    isOpen: site.isOpen,
    values: fc.record({
      value: site.values,
      kept: fc.subarray(optional.filter((name) => name !== site.path[0])),
    }),
    build(ready, drawn) {
      const { value, kept } = drawn as { value: unknown; kept: string[] };
      const left = optional.filter((name) => name !== site.path[0] && !kept.includes(name));
      const base = left.reduce<unknown>((at, name) => withValueAt(at, [name], undefined), ready.body);
      const extra = extraField(value);
      const spoiled =
        site.kind === 'extra field'
          ? withValueAt(base, [...site.path, extra.name], extra.value)
          : withValueAt(base, site.path, value);
      // Omitting an optional field, or sending a value that the schema allows, is not an error.
      if (spoiled === undefined || isValid(spoiled)) return null;
      return writeOut(sources.baseUrl, operation, { ...ready, body: spoiled });
    },
  });
  return sitesOf(sources.contract, body.schema, sample.body).map(family);
}

function rawBodyFamilies(operation: Operation, sample: Ready, { baseUrl }: Sources): Family[] {
  if (!operation.body) return [];
  const written = (ready: Ready) => writeOut(baseUrl, operation, ready);
  return [
    {
      kind: 'malformed JSON',
      place: 'body',
      values: malformedFrom(JSON.stringify(sample.body)),
      isOpen: true,
      build: (ready, value) => ({ ...written(ready), body: String(value) }),
    },
    {
      kind: 'wrong content type',
      place: 'header Content-Type',
      values: fc.constantFrom(...otherContentTypes),
      isOpen: true,
      build(ready, value) {
        const { headers, ...rest } = written(ready);
        const { 'Content-Type': _json, ...others } = headers;
        return { ...rest, headers: value === null ? others : { ...others, 'Content-Type': value as string } };
      },
    },
  ];
}

/** Errors of one parameter that is sent as text. */
function textFamilies(
  parameter: Parameter,
  sample: unknown,
  { contract, validators }: Sources,
  isSendable: (text: string) => boolean,
  build: (ready: Ready, text: string | undefined) => Sent,
): Family[] {
  const schema = contract.resolve(parameter.schema);
  const isValid = validators.open(parameter.schema);
  const place = `${parameter.in} ${parameter.name}`;
  const isList = schema.type === 'array';
  const sites = sitesOf(
    contract,
    isList ? (schema.items ?? {}) : parameter.schema,
    isList ? valueAt(sample, [0]) : sample,
  );
  const families = sites
    // Any text is a valid string, and no text is an object.
    .filter(({ kind }) => kind !== 'extra field' && !(kind === 'wrong type' && typeof sample === 'string' && !isList))
    .filter(({ kind }) => !(kind === 'wrong type' && isList))
    .map(({ kind, values, isOpen }): Family => ({
      kind,
      place,
      isOpen,
      values: values.map((value) => textOf(value).slice(0, 2_500)),
      build(ready, value) {
        const text = String(value);
        return isSendable(text) && !isValid(decoded(text, schema)) ? build(ready, text) : null;
      },
    }));
  if (parameter.required === true && parameter.in !== 'path') {
    families.push({
      kind: 'required left out',
      place,
      isOpen: false,
      values: fc.constant(null),
      build: (ready) => build(ready, undefined),
    });
  }
  return families;
}

function queryFamilies(operation: Operation, sample: Ready, sources: Sources): Family[] {
  return parametersIn(operation, 'query').flatMap((parameter) =>
    textFamilies(
      parameter,
      sample.query?.[parameter.name],
      sources,
      () => true,
      (ready, text) =>
        writeOut(sources.baseUrl, operation, { ...ready, query: { ...ready.query, [parameter.name]: text } }),
    ),
  );
}

/** The request with another value of a header, or without it. */
export function withHeader(sent: Sent, name: string, value: string | undefined): Sent {
  const { [name]: _left, ...headers } = sent.headers;
  return { ...sent, headers: value === undefined ? headers : { ...headers, [name]: value } };
}

function headerFamilies(operation: Operation, sample: Ready, sources: Sources): Family[] {
  // Optional headers are only hints: a server must never refuse a value that a browser sends there.
  const required = parametersIn(operation, 'header').filter((each) => each.required === true);
  return required.flatMap((parameter) =>
    textFamilies(
      parameter,
      writeOut(sources.baseUrl, operation, sample).headers[parameter.name],
      sources,
      (text) => /^[\u0021-\u007E](?:[\u0020-\u007E]*[\u0021-\u007E])?$/.test(text),
      (ready, text) => withHeader(writeOut(sources.baseUrl, operation, ready), parameter.name, text),
    ),
  );
}

/** The path segments that other paths of the contract have in the place of an id. */
const wordsOfPaths = ({ operations }: Contract) => new Set(operations.flatMap(({ path }) => path.split('/')));

function pathFamilies(operation: Operation, sources: Sources): Family[] {
  const taken = wordsOfPaths(sources.contract);
  const ids = fc.oneof(
    fc.constantFrom('0', '-1', '1.5', 'null', 'undefined', '1e3', '0x1', '٤١', "1'", '1 OR 1=1', '%00', '9'.repeat(25)),
    fc.integer({ min: 800_000_000, max: 900_000_000 }).map(String),
    fc.integer({ max: -1 }).map(String),
    fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }).filter((text) => !/^[\d.\s]*$/.test(text)),
  );
  return parametersIn(operation, 'path').map(({ name }) => ({
    kind: 'bad path' as const,
    place: `path ${name}`,
    isOpen: true,
    values: ids.filter((text) => !taken.has(text) && !text.includes('/') && !text.includes('\\')),
    build: (ready, value) =>
      writeOut(sources.baseUrl, operation, { ...ready, path: { ...ready.path, [name]: String(value) } }),
  }));
}

function tokenFamilies(operation: Operation, sources: Sources): Family[] {
  const { security } = operation;
  const takesBearer = security.some((each) => each.includes('bearerAuth'));
  const opensToVisitors = security.length === 0 || security.some((each) => each.length === 0);
  const families: Family[] = [];
  const { baseUrl } = sources;
  const withToken = (ready: Ready, authorization: string | null) => {
    const { 'firebase-token': _phone, ...headers } = ready.headers ?? {};
    const auth: Record<string, string> = authorization === null ? {} : { Authorization: authorization };
    return writeOut(baseUrl, operation, { ...ready, token: undefined, headers: { ...headers, ...auth } });
  };
  if (!opensToVisitors) {
    families.push({
      kind: 'no token',
      place: 'header Authorization',
      isOpen: true,
      values: fc.oneof(
        fc.constantFrom<string | null>(null, 'Bearer', 'Basic no-token', 'Token no-token', 'bearer no-token'),
        fc.stringMatching(/^[A-Za-z0-9._-]{0,40}$/).map((token) => `Bearer no-token${token}`),
      ),
      build: (ready, value) => withToken(ready, value as string | null),
    });
  }
  if (takesBearer && sources.expiredToken !== null) {
    families.push({
      kind: 'expired token',
      place: 'header Authorization',
      isOpen: false,
      values: fc.constant(null),
      build: (ready) => withToken(ready, `Bearer ${sources.expiredToken ?? ''}`),
    });
  }
  if (sources.unverifiedToken !== null) {
    families.push({
      kind: 'not verified',
      place: 'header Authorization',
      isOpen: false,
      values: fc.constant(null),
      build: (ready) => withToken(ready, `Bearer ${sources.unverifiedToken ?? ''}`),
    });
  }
  return families;
}

function foreignFamilies(operation: Operation, sources: Sources): Family[] {
  const isOwned = needsBearer(operation) && parametersIn(operation, 'path').length > 0;
  const families: Family[] = [];
  const add = (place: string, build: Family['build']) =>
    families.push({ kind: "another parent's object", place, isOpen: false, values: fc.constant(null), build });
  if (sources.foreign) {
    add('named by the request', () => sources.foreign && writeOut(sources.baseUrl, operation, sources.foreign));
  }
  if (isOwned && sources.otherToken !== null) {
    add('asked for by the other parent', (ready) =>
      writeOut(sources.baseUrl, operation, { ...ready, token: sources.otherToken ?? undefined }),
    );
  }
  return families;
}

/** Requests that the schema allows and a rule refuses; the recipe has the values and puts them into the request. */
export function ruleFamilies(operation: Operation, rules: readonly Rule[] | undefined, { baseUrl }: Sources): Family[] {
  return (rules ?? []).map(({ place, in: part = 'body', values, changed }) => ({
    kind: part === 'query' ? 'against a rule of the query' : 'against a rule',
    place,
    isOpen: true,
    values: fc.constantFrom(...values),
    build(ready, value) {
      const before = ready[part];
      const fields = isObject(before) ? before : {};
      const after = { ...fields, ...changed(value, fields) };
      return writeOut(baseUrl, operation, { ...ready, [part]: after });
    },
  }));
}

/** Queries that a server can read in two ways: a parameter that is sent twice, and one that does not exist. */
function queryNameFamilies(operation: Operation, sample: Ready, { baseUrl }: Sources): Family[] {
  const known = parametersIn(operation, 'query').map(({ name }) => name);
  if (known.length === 0) return [];
  const added = (ready: Ready, name: string, value: string) => {
    const sent = writeOut(baseUrl, operation, ready);
    const pair = new URLSearchParams({ [name]: value }).toString();
    return { ...sent, url: `${sent.url}${sent.url.includes('?') ? '&' : '?'}${pair}` };
  };
  const repeated = Object.entries(sample.query ?? {}).map(([name, value]): Family => ({
    kind: 'repeated parameter',
    place: `query ${name}`,
    isOpen: false,
    values: fc.constant(Array.isArray(value) ? String(value[0]) : String(value)),
    build: (ready, again) => added(ready, name, String(again)),
  }));
  const others = known.flatMap((name) => [`${name}[]`, `${name}s`, name.toUpperCase()]);
  const unknown: Family = {
    kind: 'unknown parameter',
    place: 'query',
    isOpen: true,
    values: fc.constantFrom(...others.filter((name) => !known.includes(name)), '__proto__', 'تصنيف'),
    build: (ready, name) => added(ready, String(name), '1'),
  };
  return [...repeated, unknown];
}

/** Every family of requests that an operation has to refuse, derived from an accepted request. */
export function familiesOf(operation: Operation, sample: Ready, sources: Sources): Family[] {
  return [
    ...bodyFamilies(operation, sample, sources),
    ...rawBodyFamilies(operation, sample, sources),
    ...queryFamilies(operation, sample, sources),
    ...queryNameFamilies(operation, sample, sources),
    ...headerFamilies(operation, sample, sources),
    ...pathFamilies(operation, sources),
    ...tokenFamilies(operation, sources),
    ...foreignFamilies(operation, sources),
  ];
}
