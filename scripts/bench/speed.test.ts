import { expect, test } from 'vitest';
import { slowdownFor } from './speed.ts';

test.each([
  ['of the machine on which the goals were set', 25, 4],
  ['of a slower machine', 80, 1.25],
  ['of a machine that is slower than the phone', 140, 1],
])('The slowdown %s makes it as slow as the phone', (_machine, sorting, slowdown) => {
  expect(slowdownFor(sorting)).toBeCloseTo(slowdown);
});
