import { describe, expect, it } from 'vitest';
import type { Order } from '#src/domain/order.ts';
import { offDayRules } from '#src/domain/off-days.ts';
import { testVacation } from '#src/domain/test-vacation.ts';
import { offDaySituation, requestsOf } from './off-day-situation.ts';
import { delivery, facts, request } from './off-day-test-facts.ts';

const eid = testVacation('2026-12-07', '2026-12-17', { id: 7, name: 'Eid', arabicName: 'العيد', isTentative: true });

function subscriptionOf(id: number, studentId: number, status: string) {
  return { id, studentId, status, startsOn: `2026-12-${id}`, endsOn: `2026-12-${id + 5}` };
}

describe('the situation of a running subscription', () => {
  it('takes off days and cancelled days from its deliveries', () => {
    const situation = offDaySituation(
      facts({
        deliveries: [delivery('2026-12-01', 'skipped'), delivery('2026-12-02'), delivery('2026-12-03', 'cancelled')],
      }),
    );
    expect(situation).toMatchObject({
      plan: { offDays: ['2026-12-01'] },
      cancelledDays: ['2026-12-03'],
    });
  });

  it('has requests that can be removed until their deadline, without being loaded again', () => {
    const day = '2026-12-06';
    const until = '2026-12-03T21:00:00Z';
    const deadlines = ['2026-12-03T20:59:59Z', until].map((now) =>
      requestsOf(facts({ requests: [request([day], until)], now: new Date(now) })).map(
        ({ deletableUntil }) => deletableUntil,
      ),
    );
    expect(deadlines).toEqual([[until], [null]]);
  });

  it('has had its request in a month in which the student was paused in another subscription', () => {
    const requests = [request(['2026-12-01'], null, 3099)];
    const allowances = [
      { month: '2026-12', limit: 3, used: 1, isRequestUsed: true },
      { month: '2027-01', limit: 3, used: 0, isRequestUsed: false },
    ];
    const known = facts({ requests, allowances });
    expect(requestsOf(known)).toEqual([]);
    expect(offDaySituation(known).requestedMonths).toEqual(['2026-12']);
    const { blocked } = offDayRules(offDaySituation(known));
    expect([blocked('2026-12-22')?.reason, blocked('2026-12-06')?.reason]).toEqual([
      'month_requested',
      'month_requested',
    ]);
  });

  it('counts what the student took off in other subscriptions by month', () => {
    const situation = offDaySituation(
      facts({
        deliveries: [delivery('2026-12-01', 'skipped'), delivery('2026-12-03')],
        allowances: [
          { month: '2026-12', limit: 3, used: 3, isRequestUsed: true },
          { month: '2027-01', limit: 3, used: 0, isRequestUsed: false },
        ],
      }),
    );
    expect([...(situation.usedElsewhere ?? [])]).toEqual([
      ['2026-12', 2],
      ['2027-01', 0],
    ]);
    expect(offDayRules(situation).allowance('2026-12').used).toBe(3);
  });

  it('knows the same student’s other subscriptions that run', () => {
    const orders = [
      {
        subscriptions: [
          subscriptionOf(3022, 13, 'active'),
          subscriptionOf(10, 13, 'scheduled'),
          subscriptionOf(11, 12, 'active'),
        ],
      },
      { subscriptions: [subscriptionOf(12, 13, 'cancelled'), subscriptionOf(13, 13, 'completed')] },
    ] as unknown as Order[];
    expect(offDaySituation(facts({ orders })).otherPeriods).toEqual([{ startsOn: '2026-12-10', endsOn: '2026-12-15' }]);
  });

  it.each([
    ['waits for its payment', 'pending_payment', [{ startsOn: '2026-12-20', endsOn: '2026-12-25' }]],
    ['is a draft', 'draft', []],
  ])('counts the order in the cart by its status: it %s', (_what, status, otherPeriods) => {
    const cart = { status, subscriptions: [subscriptionOf(20, 13, 'scheduled'), subscriptionOf(10, 12, 'scheduled')] };
    expect(offDaySituation(facts({ cart: cart as unknown as Order })).otherPeriods).toEqual(otherPeriods);
  });

  it('uses the vacations of the deliveries in the period, and the calendar’s after it', () => {
    const { plan } = offDaySituation(
      facts({
        deliveries: [
          delivery('2026-12-03'),
          delivery('2026-12-06', 'vacation', 'Rain'),
          delivery('2026-12-07', 'vacation', 'Eid'),
          delivery('2026-12-08'),
        ],
        vacations: [eid],
      }),
    );
    expect(
      plan.vacations.map(({ startsOn, endsOn, name, isTentative }) => [startsOn, endsOn, name, isTentative]),
    ).toEqual([
      ['2026-12-06', '2026-12-06', 'Rain', false],
      ['2026-12-07', '2026-12-07', 'Eid', true],
      ['2026-12-09', '2026-12-17', 'Eid', true],
    ]);
  });
});
