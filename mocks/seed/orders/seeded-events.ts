import { toWireMoney } from '#src/domain/money.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { eventOf, type Happening } from '#mocks/orders/events.ts';
import type { Snapshot } from '#mocks/store/db.ts';
import type { OrderEventRecord, OrderRecord } from '#mocks/store/order-records.ts';

type Written = Pick<Snapshot, 'orders' | 'subOrders' | 'payments' | 'offDayRequests' | 'cancelledDeliveries'>;

type Timed = Happening & { at: string };

/** The refunds of an order with the sums before and since, in order of time. */
function refunds(all: readonly { at: string; halalas: number }[]): Timed[] {
  let before = 0;
  return all
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ at, halalas }) => {
      const previous = { amount: toWireMoney(before) };
      before += halalas;
      return { type: 'refunded', actor: 'company', previous, current: { amount: toWireMoney(before) }, at };
    });
}

function happeningsOf(order: OrderRecord, written: Written, endsOn: ReadonlyMap<number, CivilDate>): Timed[] {
  const first = written.payments.find(({ order_id }) => order_id === order.id);
  const subOrders = written.subOrders.filter(({ order_id }) => order_id === order.id);
  const ids = new Set(subOrders.map(({ id }) => id));
  const lunches = written.cancelledDeliveries.filter(({ sub_order_id }) => ids.has(sub_order_id));
  const requests = written.offDayRequests.filter(({ sub_order_id }) => ids.has(sub_order_id));
  const cancelled = subOrders.flatMap(({ id, cancelled_at: at, cancel_refund_halalas: halalas }) =>
    at === null ? [] : [{ id, at, halalas }],
  );
  const byTime = Map.groupBy(cancelled, ({ at }) => at);
  const amount = first && toWireMoney(first.amount_halalas);
  return [
    ...(first && amount !== undefined
      ? [
          {
            type: 'placed',
            actor: 'parent',
            current: { status: 'pending_payment', amount },
            at: first.created_at,
          } satisfies Timed,
        ]
      : []),
    ...(order.paid_at !== null && amount !== undefined
      ? [
          {
            type: 'paid',
            actor: 'payment_provider',
            previous: { status: 'pending_payment' },
            current: { status: 'confirmed', amount },
            at: order.paid_at,
          } satisfies Timed,
        ]
      : []),
    ...requests.map(({ sub_order_id, dates, requested_at }): Timed => {
      const subOrder = subOrders.find(({ id }) => id === sub_order_id);
      const vacancy = subOrder?.vacancy ?? [];
      const end_date = subOrder?.offered.end_date ?? null;
      return {
        type: 'off_days_added',
        actor: 'parent',
        subOrderId: sub_order_id,
        previous: { dates: vacancy, end_date: endsOn.get(sub_order_id) ?? end_date },
        current: { dates: [...vacancy, ...dates].toSorted(), end_date },
        at: requested_at,
      };
    }),
    ...lunches.map(({ sub_order_id, date, cancelled_at }): Timed => ({
      type: 'delivery_cancelled',
      actor: 'parent',
      subOrderId: sub_order_id,
      previous: { status: 'scheduled', dates: [date] },
      current: { status: 'cancelled', dates: [date] },
      at: cancelled_at,
    })),
    ...cancelled.map(({ id, at }): Timed => ({
      type: 'subscription_cancelled',
      actor: 'parent',
      subOrderId: id,
      previous: { status: 'scheduled' },
      current: { status: 'cancelled' },
      at,
    })),
    ...refunds([
      ...lunches.map(({ cancelled_at, refund_halalas }) => ({ at: cancelled_at, halalas: refund_halalas })),
      ...[...byTime].map(([at, all]) => ({ at, halalas: all.reduce((sum, { halalas }) => sum + halalas, 0) })),
    ]),
  ];
}

/**
 * The histories of seeded orders, as the handlers would have recorded them.
 * @param firstId the next id of the collection
 * @param endsOn the ends of subscriptions without their requested off days
 */
export function seededEvents(
  written: Written,
  firstId = 1,
  endsOn: ReadonlyMap<number, CivilDate> = new Map(),
): OrderEventRecord[] {
  return written.orders
    .flatMap((order) => happeningsOf(order, written, endsOn).map(({ at, ...event }) => eventOf(order.id, event, at)))
    .toSorted((a, b) => a.occurred_at.localeCompare(b.occurred_at))
    .map((event, index) => ({ id: firstId + index, ...event }));
}
