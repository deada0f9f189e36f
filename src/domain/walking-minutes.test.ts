import { expect, test } from 'vitest';
import { walkingMinutes } from './walking-minutes.ts';

// The first two are the published examples of the rule.
test.each([
  [480, 55],
  [250, 29],
  [0, 0],
  [4, 0],
  [5, 1],
])('F06 %i kcal are %i minutes', (energy, minutes) => {
  expect(walkingMinutes(energy)).toBe(minutes);
});

test.each([null, -1, Number.NaN, Number.POSITIVE_INFINITY])('F09 no minutes for %s kcal', (energy) => {
  expect(walkingMinutes(energy)).toBeNull();
});
