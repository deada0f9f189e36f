import { isAgeAllowedOn, packageAgeLimits } from '#src/domain/age.ts';
import { type BlockedOffDay, blockedOffDays, offDayRules } from '#src/domain/off-days.ts';
import { fromWireMoney } from '#src/domain/money.ts';
import { type CivilDate, monthOf } from '#src/domain/riyadh-date.ts';
import { blockedStart, nextPossibleSunday, type StartRules } from '#src/domain/start-day.ts';
import {
  deliveryDayCount,
  overlappingRange,
  type PeriodPlan,
  type SubscriptionPeriod,
  subscriptionPeriod,
} from '#src/domain/subscription-period.ts';
import { db } from '#mocks/store/db.ts';
import type { ApplicantRecord, SubOrderRecord } from '#mocks/store/order-records.ts';
import { type Both, orderTexts } from '#mocks/replies/order-texts.ts';
import { choiceSituation, othersOf } from '#mocks/orders/subscriptions/off-day-situation.ts';
import type { RuleFault } from '#mocks/replies/rule-replies.ts';
import { dayBefore, numbers, placeOf, vacationsAt } from '#mocks/orders/subscriptions/subscription.ts';

/** One student's subscription as the parent chooses it. */
export interface Choice {
  applicant_id: number;
  package_id: number;
  start_date: CivilDate;
  number_of_months?: number | undefined;
  number_of_weeks?: number | undefined;
  vacancy: CivilDate[];
}

/** Where a choice is made. */
export interface ChoiceContext {
  userId: number;
  now: Date;
  /** Put before each field's name, such as `applicants.0.`. */
  prefix: string;
  /** Students who are in the order already. */
  takenApplicantIds: readonly number[];
  /** The subscription that is being chosen anew; null for a new one. */
  subOrderId: number | null;
}

/** What a choice becomes in the records. */
export type CheckedChoice = Pick<
  SubOrderRecord,
  'applicant_id' | 'package' | 'count' | 'start_date' | 'vacancy' | 'chosen' | 'offered'
>;

type PackageRecord = ReturnType<typeof db.packages.all>[number];

function countOf(choice: Choice, { frequency }: PackageRecord): { count: number } | { faults: RuleFault[] } {
  const isMonthly = frequency === 'monthly';
  const months = { field: 'number_of_months', count: choice.number_of_months };
  const weeks = { field: 'number_of_weeks', count: choice.number_of_weeks };
  const [wanted, other] = isMonthly ? [months, weeks] : [weeks, months];
  const faults: RuleFault[] = [];
  if (wanted.count === undefined) {
    faults.push({
      field: wanted.field,
      code: isMonthly ? 'months_required' : 'weeks_required',
      says: isMonthly ? orderTexts.monthsMissing : orderTexts.weeksMissing,
    });
  }
  if (other.count !== undefined) {
    const says = isMonthly ? orderTexts.soldByMonth : orderTexts.soldByWeek;
    faults.push({ field: other.field, code: 'invalid', says });
  }
  return wanted.count === undefined || faults.length > 0 ? { faults } : { count: wanted.count };
}

function startFault(startsOn: CivilDate, rules: StartRules): RuleFault | null {
  const blocked = blockedStart(startsOn, rules);
  if (blocked === null) return null;
  const next = nextPossibleSunday(dayBefore(startsOn), rules);
  const { vacation } = blocked.reason === 'vacation' ? blocked : { vacation: null };
  const says: Record<typeof blocked.reason, () => Both> = {
    weekend: () => orderTexts.startWeekend(next),
    vacation: () =>
      orderTexts.startVacation({ name: vacation?.name ?? '', arabic_name: vacation?.arabicName ?? null }, next),
    too_early: () => orderTexts.startTooEarly(next),
    not_sunday: () => orderTexts.startNotSunday(next),
  };
  return { field: 'start_date', code: blocked.reason, says: says[blocked.reason]() };
}

/** Code and words for a day that can't be taken off. */
function offDayFault(on: CivilDate, blocked: BlockedOffDay, left: number): Omit<RuleFault, 'field'> {
  switch (blocked.reason) {
    case 'outside_period':
      return { code: 'outside_period', says: orderTexts.offDayOutside };
    case 'weekend':
      return { code: 'weekend', says: orderTexts.offDayWeekend(on) };
    case 'vacation': {
      const { name, arabicName } = blocked.vacation;
      return { code: 'vacation', says: orderTexts.offDayVacation({ name: name ?? '', arabic_name: arabicName }) };
    }
    case 'already_off':
      return { code: 'already_off', says: orderTexts.offDayTwice };
    case 'delivery_cancelled':
      return { code: 'delivery_cancelled', says: orderTexts.offDayCancelled };
    case 'too_late':
      return { code: 'too_early', says: orderTexts.offDayTooEarly };
    case 'month_requested':
      return { code: 'off_day_limit', says: orderTexts.monthUsed(monthOf(on)) };
    case 'allowance_used':
      return { code: 'off_day_limit', says: orderTexts.offDayLimit(left, numbers.offDaysPerMonth) };
    case 'overlap':
      return { code: 'overlap', says: orderTexts.offDayOverlap };
  }
}

