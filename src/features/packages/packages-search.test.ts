import { expect, test } from 'vitest';
import { packagesSearch } from './packages-search.ts';

test('C10 an address keeps the filters it names', () => {
  expect(packagesSearch({ category: 'chronic', frequency: 'weekly' })).toEqual({
    category: 'chronic',
    frequency: 'weekly',
  });
});

test('S05 the student a package is looked for goes along', () => {
  expect(packagesSearch({ category: 'healthy', applicant: 12 })).toEqual({ category: 'healthy', applicant: 12 });
});

test.each<[string, Record<string, unknown>]>([
  ['nothing', {}],
  ['unknown words', { category: 'fruit', frequency: 7 }],
  ['lists', { category: ['healthy'] }],
  ['other keys', { toString: 'x', page: '2' }],
  ['an impossible id', { applicant: '-1' }],
])('whatever is no filter is left out: %s', (_case, search) => {
  expect(packagesSearch(search)).toEqual({});
});
