import type { AllowedActionDto, OrderDto } from '#src/api/generated/client.schemas.ts';
import { isAgeAllowedOn, packageAgeLimits } from '#src/domain/age.ts';
import { canCancelDelivery, canCancelSubscription, subscriptionCancelDeadline } from '#src/domain/cancellation.ts';
import { toWireMoney } from '#src/domain/money.ts';
import { offDayRules, type OffDaySituation } from '#src/domain/off-days.ts';
import { isReviewable, isRunning } from '#src/domain/order-states.ts';
import { type CivilDate, monthOf } from '#src/domain/riyadh-date.ts';
import { nextPossibleSunday } from '#src/domain/start-day.ts';
import { renewalOpensAt } from '#src/domain/subscription-state.ts';
import { cancelRefundOf, type Counted, isPaid, statusOf } from './counted.ts';
import type { Facts } from './facts.ts';

type Action = AllowedActionDto;

const allow = (action: Action['action'], more: Partial<Action> = {}): Action => ({
  action,
  allowed: true,
  reason_code: null,
  opens_at: null,
  deadline_at: null,
  refund: null,
  ...more,
});

const deny = (
  action: Action['action'],
  reason_code: NonNullable<Action['reason_code']>,
  more: Partial<Action> = {},
): Action => ({ ...allow(action, more), allowed: false, reason_code });

const notCancelled = ({ subOrder }: Counted) => subOrder.status !== 'cancelled';

/** The other subscriptions of the same student that were not cancelled. */
const othersOf = ({ subOrder }: Counted, all: readonly Counted[]) =>
  all.filter(
    (each) =>
      each.subOrder.applicant_id === subOrder.applicant_id && each.subOrder.id !== subOrder.id && notCancelled(each),
  );

/** The off days of a paid subscription, as the input of the rules for them. */
export function situationOf(counted: Counted, all: readonly Counted[], facts: Facts): OffDaySituation {
  const others = othersOf(counted, all);
  const kept = new Set([counted, ...others].map(({ subOrder }) => subOrder.id));
  const { vacations = [] } = facts.requests.get(counted.subOrder.applicant_id) ?? {};
  return {
    plan: counted.plan,
    now: facts.now,
    settings: facts.rules,
    offDaysElsewhere: others.flatMap(({ period }) =>
      period.skipped.flatMap(({ on, reason }) => (reason === 'off_day' ? [on] : [])),
    ),
    otherPeriods: others
      .filter((each) => each.order.status !== 'draft' && isRunning(statusOf(each, facts)))
      .map(({ period }) => period),
    cancelledDays: counted.paid.cancelledDays,
    requestedMonths: vacations
      .filter(({ sub_order_id }) => kept.has(sub_order_id))
      .flatMap(({ vacancy }) => vacancy.map(monthOf)),
  };
}

function cancelAction(order: OrderDto, kept: readonly Counted[], facts: Facts): Action {
  if (kept.length === 0 || order.order_date === null) return deny('cancel', 'already_cancelled');
  const paidAt = new Date(order.order_date);
  const hours = facts.rules.subscriptionCancelHours;
  const deadline_at = subscriptionCancelDeadline(paidAt, hours).toISOString();
  if (!canCancelSubscription(paidAt, facts.now, hours)) return deny('cancel', 'too_late', { deadline_at });
  const refund = kept.reduce((sum, each) => sum + cancelRefundOf(each, facts), 0);
  return allow('cancel', { deadline_at, refund: refund > 0 ? toWireMoney(refund) : null });
}

/** The lunches of a subscription that can still be taken off. */
export function expectedPausableDates(counted: Counted, all: readonly Counted[], facts: Facts): CivilDate[] {
  if (!isPaid(counted.order) || !notCancelled(counted) || !isRunning(statusOf(counted, facts))) return [];
  return offDayRules(situationOf(counted, all, facts)).possibleDays();
}

