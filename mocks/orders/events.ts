import type { OrderEvent } from '#src/api/generated/zod/schemas.ts';
import type { KnownOrderEventActor, KnownOrderEventType } from '#src/api/generated/known-values.ts';
import { db, nextId } from '#mocks/store/db.ts';
import type { OrderEventRecord, OrderRecord } from '#mocks/store/order-records.ts';
import { recordsBy } from '#mocks/store/until-written.ts';

type Values = OrderEventRecord['current'];

/** What happened, without what follows from the order and the clock. Values that are left out did not change. */
export interface Happening {
  type: KnownOrderEventType;
  actor: KnownOrderEventActor;
  subOrderId?: number;
  relatedOrder?: Pick<OrderRecord, 'id' | 'order_number'>;
  /** The name of a closure, or why the menu changed. */
  reason?: OrderEventRecord['reason'];
  previous?: Partial<Values>;
  current: Partial<Values>;
}

const unchanged: Values = {
  status: null,
  dates: null,
  end_date: null,
  amount: null,
  dishes: null,
  school: null,
  address: null,
};

const eventsByOrder = recordsBy(
  () => db.orderEvents.all(),
  ({ order_id }) => order_id,
);

/** A happening as a record, without its id. */
export function eventOf(orderId: number, happening: Happening, at: string): Omit<OrderEventRecord, 'id'> {
  const { type, actor, subOrderId = null, relatedOrder, reason = null, previous, current } = happening;
  return {
    order_id: orderId,
    sub_order_id: subOrderId,
    type,
    actor,
    occurred_at: at,
    related_order: relatedOrder ? { id: relatedOrder.id, order_number: relatedOrder.order_number } : null,
    reason,
    previous: previous === undefined ? null : { ...unchanged, ...previous },
    current: { ...unchanged, ...current },
  };
}

/**
 * Adds an event to the history of an order (rules.md#order-history). Nothing changes or removes it later, except that the
 * erasure of a student erases names.
 * @returns the id of the event
 */
export async function recordEvent(order: Pick<OrderRecord, 'id'>, happening: Happening, now: Date): Promise<number> {
  const id = nextId('orderEvents');
  await db.orderEvents.create({ id, ...eventOf(order.id, happening, now.toISOString()) });
  return id;
}

/** The history of an order, the oldest event first. */
export function eventsOf({ id, order_number }: Pick<OrderRecord, 'id' | 'order_number'>): OrderEvent[] {
  return eventsByOrder(id)
    .toSorted((a, b) => a.occurred_at.localeCompare(b.occurred_at) || a.id - b.id)
    .map((event, index) => ({ ...event, reference_number: `${order_number}-E${index + 1}` }));
}
