import { describe, expect, test } from 'vitest';
import { defaultDeliveryClock } from './delivery-progress.ts';
import type { OrderStatus, SubOrderStatus } from './order-states.ts';
import { instantInRiyadh } from './riyadh-date.ts';
import { paidOrderStatus, renewalOpensAt, runningStatus } from './subscription-state.ts';
import { subscriptionPeriod } from './subscription-period.ts';

// Five lunches from Sunday 29 November, the Tuesday off: the last one comes on Sunday 6 December.
const period = subscriptionPeriod({ startsOn: '2026-11-29', dayCount: 5, vacations: [], offDays: ['2026-12-01'] });

describe('where a subscription stands', () => {
  test.each([
    ['2026-11-28', '23:59', 'scheduled', 'the day before its first'],
    ['2026-11-29', '00:00', 'active', 'its first day begins'],
    ['2026-12-01', '00:00', 'paused', 'the off day begins'],
    ['2026-12-01', '23:59', 'paused', 'the off day ends'],
    ['2026-12-02', '00:00', 'active', 'the day after the off day'],
    ['2026-12-04', '12:00', 'active', 'a weekend in between is no pause'],
    ['2026-12-06', '11:59', 'active', 'the last lunch is on its way'],
    ['2026-12-06', '12:00', 'completed', 'the last lunch has arrived'],
    ['2027-06-01', '08:00', 'completed', 'long after'],
  ] as const)('%s %s: %s (%s)', (on, time, status, _why) => {
    expect(runningStatus(period, instantInRiyadh(on, time), defaultDeliveryClock)).toBe(status);
  });
});

describe('where a paid order stands by its subscriptions', () => {
  test.each<[SubOrderStatus[], OrderStatus]>([
    [['scheduled'], 'confirmed'],
    [['scheduled', 'cancelled'], 'confirmed'],
    [['active', 'scheduled'], 'in_progress'],
    [['paused'], 'in_progress'],
    [['completed', 'scheduled'], 'in_progress'],
    [['completed', 'active'], 'in_progress'],
    [['completed', 'cancelled'], 'completed'],
    [['completed', 'completed'], 'completed'],
    [['cancelled', 'cancelled'], 'cancelled'],
  ])('%j: %s', (subscriptions, status) => {
    expect(paidOrderStatus(subscriptions)).toBe(status);
  });
});

test('a subscription can be renewed from the midnight two weeks before its last lunch', () => {
  expect(renewalOpensAt('2026-12-14').toISOString()).toBe('2026-11-29T21:00:00.000Z');
});
