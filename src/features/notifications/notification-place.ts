import type { Notification } from '#src/api/generated/model/notification.ts';
import type { OrderList } from '#src/api/generated/model/orderList.ts';

const current = '/profile/my-orders/current-orders';
const history = '/profile/my-orders/history';

/** Where orders and their subscriptions are found: the current ones, by their ids. */
export interface CurrentOrders {
  orderIds: ReadonlySet<number>;
  /** The order of each subscription. */
  orderIdOf: ReadonlyMap<number, number>;
  /** Whether these are all: an order that is not among them is over. */
  areAll: boolean;
}

/** Nothing is known of the current orders. */
export const unknownOrders: CurrentOrders = { orderIds: new Set(), orderIdOf: new Map(), areAll: false };

/** Learns from a first page of current orders (operation `listCurrentOrders`) where they stand. */
export function currentOrdersOf({ data: { orders }, meta }: OrderList): CurrentOrders {
  return {
    orderIds: new Set(orders.map(({ id }) => id)),
    orderIdOf: new Map(orders.flatMap(({ id, sub_orders }) => sub_orders.map((line) => [line.id, id]))),
    areAll: meta.next_page === null,
  };
}

function placeOfOrder(id: number, type: Notification['type'], { orderIds, areAll }: CurrentOrders): string {
  const isOver = areAll ? !orderIds.has(id) : type === 'subscription_ended' && !orderIds.has(id);
  return `${isOver ? history : current}?order=${id}`;
}

/**
 * The app's address of what a notification tells of, for a subscription the page of its order, at that student; null where it tells of nothing that has a page, or of a kind that this
 * app does not know yet.
 */
export function placeOf(
  { type, entity_type: kind, entity_id: id }: Pick<Notification, 'type' | 'entity_type' | 'entity_id'>,
  orders: CurrentOrders,
): string | null {
  if (kind === null || id === null) return null;
  switch (kind) {
    case 'order':
      return placeOfOrder(id, type, orders);
    case 'sub_order': {
      const orderId = orders.orderIdOf.get(id);
      if (orderId !== undefined) return `${current}?order=${orderId}&line=${id}`;
      return orders.areAll ? history : current;
    }
    case 'payment':
      return `/checkout?payment=${id}`;
    case 'applicant':
      return `/profile/my-account/applicants/edit-applicants/${id}`;
    case 'article':
      return `/blog/${id}`;
    default:
      return null;
  }
}
