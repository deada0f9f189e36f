import { orderConflictOf } from '#src/api/draft-order.ts';
import { ApiError } from '#src/api/errors.ts';
import type { Order } from '#src/api/generated/model/order.ts';
import { renewSubOrder } from '#src/api/generated/orders/orders.ts';
import type { OrderLine } from '#src/api/orders.ts';

/** The draft with all that was renewed. */
export interface Renewed {
  draft: Order;
  /** Those that could not be renewed; the parent chooses for them anew. */
  left: OrderLine[];
}

interface Progress {
  draft: Order | null;
  left: OrderLine[];
  failure: unknown;
}

/** The draft that holds this renewal already, where only the answer to an earlier request was lost; else null. */
function draftWith({ applicantId, package: bought }: OrderLine, error: unknown): Order | null {
  const conflict = orderConflictOf(error);
  if (conflict?.reason !== 'order_exists' || conflict.order.status !== 'draft') return null;
  const isIn = conflict.order.sub_orders.some(
    ({ applicant_id, package: other }) => applicant_id === applicantId && other.id === bought.id,
  );
  return isIn ? conflict.order : null;
}

/** One after the other, since each joins the draft that the one before made. */
async function renewNext(progress: Progress, [line, ...others]: readonly OrderLine[]): Promise<Progress> {
  if (line === undefined) return progress;
  try {
    const { data } = await renewSubOrder(line.id);
    return await renewNext({ ...progress, draft: data.order }, others);
  } catch (error) {
    if (error instanceof ApiError && error.isSessionExpired) throw error;
    const draft = draftWith(line, error);
    if (draft !== null) return renewNext({ ...progress, draft }, others);
    return renewNext({ ...progress, left: [...progress.left, line], failure: progress.failure ?? error }, others);
  }
}

/**
 * Renews subscriptions into one draft (operation `renewSubOrder`); one that is refused does not stop the others.
 * @throws the first refusal where none could be renewed, and that of an ended session
 */
export async function renewLines(lines: readonly OrderLine[]): Promise<Renewed> {
  const { draft, left, failure } = await renewNext({ draft: null, left: [], failure: null }, lines);
  if (draft === null) throw failure;
  return { draft, left };
}
