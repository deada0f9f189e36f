import { expect, it } from 'vitest';
import { lunchGap } from '#src/domain/renewal-plan.ts';
import { subscriptionPeriod } from '#src/domain/subscription-period.ts';
import { testVacation } from '#src/domain/test-vacation.ts';
import { renewalDays } from './renewal-days.ts';

const vacations = [testVacation('2026-12-23', '2026-12-24')];
const deliveries = [
  { on: '2026-12-08', status: 'skipped' as const },
  { on: '2026-12-09', status: 'scheduled' as const },
  { on: '2026-12-14', status: 'cancelled' as const },
  { on: '2026-12-15', status: 'scheduled' as const },
];
const startsOn = '2026-12-20';
const dayState = renewalDays(
  {
    endsOn: '2026-12-15',
    deliveries,
    gap: lunchGap('2026-12-15', startsOn, vacations),
    period: subscriptionPeriod({ startsOn, dayCount: 5, vacations, offDays: ['2026-12-22'] }),
    vacations,
  },
  { day: (day) => day, closed: (_on, { reason }) => reason },
);

it.each([
  ['2026-12-07', 'outside', 'outside'],
  ['2026-12-08', 'off', 'off'],
  ['2026-12-09', 'delivery', 'delivery'],
  ['2026-12-14', 'outside', 'outside'],
  ['2026-12-15', 'last-before', 'last'],
  ['2026-12-16', 'gap', 'gap'],
  ['2026-12-17', 'gap', 'gap'],
  ['2026-12-18', 'weekend', 'weekend'],
  ['2026-12-20', 'first', 'first'],
  ['2026-12-21', 'delivery', 'delivery'],
  ['2026-12-22', 'off', 'off'],
  ['2026-12-23', 'vacation', 'vacation'],
  ['2026-12-29', 'last', 'nextLast'],
  ['2026-12-30', 'outside', 'outside'],
])('G33 %s is %s, for a screen reader %s', (on, state, reason) => {
  expect(dayState(on)).toEqual({ state, selectable: false, reason });
});
