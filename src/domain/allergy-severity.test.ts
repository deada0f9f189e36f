import { expect, test } from 'vitest';
import { compareSeverities, strongerSeverity } from './allergy-severity.ts';
import type { AllergySeverity } from './health.ts';

const strongestFirst: (AllergySeverity | null)[] = ['severe', null, 'moderate', 'mild'];

test('severities are sorted by strength; an unknown one comes after a severe one', () => {
  expect(strongestFirst.toReversed().toSorted(compareSeverities)).toEqual(strongestFirst);
});

test.each([
  ['severe', null, 'severe'],
  ['severe', 'mild', 'severe'],
  [null, 'moderate', null],
  [null, 'mild', null],
  ['moderate', 'mild', 'moderate'],
  ['mild', 'mild', 'mild'],
] as const)('the stronger of %s and %s is %s', (a, b, stronger) => {
  expect([strongerSeverity(a, b), strongerSeverity(b, a)]).toEqual([stronger, stronger]);
});
