import type { PaymentMethodChoice } from '#src/api/generated/zod/schemas.ts';
import { defaultBusinessSettings } from '#src/domain/business-settings.ts';
import { dayPrices } from '#src/domain/cancellation.ts';
import type { LunchRatingReason } from '#src/domain/lunch-rating.ts';
import { fromWireMoney } from '#src/domain/money.ts';
import { orderTotals } from '#src/domain/order-totals.ts';
import { defaultPaymentHoldMinutes, paymentExpiresAt } from '#src/domain/payment-hold.ts';
import { addDays, type CivilDate, instantInRiyadh, weekdayOf } from '#src/domain/riyadh-date.ts';
import { isSchoolDay, type OfficialVacation, vacationsFor } from '#src/domain/school-days.ts';
import { deliveryDayCount, type SubscriptionPeriod, subscriptionPeriod } from '#src/domain/subscription-period.ts';
import type { Snapshot } from '#mocks/store/db.ts';
import { officialVacationOf } from '#mocks/store/official-vacation-of.ts';
import type { ApplicantRecord, OrderRecord, SubOrderRecord } from '#mocks/store/order-records.ts';
import { homeLine } from '#mocks/orders/students/addresses.ts';
import { testCards } from '#mocks/orders/payments/paying.ts';
import { type Lookups, servedStudent } from '#mocks/orders/students/served-student.ts';

/** One student’s subscription in a seeded order. */
export interface PlannedSubscription {
  id: number;
  studentId: number;
  packageId: number;
  count: number;
  startsOn: CivilDate;
  /** Off days chosen before paying. */
  vacancy?: CivilDate[];
  /** Off days requested after paying, in one request. */
  requestedOffDays?: CivilDate[];
  /** What the parent has acknowledged about the dishes. */
  acknowledgement?: SubOrderRecord['acknowledgement'];
  /** Days with a cancelled delivery. */
  cancelledDays?: CivilDate[];
}

/** One attempt to pay a seeded order. */
export interface PlannedPayment {
  id: number;
  method: PaymentMethodChoice;
  outcome: 'paid' | 'failed' | 'cancelled' | 'expired' | 'initiated';
  at: Date;
}

/** One seeded order. */
export interface PlannedOrder {
  id: number;
  number: string;
  parentId: number;
  subscriptions: PlannedSubscription[];
  payments: PlannedPayment[];
  /** The time at which the parent cancelled the whole order, early enough for every lunch. */
  cancelledAt?: Date;
  lunchRating?: {
    subOrderId: number;
    on: CivilDate;
    rating: number;
    reasons: LunchRatingReason[];
    feedback: string | null;
    at: Date;
  };
  review?: { id: number; rating: number; feedback: string | null; at: Date };
}

/** The records that seeded orders are computed from. */
export interface OrderSources extends Lookups, Pick<Snapshot, 'users' | 'packages' | 'officialVacations'> {
  now: Date;
  students: ApplicantRecord[];
}

type Written = Pick<
  Snapshot,
  'orders' | 'subOrders' | 'payments' | 'offDayRequests' | 'cancelledDeliveries' | 'reviews' | 'lunchRatings'
>;

function wanted<T extends { id: number }>(all: readonly T[], id: number): T {
  const found = all.find((each) => each.id === id);
  if (!found) throw new Error(`The seeds have no ${id}`);
  return found;
}

