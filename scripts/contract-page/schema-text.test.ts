import { describe, expect, test } from 'vitest';
import type { PageDocument, SchemaNode } from './document.ts';
import { limitTexts, typeText } from './schema-text.ts';

const money: SchemaNode = { type: 'string', pattern: String.raw`^\d+\.\d{2}$` };
const document: PageDocument = {
  info: { title: 'Test', version: '1.0.0' },
  tags: [],
  paths: {},
  components: { schemas: { Money: money } },
};
const linkTo = (name: string) => (name === 'Money' ? '#Money' : null);
const reference = { $ref: '#/components/schemas/Money' };
const moneyLink = '<a href="#Money"><code>Money</code></a>';

describe('the type of a field', () => {
  test.each<[SchemaNode, string]>([
    [{ type: 'string' }, 'string'],
    [{ type: 'string', format: 'date' }, 'string (date)'],
    [{ type: ['integer', 'null'] }, 'integer or null'],
    [{ type: 'string', enum: ['<a>', 'b'] }, 'string (<code>&lt;a&gt;</code>, <code>b</code>)'],
    [{ const: true }, '<code>true</code>'],
    [reference, moneyLink],
    [{ oneOf: [reference, { type: 'null' }] }, `${moneyLink} or null`],
    [{ type: 'array', items: reference }, `list of ${moneyLink}`],
    [{}, 'any'],
  ])('%j', (schema, text) => {
    expect(typeText(schema, linkTo).source).toBe(text);
  });
});

describe('the limits of a field', () => {
  test.each<[SchemaNode, string[]]>([
    [{ type: 'string', minLength: 8, maxLength: 72 }, ['8 to 72 characters']],
    [{ type: 'string', minLength: 4, maxLength: 4 }, ['exactly 4 characters']],
    [{ type: 'integer', minimum: 0 }, ['at least 0']],
    [{ type: 'integer', maximum: 100_000, default: 1 }, ['at most 100,000', 'default <code>1</code>']],
    [
      { type: 'array', minItems: 1, maxItems: 5, uniqueItems: true, items: { type: 'string', maxLength: 9 } },
      ['1 to 5 items', 'no item twice', 'each at most 9 characters'],
    ],
    [reference, [String.raw`matches <code>^\d+\.\d{2}$</code>`]],
    [{ oneOf: [reference, { type: 'null' }] }, [String.raw`matches <code>^\d+\.\d{2}$</code>`]],
    [{ type: 'boolean' }, []],
  ])('%j', (schema, texts) => {
    expect(limitTexts(schema, document).map(({ source }) => source)).toEqual(texts);
  });
});
