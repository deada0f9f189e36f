import { expect, test } from 'vitest';
import { percentOf } from './percent-of.ts';

test.each([
  [0.15, 15],
  [0.055, 5.5],
  [0.0725, 7.25],
  // Values that a double can't represent exactly.
  [0.07, 7],
  [0.14, 14],
  [0.29, 29],
  [0.05555, 5.555],
  [0, 0],
  [1, 100],
])('a rate of %d is %d percent', (rate, percent) => expect(percentOf(rate)).toBe(percent));
