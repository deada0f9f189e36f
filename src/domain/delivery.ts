import type { LocalizedName } from './localized-name.ts';
import type { MealSummary } from './meal.ts';
import type { CivilDate } from './riyadh-date.ts';

/** Where one day's lunch is; `skipped` is an off day, `holiday` an official vacation. */
export type DeliveryStatus =
  'scheduled' | 'in_processing' | 'out_for_delivery' | 'delivered' | 'skipped' | 'holiday' | 'cancelled';

/** Why no lunch comes on a day, or why it can't be cancelled any more. */
export type DeliveryReasonCode =
  'off_day' | 'vacation' | 'cancelled_by_parent' | 'subscription_cancelled' | 'too_late' | 'in_the_past';

/** One day of a subscription. Instants are ISO texts. */
export interface Delivery {
  id: number;
  on: CivilDate;
  status: DeliveryStatus;
  /** What is cooked; empty where it is not planned yet or nothing comes. */
  meals: MealSummary[];
  /** Until when it can be cancelled; at that instant it no longer can. */
  lockedAt: string;
  /** Null for a step that lies ahead. */
  inProcessingAt: string | null;
  outForDeliveryAt: string | null;
  deliveredAt: string | null;
  /** Until when it is best eaten; null before it is cooked. */
  eatBy: string | null;
  /** Null while it can be cancelled. */
  reasonCode: DeliveryReasonCode | null;
  /** The vacation's name on a holiday. */
  reason: LocalizedName | null;
  /** What was refunded for the day, or would be if it were cancelled now; null where nothing. */
  refundHalalas: number | null;
}
