import type { NotificationDto, OrderListDto } from '#src/api/generated/client.schemas.ts';

const current = '/profile/my-orders/current-orders';
const history = '/profile/my-orders/history';

/** Which orders are current, by their ids. */
export interface CurrentOrders {
  orderIds: ReadonlySet<number>;
  /** Whether these are all: an order that is not among them is over. */
  areAll: boolean;
}

/** Nothing is known of the current orders. */
export const unknownOrders: CurrentOrders = { orderIds: new Set(), areAll: false };

/** Reads a first page of current orders (operation `listCurrentOrders`). */
export function currentOrdersOf({ data: { orders }, meta }: OrderListDto): CurrentOrders {
  return {
    orderIds: new Set(orders.map(({ id }) => id)),
    areAll: meta.next_page === null,
  };
}

type Told = Pick<NotificationDto, 'type' | 'entity_type' | 'entity_id' | 'order_id'>;

function placeOfOrder(id: number, type: NotificationDto['type'], { orderIds, areAll }: CurrentOrders): string {
  const isOver = areAll ? !orderIds.has(id) : type === 'subscription_ended' && !orderIds.has(id);
  return `${isOver ? history : current}?order=${id}`;
}

/**
 * The app's address of what a notification is about; for a subscription the page of its order, at that student. Null where it
 * is about nothing that has a page, or of a kind that this app does not know yet.
 */
export function placeOf(
  { type, entity_type: kind, entity_id: id, order_id: orderId }: Told,
  orders: CurrentOrders,
): string | null {
  if (kind === null || id === null) return null;
  switch (kind) {
    case 'order':
      return placeOfOrder(id, type, orders);
    case 'sub_order': {
      if (orderId === null) return orders.areAll ? history : current;
      return `${placeOfOrder(orderId, type, orders)}&line=${id}`;
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
