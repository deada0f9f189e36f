import { expect, it } from 'vitest';
import { CardBrandDto } from './generated/client.schemas.ts';
import { knownValue } from './known-value.ts';

it.each([
  ['visa', 'visa'],
  ['amex', null],
  ['toString', null],
  [null, null],
])('of %j is %j', (value, known) => {
  expect(knownValue(CardBrandDto, value)).toBe(known);
});
