import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dump } from 'js-yaml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addEntry, changelogEntry, compareContracts, type Comparison, versionError } from './contract-changes.ts';

type Json = Record<string, unknown>;

const text = { type: 'string' };
const done = { 200: { description: 'Done.' } };
const answer = (schema: Json) => ({ 200: { description: 'An answer.', content: { 'application/json': { schema } } } });
const body = (schema: Json, required = true) => ({ required, content: { 'application/json': { schema } } });
const one = (schema: Json) => ({ type: 'object', required: ['one'], properties: { one: schema } });
const get = (operation: Json) => ({ get: { responses: done, ...operation } });
const post = (operation: Json) => ({ post: { responses: done, ...operation } });
const query = (parameter: Json) => get({ parameters: [{ name: 'one', in: 'query', schema: text, ...parameter }] });

/** Schema before and after, and the effect of the change in a request, in a reply, and if both use the schema. */
const schemas: [what: string, before: Json, after: Json, inRequest: string, inReply: string, inBoth: string][] = [
  [
    'a new required field',
    one(text),
    { type: 'object', required: ['one', 'two'], properties: { one: text, two: text } },
    'breaking',
    'harmless',
    'breaking',
  ],
  [
    'a new optional field',
    one(text),
    { ...one(text), properties: { one: text, two: text } },
    'harmless',
    'harmless',
    'harmless',
  ],
  [
    'a field less, open to unknown ones',
    { ...one(text), properties: { one: text, two: text } },
    one(text),
    'harmless',
    'breaking',
    'breaking',
  ],
  [
    'a field less, closed to unknown ones',
    { ...one(text), properties: { one: text, two: text }, additionalProperties: false },
    { ...one(text), additionalProperties: false },
    'breaking',
    'breaking',
    'breaking',
  ],
  ['a field that became required', { ...one(text), required: [] }, one(text), 'breaking', 'harmless', 'breaking'],
  ['a field that may be left out now', one(text), { ...one(text), required: [] }, 'harmless', 'breaking', 'breaking'],
  ['a value less', one({ enum: ['a', 'b'] }), one({ enum: ['a'] }), 'breaking', 'harmless', 'breaking'],
  ['a value more', one({ enum: ['a'] }), one({ enum: ['a', 'b'] }), 'harmless', 'breaking', 'breaking'],
  [
    'a value more in an extensible list',
    one({ ...text, 'x-extensible-enum': ['a'] }),
    one({ ...text, 'x-extensible-enum': ['a', 'b'] }),
    'harmless',
    'harmless',
    'harmless',
  ],
  ['another type', one(text), one({ type: 'integer' }), 'breaking', 'breaking', 'breaking'],
  ['a wider type', one({ type: 'integer' }), one({ type: 'number' }), 'harmless', 'breaking', 'breaking'],
  ['a field that may be null now', one(text), one({ type: ['string', 'null'] }), 'harmless', 'breaking', 'breaking'],
  ['a field that is never null now', one({ type: ['string', 'null'] }), one(text), 'breaking', 'harmless', 'breaking'],
  [
    'a shorter text',
    one({ type: 'string', maxLength: 9 }),
    one({ type: 'string', maxLength: 5 }),
    'breaking',
    'harmless',
    'breaking',
  ],
  [
    'a longer text',
    one({ type: 'string', maxLength: 5 }),
    one({ type: 'string', maxLength: 9 }),
    'harmless',
    'breaking',
    'breaking',
  ],
  [
    'a higher least number',
    one({ type: 'integer', minimum: 1 }),
    one({ type: 'integer', minimum: 5 }),
    'breaking',
    'harmless',
    'breaking',
  ],
  [
    'another pattern',
    one({ type: 'string', pattern: '^a' }),
    one({ type: 'string', pattern: '^b' }),
    'breaking',
    'breaking',
    'breaking',
  ],
  ['a format that was free', one(text), one({ type: 'string', format: 'date' }), 'breaking', 'harmless', 'breaking'],
  [
    'a list of something else',
    one({ type: 'array', items: text }),
    one({ type: 'array', items: { type: 'integer' } }),
    'breaking',
    'breaking',
    'breaking',
  ],
  [
    'a shorter list',
    one({ type: 'array', items: text, maxItems: 5 }),
    one({ type: 'array', items: text, maxItems: 3 }),
    'breaking',
    'harmless',
    'breaking',
  ],
  [
    'a list without doubles',
    one({ type: 'array', items: text }),
    one({ type: 'array', items: text, uniqueItems: true }),
    'breaking',
    'harmless',
    'breaking',
  ],
  [
    'an object closed to unknown fields',
    one(text),
    { ...one(text), additionalProperties: false },
    'breaking',
    'harmless',
    'breaking',
  ],
  [
    'one kind less',
    one({ oneOf: [text, { type: 'null' }] }),
    one({ oneOf: [text] }),
    'breaking',
    'harmless',
    'breaking',
  ],
  [
    'one kind more',
    one({ oneOf: [text] }),
    one({ oneOf: [text, { type: 'null' }] }),
    'harmless',
    'breaking',
    'breaking',
  ],
  ['a description', one(text), one({ type: 'string', description: 'More words.' }), 'words', 'words', 'words'],
  ['an example', one({ ...text, example: 'a' }), one({ ...text, example: 'b' }), 'words', 'words', 'words'],
  ['a note of ours', one({ ...text, 'x-reason': 'a' }), one({ ...text, 'x-reason': 'b' }), 'none', 'none', 'none'],
  ['a class of data', one(text), one({ ...text, 'x-data-class': 'none' }), 'none', 'none', 'none'],
];

