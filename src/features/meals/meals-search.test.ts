import { expect, test } from 'vitest';
import { excludedCodes, isWeekView, mealsSearch } from './meals-search.ts';

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

test('F03 an address keeps the day and the package of the menu, and nothing else', () => {
  const search = mealsSearch({ day: '2026-11-29', package: 3, meal: 2, applicant: 7, without: 'milk', view: 'week' });
  expect(search).toEqual({ day: '2026-11-29', package: 3, meal: 2 });
  expect(isWeekView(search)).toBe(true);
  expect(mealsSearch({ view: 'week', category: 'soup' })).toEqual({ view: 'week' });
});

test.each<[unknown, string]>([
  ['tomorrow', 'tomorrow'],
  [20261129, '20261129'],
  [['2026-11-29', '2026-11-30'], '2026-11-29,2026-11-3'],
  [null, 'null'],
  ['x'.repeat(500), 'x'.repeat(20)],
])('F03 a day that is none is kept for the message: %j', (day, kept) => {
  expect(mealsSearch({ day })).toEqual({ day: kept });
});

test.each([{ package: -3 }, { package: 'x' }, { day: '' }, { view: 'month' }])('F01 all meals: %j', (search) => {
  expect(mealsSearch(search)).toEqual({});
  expect(isWeekView(mealsSearch(search))).toBe(false);
});
