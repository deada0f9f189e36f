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
import type { FieldError } from '#mocks/replies/error-reply.ts';
import type { LocalizedText } from '#mocks/replies/localized-text.ts';
import { texts } from '#mocks/replies/texts.ts';
import { choiceSituation, othersOf } from '#mocks/orders/subscriptions/off-day-situation.ts';
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

/** The circumstances of a choice. */
export interface ChoiceContext {
  userId: number;
  now: Date;
  /** The prefix of each field's name, such as `applicants.0.`. */
  prefix: string;
  /** The students who are already in the order. */
  takenApplicantIds: readonly number[];
  /** The subscription that the choice changes; null for a new one. */
  subOrderId: number | null;
}

/** The fields of a choice in the records. */
export type CheckedChoice = Pick<
  SubOrderRecord,
  'applicant_id' | 'package' | 'count' | 'start_date' | 'vacancy' | 'chosen' | 'offered'
>;

/** A choice with what the parent has acknowledged about its dishes. */
export type JudgedChoice = CheckedChoice & Pick<SubOrderRecord, 'acknowledgement'>;

type PackageRecord = ReturnType<typeof db.packages.all>[number];

function countOf(choice: Choice, { frequency }: PackageRecord): { count: number } | { errors: FieldError[] } {
  const isMonthly = frequency === 'monthly';
  const months = { field: 'number_of_months', count: choice.number_of_months };
  const weeks = { field: 'number_of_weeks', count: choice.number_of_weeks };
  const [wanted, other] = isMonthly ? [months, weeks] : [weeks, months];
  const errors: FieldError[] = [];
  if (wanted.count === undefined) {
    errors.push({
      field: wanted.field,
      code: isMonthly ? 'months_required' : 'weeks_required',
      text: isMonthly ? texts.monthsMissing : texts.weeksMissing,
    });
  }
  if (other.count !== undefined) {
    const text = isMonthly ? texts.soldByMonth : texts.soldByWeek;
    errors.push({ field: other.field, code: 'invalid', text });
  }
  return wanted.count === undefined || errors.length > 0 ? { errors } : { count: wanted.count };
}

function startError(startsOn: CivilDate, rules: StartRules): FieldError | null {
  const blocked = blockedStart(startsOn, rules);
  if (blocked === null) return null;
  const next = nextPossibleSunday(dayBefore(startsOn), rules);
  const { vacation } = blocked.reason === 'vacation' ? blocked : { vacation: null };
  const textOf: Record<typeof blocked.reason, () => LocalizedText> = {
    weekend: () => texts.startWeekend(next),
    vacation: () =>
      texts.startVacation({ name: vacation?.name ?? '', arabic_name: vacation?.arabicName ?? null }, next),
    too_early: () => texts.startTooEarly(next),
    not_sunday: () => texts.startNotSunday(next),
  };
  return { field: 'start_date', code: blocked.reason, text: textOf[blocked.reason]() };
}

/** The code and the text for a day that can’t be an off day. */
function offDayError(on: CivilDate, blocked: BlockedOffDay, left: number): Omit<FieldError, 'field'> {
  switch (blocked.reason) {
    case 'outside_period':
      return { code: 'outside_period', text: texts.offDayOutside };
    case 'weekend':
      return { code: 'weekend', text: texts.offDayWeekend(on) };
    case 'vacation': {
      const { name, arabicName } = blocked.vacation;
      return { code: 'vacation', text: texts.offDayVacation({ name: name ?? '', arabic_name: arabicName }) };
    }
    case 'already_off':
      return { code: 'already_off', text: texts.offDayTwice };
    case 'delivery_cancelled':
      return { code: 'delivery_cancelled', text: texts.offDayCancelled };
    case 'too_late':
      return { code: 'too_early', text: texts.offDayTooEarly };
    case 'month_requested':
      return { code: 'off_day_limit', text: texts.monthUsed(monthOf(on)) };
    case 'allowance_used':
      return { code: 'off_day_limit', text: texts.offDayLimit(left, numbers.offDaysPerMonth) };
    case 'overlap':
      return { code: 'overlap', text: texts.offDayOverlap };
  }
}

