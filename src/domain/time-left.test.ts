import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareLeft, timeLeft } from './time-left.ts';

const now = new Date('2026-11-22T07:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const minute = 60_000;
const hour = 60 * minute;

describe('the time left until an instant', () => {
  it.each([
    ['two days and ten hours', 58 * hour, { days: 2, hours: 10, minutes: 0 }],
    ['an hour and a half', 90 * minute, { days: 0, hours: 1, minutes: 30 }],
    ['a minute begun counts', 1, { days: 0, hours: 0, minutes: 1 }],
    ['a second short of a day', 24 * hour - 1_000, { days: 1, hours: 0, minutes: 0 }],
  ])('%s', (_what, ms, left) => {
    expect(timeLeft(after(ms), now)).toEqual(left);
  });

  it('is over at the instant itself', () => {
    expect(timeLeft(now, now)).toBeNull();
    expect(timeLeft(after(-1), now)).toBeNull();
  });

  it('adds up to the minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 * 24 * hour }), (ms) => {
        const left = timeLeft(after(ms), now);
        const minutes = left ? (left.days * 24 + left.hours) * 60 + left.minutes : 0;
        expect(minutes * minute - ms).toBeGreaterThanOrEqual(0);
        expect(minutes * minute - ms).toBeLessThan(minute);
      }),
    );
  });
});

describe('the share left of 72 hours', () => {
  it.each([
    ['all at the beginning', 72 * hour, 1],
    ['half in the middle', 36 * hour, 0.5],
    ['none at the end', 0, 0],
    ['none after it', -hour, 0],
    ['no more than all', 80 * hour, 1],
  ])('%s', (_what, ms, share) => {
    expect(shareLeft(after(ms), now, 72)).toBe(share);
  });
});
