import { isAgeAllowedOn, packageAgeLimits } from '#src/domain/age.ts';
import type { KnownActionName, KnownReasonCode } from '#src/api/generated/known-values.ts';
import type { AllowedAction, SubOrder } from '#src/api/generated/zod/schemas.ts';
import {
  canCancelDelivery,
  canCancelSubscription,
  subscriptionCancelDeadline,
  subscriptionRefund,
} from '#src/domain/cancellation.ts';
import { toWireMoney } from '#src/domain/money.ts';
import { offDayRules } from '#src/domain/off-days.ts';
import { isReviewable, isRunning, type OrderStatus, type SubOrderStatus } from '#src/domain/order-states.ts';
import { renewalOpensAt } from '#src/domain/subscription-state.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import type { SubscriptionPeriod } from '#src/domain/subscription-period.ts';
import type { Reason } from '#mocks/contract.ts';
import { db } from '#mocks/store/db.ts';
import type { OrderRecord, PaymentRecord, SubOrderRecord } from '#mocks/store/order-records.ts';
import { unpaidOrderOf } from '#mocks/orders/cart/draft.ts';
import { offDaySituation } from './off-day-situation.ts';
import { renewalStart } from './renewal.ts';
import { lunchDaysOf, numbers, paidSubOrder, studentOf, subOrdersOf } from './subscription.ts';

const allow = (action: KnownActionName, more: Partial<AllowedAction> = {}): AllowedAction => ({
  action,
  allowed: true,
  reason_code: null,
  opens_at: null,
  deadline_at: null,
  refund: null,
  ...more,
});

const deny = (
  action: KnownActionName,
  reason_code: KnownReasonCode,
  more: Partial<AllowedAction> = {},
): AllowedAction => ({
  ...allow(action, more),
  allowed: false,
  reason_code,
});

/** The refund of cancelling a whole subscription now, in halalas. */
export function cancelRefund(subOrder: SubOrderRecord, order: OrderRecord, now: Date): number {
  return subscriptionRefund(paidSubOrder(subOrder, order), now, numbers);
}

function cancelAction(order: OrderRecord, kept: readonly SubOrderRecord[], now: Date): AllowedAction {
  if (kept.length === 0 || order.paid_at === null) return deny('cancel', 'already_cancelled');
  const paidAt = new Date(order.paid_at);
  const hours = numbers.subscriptionCancelHours;
  const deadline_at = subscriptionCancelDeadline(paidAt, hours).toISOString();
  if (!canCancelSubscription(paidAt, now, hours)) return deny('cancel', 'too_late', { deadline_at });
  const refund = kept.reduce((sum, subOrder) => sum + cancelRefund(subOrder, order, now), 0);
  return allow('cancel', { deadline_at, refund: refund > 0 ? toWireMoney(refund) : null });
}

function cancelDeliveryAction(subOrder: SubOrderRecord, period: SubscriptionPeriod, now: Date): AllowedAction {
  const canAny = lunchDaysOf(subOrder, period).some((on) => canCancelDelivery(on, now, numbers));
  return canAny ? allow('cancel_delivery') : deny('cancel_delivery', 'no_delivery_left');
}

interface OffDayOffer {
  pause: AllowedAction;
  pausable_dates: CivilDate[];
}

function offDayOffer(subOrder: SubOrderRecord, status: SubOrderStatus, now: Date): OffDayOffer {
  const refused = (reason: KnownReasonCode): OffDayOffer => ({ pause: deny('pause', reason), pausable_dates: [] });
  if (!isRunning(status)) return refused('not_running');
  const { period, blocked, possibleDays } = offDayRules(offDaySituation(subOrder, now));
  const pausable_dates = possibleDays();
  if (pausable_dates.length > 0) return { pause: allow('pause'), pausable_dates };
  const reasons = period.deliveryDays.map((on) => blocked(on)?.reason);
  // The next subscription is the reason only if there is no other one.
  if (reasons.includes('overlap')) return refused('overlap');
  if (reasons.includes('month_requested')) return refused('month_used');
  return refused(reasons.includes('allowance_used') ? 'allowance_used' : 'too_late');
}

