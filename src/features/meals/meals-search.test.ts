import { expect, test } from 'vitest';
import { excludedCodes, mealsSearch } from './meals-search.ts';

test('C11 an address keeps the filters and the open meal', () => {
  expect(mealsSearch({ category: 'soup', without: 'eggs,milk', meal: 2 })).toEqual({
    category: 'soup',
    without: 'eggs,milk',
    meal: 2,
  });
});

test.each<[string, unknown, string]>([
  ['a misspelt code', 'Peanuts', 'Peanuts'],
  ['another separator', 'eggs;milk', 'eggs;milk'],
  ['spaces and an empty place', ' eggs , ,milk', 'eggs,milk'],
  ['a repeated parameter', ['eggs', 'milk,eggs'], 'eggs,milk'],
  ['a number', 7, '7'],
  ['a word of JSON', null, 'null'],
  ['a record', { eggs: true }, '{"eggs":true}'],
  ['more than the server allows', `${'a1,'.repeat(30)}eggs`, 'a1,eggs'],
])('C11 an allergen of the address is never dropped: %s', (_case, without, kept) => {
  expect(mealsSearch({ without })).toEqual({ without: kept });
});

test('C11 each of many codes is sent', () => {
  const codes = Array.from({ length: 25 }, (_, index) => `code_${index}`);
  expect(excludedCodes(codes.join(','))).toEqual(codes);
});

test.each([{}, { without: '' }, { without: ',' }, { without: [] }, { category: 'fruit', meal: '-1' }])(
  'no filter: %j',
  (search) => {
    expect(mealsSearch(search)).toEqual({});
  },
);
