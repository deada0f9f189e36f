import type { BusinessSettings } from './business-settings.ts';
import { hasNotice } from './notice.ts';
import { type CivilDate, type CivilMonth, monthOf } from './riyadh-date.ts';
import { closureOn, type OfficialVacation, type SchoolClosure } from './school-days.ts';
import {
  type DateRange,
  overlappingRange,
  type PeriodPlan,
  type SubscriptionPeriod,
  subscriptionPeriod,
} from './subscription-period.ts';

/** One student's subscription, as input of the off-day rules. */
export interface OffDaySituation<V extends OfficialVacation = OfficialVacation> {
  /** The subscription with its current off days. */
  plan: PeriodPlan<V>;
  now: Date;
  settings: Pick<BusinessSettings, 'pauseNoticeHours' | 'offDaysPerMonth'>;
  /** Off days of the same student in other subscriptions: a month's allowance is per student. */
  offDaysElsewhere?: readonly CivilDate[];
  /** The number of further off days elsewhere, by month, if only their number is known. */
  usedElsewhere?: ReadonlyMap<CivilMonth, number>;
  /** The student's other subscriptions, which a moved end may not reach. */
  otherPeriods?: readonly DateRange[];
  /** Days of this subscription with a cancelled and refunded delivery. */
  cancelledDays?: readonly CivilDate[];
  /** Once paid: the months that have had the student's one request, for this subscription or another; before paying, leave out. */
  requestedMonths?: readonly CivilMonth[];
}

/** Why a day can't be taken off. */
export type BlockedOffDay<V extends OfficialVacation = OfficialVacation> =
  | { reason: 'outside_period' }
  | SchoolClosure<V>
  | { reason: 'already_off' }
  | { reason: 'delivery_cancelled' }
  | { reason: 'too_late' }
  | { reason: 'month_requested' }
  | { reason: 'allowance_used' }
  | { reason: 'overlap' };

/** A calendar month's off days of one student. */
export interface OffDayAllowance {
  limit: number;
  used: number;
  left: number;
}

/** The rules for one situation. Checking a day is cheap, so a calendar may check each of its cells. */
export interface OffDayRules<V extends OfficialVacation = OfficialVacation> {
  /** The period with its current off days. */
  period: SubscriptionPeriod<V>;
  /** Why the day can't be taken off, the first reason that applies in the order of `BlockedOffDay`; null if it can. */
  blocked: (on: CivilDate) => BlockedOffDay<V> | null;
  /**
   * Why off days can't be removed together: one is too close, or the period would end before a cancelled day, so that all
   * lunches are delivered although one is refunded. Null if they can.
   */
  blockedReturn: (days: readonly CivilDate[]) => 'too_late' | 'delivery_cancelled' | null;
  /** The student's used and remaining off days in a calendar month. */
  allowance: (month: CivilMonth) => OffDayAllowance;
  /** The period as it would be with these days off as well. */
  preview: (added: readonly CivilDate[]) => SubscriptionPeriod<V>;
  /** The period as it would be without these off days. */
  returned: (days: readonly CivilDate[]) => SubscriptionPeriod<V>;
}

/** Which days of a subscription one student can take off (rules.md#off-days). */
export function offDayRules<V extends OfficialVacation>(situation: OffDaySituation<V>): OffDayRules<V> {
  const { plan, now, settings, otherPeriods = [] } = situation;
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
    const closure = closureOn(on, plan.vacations);
    if (closure !== null) return closure;
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

  return { period, blocked, blockedReturn, allowance, preview, returned };
}

/**
 * Checks days requested together, in calendar order, each with those before it already taken: an off day moves the
 * end, so a later one may lie in the days won. Gives the refused days with their reasons; none means all can be taken.
 */
export function blockedOffDays<V extends OfficialVacation>(
  days: readonly CivilDate[],
  situation: OffDaySituation<V>,
): { on: CivilDate; blocked: BlockedOffDay<V> }[] {
  const offDays = offDaysOf(subscriptionPeriod(situation.plan));
  const refused: { on: CivilDate; blocked: BlockedOffDay<V> }[] = [];
  for (const on of days.toSorted()) {
    const blocked = offDayRules({ ...situation, plan: { ...situation.plan, offDays } }).blocked(on);
    if (blocked === null) offDays.push(on);
    else refused.push({ on, blocked });
  }
  return refused;
}

/** Those that take effect: one left over after a period that was shortened must not come back to life as it grows. */
function offDaysOf(period: SubscriptionPeriod): CivilDate[] {
  return period.skipped.filter((day) => day.reason === 'off_day').map((day) => day.on);
}