function pauseAction(counted: Counted, all: readonly Counted[], facts: Facts): Action {
  if (!isRunning(statusOf(counted, facts))) return deny('pause', 'not_running');
  const { period, blocked } = offDayRules(situationOf(counted, all, facts));
  const reasons = period.deliveryDays.map((on) => blocked(on)?.reason ?? null);
  if (reasons.includes(null)) return allow('pause');
  if (reasons.includes('overlap')) return deny('pause', 'overlap');
  if (reasons.includes('month_requested')) return deny('pause', 'month_used');
  return deny('pause', reasons.includes('allowance_used') ? 'allowance_used' : 'too_late');
}

/** The first day of a renewal: the first possible Sunday after all running subscriptions of the student. */
function renewalStart(counted: Counted, all: readonly Counted[], facts: Facts): string {
  const running = othersOf(counted, all).filter((each) => isPaid(each.order) && isRunning(statusOf(each, facts)));
  const ends = [...running, ...(notCancelled(counted) ? [counted] : [])].map(({ period }) => period.endsOn);
  const after = ends.toSorted().at(-1) ?? facts.today;
  const vacations = facts.vacations.get(counted.subOrder.applicant_id) ?? [];
  return nextPossibleSunday(after, { now: facts.now, noticeHours: facts.rules.startNoticeHours, vacations }) ?? after;
}

function renewAction(counted: Counted, all: readonly Counted[], facts: Facts): Action {
  const { subOrder, period } = counted;
  const student = facts.students.get(subOrder.applicant_id);
  if (!student) return deny('renew', 'not_running');
  const offer = facts.offers.get(subOrder.package.id);
  if (!offer) return deny('renew', 'package_withdrawn');
  const limits = packageAgeLimits(facts.rules, { minAge: offer.min_age, maxAge: offer.max_age });
  if (!isAgeAllowedOn(student.birth_date, renewalStart(counted, all, facts), limits)) {
    return deny('renew', 'out_of_age');
  }
  const opensAt = renewalOpensAt(period.endsOn);
  if (notCancelled(counted) && facts.now < opensAt) {
    return deny('renew', 'too_early', { opens_at: opensAt.toISOString() });
  }
  const { unpaid } = facts;
  const canJoin =
    unpaid === null ||
    (unpaid.status === 'draft' && unpaid.sub_orders.every(({ applicant_id }) => applicant_id !== student.id));
  return canJoin ? allow('renew') : deny('renew', 'order_exists');
}

/** The actions of a subscription; that of a renewal also has its first day. */
export function expectedSubOrderActions(
  counted: Counted,
  all: readonly Counted[],
  facts: Facts,
): (Action & { start_date?: string })[] {
  const { order, lunchDays } = counted;
  if (!isPaid(order)) return [];
  const renew = { ...renewAction(counted, all, facts), start_date: renewalStart(counted, all, facts) };
  if (!notCancelled(counted)) {
    const denied = (['cancel', 'cancel_delivery', 'pause'] as const).map((each) => deny(each, 'already_cancelled'));
    return [...denied, renew];
  }
  const canAny = lunchDays.some((on) => canCancelDelivery(on, facts.now, facts.rules));
  return [
    cancelAction(order, [counted], facts),
    canAny ? allow('cancel_delivery') : deny('cancel_delivery', 'no_delivery_left'),
    pauseAction(counted, all, facts),
    renew,
  ];
}

/** The actions of a whole order. */
export function expectedOrderActions(
  order: OrderDto,
  status: OrderDto['status'],
  own: readonly Counted[],
  facts: Facts,
): Action[] {
  if (status === 'draft') return [allow('checkout')];
  if (status === 'pending_payment') return [allow('pay', { deadline_at: order.payment?.expires_at ?? null })];
  const cancel = cancelAction(order, own.filter(notCancelled), facts);
  if (status === 'cancelled') return [cancel, allow('report')];
  const hasReview = order.review !== null;
  const review = isReviewable(status, hasReview)
    ? allow('review')
    : deny('review', hasReview ? 'already_reviewed' : 'not_completed');
  return [cancel, review, allow('report')];
}
