import { canCancelDelivery, dayPrices, deliveryCancelDeadline, deliveryRefund } from '#src/domain/cancellation.ts';
import { deliveryProgress, eatBy, progressInstants } from '#src/domain/delivery-progress.ts';
import { lunchRatingDeadline } from '#src/domain/lunch-rating.ts';
import { toWireMoney } from '#src/domain/money.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import type { Counted } from './counted.ts';
import type { Facts } from './facts.ts';

/** The expected fields of a day. */
type Day = { date: CivilDate } & Record<string, unknown>;

const withoutLunch = {
  meals: [],
  replaced_meals: [],
  in_processing_at: null,
  out_for_delivery_at: null,
  delivered_at: null,
  eat_by: null,
  reason: null,
  refund: null,
  ratable_until: null,
  lunch_rating: null,
};

/** The days of a paid subscription, in order; that a day was cancelled is known from the server alone. */
export function expectedDeliveries(counted: Counted, { now, today, rules, clock }: Facts): object[] {
  const { subOrder, period, deliveries, paid } = counted;
  const prices = new Map(dayPrices(paid.totalHalalas, period.deliveryDays).map((day) => [day.on, day.priceHalalas]));
  const listed = new Map(deliveries.map((each) => [each.date, each]));
  const isKept = subOrder.status !== 'cancelled';

  function lunch(on: CivilDate) {
    const known = listed.get(on);
    if (known?.status === 'cancelled') {
      const byParent = known.reason_code === 'cancelled_by_parent';
      // What a lunch gave back is not changed by off days that come later, and share the total out anew.
      const refund = byParent ? known.refund : toWireMoney(prices.get(on) ?? 0);
      const reason_code = isKept || byParent ? 'cancelled_by_parent' : 'subscription_cancelled';
      return { ...withoutLunch, status: 'cancelled', reason_code, refund };
    }
    const status = deliveryProgress(on, now, clock);
    const { inProcessingAt, outForDeliveryAt, deliveredAt } = progressInstants(on, now, clock);
    const refund = isKept ? deliveryRefund(paid, on, now, rules) : null;
    const isOver = status === 'delivered' || on < today;
    return {
      status,
      in_processing_at: inProcessingAt?.toISOString() ?? null,
      out_for_delivery_at: outForDeliveryAt?.toISOString() ?? null,
      delivered_at: deliveredAt?.toISOString() ?? null,
      eat_by: status === 'scheduled' ? null : eatBy(on, clock, rules.eatWithinHours).toISOString(),
      reason_code: refund === null ? (isOver ? 'in_the_past' : 'too_late') : null,
      reason: null,
      refund: refund === null ? null : toWireMoney(refund),
      ratable_until: status === 'delivered' ? lunchRatingDeadline(on, rules.lunchRatingDays).toISOString() : null,
      ...(status === 'delivered' ? {} : { lunch_rating: null }),
    };
  }

  const skipped = period.skipped.flatMap((day): Day[] => {
    if (day.reason === 'weekend') return [];
    if (day.reason === 'off_day') {
      return [{ date: day.on, ...withoutLunch, status: 'skipped', reason_code: 'off_day' }];
    }
    const reason = { name: day.vacation.name, arabic_name: day.vacation.arabicName };
    return [{ date: day.on, ...withoutLunch, status: 'vacation', reason_code: 'vacation', reason }];
  });
  return [...period.deliveryDays.map((on) => ({ date: on, ...lunch(on) })), ...skipped]
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map((day) => ({
      ...day,
      sub_order_id: subOrder.id,
      cancellable_until: deliveryCancelDeadline(day.date, rules).toISOString(),
    }));
}

/** Whether a cancelled subscription may have lost this day: it was far enough away then. */
export function couldBeCancelled(on: CivilDate, cancelledAt: Date, { rules }: Facts): boolean {
  return canCancelDelivery(on, cancelledAt, rules);
}
