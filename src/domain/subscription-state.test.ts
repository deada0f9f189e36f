import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultDeliveryClock } from './delivery-progress.ts';
import type { OrderStatus, SubOrderStatus } from './order-states.ts';
import { riyadhDateOf } from './riyadh-date.ts';
import { subscriptionPeriod } from './subscription-period.ts';
import {
  isRenewalDue,
  lastPaidDay,
  paidOrderStatus,
  refundedLunches,
  type RenewableSubscription,
  renewalOpensAt,
  runningStatus,
  subscriptionPhase,
} from './subscription-state.ts';
import { testVacation } from './test-vacation.ts';

const riyadh = (time: string) => new Date(`${time}+03:00`);

const rain = testVacation('2026-12-01', '2026-12-01');

/** Five lunches from Sunday 29 November to Monday 7 December 2026: Tuesday 1 is closed, Wednesday 2 is an off day. */
const period = subscriptionPeriod({ startsOn: '2026-11-29', dayCount: 5, vacations: [rain], offDays: ['2026-12-02'] });

describe('a paid subscription', () => {
  test.each([
    ['2026-11-28T23:59:59', 'scheduled'],
    ['2026-11-29T00:00:00', 'active'],
    ['2026-12-01T12:00:00', 'active'],
    ['2026-12-01T23:59:59', 'active'],
    ['2026-12-02T00:00:00', 'paused'],
    ['2026-12-02T23:59:59', 'paused'],
    ['2026-12-03T00:00:00', 'active'],
    // The weekend.
    ['2026-12-04T12:00:00', 'active'],
    ['2026-12-07T11:59:59', 'active'],
    ['2026-12-07T12:00:00', 'completed'],
    ['2027-12-02T12:00:00', 'completed'],
  ])('at %s is %s', (time, status) => {
    expect(period.endsOn).toBe('2026-12-07');
    expect(runningStatus(period, riyadh(time), defaultDeliveryClock)).toBe(status);
  });
});

describe('a paid order', () => {
  const orders: [subscriptions: SubOrderStatus[], status: OrderStatus][] = [
    [['scheduled'], 'confirmed'],
    [['scheduled', 'scheduled'], 'confirmed'],
    [['scheduled', 'active'], 'in_progress'],
    [['paused'], 'in_progress'],
    [['active', 'completed'], 'in_progress'],
    // One is completed, the other is scheduled.
    [['completed', 'scheduled'], 'in_progress'],
    [['completed', 'completed'], 'completed'],
    [['cancelled', 'completed'], 'completed'],
    [['cancelled', 'scheduled'], 'confirmed'],
    [['cancelled', 'active'], 'in_progress'],
    [['cancelled', 'cancelled'], 'cancelled'],
    [['cancelled'], 'cancelled'],
  ];

  test.each(orders)('of subscriptions that are %o is %s', (subscriptions, status) => {
    expect(paidOrderStatus(subscriptions)).toBe(status);
  });
});

test('a renewal opens two weeks before the last day', () => {
  expect(renewalOpensAt('2026-12-28')).toEqual(riyadh('2026-12-14T00:00:00'));
});

describe('the renewal banner', () => {
  const lama: RenewableSubscription = {
    studentId: 13,
    status: 'active',
    startsOn: '2026-11-29',
    endsOn: '2026-12-28',
  };

  test.each([
    ['2026-12-13', false],
    ['2026-12-14', true],
    ['2026-12-27', true],
    ['2026-12-28', true],
    ['2026-12-29', false],
  ])('on %s for a last day of 28 December: %s', (today, isDue) => {
    expect(isRenewalDue(lama, [lama], today)).toBe(isDue);
  });

  test('counts dates of Riyadh: it appears with the instant from which renewing is allowed', () => {
    const opensAt = renewalOpensAt(lama.endsOn);
    expect(isRenewalDue(lama, [lama], riyadhDateOf(opensAt))).toBe(true);
    expect(isRenewalDue(lama, [lama], riyadhDateOf(new Date(opensAt.getTime() - 1)))).toBe(false);
  });

  test.each([
    ['active', true],
    ['paused', true],
    ['scheduled', true],
    ['completed', false],
    ['cancelled', false],
  ] as const)('of one that is %s: %s', (status, isDue) => {
    expect(isRenewalDue({ ...lama, status }, [], '2026-12-20')).toBe(isDue);
  });

  test.each([
    ['the next one of the student', { startsOn: '2027-01-03', endsOn: '2027-01-31', status: 'scheduled' }, false],
    ['the next one of a sibling', { studentId: 12, startsOn: '2027-01-03', status: 'scheduled' }, true],
    ['a cancelled next one', { startsOn: '2027-01-03', endsOn: '2027-01-31', status: 'cancelled' }, true],
    ['an earlier one', { startsOn: '2026-10-04', endsOn: '2026-11-01', status: 'completed' }, true],
  ] as const)('beside %s: %s', (_name, other, isDue) => {
    expect(isRenewalDue(lama, [lama, { ...lama, ...other }], '2026-12-20')).toBe(isDue);
  });
});

test.each([
  [[], null],
  [['completed', 'cancelled'], null],
  [['scheduled'], 'starts_soon'],
  [['active'], 'running'],
  [['paused'], 'running'],
  [['scheduled', 'active'], 'running'],
  [['completed', 'scheduled'], 'starts_soon'],
] as const)('the subscriptions %o of a student are shown as %s', (statuses, phase) => {
  expect(subscriptionPhase(statuses)).toBe(phase);
});

describe('the refunded lunches of a subscription', () => {
  test.each([
    ['before its first day', { dayCount: 22, deliveredDays: 0, remainingDays: 22 }, 0],
    ['with one on its way, which is still to come', { dayCount: 22, deliveredDays: 4, remainingDays: 18 }, 0],
    ['after one was cancelled', { dayCount: 22, deliveredDays: 4, remainingDays: 17 }, 1],
    ['after the subscription was cancelled', { dayCount: 22, deliveredDays: 4, remainingDays: 2 }, 16],
    ['of numbers that contradict each other', { dayCount: 22, deliveredDays: 4, remainingDays: 20 }, 0],
  ])('%s', (_name, lunches, count) => {
    expect(refundedLunches(lunches)).toBe(count);
  });

  test('add up to the whole period with those delivered and those to come', () => {
    const whole = fc.record({ delivered: fc.nat(200), remaining: fc.nat(200), refunded: fc.nat(200) });
    fc.assert(
      fc.property(whole, ({ delivered, remaining, refunded }) => {
        const dayCount = delivered + remaining + refunded;
        expect(refundedLunches({ dayCount, deliveredDays: delivered, remainingDays: remaining })).toBe(refunded);
      }),
    );
  });
});

describe('the last paid day', () => {
  const subscription = (
    studentId: number,
    endsOn: string,
    status: 'active' | 'scheduled' | 'completed' | 'cancelled',
  ) => ({
    studentId,
    endsOn,
    status,
  });
  const all = [
    subscription(1, '2026-12-15', 'active'),
    subscription(1, '2027-01-28', 'scheduled'),
    subscription(1, '2027-03-01', 'cancelled'),
    subscription(2, '2027-02-11', 'scheduled'),
    subscription(3, '2026-11-01', 'completed'),
  ];

  test.each([
    ['of a student is that of the renewal', 1, '2027-01-28'],
    ['of a student without a renewal is the end', 2, '2027-02-11'],
    ['of a student whose subscription is over does not exist', 3, null],
    ['of all students is the latest', null, '2027-02-11'],
  ])('%s', (_, studentId, day) => {
    expect(lastPaidDay(all, studentId)).toBe(day);
  });
});
