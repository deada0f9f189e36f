import type { NotificationDto } from '#src/api/generated/client.schemas.ts';

const current = '/profile/my-orders/current-orders';
const history = '/profile/my-orders/history';

/** The ids of the parent's current orders; null while they are not known. */
export type CurrentOrderIds = ReadonlySet<number> | null;

type Subject = Pick<NotificationDto, 'type' | 'entity_type' | 'entity_id' | 'order_id'>;

function placeOfOrder(id: number, type: NotificationDto['type'], currentIds: CurrentOrderIds): string {
  const isOver = currentIds === null ? type === 'subscription_ended' : !currentIds.has(id);
  return `${isOver ? history : current}?order=${id}`;
}

/**
 * The app's address of what a notification is about; for a subscription the page of its order, at that student. Null where it
 * is about nothing that has a page, or of a kind that this app does not know yet.
 */
export function placeOf(
  { type, entity_type: kind, entity_id: id, order_id: orderId }: Subject,
  currentIds: CurrentOrderIds,
): string | null {
  if (kind === null || id === null) return null;
  switch (kind) {
    case 'order':
      return placeOfOrder(id, type, currentIds);
    case 'sub_order': {
      if (orderId === null) return currentIds === null ? current : history;
      return `${placeOfOrder(orderId, type, currentIds)}&line=${id}`;
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
