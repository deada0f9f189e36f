import type { ActionOffer, ReasonCode } from '#src/domain/action-offer.ts';

/** Whether an action is possible now, later, or no longer. Instants are ISO strings. */
export type ActionState =
  | { at: 'open'; until: string | null }
  | { at: 'later'; opensAt: string; reason: ReasonCode | null }
  | { at: 'closed'; since: string | null; reason: ReasonCode | null };

/**
 * The state of an allowed action (rules.md#allowed-actions). An action closes without a refetch when its deadline
 * passes while the page is open.
 * @param now the server's current time
 */
export function actionState(offer: ActionOffer, now: Date): ActionState {
  const { allowed, deadlineAt, opensAt, reasonCode } = offer;
  const isOver = deadlineAt !== null && Date.parse(deadlineAt) <= now.getTime();
  if (allowed)
    return isOver ? { at: 'closed', since: deadlineAt, reason: 'too_late' } : { at: 'open', until: deadlineAt };
  if (opensAt !== null && Date.parse(opensAt) > now.getTime()) return { at: 'later', opensAt, reason: reasonCode };
  return { at: 'closed', since: isOver ? deadlineAt : null, reason: reasonCode };
}