/** The errors of days that are requested together, each with its index in the request; a repeated day is an error too. */
export function offDayErrors(
  field: string,
  days: readonly CivilDate[],
  situation: Parameters<typeof blockedOffDays>[1],
): FieldError[] {
  const { allowance } = offDayRules(situation);
  const refused = new Map(blockedOffDays([...new Set(days)], situation).map(({ on, blocked }) => [on, blocked]));
  return days.flatMap((on, index) => {
    const at = `${field}.${index}`;
    if (days.indexOf(on) < index) return [{ field: at, code: 'taken', text: texts.offDayTwice }];
    const blocked = refused.get(on);
    return blocked ? [{ field: at, ...offDayError(on, blocked, allowance(monthOf(on)).left) }] : [];
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

function calendarErrors(
  choice: Choice,
  plan: PeriodPlan,
  applicant: ApplicantRecord,
  { now, subOrderId }: ChoiceContext,
): FieldError[] {
  const period = countedPeriod(plan);
  if (period === null) return [{ field: 'start_date', code: 'invalid', text: texts.notEnoughSchoolDays }];
  const errors = offDayErrors('vacancy', choice.vacancy, choiceSituation(applicant.id, subOrderId, plan, now));
  const other = overlappingRange(period, othersOf(applicant.id, subOrderId, now).periods);
  if (other !== null) {
    errors.unshift({ field: 'start_date', code: 'overlap', text: texts.overlap(applicant, other) });
  }
  return errors;
}

/**
 * Checks one student’s choice against the rules of the calendar, the student and the package.
 * @returns the fields for the records, at today’s prices; or all errors, in the order of the form
 */
export function checkChoice(
  choice: Choice,
  context: ChoiceContext,
): { checked: CheckedChoice } | { errors: FieldError[] } {
  const { userId, now, takenApplicantIds, prefix } = context;
  const applicant = db.applicants.findFirst((query) =>
    query.where({ id: choice.applicant_id, user_id: userId, is_active: true }),
  );
  const bought = db.packages.findFirst((query) => query.where({ id: choice.package_id, is_active: true }));
  const errors: FieldError[] = [];

  const isTaken = takenApplicantIds.includes(choice.applicant_id);
  if (!applicant) errors.push({ field: 'applicant_id', code: 'not_found', text: texts.studentUnknown });
  else if (isTaken) {
    errors.push({ field: 'applicant_id', code: 'taken', text: texts.studentTaken });
  } else {
    const limits = bought ? packageAgeLimits(numbers, { minAge: bought.min_age, maxAge: bought.max_age }) : numbers;
    if (!isAgeAllowedOn(applicant.birth_date, choice.start_date, limits)) {
      errors.push({ field: 'applicant_id', code: 'out_of_age', text: texts.outOfAgeAtStart(limits) });
    }
  }
  if (!bought) errors.push({ field: 'package_id', code: 'not_found', text: texts.packageWithdrawn });

  const vacations = applicant ? vacationsAt(placeOf(applicant)) : [];
  const start = startError(choice.start_date, { now, noticeHours: numbers.startNoticeHours, vacations });
  if (start !== null) errors.push(start);

  const counted = bought ? countOf(choice, bought) : { errors: [] };
  if ('errors' in counted) errors.push(...counted.errors);

  if (applicant && !isTaken && bought && 'count' in counted && start === null) {
    const plan = {
      startsOn: choice.start_date,
      dayCount: deliveryDayCount(bought.frequency, counted.count, numbers),
      vacations,
      offDays: choice.vacancy,
    };
    errors.push(...calendarErrors(choice, plan, applicant, context));
    if (errors.length === 0) {
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
  return { errors: errors.map((error) => ({ ...error, field: `${prefix}${error.field}` })) };
}
