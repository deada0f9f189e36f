import { describe, expect, it } from 'vitest';
import type { OrderDto } from '#src/api/generated/client.schemas.ts';
import { offDayRules } from '#src/domain/off-days.ts';
import type { OfficialVacation } from '#src/domain/school-days.ts';
import { offDaySituation, requestsOf } from './off-day-situation.ts';
import { delivery, facts, request } from './off-day-test-facts.ts';

const eid: OfficialVacation = {
  id: 7,
  startsOn: '2026-12-07',
  endsOn: '2026-12-17',
  scope: 'all',
  regionId: null,
  schoolId: null,
  name: 'Eid',
  arabicName: 'العيد',
  isTentative: true,
};

function subOrder(id: number, applicantId: number, status: string) {
  return { id, applicant_id: applicantId, status, start_date: `2026-12-${id}`, end_date: `2026-12-${id + 5}` };
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

  it('has had its request in a month in which the student was paused in another subscription', () => {
    const requests = [request(['2026-12-01'], null, 3099)];
    const allowances = [
      { month: '2026-12', limit: 3, used: 1, left: 2, is_request_used: true },
      { month: '2027-01', limit: 3, used: 0, left: 3, is_request_used: false },
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
          { month: '2026-12', limit: 3, used: 3, left: 0, is_request_used: true },
          { month: '2027-01', limit: 3, used: 0, left: 3, is_request_used: false },
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
      { sub_orders: [subOrder(3022, 13, 'active'), subOrder(10, 13, 'scheduled'), subOrder(11, 12, 'active')] },
      { sub_orders: [subOrder(12, 13, 'cancelled'), subOrder(13, 13, 'completed')] },
    ] as unknown as OrderDto[];
    expect(offDaySituation(facts({ orders })).otherPeriods).toEqual([{ startsOn: '2026-12-10', endsOn: '2026-12-15' }]);
  });

  it.each([
    ['waits for its payment', 'pending_payment', [{ startsOn: '2026-12-20', endsOn: '2026-12-25' }]],
    ['is a draft', 'draft', []],
  ])('counts the order in the cart by where it stands: it %s', (_what, status, otherPeriods) => {
    const standing = { status, sub_orders: [subOrder(20, 13, 'scheduled'), subOrder(10, 12, 'scheduled')] };
    expect(offDaySituation(facts({ standing: standing as unknown as OrderDto })).otherPeriods).toEqual(otherPeriods);
  });

  it('keeps the vacations of the period as the deliveries tell them, and the calendar’s after it', () => {
    const { plan } = offDaySituation(
      facts({
        deliveries: [
          delivery('2026-12-03'),
          delivery('2026-12-06', 'holiday', 'Rain'),
          delivery('2026-12-07', 'holiday', 'Eid'),
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
