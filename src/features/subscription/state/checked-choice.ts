import { type AgeLimits, birthDateError } from '#src/domain/age.ts';
import type { BusinessSettings, Frequency } from '#src/domain/business-settings.ts';
import { type BlockedOffDay, blockedOffDays } from '#src/domain/off-days.ts';
import { parsePeriodCount, type PeriodCountError } from '#src/domain/period-count.ts';
import { type CivilDate, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import type { OfficialVacation } from '#src/domain/school-days.ts';
import { type BlockedStart, blockedStart, nextPossibleSunday } from '#src/domain/start-day.ts';
import {
  type DateRange,
  deliveryDayCount,
  overlappingRange,
  type SubscriptionPeriod,
  subscriptionPeriod,
} from '#src/domain/subscription-period.ts';
import type { SubscriptionChoice } from './subscription-state.ts';

/** An existing subscription of the student. */
export interface OtherSubscription extends DateRange {
  packageName: string;
}

/** The data of a student that the rules need. Without a student, only the vacations for all schools apply. */
export interface StudentSchedule {
  birthDate: CivilDate | null;
  /** The vacations that apply to the student. */
  vacations: OfficialVacation[];
  otherSubscriptions: OtherSubscription[];
  /** Off days in these subscriptions, because a month's allowance is per student. */
  offDaysElsewhere: CivilDate[];
}

/** The data that a choice is checked against. */
export interface CheckContext {
  student: StudentSchedule;
  frequency: Frequency;
  /** The ages that the service and the package allow. */
  ages: AgeLimits;
  settings: BusinessSettings;
  now: Date;
}

/** Why a subscription can't start on a day. `overlap`: it would share a day with another subscription of the student. */
export type StartError = BlockedStart | { reason: 'overlap'; other: OtherSubscription } | { reason: 'none_left' };

/** A choice with all values derived from it, and the rules it breaks. */
export interface CheckedChoice {
  choice: SubscriptionChoice;
  /** The number of months or weeks; null while the typed text is not a valid number. */
  count: number | null;
  countError: PeriodCountError | null;
  /** The number of school days in the period; each has one lunch. */
  dayCount: number;
  /** The chosen day, or the first possible one. */
  startsOn: CivilDate | null;
  startError: StartError | null;
  ageError: 'too_young' | 'too_old' | null;
  offDayErrors: { on: CivilDate; blocked: BlockedOffDay }[];
  /** Null while the count or the start is missing. */
  period: SubscriptionPeriod | null;
  /** The last day without off days. */
  endsOnWithoutOffDays: CivilDate | null;
}

/** A choice that has a period, whether or not it breaks a rule. */
export type CountedChoice = CheckedChoice & { count: number; startsOn: CivilDate; period: SubscriptionPeriod };

/** Derives the period of a choice, with off days and without, and each rule it breaks (rules.md#start-day, rules.md#period). */
export function checkChoice(choice: SubscriptionChoice, context: CheckContext): CheckedChoice {
  const { student, frequency, ages, settings, now } = context;
  const parsed = parsePeriodCount(choice.typedCount, settings);
  const count = 'count' in parsed ? parsed.count : null;
  // The calendar shows possible starts even while the number of months is missing.
  const dayCount = deliveryDayCount(frequency, count ?? settings.minPeriodCount, settings);
  const startsOn = choice.startsOn ?? firstPossibleStart(riyadhDateOf(now), dayCount, context);
  const startError = startsOn === null ? ({ reason: 'none_left' } as const) : startErrorOf(startsOn, dayCount, context);
  const countable = count !== null && startsOn !== null && !isClosed(startError);
  const plan = countable ? { startsOn, dayCount, vacations: student.vacations, offDays: choice.offDays } : null;
  const period = plan && subscriptionPeriod(plan);
  const age =
    student.birthDate === null || startsOn === null ? null : birthDateError(student.birthDate, startsOn, ages);
  return {
    choice,
    count,
    countError: 'reason' in parsed ? parsed.reason : null,
    dayCount,
    startsOn,
    startError: startError ?? (period && overlapOf(period, student.otherSubscriptions)),
    ageError: age === 'too_young' || age === 'too_old' ? age : null,
    offDayErrors:
      plan === null
        ? []
        : blockedOffDays(choice.offDays, {
            plan: { ...plan, offDays: [] },
            now,
            settings,
            offDaysElsewhere: student.offDaysElsewhere,
          }),
    period,
    endsOnWithoutOffDays: plan && subscriptionPeriod({ ...plan, offDays: [] }).endsOn,
  };
}

/** Whether a choice breaks no rule. */
export function isValid({ countError, startError, ageError, offDayErrors }: CheckedChoice): boolean {
  return countError === null && startError === null && ageError === null && offDayErrors.length === 0;
}

export function isCounted<Checked extends CheckedChoice>(checked: Checked): checked is Checked & CountedChoice {
  return checked.count !== null && checked.startsOn !== null && checked.period !== null;
}

/** The reason why a subscription of `dayCount` lunches can't start on a day; null if it can. */
export function startErrorOf(
  on: CivilDate,
  dayCount: number,
  { student, settings, now }: Pick<CheckContext, 'student' | 'settings' | 'now'>,
): StartError | null {
  const { vacations, otherSubscriptions } = student;
  const blocked = blockedStart(on, { now, noticeHours: settings.startNoticeHours, vacations });
  if (blocked !== null || otherSubscriptions.length === 0) return blocked;
  return overlapOf(subscriptionPeriod({ startsOn: on, dayCount, vacations, offDays: [] }), otherSubscriptions);
}

/**
 * The first Sunday after a day on which a subscription of `dayCount` lunches can start; null if none exists within two
 * years.
 */
export function firstPossibleStart(
  after: CivilDate,
  dayCount: number,
  context: Pick<CheckContext, 'student' | 'settings' | 'now'>,
): CivilDate | null {
  const { student, settings, now } = context;
  const rules = { now, noticeHours: settings.startNoticeHours, vacations: student.vacations };
  let sunday = nextPossibleSunday(after, rules);
  while (sunday !== null) {
    const error = startErrorOf(sunday, dayCount, context);
    if (error?.reason !== 'overlap') return sunday;
    sunday = nextPossibleSunday(error.other.endsOn, rules);
  }
  return null;
}

function overlapOf(range: DateRange, others: readonly OtherSubscription[]): StartError | null {
  const other = overlappingRange(range, others);
  return other === null ? null : { reason: 'overlap', other };
}

/** Whether the start day has no delivery, so that no period can be counted from it. */
function isClosed(error: StartError | null): boolean {
  return error !== null && error.reason !== 'overlap';
}
