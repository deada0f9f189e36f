import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultBusinessSettings } from './business-settings.ts';
import {
  complaints,
  type LunchRating,
  lunchesToRate,
  lunchRatingDeadline,
  lunchRatingRefusal,
  praises,
  type RatableLunch,
  reasonsFor,
} from './lunch-rating.ts';

const days = defaultBusinessSettings.lunchRatingDays;
const rating: LunchRating = { rating: 4, reasons: ['on_time'], feedback: null, at: '2026-11-23T09:00:00Z' };
const delivered = (lunch: Partial<RatableLunch> = {}): RatableLunch => ({
  status: 'delivered',
  ratableUntil: lunchRatingDeadline('2026-11-22', days).toISOString(),
  lunchRating: null,
  ...lunch,
});
const now = new Date('2026-11-23T07:00:00Z');

describe('the reasons of a rating', () => {
  test.each([
    [1, complaints],
    [2, complaints],
    [3, [...praises, ...complaints]],
    [4, praises],
    [5, praises],
  ] as const)('%i sprouts', (sprouts, reasons) => {
    expect(reasonsFor(sprouts)).toEqual(reasons);
  });

  test('no reason is praise and complaint', () => {
    expect(new Set([...praises, ...complaints]).size).toBe(praises.length + complaints.length);
  });
});

describe('the deadline', () => {
  test('is the end of the fourteenth day after the lunch in Riyadh', () => {
    expect(lunchRatingDeadline('2026-11-22', days)).toEqual(new Date('2026-12-06T21:00:00Z'));
  });

  test('one day is the day after the lunch', () => {
    expect(lunchRatingDeadline('2026-12-31', 1)).toEqual(new Date('2027-01-01T21:00:00Z'));
  });
});

describe('whether a lunch can be rated', () => {
  test.each([
    ['delivered', delivered(), null],
    ['on its way', delivered({ status: 'out_for_delivery' }), 'not_delivered'],
    ['an off day', delivered({ status: 'skipped' }), 'not_delivered'],
    ['cancelled', delivered({ status: 'cancelled' }), 'not_delivered'],
    ['delivered, without a deadline', delivered({ ratableUntil: null }), 'not_delivered'],
    ['rated', delivered({ lunchRating: rating }), 'already_rated'],
  ] as const)('%s', (_name, lunch, refusal) => {
    expect(lunchRatingRefusal(lunch, now)).toBe(refusal);
  });

  test('until its deadline, and at exactly that instant no more', () => {
    const closesAt = lunchRatingDeadline('2026-11-22', days).getTime();
    expect(lunchRatingRefusal(delivered(), new Date(closesAt - 1))).toBeNull();
    expect(lunchRatingRefusal(delivered(), new Date(closesAt))).toBe('too_late');
  });

  test('a rated lunch stays rated after the deadline', () => {
    const late = new Date('2027-01-01T00:00:00Z');
    expect(lunchRatingRefusal(delivered({ lunchRating: rating }), late)).toBe('already_rated');
  });

  test('a lunch that can be rated can be rated at any earlier time', () => {
    const instant = fc.date({
      min: new Date('2026-11-22T09:00:00Z'),
      max: new Date('2026-12-10'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, instant, (a, b) => {
        const [earlier, later] = a < b ? [a, b] : [b, a];
        return lunchRatingRefusal(delivered(), later) !== null || lunchRatingRefusal(delivered(), earlier) === null;
      }),
    );
  });
});

describe('the lunches to rate', () => {
  const on = (date: string, lunch: Partial<RatableLunch> = {}) => ({
    on: date,
    ...delivered({ ratableUntil: lunchRatingDeadline(date, days).toISOString(), ...lunch }),
  });

  test('the latest comes first; rated ones, coming ones and old ones are left out', () => {
    const lunches = [
      on('2026-11-03'),
      on('2026-11-18'),
      on('2026-11-19', { lunchRating: rating }),
      on('2026-11-22'),
      on('2026-11-23', { status: 'in_processing' }),
    ];
    expect(lunchesToRate(lunches, now).map((each) => each.on)).toEqual(['2026-11-22', '2026-11-18']);
  });
});
