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
  previous?: Partial<Values>;
  current: Partial<Values>;
}

const unchanged: Values = { status: null, dates: null, end_date: null, amount: null };

const eventsByOrder = recordsBy(
  () => db.orderEvents.all(),
  ({ order_id }) => order_id,
);

/** A happening as a record, without its id. */
export function eventOf(orderId: number, happening: Happening, at: string): Omit<OrderEventRecord, 'id'> {
  const { type, actor, subOrderId = null, previous, current } = happening;
  return {
    order_id: orderId,
    sub_order_id: subOrderId,
    type,
    actor,
    occurred_at: at,
    previous: previous === undefined ? null : { ...unchanged, ...previous },
    current: { ...unchanged, ...current },
  };
}

/** Adds an event to the history of an order (rules.md#order-history). Nothing changes or removes it later. */
export async function recordEvent({ id }: Pick<OrderRecord, 'id'>, happening: Happening, now: Date): Promise<void> {
  await db.orderEvents.create({ id: nextId('orderEvents'), ...eventOf(id, happening, now.toISOString()) });
}

/** The history of an order, the oldest event first. */
export function eventsOf({ id, order_number }: Pick<OrderRecord, 'id' | 'order_number'>): OrderEvent[] {
  return eventsByOrder(id)
    .toSorted((a, b) => a.occurred_at.localeCompare(b.occurred_at) || a.id - b.id)
    .map((event, index) => ({ ...event, reference_number: `${order_number}-E${index + 1}` }));
}