/** Whom a change breaks, in a request and in a reply. */
const broken: readonly [what: string, inRequest: string, inReply: string][] = [
  ['a new required field', 'client', 'server'],
  ['a field less, closed to unknown ones', 'client', 'client'],
  ['a value less', 'client', 'server'],
  ['a value more', 'server', 'client'],
  ['a value more in an extensible list', '', ''],
  ['another type', 'client server', 'client server'],
  ['a field that may be null now', 'server', 'client'],
  ['a shorter text', 'client', 'server'],
  ['a longer text', 'server', 'client'],
];

const operations: [what: string, before: Json | null, after: Json | null, effect: string][] = [
  ['a path less', get({}), null, 'breaking'],
  ['a method less', { ...get({}), ...post({}) }, get({}), 'breaking'],
  ['a method more', get({}), { ...get({}), ...post({}) }, 'harmless'],
  ['another operationId', get({ operationId: 'listThings' }), get({ operationId: 'allThings' }), 'breaking'],
  ['a status less', get({ responses: { ...done, 404: { description: 'None.' } } }), get({}), 'breaking'],
  ['a status more', get({}), get({ responses: { ...done, 404: { description: 'None.' } } }), 'harmless'],
  ['a token asked for', get({ security: [] }), get({ security: [{ bearer: [] }] }), 'breaking'],
  ['a token asked for no more', get({ security: [{ bearer: [] }] }), get({ security: [] }), 'harmless'],
  ['a required parameter more', get({}), query({ required: true }), 'breaking'],
  ['an optional parameter more', get({}), query({}), 'harmless'],
  ['a parameter less', query({}), get({}), 'breaking'],
  [
    'a parameter with another description',
    query({}),
    query({ description: 'More words.', example: 'a', 'x-reason': 'Because.', 'x-open-question': 'Is it?' }),
    'words',
  ],
  ['a parameter that became required', query({}), query({ required: true }), 'breaking'],
  [
    'a parameter with a lower limit',
    query({ schema: { type: 'integer', maximum: 100 } }),
    query({ schema: { type: 'integer', maximum: 50 } }),
    'breaking',
  ],
  ['a required header more', get({}), query({ in: 'header', required: true }), 'breaking'],
  ['a body that has to be sent now', post({}), post({ requestBody: body(one(text)) }), 'breaking'],
  ['a body that may be sent now', post({}), post({ requestBody: body(one(text), false) }), 'harmless'],
  [
    'a body that became required',
    post({ requestBody: body(one(text), false) }),
    post({ requestBody: body(one(text)) }),
    'breaking',
  ],
  ['a reply without its body', get({ responses: answer(one(text)) }), get({}), 'breaking'],
  [
    'a reply without a header',
    get({ responses: { 200: { description: 'Done.', headers: { 'Retry-After': { schema: text } } } } }),
    get({}),
    'breaking',
  ],
  ['another summary', get({ summary: 'A thing' }), get({ summary: 'The thing' }), 'words'],
];

