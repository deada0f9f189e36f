import { expect, test } from 'vitest';
import { type Gate, holds, isKept } from './gates.ts';
import { keptLimit, reasonOf } from './unreached.ts';

const bytes = (measured: number | null): Gate => ({ name: 'home, English: bytes', measured, limit: 260, unit: 'kB' });
const score = (measured: number): Gate => ({
  name: 'package, Arabic: Lighthouse’s score',
  measured,
  limit: 97,
  unit: '',
  atLeast: true,
});

test('a goal that is not reached for a known reason is kept up to its own limit, which is not the goal', () => {
  expect(keptLimit(bytes(0))).toBeCloseTo(429);
  expect([holds(bytes(300)), isKept(bytes(300))]).toEqual([false, true]);
  expect(isKept(bytes(430))).toBe(false);
  expect(isKept(bytes(null))).toBe(false);
  expect(reasonOf(bytes(0))).toMatch(/^A first visit has .* work before them\.$/);
});

test('a minimum without a reason is the goal itself', () => {
  expect([isKept(score(97)), isKept(score(96))]).toEqual([true, false]);
});

test('a goal without a reason is kept as it is', () => {
  const month: Gate = { name: 'next month, Arabic', measured: 40.5, limit: 40, unit: 'ms' };
  expect([keptLimit(month), isKept(month), reasonOf(month)]).toEqual([40, false, null]);
  expect(keptLimit(score(96))).toBe(97);
  expect(keptLimit({ ...month, limit: null })).toBeNull();
});
