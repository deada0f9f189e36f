import type { Order } from '#src/domain/order.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { isRenewalDue } from '#src/domain/subscription-state.ts';

const toSubscription = ({ studentId, status, startsOn, endsOn }: Subscription) => ({
  studentId,
  status,
  startsOn,
  endsOn,
});

/**
 * The subscriptions that end within two weeks without a following one, sorted by last day; also those that can't be renewed.
 * @param orders the parent's current orders
 * @param today the date in Riyadh
 */
export function endingSubscriptions(orders: readonly Order[], today: CivilDate): Subscription[] {
  const subscriptions = orders.flatMap((order) => order.subscriptions);
  const all = subscriptions.map(toSubscription);
  return subscriptions
    .filter((subscription) => isRenewalDue(toSubscription(subscription), all, today))
    .toSorted((a, b) => a.endsOn.localeCompare(b.endsOn));
}

/**
 * The subscriptions that show the renewal banner and that the server allows to renew now, sorted by last day.
 * @param orders the parent's current orders
 * @param today the date in Riyadh
 */
export function dueRenewals(orders: readonly Order[], today: CivilDate): Subscription[] {
  return endingSubscriptions(orders, today).filter(({ actions }) => actions.renew?.allowed === true);
}