// Each change has a path of its own, so that one comparison covers all of them.
const cases = [
  ...schemas.flatMap(([what, before, after, ...effects]) =>
    (['request', 'reply', 'both'] as const).map((use, at) => {
      const path = (name: string) =>
        ({
          request: post({ requestBody: body({ $ref: name }) }),
          reply: get({ responses: answer({ $ref: name }) }),
          both: post({ requestBody: body({ $ref: name }), responses: answer({ $ref: name }) }),
        })[use];
      return {
        what: `${what}, ${use === 'both' ? 'request and reply' : use}`,
        schema: { before, after },
        path,
        effect: effects[at],
      };
    }),
  ),
  ...operations.map(([what, before, after, effect]) => ({ what, before, after, effect })),
].map((each, at) => ({ ...each, at }));

function contractOf(side: 'before' | 'after', version: string): string {
  const paths: Json = {};
  const components: Json = {};
  for (const each of cases) {
    if ('path' in each) {
      components[`Schema${each.at}`] = each.schema[side];
      paths[`/case/${each.at}`] = each.path(`#/components/schemas/Schema${each.at}`);
    } else if (each[side] !== null) paths[`/case/${each.at}`] = each[side];
  }
  const securitySchemes = { bearer: { type: 'http', scheme: 'bearer' } };
  return dump(
    {
      openapi: '3.1.0',
      info: { title: 'Cases', version },
      paths,
      components: { schemas: components, securitySchemes },
    },
    { noRefs: true },
  );
}

