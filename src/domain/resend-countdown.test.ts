import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resendCountdown } from './resend-countdown.ts';

const sentAt = new Date('2026-11-26T07:00:00.000Z');

test.each([
  [0, 120],
  [1, 120],
  [999, 120],
  [1_000, 119],
  [60_000, 60],
  [119_000, 1],
  // A fraction of a second is left, so the countdown has not ended.
  [119_999, 1],
  [120_000, 0],
  [500_000, 0],
  // The clock was set back.
  [-5_000, 120],
])('%i ms after sending %i seconds are left', (after, left) => {
  expect(resendCountdown(sentAt, new Date(sentAt.getTime() + after), 120)).toBe(left);
});

test('never resends early, never counts below 0 or above the start', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 1, max: 600 }), (after, seconds) => {
      const left = resendCountdown(sentAt, new Date(sentAt.getTime() + after), seconds);
      expect(left >= 0 && left <= seconds && Number.isInteger(left)).toBe(true);
      expect(left === 0).toBe(after >= seconds * 1_000);
    }),
    { seed: 20261121, numRuns: 300 },
  );
});
