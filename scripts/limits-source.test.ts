import { expect, test } from 'vitest';
import { limitsSource } from './limits-source.ts';

const text = (limits: object) => ({ type: 'string', ...limits });

function sourceOf(operation: object): string {
  const contract = {
    info: { version: '1' },
    paths: { '/students': { post: { operationId: 'createStudent', tags: ['students'], responses: {}, ...operation } } },
    components: {
      schemas: {
        Address: { type: 'object', properties: { zip: text({ pattern: '^\\d{5}$' }) } },
        Name: text({ minLength: 2, maxLength: 100 }),
      },
    },
  };
  return limitsSource(contract);
}

const bodyOf = (properties: object) =>
  sourceOf({ requestBody: { content: { 'application/json': { schema: { type: 'object', properties } } } } });

test('the limits of a text have the name of its field', () => {
  expect(bodyOf({ full_name: { $ref: '#/components/schemas/Name' } })).toContain(
    'export const createStudentLimits = {\n  "full_name": { minLength: 2, maxLength: 100 },\n} as const;',
  );
});

test('a text that may be null has limits as well', () => {
  expect(bodyOf({ note: { type: ['string', 'null'], maxLength: 20 } })).toContain('"note": { maxLength: 20 }');
});

test('a field of an object has a dotted name, in a choice with null and in a list as well', () => {
  const address = { $ref: '#/components/schemas/Address' };
  const zip = String.raw`{ pattern: /^\d{5}$/ }`;
  expect(bodyOf({ home: { oneOf: [address, { type: 'null' }] } })).toContain(`"home.zip": ${zip}`);
  expect(bodyOf({ homes: { type: 'array', items: address } })).toContain(`"homes.zip": ${zip}`);
});

test('a pattern with a class of letters has the flag that such a class needs', () => {
  expect(bodyOf({ name: text({ pattern: String.raw`\p{L}` }) })).toContain(String.raw`"name": { pattern: /\p{L}/u }`);
});

test('a query parameter has the limits of its text', () => {
  const search = { name: 'search', in: 'query', schema: text({ maxLength: 50 }) };
  expect(sourceOf({ parameters: [search] })).toContain('"search": { maxLength: 50 }');
});

test('what is not limited, and what is no text, is left out', () => {
  expect(bodyOf({ note: { type: 'string' }, rating: { type: 'integer', minimum: 1 } })).not.toContain('createStudent');
});