/** Whether the order in the cart can take this student: it is a draft without the student. */
function canJoin(unpaid: OrderRecord, applicantId: number): boolean {
  return unpaid.status === 'draft' && subOrdersOf(unpaid).every(({ applicant_id }) => applicant_id !== applicantId);
}

/** Why a subscription can’t be renewed now, and the time from which it can be; null if it can. */
export function renewRefusal(
  subOrder: SubOrderRecord,
  period: SubscriptionPeriod,
  now: Date,
): { reason: Reason<'renewSubOrder'>; opensAt: string | null } | null {
  const student = studentOf(subOrder);
  const refused = (reason: Reason<'renewSubOrder'>, opensAt: string | null = null) => ({ reason, opensAt });
  if (!student.is_active) return refused('not_running');
  const offer = db.packages.findFirst((query) => query.where({ id: subOrder.package.id, is_active: true }));
  if (!offer) return refused('package_withdrawn');
  const limits = packageAgeLimits(numbers, { minAge: offer.min_age, maxAge: offer.max_age });
  if (!isAgeAllowedOn(student.birth_date, renewalStart(subOrder, now), limits)) {
    return refused('out_of_age');
  }
  const opensAt = renewalOpensAt(period.endsOn);
  if (subOrder.cancelled_at === null && now < opensAt) {
    return refused('too_early', opensAt.toISOString());
  }
  const unpaid = unpaidOrderOf(student.user_id);
  return unpaid && !canJoin(unpaid, student.id) ? refused('order_exists') : null;
}

function renewAction(subOrder: SubOrderRecord, period: SubscriptionPeriod, now: Date): AllowedAction {
  const refusal = renewRefusal(subOrder, period, now);
  return refusal ? deny('renew', refusal.reason, { opens_at: refusal.opensAt }) : allow('renew');
}

/** The actions for one subscription of a paid order, and its lunches that can be taken off; none before the payment. */
export function subOrderOffers(
  subOrder: SubOrderRecord,
  order: OrderRecord,
  period: SubscriptionPeriod,
  status: SubOrderStatus,
  now: Date,
): Pick<SubOrder, 'allowed_actions' | 'pausable_dates'> {
  if (order.status !== 'paid') return { allowed_actions: [], pausable_dates: [] };
  const renew = renewAction(subOrder, period, now);
  if (status === 'cancelled') {
    const denied = (['cancel', 'cancel_delivery', 'pause'] as const).map((each) => deny(each, 'already_cancelled'));
    return { allowed_actions: [...denied, renew], pausable_dates: [] };
  }
  const { pause, pausable_dates } = offDayOffer(subOrder, status, now);
  const cancel = cancelAction(order, [subOrder], now);
  return { allowed_actions: [cancel, cancelDeliveryAction(subOrder, period, now), pause, renew], pausable_dates };
}

/** The actions for a whole order. */
export function orderActions(
  order: OrderRecord,
  status: OrderStatus,
  payment: PaymentRecord | undefined,
  now: Date,
): AllowedAction[] {
  if (status === 'draft') return [allow('checkout')];
  if (status === 'pending_payment') return [allow('pay', { deadline_at: payment?.expires_at ?? null })];
  const kept = subOrdersOf(order).filter(({ cancelled_at }) => cancelled_at === null);
  const cancel = cancelAction(order, kept, now);
  if (status === 'cancelled') return [cancel, allow('report')];
  const hasReview = db.reviews.findFirst((query) => query.where({ order_id: order.id })) !== undefined;
  const review = isReviewable(status, hasReview)
    ? allow('review')
    : deny('review', hasReview ? 'already_reviewed' : 'not_completed');
  return [cancel, review, allow('report')];
}
