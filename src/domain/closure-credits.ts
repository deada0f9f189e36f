import { canCancelDelivery, dayPrices, type DeliveryCancelRule } from './cancellation.ts';
import type { CivilDate } from './riyadh-date.ts';
import type { OfficialVacation } from './school-days.ts';
import { type PeriodPlan, subscriptionPeriod } from './subscription-period.ts';

/** A paid subscription on whose days the school closes. */
export interface ClosedSubscription {
  /** The plan without the new closure. */
  plan: PeriodPlan;
  /** The paid amount with VAT. */
  totalHalalas: number;
  /** All earlier refunds, also that of the cancellation of the whole subscription. */
  refundedHalalas: number;
  /** When the whole subscription was cancelled; null as long as it is not. */
  cancelledAt: Date | null;
  /** The first day of the student's next subscription that is paid or waiting for payment; null without one. */
  nextStartsOn: CivilDate | null;
}

/** A lunch that is refunded, with its price. */
export interface CreditedLunch {
  on: CivilDate;
  halalas: number;
}

/** What a closure does to a subscription. */
export interface ClosureEffect {
  /** The lunches that are refunded, in order. */
  credited: CreditedLunch[];
  /** The days whose lunches move to the end, in order. */
  movedDays: CivilDate[];
  /** The last day since. */
  endsOn: CivilDate;
}

/**
 * What a new closure does to the lunches of a paid subscription (rules.md#credited-closure). They move to the end, as
 * many as find a day before the student's next subscription; the others are refunded. Of a cancelled subscription all
 * lunches that would still have arrived are refunded. The closure is one that applies to the student, on days whose
 * lunches are not being cooked yet.
 */
export function closureEffect(
  subscription: ClosedSubscription,
  closure: OfficialVacation,
  rule: DeliveryCancelRule,
): ClosureEffect {
  const { plan, totalHalalas, cancelledAt, nextStartsOn } = subscription;
  const cancelledDays = plan.cancelledDays ?? [];
  const kept = subscriptionPeriod(plan).deliveryDays.filter(
    (on) => !cancelledDays.includes(on) && (cancelledAt === null || !canCancelDelivery(on, cancelledAt, rule)),
  );
  const lost = kept.filter((on) => closure.startsOn <= on && on <= closure.endsOn);
  const periodWith = (creditedDays: readonly CivilDate[]) =>
    subscriptionPeriod({
      ...plan,
      vacations: [...plan.vacations, closure],
      cancelledDays: [...cancelledDays, ...creditedDays],
    });

  const hasRoom = (endsOn: CivilDate) => nextStartsOn === null || endsOn < nextStartsOn;

  // The first ones are refunded: the days before them do not change, and so neither do their prices.
  let count = cancelledAt === null ? 0 : lost.length;
  let period = periodWith(lost.slice(0, count));
  while (count < lost.length && !hasRoom(period.endsOn)) {
    count += 1;
    period = periodWith(lost.slice(0, count));
  }

  const prices = new Map(dayPrices(totalHalalas, period.deliveryDays).map((day) => [day.on, day.priceHalalas]));
  let left = totalHalalas - subscription.refundedHalalas;
  const credited = lost.slice(0, count).map((on, index): CreditedLunch => {
    // The last lunch takes the halala by which earlier refunds can differ from the present prices.
    const isLast = index === kept.length - 1;
    const halalas = isLast ? left : Math.min(prices.get(on) ?? 0, left);
    left -= halalas;
    return { on, halalas };
  });
  return { credited, movedDays: lost.slice(count), endsOn: period.endsOn };
}

/**
 * What closures do to a subscription that waited for its payment while they were announced, once it is paid: the same as if
 * they were announced after the payment, one after the other (rules.md#credited-closure).
 * @param subscription with the plan without the closures
 * @param closures in the order in which they were announced
 * @returns one effect for each closure
 */
export function closureEffectsAtPayment(
  subscription: ClosedSubscription,
  closures: readonly OfficialVacation[],
  rule: DeliveryCancelRule,
): ClosureEffect[] {
  const effects: ClosureEffect[] = [];
  const credited: CreditedLunch[] = [];
  for (const [index, closure] of closures.entries()) {
    const plan = {
      ...subscription.plan,
      vacations: [...subscription.plan.vacations, ...closures.slice(0, index)],
      cancelledDays: [...(subscription.plan.cancelledDays ?? []), ...credited.map(({ on }) => on)],
    };
    const refundedHalalas = credited.reduce((sum, { halalas }) => sum + halalas, subscription.refundedHalalas);
    const effect = closureEffect({ ...subscription, plan, refundedHalalas }, closure, rule);
    effects.push(effect);
    credited.push(...effect.credited);
  }
  return effects;
}
