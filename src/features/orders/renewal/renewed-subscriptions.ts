import { type AttemptKeys, sendOnce } from '#src/api/attempts.ts';
import { ApiError, isUnknownOutcome } from '#src/api/errors.ts';
import type { Order } from '#src/domain/order.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { renewSubOrder } from '#src/api/generated/orders/orders.ts';
import { orderOf } from '#src/api/orders.ts';

/** The draft with everything that was renewed. */
export interface Renewed {
  draft: Order;
  /** Subscriptions that could not be renewed; the parent has to choose a package for them. */
  left: Subscription[];
  /** Subscriptions that were not renewed because of an outage: the same request may succeed later. */
  unsent: { subscriptions: readonly Subscription[]; error: unknown } | null;
}

interface Progress extends Omit<Renewed, 'draft'> {
  draft: Order | null;
  failure: unknown;
}

const isOutage = (error: unknown) => isUnknownOutcome(error) || (error instanceof ApiError && error.status === 429);

/** Renews subscriptions one after the other, because each one is added to the draft of the one before. */
async function renewNext(
  progress: Progress,
  [subscription, ...others]: readonly Subscription[],
  keys: AttemptKeys,
): Promise<Progress> {
  if (subscription === undefined) return progress;
  try {
    const { id } = subscription;
    const draft = await sendOnce(keys, ['renewSubOrder', id], (init) => renewSubOrder(id, undefined, init), orderOf);
    return await renewNext({ ...progress, draft }, others, keys);
  } catch (error) {
    if (error instanceof ApiError && error.isSessionExpired) throw error;
    if (isOutage(error)) return { ...progress, unsent: { subscriptions: [subscription, ...others], error } };
    return renewNext(
      { ...progress, left: [...progress.left, subscription], failure: progress.failure ?? error },
      others,
      keys,
    );
  }
}

/**
 * Renews subscriptions into one draft (operation `renewSubOrder`). A refusal does not stop the remaining subscriptions,
 * an outage does.
 * @throws the outage or the first refusal if nothing could be renewed, and always the error of an ended session
 */
export async function renewSubscriptions(subscriptions: readonly Subscription[], keys: AttemptKeys): Promise<Renewed> {
  const { draft, left, unsent, failure } = await renewNext(
    { draft: null, left: [], unsent: null, failure: null },
    subscriptions,
    keys,
  );
  if (draft === null) throw unsent?.error ?? failure;
  return { draft, left, unsent };
}
