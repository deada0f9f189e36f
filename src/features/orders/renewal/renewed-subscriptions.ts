import { orderConflictOf } from '#src/api/draft-order.ts';
import { ApiError, isUnknownOutcome } from '#src/api/errors.ts';
import type { Order } from '#src/domain/order.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { renewSubOrder } from '#src/api/generated/orders/orders.ts';
import { orderOf } from '#src/api/orders.ts';

/** The draft with all that was renewed. */
export interface Renewed {
  draft: Order;
  /** Those that could not be renewed; the parent chooses a package for them again. */
  left: Subscription[];
  /** Those that were not renewed because of an outage: the same request may succeed later. */
  unsent: { subscriptions: readonly Subscription[]; error: unknown } | null;
}

interface Progress extends Omit<Renewed, 'draft'> {
  draft: Order | null;
  failure: unknown;
}

const isOutage = (error: unknown) => isUnknownOutcome(error) || (error instanceof ApiError && error.status === 429);

/** The draft that holds this renewal already, where only the answer to an earlier request was lost; else null. */
function draftWith({ studentId, package: bought }: Subscription, error: unknown): Order | null {
  const conflict = orderConflictOf(error);
  if (conflict?.reason !== 'order_exists' || conflict.order.status !== 'draft') return null;
  const isIn = conflict.order.subscriptions.some(
    (each) => each.studentId === studentId && each.package.id === bought.id,
  );
  return isIn ? conflict.order : null;
}

/** One after the other, since each joins the draft that the one before made. */
async function renewNext(progress: Progress, [subscription, ...others]: readonly Subscription[]): Promise<Progress> {
  if (subscription === undefined) return progress;
  try {
    const draft = orderOf(await renewSubOrder(subscription.id));
    return await renewNext({ ...progress, draft }, others);
  } catch (error) {
    if (error instanceof ApiError && error.isSessionExpired) throw error;
    const draft = draftWith(subscription, error);
    if (draft !== null) return renewNext({ ...progress, draft }, others);
    if (isOutage(error)) return { ...progress, unsent: { subscriptions: [subscription, ...others], error } };
    return renewNext(
      { ...progress, left: [...progress.left, subscription], failure: progress.failure ?? error },
      others,
    );
  }
}

/**
 * Renews subscriptions into one draft (operation `renewSubOrder`); one that is refused does not stop the others, an outage does.
 * @throws where none could be renewed the outage or the first refusal, and always the refusal of an ended session
 */
export async function renewSubscriptions(subscriptions: readonly Subscription[]): Promise<Renewed> {
  const { draft, left, unsent, failure } = await renewNext(
    { draft: null, left: [], unsent: null, failure: null },
    subscriptions,
  );
  if (draft === null) throw unsent?.error ?? failure;
  return { draft, left, unsent };
}