/** The faults of days asked for together, each at its place in the request; a day asked for twice is one. */
export function offDayFaults(
  field: string,
  days: readonly CivilDate[],
  situation: Parameters<typeof blockedOffDays>[1],
): RuleFault[] {
  const { allowance } = offDayRules(situation);
  const refused = new Map(blockedOffDays([...new Set(days)], situation).map(({ on, blocked }) => [on, blocked]));
  return days.flatMap((on, index) => {
    const at = `${field}.${index}`;
    if (days.indexOf(on) < index) return [{ field: at, code: 'taken', says: orderTexts.offDayTwice }];
    const blocked = refused.get(on);
    return blocked ? [{ field: at, ...offDayFault(on, blocked, allowance(monthOf(on)).left) }] : [];
  });
}

function countedPeriod(plan: PeriodPlan): SubscriptionPeriod | null {
  try {
    return subscriptionPeriod(plan);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function calendarFaults(
  choice: Choice,
  plan: PeriodPlan,
  applicant: ApplicantRecord,
  { now, subOrderId }: ChoiceContext,
): RuleFault[] {
  const period = countedPeriod(plan);
  if (period === null) return [{ field: 'start_date', code: 'invalid', says: orderTexts.startNeverEnds }];
  const faults = offDayFaults('vacancy', choice.vacancy, choiceSituation(applicant.id, subOrderId, plan, now));
  const other = overlappingRange(period, othersOf(applicant.id, subOrderId, now).periods);
  if (other !== null) {
    faults.unshift({ field: 'start_date', code: 'overlap', says: orderTexts.overlap(applicant, other) });
  }
  return faults;
}

/**
 * Checks one student's choice against the rules of the calendar, of the student and of the package.
 * @returns what it becomes in the records, at today's prices; or all its faults, in the order of the form
 */
export function checkChoice(
  choice: Choice,
  context: ChoiceContext,
): { checked: CheckedChoice } | { faults: RuleFault[] } {
  const { userId, now, takenApplicantIds, prefix } = context;
  const applicant = db.applicants.findFirst((query) =>
    query.where({ id: choice.applicant_id, user_id: userId, is_active: true }),
  );
  const bought = db.packages.findFirst((query) => query.where({ id: choice.package_id, is_active: true }));
  const faults: RuleFault[] = [];

  const isTaken = takenApplicantIds.includes(choice.applicant_id);
  if (!applicant) faults.push({ field: 'applicant_id', code: 'not_found', says: orderTexts.studentUnknown });
  else if (isTaken) {
    faults.push({ field: 'applicant_id', code: 'taken', says: orderTexts.studentTaken });
  } else {
    const limits = bought ? packageAgeLimits(numbers, bought) : numbers;
    if (!isAgeAllowedOn(applicant.birth_date, choice.start_date, limits)) {
      faults.push({ field: 'applicant_id', code: 'out_of_age', says: orderTexts.outOfAgeAtStart(limits) });
    }
  }
  if (!bought) faults.push({ field: 'package_id', code: 'not_found', says: orderTexts.packageGone });

  const vacations = applicant ? vacationsAt(placeOf(applicant)) : [];
  const start = startFault(choice.start_date, { now, noticeHours: numbers.startNoticeHours, vacations });
  if (start !== null) faults.push(start);

  const counted = bought ? countOf(choice, bought) : { faults: [] };
  if ('faults' in counted) faults.push(...counted.faults);

  if (applicant && !isTaken && bought && 'count' in counted && start === null) {
    const plan = {
      startsOn: choice.start_date,
      dayCount: deliveryDayCount(bought.frequency, counted.count, numbers),
      vacations,
      offDays: choice.vacancy,
    };
    faults.push(...calendarFaults(choice, plan, applicant, context));
    if (faults.length === 0) {
      const { id, name, arabic_name, category, frequency, number_of_days, image_url } = bought;
      const terms = {
        price_halalas: fromWireMoney(bought.price),
        delivery_fee_halalas: fromWireMoney(bought.delivery_fee),
        end_date: subscriptionPeriod(plan).endsOn,
      };
      const checked = {
        applicant_id: applicant.id,
        package: { id, name, arabic_name, category, frequency, number_of_days, image_url },
        count: counted.count,
        start_date: choice.start_date,
        vacancy: choice.vacancy.toSorted(),
        chosen: terms,
        offered: terms,
      };
      return { checked };
    }
  }
  return { faults: faults.map((fault) => ({ ...fault, field: `${prefix}${fault.field}` })) };
}
