import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renewalReminders } from './renewal-reminder.ts';
import { addDays, daysBetween } from './riyadh-date.ts';

describe('reminders of the end of a subscription', () => {
  it.each([
    ['a month', '2026-11-15', '2026-12-15', [14, 7, 3], ['2026-12-01', '2026-12-08', '2026-12-12']],
    [
      'in any order, each day once',
      '2026-11-15',
      '2026-12-15',
      [3, 14, 3, 7],
      ['2026-12-01', '2026-12-08', '2026-12-12'],
    ],
    ['a week: none before the first lunch', '2026-11-29', '2026-12-03', [14, 7, 3], ['2026-11-30']],
    ['on the first day', '2026-11-29', '2026-12-02', [3], ['2026-11-29']],
    ['on the last day', '2026-11-29', '2026-12-02', [0], ['2026-12-02']],
    ['a day of which the first lunch is too late', '2026-11-30', '2026-12-02', [3], []],
    ['none are wanted', '2026-11-15', '2026-12-15', [], []],
  ])('%s', (_name, startsOn, endsOn, leadDays, expected) => {
    expect(renewalReminders({ startsOn, endsOn }, leadDays)).toEqual(expected);
  });

  it('come in order, inside the subscription, each at one of the wanted distances', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 }),
        fc.array(fc.integer({ min: -5, max: 60 }), { maxLength: 8 }),
        (length, leadDays) => {
          const startsOn = '2026-11-15';
          const endsOn = addDays(startsOn, length);
          const days = renewalReminders({ startsOn, endsOn }, leadDays);
          expect(days).toEqual([...new Set(days)].toSorted());
          const distances = days.map((on) => daysBetween(on, endsOn));
          expect(new Set(distances)).toEqual(new Set(leadDays.filter((lead) => lead >= 0 && lead <= length)));
        },
      ),
    );
  });
});
