import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lunchDishes } from './lunch-dishes.ts';

const all = [1, 2, 3, 4, 5];

test.each<[string, number[], number[], number[]]>([
  ['as planned', [3], [1, 2, 3], [3]],
  ['the next one that is safe', [2], [1, 3, 4], [3]],
  ['the next but one', [2], [1, 5], [5]],
  ['from the beginning after the last one', [5], [1, 2], [1]],
  ['from the beginning for a dish that is not one of the package', [9], [2, 3], [2]],
  ['nothing that is in the lunch already', [2, 3], [3, 4], [4, 3]],
  ['two that differ', [1, 2], [3, 4], [3, 4]],
  ['nothing without a safe dish', [2], [], []],
  ['one dish if there is only one', [1, 2], [4], [4]],
])('a lunch has %s', (_what, planned, safe, dishes) => {
  expect(lunchDishes(planned, all, (id) => safe.includes(id))).toEqual(dishes);
});

test('a lunch never has a dish that is not safe, nor one twice, and keeps what is safe', () => {
  const some = fc.subarray(all);
  fc.assert(
    fc.property(some, some, (planned, safe) => {
      const dishes = lunchDishes(planned, all, (id) => safe.includes(id));
      expect(dishes.filter((id) => !safe.includes(id))).toEqual([]);
      expect(new Set(dishes).size).toBe(dishes.length);
      expect(dishes).toEqual(expect.arrayContaining(planned.filter((id) => safe.includes(id))));
      expect(dishes).toHaveLength(Math.min(planned.length, safe.length));
    }),
  );
});
