import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deadlineAlerts } from './deadline-alert.ts';
import { nextOffDayDeadline } from './family-board.ts';
import { addDays, instantInRiyadh } from './riyadh-date.ts';
import { isWeekend } from './school-days.ts';

const hours = { noticeHours: 48, alertHours: 3 };

it('come three hours before the midnight that is two days before the lunch', () => {
  expect(deadlineAlerts(['2026-11-25', '2026-11-24'], hours)).toEqual([
    {
      on: '2026-11-24',
      until: instantInRiyadh('2026-11-22', '00:00'),
      at: instantInRiyadh('2026-11-21', '21:00'),
    },
    {
      on: '2026-11-25',
      until: instantInRiyadh('2026-11-23', '00:00'),
      at: instantInRiyadh('2026-11-22', '21:00'),
    },
  ]);
  expect(deadlineAlerts([], hours)).toEqual([]);
});

it('each is of the deadline that the family board calls the next one at that instant', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 25 }),
      fc.integer({ min: 1, max: 24 }),
      fc.constantFrom(24, 30, 48, 72),
      (offsets, alertHours, noticeHours) => {
        const days = offsets.map((offset) => addDays('2026-11-22', offset)).filter((on) => !isWeekend(on));
        for (const { at, on, until } of deadlineAlerts(days, { noticeHours, alertHours })) {
          expect(nextOffDayDeadline(days.toSorted(), at, noticeHours)).toEqual({ on, until });
        }
      },
    ),
  );
});