/** Creates seeded orders by the rules of the handlers: the same prices, periods, snapshots and refunds. */
export function orderBook(sources: OrderSources) {
  const written: Written = {
    orders: [],
    subOrders: [],
    payments: [],
    offDayRequests: [],
    cancelledDeliveries: [],
    reviews: [],
    lunchRatings: [],
  };

  function vacationsOf(studentId: number): OfficialVacation[] {
    const { schoolId, regionId } = placeOf(studentId);
    const all = sources.officialVacations.map(officialVacationOf);
    return vacationsFor(all, { schoolId, regionId });
  }

  function placeOf(studentId: number) {
    const school = wanted(sources.schools, wanted(sources.students, studentId).school_id);
    return { schoolId: school.id, regionId: school.region_id };
  }

  function periodOf(subscription: PlannedSubscription): SubscriptionPeriod {
    const { frequency } = wanted(sources.packages, subscription.packageId);
    return subscriptionPeriod({
      startsOn: subscription.startsOn,
      dayCount: deliveryDayCount(frequency, subscription.count, defaultBusinessSettings),
      vacations: vacationsOf(subscription.studentId),
      offDays: [...(subscription.vacancy ?? []), ...(subscription.requestedOffDays ?? [])],
    });
  }

  /** The last Sunday on or before a date on which the student has school. */
  function sundayUntil(studentId: number, date: CivilDate): CivilDate {
    const vacations = vacationsOf(studentId);
    let sunday = addDays(date, -weekdayOf(date));
    while (!isSchoolDay(sunday, vacations)) sunday = addDays(sunday, -7);
    return sunday;
  }

  /** The last Sunday on which a subscription that ended before a date can have started. */
  function startEndingBefore(subscription: Omit<PlannedSubscription, 'startsOn'>, date: CivilDate): CivilDate {
    let startsOn = sundayUntil(subscription.studentId, addDays(date, -7));
    while (periodOf({ ...subscription, startsOn }).endsOn >= date)
      startsOn = sundayUntil(subscription.studentId, addDays(startsOn, -7));
    return startsOn;
  }

  /** The first school days of a student from a date on. */
  function schoolDaysFrom(studentId: number, from: CivilDate, count: number): CivilDate[] {
    const vacations = vacationsOf(studentId);
    const days: CivilDate[] = [];
    for (let on = from; days.length < count; on = addDays(on, 1)) if (isSchoolDay(on, vacations)) days.push(on);
    return days;
  }

  function writeSubscription(
    subscription: PlannedSubscription,
    order: OrderRecord,
    plan: PlannedOrder,
    totalHalalas: number,
  ): void {
    const { id, name, arabic_name, category, frequency, number_of_days, image_url, price, delivery_fee } = wanted(
      sources.packages,
      subscription.packageId,
    );
    const period = periodOf(subscription);
    const isPaid = order.paid_at !== null;
    const lastArrival = instantInRiyadh(addDays(period.endsOn, 1), '00:00');
    const refunds = dayPrices(totalHalalas, period.deliveryDays).filter(({ on }) =>
      subscription.cancelledDays?.includes(on),
    );
    const terms = {
      price_halalas: fromWireMoney(price),
      delivery_fee_halalas: fromWireMoney(delivery_fee),
      end_date: period.endsOn,
    };
    const record: SubOrderRecord = {
      id: subscription.id,
      order_id: order.id,
      applicant_id: subscription.studentId,
      package: { id, name, arabic_name, category, frequency, number_of_days, image_url },
      count: subscription.count,
      start_date: subscription.startsOn,
      vacancy: subscription.vacancy ?? [],
      chosen: terms,
      offered: terms,
      student: isPaid ? servedStudent(wanted(sources.students, subscription.studentId), true, sources) : null,
      acknowledgement: subscription.acknowledgement ?? null,
      cancelled_at: plan.cancelledAt?.toISOString() ?? null,
      cancel_refund_halalas: plan.cancelledAt ? totalHalalas : 0,
      notified_until: isPaid && !plan.cancelledAt && lastArrival > sources.now ? sources.now.toISOString() : null,
    };
    written.subOrders.push(record);
    if (subscription.requestedOffDays && order.paid_at !== null) {
      written.offDayRequests.push({
        id: 500 + subscription.id,
        sub_order_id: subscription.id,
        applicant_id: subscription.studentId,
        dates: subscription.requestedOffDays,
        requested_at: order.paid_at,
      });
    }
    for (const { on, priceHalalas } of refunds) {
      written.cancelledDeliveries.push({
        id: 700 + written.cancelledDeliveries.length,
        sub_order_id: subscription.id,
        date: on,
        refund_halalas: priceHalalas,
        cancelled_at: sources.now.toISOString(),
      });
    }
  }

  function writePayment({ id, method, outcome, at }: PlannedPayment, order: OrderRecord, totalHalalas: number): void {
    const card = outcome === 'paid' || outcome === 'failed' ? testCards[method] : null;
    written.payments.push({
      id,
      user_id: order.user_id,
      order_id: order.id,
      order_number: order.order_number,
      status: outcome,
      amount_halalas: totalHalalas,
      method,
      card_brand: card?.brand ?? null,
      card_last4: card?.last4 ?? null,
      keeps_card: false,
      failure_code: outcome === 'failed' ? 'insufficient_funds' : null,
      return_url: '/checkout',
      expires_at: paymentExpiresAt(at, defaultPaymentHoldMinutes).toISOString(),
      settles_at: null,
      paid_at: outcome === 'paid' ? at.toISOString() : null,
      created_at: at.toISOString(),
    });
  }

  function parentOf(plan: PlannedOrder): OrderRecord['parent'] {
    const user = wanted(sources.users, plan.parentId);
    const [first] = plan.subscriptions;
    const student = first && wanted(sources.students, first.studentId);
    return {
      name: user.full_name,
      email: user.email,
      mobile_number: user.mobile_number,
      address: student?.home_address ? homeLine(student.home_address, sources) : null,
    };
  }

  function write(plan: PlannedOrder): void {
    const paid = plan.payments.find(({ outcome }) => outcome === 'paid');
    const last = plan.payments.at(-1);
    const begunAt = plan.payments[0]?.at ?? new Date(sources.now.getTime() - 3_600_000);
    const isWaiting = last?.outcome === 'initiated';
    const order: OrderRecord = {
      id: plan.id,
      user_id: plan.parentId,
      order_number: plan.number,
      status: paid ? 'paid' : isWaiting ? 'pending_payment' : 'draft',
      vat_percent: defaultBusinessSettings.vatPercent,
      paid_at: paid?.at.toISOString() ?? null,
      parent: paid ? parentOf(plan) : null,
      version: 1 + plan.payments.length + (plan.cancelledAt ? 1 : 0),
      created_at: new Date(begunAt.getTime() - 300_000).toISOString(),
      updated_at: (plan.cancelledAt ?? last?.at ?? begunAt).toISOString(),
    };
    const totals = orderTotals(
      plan.subscriptions.map(({ packageId, count }) => {
        const { price, delivery_fee } = wanted(sources.packages, packageId);
        return { priceHalalas: fromWireMoney(price), deliveryFeeHalalas: fromWireMoney(delivery_fee), count };
      }),
      order.vat_percent,
    );
    written.orders.push(order);
    for (const [index, subscription] of plan.subscriptions.entries()) {
      writeSubscription(subscription, order, plan, totals.lines[index]?.totalHalalas ?? 0);
    }
    for (const payment of plan.payments) writePayment(payment, order, totals.totalHalalas);
    if (plan.lunchRating) {
      const { subOrderId, on, rating, reasons, feedback, at } = plan.lunchRating;
      written.lunchRatings.push({
        id: written.lunchRatings.length + 1,
        sub_order_id: subOrderId,
        date: on,
        rating,
        reason_codes: reasons,
        feedback,
        created_at: at.toISOString(),
      });
    }
    if (plan.review) {
      const { id, rating, feedback, at } = plan.review;
      written.reviews.push({ id, order_id: plan.id, rating, feedback, created_at: at.toISOString() });
    }
  }

  return { written, write, vacationsOf, periodOf, sundayUntil, startEndingBefore, schoolDaysFrom };
}
