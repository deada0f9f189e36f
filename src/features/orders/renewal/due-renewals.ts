import type { Order, OrderLine } from '#src/api/orders.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { isRenewalDue } from '#src/domain/subscription-state.ts';

const toSubscription = ({ applicantId, status, startsOn, endsOn }: OrderLine) => ({
  studentId: applicantId,
  status,
  startsOn,
  endsOn,
});

/**
 * The subscriptions that show the renewal banner and that the server lets renew now, the first to end in front.
 * @param orders the parent's current orders
 * @param today the date in Riyadh
 */
export function dueRenewals(orders: readonly Order[], today: CivilDate): OrderLine[] {
  const lines = orders.flatMap((order) => order.lines);
  const all = lines.map(toSubscription);
  return lines
    .filter((line) => line.actions.renew?.allowed === true && isRenewalDue(toSubscription(line), all, today))
    .toSorted((a, b) => a.endsOn.localeCompare(b.endsOn));
}
