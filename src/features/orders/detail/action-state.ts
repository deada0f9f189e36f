import type { ActionOffer, ReasonCode } from '#src/domain/action-offer.ts';

/** Whether an action is possible now, later, or no longer. Instants are ISO texts. */
export type ActionState =
  | { at: 'open'; until: string | null }
  | { at: 'later'; opensAt: string; reason: ReasonCode | null }
  | { at: 'closed'; since: string | null; reason: ReasonCode | null };

/**
 * Reads an allowed action (rules.md#allowed-actions). It closes by itself when its deadline passes while the page is open.
 * @param now the server's now
 */
export function actionState(offer: ActionOffer, now: Date): ActionState {
  const { allowed, deadlineAt, opensAt, reasonCode } = offer;
  const isOver = deadlineAt !== null && Date.parse(deadlineAt) <= now.getTime();
  if (allowed)
    return isOver ? { at: 'closed', since: deadlineAt, reason: 'too_late' } : { at: 'open', until: deadlineAt };
  if (opensAt !== null && Date.parse(opensAt) > now.getTime()) return { at: 'later', opensAt, reason: reasonCode };
  return { at: 'closed', since: isOver ? deadlineAt : null, reason: reasonCode };
}