const folder = mkdtempSync(join(tmpdir(), 'nabta-changes-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function written(name: string, contract: string): string {
  const file = join(folder, name);
  writeFileSync(file, contract);
  return file;
}

describe('a change is judged by whom it breaks', () => {
  let comparison: Comparison;
  beforeAll(async () => {
    const before = written('before.yaml', contractOf('before', '1.0.0'));
    comparison = await compareContracts(before, written('after.yaml', contractOf('after', '1.0.0')), folder);
  }, 40_000);

  test.each(cases)('$what: $effect', ({ at, effect }) => {
    const own = new RegExp(String.raw`(?:[/_]case[/_]${at}|Schema${at})(?!\d)`);
    const effects = comparison.changes.filter(({ place }) => own.test(place)).map((change) => change.effect);
    const worst = ['breaking', 'harmless', 'words'].find((each) => effects.includes(each as never));
    expect(worst ?? 'none').toBe(effect);
  });

  test.each(broken)('%s breaks %s by a request, %s by a reply', (what, ...expected) => {
    const found = (['request', 'reply'] as const).map((use) => {
      const at = cases.findIndex((each) => each.what === `${what}, ${use}`);
      const own = new RegExp(String.raw`Schema${at}(?!\d)`);
      const breaks = comparison.changes.filter(({ place }) => own.test(place)).flatMap((change) => change.breaks);
      return [...new Set(breaks)].toSorted().join(' ');
    });
    expect(found).toEqual(expected);
  });

  test('the changelog names each place once, what breaks first', () => {
    const entry = changelogEntry(comparison);
    expect(entry).toMatch(
      /^## 1\.0\.0, not yet released\n\nSince 1\.0\.0: \d+ breaking \(\d+ for clients and servers, \d+ for clients only\), \d+ for servers only, \d+ harmless, \d+ of words alone\.\n\n### Breaks clients and servers\n\n/,
    );
    expect(entry).toContain('- `Schema0.required`: Properties of `Schema0` became required: `two`.\n');
    expect(entry).toContain('\n### Breaks clients\n');
    expect(entry).toContain('\n### Breaks servers\n');
    expect(entry).toContain('\n### Harmless\n');
    expect(entry).toContain('\n### Words alone\n');
    const lines = entry.split('\n').filter((line) => line.startsWith('- '));
    expect(new Set(lines).size).toBe(lines.length);
  });
});

describe('the version', () => {
  const change = (effect: 'breaking' | 'harmless') => [{ effect, breaks: [], place: 'Meal.name', what: 'removed.' }];

  test.each([
    ['0.1.0', '0.1.0', '0.2.0'],
    ['0.1.0', '0.1.1', '0.2.0'],
    ['0.2.3', '0.1.9', '0.3.0'],
    ['1.4.2', '1.4.2', '2.0.0'],
    ['1.4.2', '1.5.0', '2.0.0'],
    ['1.4.2', '0.9.0', '2.0.0'],
  ])('%s to %s does not announce a breaking change: %s would', (before, after, asked) => {
    expect(versionError({ before, after, changes: change('breaking') })).toMatch(`1 breaking change since ${before}`);
    expect(versionError({ before, after, changes: change('breaking') })).toMatch(`${asked} or higher`);
  });

  test.each([
    ['0.1.0', '0.2.0'],
    ['0.1.0', '1.0.0'],
    ['1.4.2', '2.0.0'],
  ])('%s to %s announces a breaking change', (before, after) => {
    expect(versionError({ before, after, changes: change('breaking') })).toBeNull();
  });

  test('need not rise for a harmless change', () => {
    expect(versionError({ before: '0.1.0', after: '0.1.0', changes: change('harmless') })).toBeNull();
  });

  test('is three numbers', () => {
    expect(versionError({ before: '0.1.0', after: '1', changes: [] })).toMatch('info.version is 1');
  });
});

test('a path more is harmless to clients', async () => {
  const contract = (paths: Json) => dump({ openapi: '3.1.0', info: { title: 'Paths', version: '1.0.0' }, paths });
  const before = written('few.yaml', contract({ '/one': get({}) }));
  const after = written('more.yaml', contract({ '/one': get({}), '/two': get({}) }));
  const { changes } = await compareContracts(before, after, folder);
  expect(changes).toEqual([{ effect: 'harmless', breaks: ['server'], place: '/two', what: 'added.' }]);
}, 20_000);

test('the contract with its webhooks does not differ from itself', async () => {
  const bundle = 'openapi/dist/openapi.yaml';
  expect((await compareContracts(bundle, bundle, folder)).changes).toEqual([]);
}, 40_000);

test('the changelog lists the questions that were answered', async () => {
  const contract = (notes: Json) =>
    dump({ openapi: '3.1.0', info: { title: 'One', version: '1.0.0', ...notes }, paths: {} });
  const given = { answer: 'Yes.', by: 'Sami', on: '2026-12-01' };
  const before = written('open.yaml', contract({ 'x-question': 'q.one', 'x-open-question': 'Is it?' }));
  const after = written('answered.yaml', contract({ 'x-question': 'q.one', 'x-answer': given }));
  const entry = changelogEntry(await compareContracts(before, after, folder));
  expect(entry).toContain('Nothing changed since 1.0.0.');
  expect(entry).toContain('### Answered questions\n\n- `q.one`: Yes. (Sami, 2026-12-01)\n');
}, 20_000);

describe('an entry of the changelog', () => {
  const title = '# What changed\n';
  const entry = '## 2.0.0\n\nSince 1.0.0: 1 breaking.\n\n### Breaks clients\n\n- `Meal`: removed.\n';
  const earlier = '## 1.0.0\n\nThe first version.\n\n### In short\n\n- Meals.\n';

  test.each([
    ['is the first of all', title, `${title}\n${entry}`],
    ['comes before earlier ones', `${title}\n${earlier}`, `${title}\n${entry}\n${earlier}`],
    [
      'keeps what was written by hand under its version, after the summary',
      `${title}\n## 2.0.0\n\n### In short\n\n- No meals.\n\n${earlier}`,
      `${title}\n${entry.replace('\n### Breaks', '\n### In short\n\n- No meals.\n\n### Breaks')}\n${earlier}`,
    ],
    ['replaces an empty one of its version', `${title}\n## 2.0.0\n\n${earlier}`, `${title}\n${entry}\n${earlier}`],
  ])('%s', (_, changelog, expected) => {
    expect(addEntry(changelog, entry)).toBe(expected);
  });
});

test('what is no contract is named', async () => {
  const contract = written('contract.yaml', contractOf('before', '1.0.0'));
  const other = written('other.md', '# Not a contract\n');
  await expect(compareContracts(other, contract, folder)).rejects.toThrow(`${other} is no OpenAPI contract`);
});
