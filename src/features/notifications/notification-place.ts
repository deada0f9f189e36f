import type { Notification } from '#src/domain/notification.ts';

const current = '/profile/my-orders/current-orders';
const history = '/profile/my-orders/history';

/** The ids of the parent's current orders; null if they are not known. */
export type CurrentOrderIds = ReadonlySet<number> | null;

/** The types whose event is in the history of its order, with a receipt. */
const recorded: ReadonlySet<Notification['type']> = new Set(['refund', 'off_day_added', 'off_day_taken_back']);

/** The page that renews all subscriptions that end soon. */
const renewal = '/profile/my-orders/renewal';

function placeOfOrder(id: number, type: Notification['type'], currentIds: CurrentOrderIds): string {
  const isOver = currentIds === null ? type === 'subscription_ended' : !currentIds.has(id);
  return `${isOver ? history : current}?order=${id}`;
}

/**
 * The app's address for a notification: the receipt of its event; without one, for a subscription, the page of its order with
 * that student selected. Null if the notification has no page.
 */
export function placeOf(
  { type, subject, orderEvent }: Pick<Notification, 'type' | 'subject' | 'orderEvent'>,
  currentIds: CurrentOrderIds,
): string | null {
  if (orderEvent) return `/profile/my-orders/changes/${orderEvent.orderId}?event=${orderEvent.id}`;
  const orderId = subject?.kind === 'order' ? subject.id : subject?.kind === 'subscription' ? subject.orderId : null;
  if (orderId !== null && recorded.has(type)) return `/profile/my-orders/changes/${orderId}`;
  if (orderId !== null && type === 'subscription_ending') return renewal;
  switch (subject?.kind) {
    case 'order':
      return placeOfOrder(subject.id, type, currentIds);
    case 'subscription': {
      if (subject.orderId === null) return currentIds === null ? current : history;
      return `${placeOfOrder(subject.orderId, type, currentIds)}&subscription=${subject.id}`;
    }
    case 'payment':
      return `/checkout?payment=${subject.id}`;
    case 'student':
      return `/profile/my-account/applicants/edit-applicants/${subject.id}`;
    case 'article':
      return `/blog/${subject.id}`;
    case 'guardian':
      return '/profile/my-account/privacy/guardians';
    default:
      return null;
  }
}

/** What a row's one link does. */
export type RowAction =
  | 'receipt'
  | 'changes'
  | 'offDays'
  | 'renewal'
  | 'order'
  | 'payment'
  | 'student'
  | 'article'
  | 'guardian';

/** The action that the link of a notification names; null if the notification has no page (`placeOf`). */
export function actionOf({
  type,
  subject,
  orderEvent,
}: Pick<Notification, 'type' | 'subject' | 'orderEvent'>): RowAction | null {
  if (orderEvent) return 'receipt';
  switch (subject?.kind) {
    case 'order':
    case 'subscription':
      if (type === 'off_day_deadline') return 'offDays';
      if (type === 'subscription_ending') return 'renewal';
      return recorded.has(type) ? 'changes' : 'order';
    case 'payment':
      return 'payment';
    case 'student':
      return 'student';
    case 'article':
      return 'article';
    case 'guardian':
      return 'guardian';
    default:
      return null;
  }
}
