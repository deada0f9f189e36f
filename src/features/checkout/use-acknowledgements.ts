import { useState } from 'react';
import type { Acknowledgement } from '#src/api/acknowledgements.ts';
import type { Order } from '#src/domain/order.ts';
import type { Subscription } from '#src/domain/subscription.ts';

/** Whether the parent has to acknowledge what was found before the order can be paid. */
export function needsAcknowledgement({ allergenCheck: check }: Subscription): boolean {
  return check?.verdict === 'check' && !check.isAcknowledged;
}

/** Whether the package can't be bought for its student. */
export function hasUnfitPackage({ allergenCheck: check }: Subscription): boolean {
  return check?.verdict === 'does_not_fit';
}

/** The findings as one text: another finding is another text, so that a tick never covers what came later. */
const findingsOf = ({ allergenCheck: check }: Subscription): string => JSON.stringify(check?.findings ?? []);

/** The ticks with which the parent acknowledges what was found, by student (rules.md#package-gate). */
export function useAcknowledgements({ subscriptions }: Pick<Order, 'subscriptions'>) {
  // The findings that were ticked, by the id of the subscription.
  const [ticked, setTicked] = useState<ReadonlyMap<number, string>>(new Map());
  const isTicked = (subscription: Subscription) => ticked.get(subscription.id) === findingsOf(subscription);
  const needed = subscriptions.filter(needsAcknowledgement);
  return {
    isTicked,
    tick: (subscription: Subscription, checked: boolean) => {
      setTicked(new Map([...ticked, [subscription.id, checked ? findingsOf(subscription) : '']]));
    },
    /** The subscriptions that are not acknowledged yet. */
    missing: needed.filter((subscription) => !isTicked(subscription)),
    /** Whether the order can't be paid, whatever is acknowledged. */
    hasUnfit: subscriptions.some(hasUnfitPackage),
    /** What the request sends. */
    acknowledged: needed
      .filter(isTicked)
      .map(({ studentId, allergenCheck }): Acknowledgement => ({ studentId, findings: allergenCheck?.findings ?? [] })),
  };
}

export type Acknowledgements = ReturnType<typeof useAcknowledgements>;
