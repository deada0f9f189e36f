import { describe, expect, it } from 'vitest';
import { toWireMoney } from '#src/domain/money.ts';
import { orderTotals } from '#src/domain/order-totals.ts';
import type { OrderDto } from './generated/client.schemas.ts';
import { orderDto, subOrderDto } from './order-dtos.ts';
import { toOrder } from './orders.ts';

const action = (
  name: OrderDto['allowed_actions'][number]['action'],
  allowed: boolean,
  refund: string | null = null,
) => ({
  action: name,
  allowed,
  reason_code: null,
  opens_at: null,
  deadline_at: '2026-11-24T06:12:00Z',
  refund,
});

describe('an order off the wire', () => {
  it('has the lines and amounts that the rules of the business give, to the halala', () => {
    const order = toOrder(
      orderDto({
        sub_orders: [
          subOrderDto({ price: '250.00' }),
          subOrderDto({ id: 3042, number_of_months: 2, price: '290.00', delivery_fee: '20.00', number_of_days: 44 }),
        ],
        subtotal: '830.00',
        delivery_amount: '40.00',
        vat_amount: '130.50',
        total: '1000.50',
      }),
    );
    expect(order.subscriptions.map(({ count, subtotalHalalas: lineHalalas }) => [count, lineHalalas])).toEqual([
      [1, 25_000],
      [2, 58_000],
    ]);
    const totals = orderTotals(
      [
        { priceHalalas: 25_000, deliveryFeeHalalas: 0, count: 1 },
        { priceHalalas: 29_000, deliveryFeeHalalas: 2_000, count: 2 },
      ],
      order.vatPercent,
    );
    const { subtotalHalalas, deliveryHalalas, vatHalalas, totalHalalas } = order;
    expect({ subtotalHalalas, deliveryHalalas, vatHalalas, totalHalalas }).toEqual({
      subtotalHalalas: totals.subtotalHalalas,
      deliveryHalalas: totals.deliveryHalalas,
      vatHalalas: totals.vatHalalas,
      totalHalalas: totals.totalHalalas,
    });
    expect(toWireMoney(order.totalHalalas)).toBe('1000.50');
  });

  it.each([
    [0.15, 15],
    [0.055, 5.5],
    [0.05555, 5.555],
  ])('has the VAT rate %d as %d percent, with all its decimals', (vat_rate, percent) => {
    expect(toOrder(orderDto({ vat_rate })).vatPercent).toBe(percent);
  });

  it('counts a weekly package in weeks', () => {
    const [subscription] = toOrder(
      orderDto({ sub_orders: [subOrderDto({ number_of_months: null, number_of_weeks: 3, price: '70.00' })] }),
    ).subscriptions;
    expect([subscription?.count, subscription?.subtotalHalalas]).toEqual([3, 21_000]);
  });

  it('reads what changed: amounts in halalas, periods as dates', () => {
    const [subscription] = toOrder(
      orderDto({
        sub_orders: [
          subOrderDto({
            changes: [
              { code: 'price_changed', previous: '250.00', current: '265.00' },
              { code: 'delivery_fee_changed', previous: '0.00', current: '20.00' },
              { code: 'period_changed', previous: '2026-12-28', current: '2026-12-29' },
            ],
          }),
        ],
      }),
    ).subscriptions;
    expect(subscription?.changes).toEqual([
      { kind: 'price', previousHalalas: 25_000, currentHalalas: 26_500 },
      { kind: 'delivery', previousHalalas: 0, currentHalalas: 2_000 },
      { kind: 'period', previousOn: '2026-12-28', currentOn: '2026-12-29' },
    ]);
  });

  it('has the allowed actions with deadline and refund; an action that the wire lacks is not offered', () => {
    const { actions, subscriptions } = toOrder(
      orderDto({
        allowed_actions: [action('cancel', true, '287.50'), action('report', true)],
        sub_orders: [
          subOrderDto({
            allowed_actions: [
              {
                ...action('renew', false),
                reason_code: 'too_early',
                opens_at: '2026-12-13T21:00:00Z',
                deadline_at: null,
              },
            ],
          }),
        ],
      }),
    );
    const open = { allowed: true, reasonCode: null, opensAt: null, deadlineAt: '2026-11-24T06:12:00Z' };
    expect(actions).toEqual({
      cancel: { ...open, refundHalalas: 28_750 },
      report: { ...open, refundHalalas: null },
    });
    expect(subscriptions[0]?.actions).toEqual({
      renew: {
        allowed: false,
        reasonCode: 'too_early',
        opensAt: '2026-12-13T21:00:00Z',
        deadlineAt: null,
        refundHalalas: null,
      },
    });
    expect(toOrder(orderDto({})).actions).toEqual({});
  });

  it('has what renewing would order, for as many months as it had', () => {
    const renewal = { start_date: '2027-01-03', price: '290.00', delivery_fee: '20.00' };
    const [subscription] = toOrder(
      orderDto({ sub_orders: [subOrderDto({ number_of_months: 2, renewal })] }),
    ).subscriptions;
    expect(subscription?.renewal).toEqual({
      startsOn: '2027-01-03',
      count: 2,
      priceHalalas: 29_000,
      deliveryFeeHalalas: 2_000,
    });
    expect(toOrder(orderDto({})).subscriptions[0]?.renewal).toBeNull();
  });

  it('has the parent’s rating once it was given', () => {
    const review = { id: 7, order_id: 2053, rating: 4, feedback: null, created_at: '2026-12-29T08:00:00Z' };
    expect(toOrder(orderDto({ review })).review).toEqual({ rating: 4, feedback: null, at: '2026-12-29T08:00:00Z' });
    expect(toOrder(orderDto({})).review).toBeNull();
  });

  it('has the time until which it can be paid', () => {
    expect(toOrder(orderDto({ allowed_actions: [action('pay', true)] })).payBy).toBe('2026-11-24T06:12:00Z');
    expect(toOrder(orderDto({})).payBy).toBeNull();
  });
});
