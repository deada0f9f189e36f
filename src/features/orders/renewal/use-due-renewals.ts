import { useQuery } from '@tanstack/react-query';
import { allCurrentOrdersQuery } from '#src/api/current-orders.ts';
import { toOrder } from '#src/api/orders.ts';
import type { Order } from '#src/domain/order.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { dueRenewals } from './due-renewals.ts';

interface Options {
  /** Whether the orders shown are all current ones: then no others are asked for. */
  areAll: boolean;
  /** The date in Riyadh. */
  today: CivilDate;
}

/** The renewals that are due in all of the parent's current orders; none until all of them are known. */
export function useDueRenewals(shown: readonly Order[], { areAll, today }: Options): Subscription[] {
  const { data } = useQuery({ ...allCurrentOrdersQuery(), enabled: !areAll, meta: { isBackground: true } });
  if (areAll) return dueRenewals(shown, today);
  if (data === undefined) return [];
  const others = data.filter(({ id }) => shown.every((order) => order.id !== id));
  return dueRenewals([...shown, ...others.map(toOrder)], today);
}
