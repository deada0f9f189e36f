import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedAttempts, secondsUntilAttempt } from './attempt-limit.ts';

const start = Date.parse('2026-11-26T07:00:00Z');
const at = (seconds: number) => new Date(start + seconds * 1_000);
const tried = (...seconds: number[]) => seconds.map((each) => ({ at: at(each) }));
const limit = { attempts: 3, minutes: 15 };

describe('the wait until another attempt', () => {
  it.each([
    ['nothing was tried', tried(), 0, 0],
    ['one attempt is left', tried(0, 1), 2, 0],
    ['none is left', tried(0, 1, 2), 2, 898],
    ['a second before the first one is forgotten', tried(0, 1, 2), 899, 1],
    ['the first one is forgotten', tried(0, 1, 2), 900, 0],
    ['a part of a second is left', tried(0, 1, 2), 899.5, 1],
    ['all are long forgotten', tried(0, 1, 2), 3_000, 0],
    ['the attempts are in another order', tried(2, 0, 1), 2, 898],
    ['there are more attempts than allowed', tried(0, 100, 200, 300), 300, 700],
    ['all attempts were at once', tried(5, 5, 5), 5, 900],
  ])('when %s', (_case, attempts, now, seconds) => {
    expect(secondsUntilAttempt(attempts, limit, at(now))).toBe(seconds);
  });

  it('counts in seconds, however long it is', () => {
    expect(secondsUntilAttempt(tried(0), { attempts: 1, minutes: 60 }, at(0))).toBe(3_600);
  });

  it('is over after exactly the seconds that it names, and not one earlier', () => {
    const seconds = fc.integer({ min: 0, max: 2_000 });
    fc.assert(
      fc.property(fc.array(seconds, { maxLength: 12 }), seconds, (attempts, now) => {
        const made = tried(...attempts.filter((each) => each <= now));
        const wait = secondsUntilAttempt(made, limit, at(now));
        expect(secondsUntilAttempt(made, limit, at(now + wait))).toBe(0);
        if (wait > 0) expect(secondsUntilAttempt(made, limit, at(now + wait - 1))).toBe(1);
      }),
    );
  });

  it('allows no more than the attempts within any of its windows', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3_000 }), { maxLength: 40 }), (tries) => {
        const made: { at: Date }[] = [];
        for (const each of tries.toSorted((a, b) => a - b)) {
          if (secondsUntilAttempt(made, limit, at(each)) === 0) made.push({ at: at(each) });
        }
        for (const { at: end } of made) {
          const from = end.getTime() - limit.minutes * 60_000;
          const within = made.filter((each) => each.at.getTime() > from && each.at.getTime() <= end.getTime());
          expect(within.length).toBeLessThanOrEqual(limit.attempts);
        }
      }),
    );
  });
});

it('an attempt counts until its minutes are over', () => {
  expect(countedAttempts(tried(0, 1), limit, at(899.999))).toEqual(tried(0, 1));
  expect(countedAttempts(tried(0, 1), limit, at(900))).toEqual(tried(1));
});
