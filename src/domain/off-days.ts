import type { BusinessSettings } from './business-settings.ts';
import { hasNotice } from './notice.ts';
import { type CivilDate, type CivilMonth, monthOf } from './riyadh-date.ts';
import { noSchoolOn, type OfficialVacation, type NoSchoolReason } from './school-days.ts';
import {
  type DateRange,
  overlappingRange,
  type PeriodPlan,
  type SubscriptionPeriod,
  subscriptionPeriod,
} from './subscription-period.ts';

/** One student's subscription as the input of the off-day rules. */
export interface OffDaySituation<V extends OfficialVacation = OfficialVacation> {
  /** The subscription with its current off days. */
  plan: PeriodPlan<V>;
  now: Date;
  settings: Pick<BusinessSettings, 'pauseNoticeHours' | 'offDaysPerMonth'>;
  /** The student's off days in other subscriptions: a month's allowance is per student. */
  offDaysElsewhere?: readonly CivilDate[];
  /** The number of additional off days in other subscriptions, by month, if only the number is known. */
  usedElsewhere?: ReadonlyMap<CivilMonth, number>;
  /** The student's other subscriptions, which the moved end may not overlap. */
  otherPeriods?: readonly DateRange[];
  /** Days of this subscription with a cancelled and refunded delivery. */
  cancelledDays?: readonly CivilDate[];
  /**
   * After paying: the months in which the student's one request has been used, by this subscription or another. Before
   * paying, leave it out.
   */
  requestedMonths?: readonly CivilMonth[];
}

/** Why a day can't be taken off. */
export type BlockedOffDay<V extends OfficialVacation = OfficialVacation> =
  | { reason: 'outside_period' }
  | NoSchoolReason<V>
  | { reason: 'already_off' }
  | { reason: 'delivery_cancelled' }
  | { reason: 'too_late' }
  | { reason: 'month_requested' }
  | { reason: 'allowance_used' }
  | { reason: 'overlap' };

/** One student's off days in a calendar month. */
export interface OffDayAllowance {
  limit: number;
  used: number;
  left: number;
}

/** The rules for one situation. Checking a day is cheap, so a calendar may check each of its days. */
export interface OffDayRules<V extends OfficialVacation = OfficialVacation> {
  /** The period with the current off days. */
  period: SubscriptionPeriod<V>;
  /** Why the day can't be taken off: the first reason in the order of `BlockedOffDay`; null if it can. */
  blocked: (on: CivilDate) => BlockedOffDay<V> | null;
  /**
   * Why off days can't be removed together; null if they can. `too_late`: one is too close. `delivery_cancelled`: the
   * period would end before a cancelled day, so that all lunches are delivered although one is refunded.
   */
  blockedReturn: (days: readonly CivilDate[]) => 'too_late' | 'delivery_cancelled' | null;
  /** The lunches that can be taken off, each alone, in order. */
  possibleDays: () => CivilDate[];
  /** The student's used and remaining off days in a calendar month. */
  allowance: (month: CivilMonth) => OffDayAllowance;
  /** The period with additional off days. */
  preview: (added: readonly CivilDate[]) => SubscriptionPeriod<V>;
  /** The period without the given off days. */
  returned: (days: readonly CivilDate[]) => SubscriptionPeriod<V>;
}

/** The rules for the days that one student can take off from a subscription (rules.md#off-days). */
export function offDayRules<V extends OfficialVacation>(situation: OffDaySituation<V>): OffDayRules<V> {
  const { now, settings, otherPeriods = [] } = situation;
  const plan = { ...situation.plan, cancelledDays: situation.cancelledDays };
  const period = subscriptionPeriod(plan);
  const offDays = new Set(offDaysOf(period));
  const cancelled = new Set(situation.cancelledDays);
  const requestedMonths = new Set(situation.requestedMonths);
  const taken = new Set([...offDays, ...(situation.offDaysElsewhere ?? [])]);

  function allowance(month: CivilMonth): OffDayAllowance {
    const known = [...taken].filter((day) => monthOf(day) === month).length;
    const used = known + (situation.usedElsewhere?.get(month) ?? 0);
    return { limit: settings.offDaysPerMonth, used, left: Math.max(0, settings.offDaysPerMonth - used) };
  }

  function preview(added: readonly CivilDate[]): SubscriptionPeriod<V> {
    return subscriptionPeriod({ ...plan, offDays: [...offDays, ...added] });
  }

  function returned(days: readonly CivilDate[]): SubscriptionPeriod<V> {
    return subscriptionPeriod({ ...plan, offDays: [...offDays].filter((on) => !days.includes(on)) });
  }

  function blocked(on: CivilDate): BlockedOffDay<V> | null {
    if (on < period.startsOn || on > period.endsOn) return { reason: 'outside_period' };
    const noSchool = noSchoolOn(on, plan.vacations);
    if (noSchool !== null) return noSchool;
    if (offDays.has(on)) return { reason: 'already_off' };
    if (cancelled.has(on)) return { reason: 'delivery_cancelled' };
    if (!hasNotice(on, now, settings.pauseNoticeHours)) return { reason: 'too_late' };
    if (requestedMonths.has(monthOf(on))) return { reason: 'month_requested' };
    if (allowance(monthOf(on)).left === 0) return { reason: 'allowance_used' };
    if (otherPeriods.length > 0 && overlappingRange(preview([on]), otherPeriods) !== null) return { reason: 'overlap' };
    return null;
  }

  function blockedReturn(days: readonly CivilDate[]): 'too_late' | 'delivery_cancelled' | null {
    if (!days.every((on) => hasNotice(on, now, settings.pauseNoticeHours))) return 'too_late';
    const { endsOn } = returned(days);
    return [...cancelled].some((on) => on > endsOn) ? 'delivery_cancelled' : null;
  }

  const possibleDays = () => period.deliveryDays.filter((on) => blocked(on) === null);

  return { period, blocked, blockedReturn, possibleDays, allowance, preview, returned };
}

/**
 * Checks days that are requested together, in calendar order. Each check includes the allowed days before it, because
 * an off day moves the end and a later day may be in the added part. Returns the refused days with their reasons; an
 * empty list means that all days can be taken off.
 */
export function blockedOffDays<V extends OfficialVacation>(
  days: readonly CivilDate[],
  situation: OffDaySituation<V>,
): { on: CivilDate; blocked: BlockedOffDay<V> }[] {
  const offDays = offDaysOf(subscriptionPeriod({ ...situation.plan, cancelledDays: situation.cancelledDays }));
  const refused: { on: CivilDate; blocked: BlockedOffDay<V> }[] = [];
  for (const on of days.toSorted()) {
    const blocked = offDayRules({ ...situation, plan: { ...situation.plan, offDays } }).blocked(on);
    if (blocked === null) offDays.push(on);
    else refused.push({ on, blocked });
  }
  return refused;
}

/**
 * The off days that take effect. An off day left over after the period was shortened must not become effective again
 * when the period grows.
 */
function offDaysOf(period: SubscriptionPeriod): CivilDate[] {
  return period.skipped.filter((day) => day.reason === 'off_day').map((day) => day.on);
}
