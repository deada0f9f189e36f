import { recordEvent } from '#mocks/orders/events.ts';
import { notify } from '#mocks/orders/notify.ts';
import { nameText } from '#mocks/replies/localized-text.ts';
import type { OrderRecord } from '#mocks/store/order-records.ts';
import { paidSubscriptions, periodOf, studentOf, subOrdersOf } from './subscription.ts';

/**
 * Records that a paid order continues earlier subscriptions, in the history of both orders: each names the other one. The
 * parent is notified once for each student.
 */
export async function recordRenewals(order: OrderRecord, at: Date): Promise<void> {
  for (const renewed of subOrdersOf(order)) {
    const { applicant_id, package: bought, start_date, id } = renewed;
    const [before] = paidSubscriptions(applicant_id, at)
      .filter(({ subOrder }) => subOrder.id !== id && subOrder.package.id === bought.id)
      .filter(({ period }) => period.endsOn < start_date)
      .toSorted((a, b) => b.period.endsOn.localeCompare(a.period.endsOn));
    if (!before || before.order.id === order.id) continue;
    const values = {
      actor: 'parent',
      previous: { end_date: before.period.endsOn },
      current: { end_date: periodOf(renewed).endsOn },
    } as const;
    const continued = { type: 'renewed', subOrderId: before.subOrder.id, relatedOrder: order } as const;
    const order_event_id = await recordEvent(before.order, { ...values, ...continued }, at);
    const origin = { type: 'renewal_of', subOrderId: id, relatedOrder: before.order } as const;
    await recordEvent(order, { ...values, ...origin }, at);
    const name = nameText(studentOf(renewed));
    const [from, to] = [before.order.order_number, order.order_number];
    await notify(
      order.user_id,
      {
        type: 'subscription_renewed',
        title: 'The subscription is renewed',
        arabic_title: 'جُدّد الاشتراك',
        body: `${name.en}’s lunches of order ${from} go on with order ${to}.`,
        arabic_body: `تستمر وجبات ${name.ar} بعد الطلب ${from} في الطلب ${to}.`,
        entity_type: 'sub_order',
        entity_id: before.subOrder.id,
        order_event_id,
      },
      at,
    );
  }
}
