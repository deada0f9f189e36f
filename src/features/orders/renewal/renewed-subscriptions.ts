import { allergenConflictsOf } from '#src/api/allergen-checks.ts';
import { type AttemptKeys, sendOnce } from '#src/api/attempts.ts';
import { ApiError, isUnknownOutcome } from '#src/api/errors.ts';
import type { Order } from '#src/domain/order.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { renewSubOrder } from '#src/api/generated/orders/orders.ts';
import { orderOf } from '#src/api/orders.ts';

/** A subscription, and the refusal with what was found about its package. */
export interface UnfitSubscription {
  subscription: Subscription;
  error: unknown;
}

/** The draft with everything that was renewed. */
export interface Renewed {
  /** Null if every renewal was refused, and one of them because of the student's health. */
  draft: Order | null;
  /** Subscriptions that could not be renewed; the parent has to choose a package for them. */
  left: Subscription[];
  /** The refusals because the package does not fit the student any more (409 `allergen_conflict`). */
  unfit: UnfitSubscription[];
  /** Subscriptions that were not renewed because of an outage: the same request may succeed later. */
  unsent: { subscriptions: readonly Subscription[]; error: unknown } | null;
}

interface Progress extends Renewed {
  failure: unknown;
}

/** The off days of each renewal, by the id of its subscription; none for one that is not in it. */
export type RenewalOffDays = ReadonlyMap<number, readonly CivilDate[]>;

const isOutage = (error: unknown) => isUnknownOutcome(error) || (error instanceof ApiError && error.status === 429);

/** Renews subscriptions one after the other, because each one is added to the draft of the one before. */
async function renewNext(
  progress: Progress,
  [subscription, ...others]: readonly Subscription[],
  keys: AttemptKeys,
  offDays: RenewalOffDays,
): Promise<Progress> {
  if (subscription === undefined) return progress;
  try {
    const { id } = subscription;
    const days = offDays.get(id) ?? [];
    const body = days.length === 0 ? undefined : { vacancy: [...days] };
    const parts = body === undefined ? [] : [body];
    const draft = await sendOnce(
      keys,
      ['renewSubOrder', id, ...parts],
      (init) => renewSubOrder(id, body, init),
      orderOf,
    );
    return await renewNext({ ...progress, draft }, others, keys, offDays);
  } catch (error) {
    if (error instanceof ApiError && error.isSessionExpired) throw error;
    if (isOutage(error)) return { ...progress, unsent: { subscriptions: [subscription, ...others], error } };
    // What was found is shown for each student, so these are not only left out.
    const refused =
      allergenConflictsOf(error).length > 0
        ? { unfit: [...progress.unfit, { subscription, error }] }
        : { left: [...progress.left, subscription], failure: progress.failure ?? error };
    return renewNext({ ...progress, ...refused }, others, keys, offDays);
  }
}

/**
 * Renews subscriptions into one draft (operation `renewSubOrder`). A refusal does not stop the remaining subscriptions,
 * an outage does.
 * @throws the outage or the first refusal if nothing could be renewed and no package is unfit, and always the error of
 * an ended session
 */
export async function renewSubscriptions(
  subscriptions: readonly Subscription[],
  keys: AttemptKeys,
  offDays: RenewalOffDays = new Map(),
): Promise<Renewed> {
  const { failure, ...renewed } = await renewNext(
    { draft: null, left: [], unfit: [], unsent: null, failure: null },
    subscriptions,
    keys,
    offDays,
  );
  if (renewed.draft === null && renewed.unfit.length === 0) throw renewed.unsent?.error ?? failure;
  return renewed;
}
