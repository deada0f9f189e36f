import { describe, expect, it } from 'vitest';
import type { Order } from '#src/domain/order.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { dueRenewals, endingSubscriptions } from './due-renewals.ts';

const line = (id: number, endsOn: string, more: Partial<Subscription> = {}) =>
  ({
    id,
    studentId: id,
    status: 'active',
    startsOn: '2026-11-08',
    endsOn,
    actions: { renew: { allowed: true } },
    ...more,
  }) as Subscription;

const order = (id: number, subscriptions: Subscription[]) => ({ id, subscriptions }) as Order;

const idsOf = (orders: Order[]) => dueRenewals(orders, '2026-12-06').map(({ id }) => id);

describe('the subscriptions that are renewed together', () => {
  it('are those of all orders that end within two weeks, the first to end in front', () => {
    const orders = [order(1, [line(11, '2026-12-16'), line(12, '2027-02-03')]), order(2, [line(21, '2026-12-15')])];
    expect(idsOf(orders)).toEqual([21, 11]);
  });

  it('leave out what the server does not let renew, such as a student who is in the cart', () => {
    const inCart = { renew: { allowed: false, reasonCode: 'order_exists' } } as Subscription['actions'];
    expect(idsOf([order(1, [line(11, '2026-12-16', { actions: inCart }), line(12, '2026-12-15')])])).toEqual([12]);
  });

  it('leave out one if the student already has the next one in another order', () => {
    const next = line(21, '2027-01-25', { studentId: 11, status: 'scheduled', startsOn: '2026-12-20' });
    expect(idsOf([order(1, [line(11, '2026-12-16')]), order(2, [next])])).toEqual([]);
  });
});

it('G35 the page of renewals also has those that the server does not let renew', () => {
  const closed = { renew: { allowed: false, reasonCode: 'out_of_age' } } as Subscription['actions'];
  const orders = [
    order(1, [line(11, '2026-12-16', { actions: closed }), line(12, '2026-12-15'), line(13, '2027-02-03')]),
  ];
  expect(endingSubscriptions(orders, '2026-12-06').map(({ id }) => id)).toEqual([12, 11]);
});
