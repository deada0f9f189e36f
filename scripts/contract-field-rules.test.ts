import { describe, expect, test } from 'vitest';
import { hasLimits, numbersWithoutLimits, timeNameError } from './contract-field-rules.ts';

const integer = { type: 'integer' };
const limited = { type: 'integer', minimum: 1, maximum: 9 };

describe('a number of a request has limits', () => {
  test.each([
    ['with a minimum and a maximum', limited, true],
    ['with exclusive ones', { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }, true],
    ['of 0 as well', { type: 'number', minimum: 0, maximum: 0 }, true],
    ['by its format', { ...integer, format: 'int32' }, true],
    ['in a list of values', { ...integer, enum: [1, 2] }, true],
    ['not with a minimum alone', { ...integer, minimum: 1 }, false],
    ['not with a maximum alone', { ...integer, maximum: 9 }, false],
    ['not by int64', { ...integer, format: 'int64', minimum: 1 }, false],
  ])('%s', (_what, schema, expected) => {
    expect(hasLimits(schema)).toBe(expected);
  });
});

test('every number is found: nested, in lists, nullable, behind references, once in a schema that contains itself', () => {
  const schemas: Record<string, object> = {
    Choice: { properties: { count: integer, next: { $ref: '#/Choice' }, size: limited } },
    Id: integer,
  };
  const follow = (node: { $ref?: string }, file: string) => ({
    node: node.$ref === undefined ? node : (schemas[node.$ref.slice(2)] ?? {}),
    file,
  });
  const body = {
    properties: {
      id: { $ref: '#/Id' },
      other_id: { $ref: '#/Id' },
      choices: { type: 'array', items: { $ref: '#/Choice' } },
      rate: { oneOf: [{ type: ['number', 'null'], minimum: 0 }, { type: 'string' }] },
      name: { type: 'string' },
    },
  };
  expect(numbersWithoutLimits('body', body, '', follow)).toEqual([
    'body.id',
    'body.other_id',
    'body.choices[].count',
    'body.rate',
  ]);
});

describe('the name of a field', () => {
  const day = { $ref: 'common.yaml#/CivilDate' };
  const instant = { type: ['string', 'null'], format: 'date-time' };
  const dayWords = 'is a day: its name ends in date';
  const instantWords = 'is a point in time: its name ends in _at, _until or _by';
  test.each([
    ['start_date', day, null],
    ['date', { type: 'string', format: 'date' }, null],
    ['from', day, null],
    ['published_on', day, dayWords],
    ['update', day, dayWords],
    ['kept_until', { oneOf: [day, { type: 'null' }] }, dayWords],
    ['paid_at', { $ref: '#/Instant' }, null],
    ['cancellable_until', instant, null],
    ['eat_by', instant, null],
    ['now', { $ref: 'common.yaml#/Instant' }, null],
    ['date', instant, instantWords],
    ['order_date', { ...instant, 'x-provenance': 'known' }, null],
    ['order_date', { ...instant, 'x-provenance': 'proposed' }, instantWords],
    ['delivery_window_at', { type: 'string' }, null],
  ])('%s', (name, schema, error) => {
    expect(timeNameError(name, schema)).toBe(error);
  });
});
