import { expect, it } from 'vitest';
import { knownCardBrand } from './generated/known-values.ts';
import { knownValue } from './known-value.ts';

it.each([
  ['visa', 'visa'],
  ['amex', null],
  ['toString', null],
  [null, null],
])('of %j is %j', (value, known) => {
  expect(knownValue(knownCardBrand, value)).toBe(known);
});
