import { progressInstants } from '#src/domain/delivery-progress.ts';
import { riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { db } from '#mocks/store/db.ts';
import { deliveryId } from '#mocks/orders/subscriptions/deliveries.ts';
import { clockOf, lunchDaysOf, ordersById, periodOf } from '#mocks/orders/subscriptions/subscription.ts';
import type { Happening } from './event.ts';

/** The steps of all lunches after the first instant, up to and including the second, in order of time. */
export function deliverySteps(from: Date, to: Date): Happening[] {
  const [firstDay, lastDay] = [riyadhDateOf(from), riyadhDateOf(to)];
  const found: Happening[] = [];
  for (const subOrder of db.subOrders.all()) {
    const [order] = ordersById(subOrder.order_id);
    if (order?.status !== 'paid' || subOrder.start_date > lastDay) continue;
    for (const on of lunchDaysOf(subOrder, periodOf(subOrder))) {
      if (on < firstDay || on > lastDay) continue;
      const { inProcessingAt, outForDeliveryAt, deliveredAt } = progressInstants(on, to, clockOf(subOrder, on));
      const steps = [
        { status: 'in_processing', at: inProcessingAt },
        { status: 'out_for_delivery', at: outForDeliveryAt },
        { status: 'delivered', at: deliveredAt },
      ] as const;
      for (const { status, at } of steps) {
        if (at === null || at <= from) continue;
        found.push({
          type: `delivery.${status}`,
          order_id: subOrder.order_id,
          at,
          data: { delivery_id: deliveryId(subOrder, on), sub_order_id: subOrder.id, date: on, status },
        });
      }
    }
  }
  return found.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
