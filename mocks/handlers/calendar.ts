import type { Language } from '#src/domain/language.ts';
import { offDayRules } from '#src/domain/off-days.ts';
import { isRunning } from '#src/domain/order-states.ts';
import { noticeDeadline } from '#src/domain/notice.ts';
import { addMonths, type CivilDate, type CivilMonth, monthOf, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import type { SubscriptionPeriod } from '#src/domain/subscription-period.ts';
import type { HandlersOf } from '../contract.ts';
import { db, nextId } from '#mocks/store/db.ts';
import { recordEvent } from '#mocks/orders/events.ts';
import { notify } from '#mocks/orders/notify.ts';
import type { ApplicantRecord, OffDayRequestRecord, SubOrderRecord } from '#mocks/store/order-records.ts';
import { conflict, errorReply, type FieldError, notFound } from '#mocks/replies/error-reply.ts';
import { dateText } from '#mocks/replies/localized-text.ts';
import { found } from '#mocks/replies/success-reply.ts';
import { texts } from '#mocks/replies/texts.ts';
import { ownApplicant } from '#mocks/orders/students/applicant-view.ts';
import { offDayErrors } from '#mocks/orders/cart/choice-rules.ts';
import { touchOrder } from '#mocks/orders/cart/draft.ts';
import { comingLunches, notifyOfChangedLunches } from '#mocks/orders/subscriptions/lunch-news.ts';
import { offDaySituation, requestedMonths } from '#mocks/orders/subscriptions/off-day-situation.ts';
import { freshOrder } from '../orders/order-view.ts';
import {
  numbers,
  offDaysOf,
  periodOf,
  runningSubscriptions,
  subOrderStatus,
} from '#mocks/orders/subscriptions/subscription.ts';
import type { UserRecord } from '#mocks/store/public-records.ts';
import { reversedRange } from '#mocks/replies/date-range.ts';

type CalendarOperation =
  | 'listOfficialVacations'
  | 'listApplicantVacations'
  | 'createApplicantVacation'
  | 'previewApplicantVacation'
  | 'deleteApplicantVacation';

const monthOfRequest = ({ dates }: Pick<OffDayRequestRecord, 'dates'>): CivilMonth => monthOf(dates[0] ?? '');

const lockedTexts = {
  not_running: texts.subscriptionEnded,
  too_late: texts.offDaysLocked,
  delivery_cancelled: texts.offDaysMovedDeliveryCancelled,
};

/** The reason why a request can’t be removed; null if it can. */
function removalLock(subOrder: SubOrderRecord, { dates }: OffDayRequestRecord, now: Date) {
  if (subOrder.cancelled_at !== null) return 'not_running';
  return offDayRules(offDaySituation(subOrder, now)).blockedReturn(dates);
}

function shownRequest(subOrder: SubOrderRecord, request: OffDayRequestRecord, now: Date) {
  const [first = ''] = request.dates;
  const canDelete = removalLock(subOrder, request, now) === null;
  return {
    id: request.id,
    sub_order_id: request.sub_order_id,
    applicant_id: request.applicant_id,
    vacancy: [...request.dates],
    month: monthOfRequest(request),
    requested_at: request.requested_at,
    status: (request.dates.at(-1) ?? '') > riyadhDateOf(now) ? ('scheduled' as const) : ('taken' as const),
    deletable_until: canDelete ? noticeDeadline(first, numbers.pauseNoticeHours).toISOString() : null,
  };
}

function shownPeriod(subOrder: SubOrderRecord, period: SubscriptionPeriod, previousEnd: CivilDate) {
  return {
    sub_order_id: subOrder.id,
    start_date: period.startsOn,
    end_date: period.endsOn,
    previous_end_date: previousEnd,
    vacancy: offDaysOf(period),
  };
}

/** The months from the present one to the end of the subscription that ends last. */
function allowancesOf(applicant: ApplicantRecord, now: Date) {
  const last = runningSubscriptions(applicant.id, now)
    .toSorted((a, b) => a.period.endsOn.localeCompare(b.period.endsOn))
    .at(-1);
  if (!last) return [];
  const { allowance } = offDayRules(offDaySituation(last.subOrder, now));
  const requested = new Set(requestedMonths(applicant.id, now));
  const months: CivilMonth[] = [];
  for (let month = monthOf(riyadhDateOf(now)); month <= monthOf(last.period.endsOn); month = addMonths(month, 1)) {
    months.push(month);
  }
  return months.map((month) => ({ month, ...allowance(month), is_request_used: requested.has(month) }));
}

interface Request {
  applicant: ApplicantRecord;
  subOrder: SubOrderRecord;
  dates: CivilDate[];
}

/** Checks a request for off days; preview and creation use the same rules and messages. */
function checkRequest(
  applicantId: number,
  body: { sub_order_id: number; vacancy: CivilDate[] },
  userId: number,
  language: Language,
  now: Date,
) {
  const applicant = ownApplicant(applicantId, userId);
  if (!applicant) return { refused: notFound(language) };
  const subOrder = db.subOrders.findFirst((query) =>
    query.where({ id: body.sub_order_id, applicant_id: applicant.id }),
  );
  const order = subOrder && freshOrder(subOrder.order_id);
  if (!order || order.status !== 'paid') {
    const unknown: FieldError = { field: 'sub_order_id', code: 'not_found', text: texts.subscriptionUnknown };
    return { refused: errorReply(422, [unknown], language) };
  }
  if (!isRunning(subOrderStatus(subOrder, order, now))) {
    return { refused: conflict('not_running', texts.subscriptionEnded, language) };
  }
  const month = monthOf(body.vacancy.toSorted()[0] ?? '');
  if (requestedMonths(applicant.id, now).includes(month)) {
    return { refused: conflict('month_used', texts.monthUsed(month), language) };
  }
  const elsewhere = body.vacancy.flatMap((on, index): FieldError[] =>
    monthOf(on) === month ? [] : [{ field: `vacancy.${index}`, code: 'other_month', text: texts.offDayOtherMonth }],
  );
  const others = new Set(elsewhere.map(({ field }) => field));
  const broke = offDayErrors('vacancy', body.vacancy, offDaySituation(subOrder, now));
  const errors = [...elsewhere, ...broke.filter(({ field }) => !others.has(field))];
  if (errors.length > 0) return { refused: errorReply(422, errors, language) };
  return { request: { applicant, subOrder, dates: body.vacancy.toSorted() } satisfies Request };
}

const endTitles = {
  off_day_added: { title: 'Off days added', arabic_title: 'أُضيفت أيام الغياب' },
  off_day_taken_back: { title: 'Off days removed', arabic_title: 'تم التراجع عن أيام الغياب' },
};

async function notifyOfNewEnd(
  type: keyof typeof endTitles,
  applicant: ApplicantRecord,
  subOrder: SubOrderRecord,
  order_event_id: number,
  now: Date,
): Promise<void> {
  const date = dateText(periodOf(subOrder).endsOn);
  await notify(
    applicant.user_id,
    {
      type,
      ...endTitles[type],
      body: `${applicant.name}’s subscription now ends on ${date.en}.`,
      arabic_body: `أصبح اشتراك ${applicant.arabic_name ?? applicant.name} ينتهي في ${date.ar}.`,
      entity_type: 'sub_order',
      entity_id: subOrder.id,
      order_event_id,
    },
    now,
  );
}

async function recordOffDays(
  type: 'off_days_added' | 'off_days_taken_back',
  subOrder: SubOrderRecord,
  before: SubscriptionPeriod,
  now: Date,
): Promise<number> {
  const valuesOf = (period: SubscriptionPeriod) => ({ dates: offDaysOf(period), end_date: period.endsOn });
  const [previous, current] = [valuesOf(before), valuesOf(periodOf(subOrder))];
  const happening = { type, actor: 'parent', subOrderId: subOrder.id, previous, current } as const;
  return recordEvent({ id: subOrder.order_id }, happening, now);
}

/** Drops the days after the end from the requests of a shorter subscription: they would come back as it grows. */
async function dropDaysAfterEnd(subOrder: SubOrderRecord): Promise<void> {
  const { endsOn } = periodOf(subOrder);
  const { id: sub_order_id } = subOrder;
  const areAfterEnd = ({ dates }: OffDayRequestRecord) => dates.every((on) => on > endsOn);
  db.offDayRequests.deleteMany((query) =>
    query.where((each) => each.sub_order_id === sub_order_id && areAfterEnd(each)),
  );
  await db.offDayRequests.updateMany((query) => query.where({ sub_order_id }), {
    data(request) {
      request.dates = request.dates.filter((on) => on <= endsOn);
    },
  });
}

/** Days without lunch: official vacations, and off days requested after paying. */
export const calendarHandlers: HandlersOf<UserRecord, CalendarOperation> = {
  listOfficialVacations({ query, language, now }) {
    const { from = riyadhDateOf(now), to = '9999-12-31', school_id } = query;
    const reversed = reversedRange({ from, to }, language);
    if (reversed) return reversed;
    const school = school_id === undefined ? undefined : db.schools.findFirst((each) => each.where({ id: school_id }));
    if (school_id !== undefined && !school) {
      return errorReply(400, [{ field: 'school_id', code: 'not_found', text: texts.schoolUnknown }], language);
    }
    const official_vacations = db.officialVacations
      .all()
      .filter(({ is_active }) => is_active)
      .filter(({ start_date, end_date }) => start_date <= to && from <= end_date)
      .filter(
        ({ scope, region_id, school_id: closed }) =>
          scope === 'all' ||
          (school !== undefined && (scope === 'region' ? region_id === school.region_id : closed === school.id)),
      )
      .toSorted((a, b) => a.start_date.localeCompare(b.start_date) || a.id - b.id)
      .map((vacation) => ({ ...vacation }));
    return found({ official_vacations });
  },

  listApplicantVacations({ params, user, language, now }) {
    const applicant = ownApplicant(params.id, user.id);
    if (!applicant) return notFound(language);
    const vacations = db.offDayRequests
      .findMany((query) => query.where({ applicant_id: applicant.id }))
      .toSorted((a, b) => b.requested_at.localeCompare(a.requested_at) || b.id - a.id)
      .flatMap((request) => {
        const subOrder = db.subOrders.findFirst((query) => query.where({ id: request.sub_order_id }));
        return subOrder ? [shownRequest(subOrder, request, now)] : [];
      });
    return found({ vacations, allowances: allowancesOf(applicant, now) });
  },

  async createApplicantVacation({ params, body, user, language, now }) {
    const { refused, request } = checkRequest(params.id, body, user.id, language, now);
    if (refused) return refused;
    const { subOrder, dates, applicant } = request;
    const before = periodOf(subOrder);
    const lunchesBefore = comingLunches([subOrder], now);
    const previousEnd = before.endsOn;
    const record = await db.offDayRequests.create({
      id: nextId('offDayRequests'),
      sub_order_id: subOrder.id,
      applicant_id: applicant.id,
      dates,
      requested_at: now.toISOString(),
    });
    await touchOrder(freshOrder(subOrder.order_id), now);
    const period = periodOf(subOrder);
    const eventId = await recordOffDays('off_days_added', subOrder, before, now);
    await notifyOfNewEnd('off_day_added', applicant, subOrder, eventId, now);
    await notifyOfChangedLunches(lunchesBefore, now);
    const data = { vacation: shownRequest(subOrder, record, now), period: shownPeriod(subOrder, period, previousEnd) };
    return { status: 201, body: { custom_status: 201, message: texts.offDaysAdded[language], data } };
  },

  previewApplicantVacation({ params, body, user, language, now }) {
    const { refused, request } = checkRequest(params.id, body, user.id, language, now);
    if (refused) return refused;
    const { subOrder, dates } = request;
    const rules = offDayRules(offDaySituation(subOrder, now));
    const allowance = rules.allowance(monthOfRequest({ dates }));
    const preview = {
      vacancy: dates,
      end_date: rules.preview(dates).endsOn,
      previous_end_date: rules.period.endsOn,
      allowance_left: allowance.left - dates.length,
    };
    return found({ preview });
  },

  async deleteApplicantVacation({ params, user, language, now }) {
    const applicant = ownApplicant(params.id, user.id);
    const request = db.offDayRequests.findFirst((query) =>
      query.where({ id: params.vacation_id, applicant_id: params.id }),
    );
    const subOrder = request && db.subOrders.findFirst((query) => query.where({ id: request.sub_order_id }));
    if (!applicant || !subOrder) return notFound(language);
    const lock = removalLock(subOrder, request, now);
    if (lock !== null) return conflict(lock, lockedTexts[lock], language);
    const before = periodOf(subOrder);
    const lunchesBefore = comingLunches([subOrder], now);
    const previousEnd = before.endsOn;
    db.offDayRequests.delete((query) => query.where({ id: request.id }));
    await dropDaysAfterEnd(subOrder);
    await touchOrder(freshOrder(subOrder.order_id), now);
    const eventId = await recordOffDays('off_days_taken_back', subOrder, before, now);
    await notifyOfNewEnd('off_day_taken_back', applicant, subOrder, eventId, now);
    await notifyOfChangedLunches(lunchesBefore, now);
    const data = { period: shownPeriod(subOrder, periodOf(subOrder), previousEnd) };
    return { status: 200, body: { custom_status: 200, message: texts.offDaysRemoved[language], data } };
  },
};
