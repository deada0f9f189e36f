import { isRunning, type SubOrderStatus } from './order-states.ts';
import type { SubscriptionProgress } from './subscription.ts';

/** A situation in which a parent needs help with an order. */
export type HelpSituation = 'late' | 'reaction' | 'wrongDish' | 'offDay' | 'moved' | 'refund';

/** What decides which situations come first. */
export interface HelpFacts {
  status: SubOrderStatus;
  /** The progress of today's lunch; null on a day without one. */
  progress: SubscriptionProgress | null;
  remainingDays: number;
}

const underWay: readonly HelpSituation[] = ['late', 'reaction', 'wrongDish', 'offDay', 'moved', 'refund'];
const arrived: readonly HelpSituation[] = ['reaction', 'wrongDish', 'offDay', 'moved', 'refund'];
const waiting: readonly HelpSituation[] = ['offDay', 'moved', 'refund', 'reaction', 'wrongDish'];
const over: readonly HelpSituation[] = ['refund', 'moved', 'reaction', 'wrongDish'];

/** Whether there is anything to do about a situation: an off day needs a running subscription, another place a lunch to come. */
function isPossible(situation: HelpSituation, { status, remainingDays }: HelpFacts): boolean {
  if (situation === 'offDay') return isRunning(status) && remainingDays > 0;
  return situation !== 'moved' || remainingDays > 0;
}

function likeliestFirst({ status, progress }: HelpFacts): readonly HelpSituation[] {
  if (progress === 'in_processing' || progress === 'out_for_delivery') return underWay;
  if (progress === 'delivered') return arrived;
  return isRunning(status) ? waiting : over;
}

/** The situations that a subscription can be in, the likeliest first (rules.md#order-help). */
export function helpSituations(facts: HelpFacts): readonly HelpSituation[] {
  return likeliestFirst(facts).filter((situation) => isPossible(situation, facts));
}
