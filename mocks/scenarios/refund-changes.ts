import { fromWireMoney, toWireMoney } from '#src/domain/money.ts';
import { touchOrder } from '#mocks/orders/cart/draft.ts';
import { recordEvent } from '#mocks/orders/events.ts';
import { notify } from '#mocks/orders/notify.ts';
import { freshOrder, lastPaymentOf } from '#mocks/orders/order-view.ts';
import { announceClosure } from '#mocks/orders/subscriptions/announced-closure.ts';
import { refundLunches } from '#mocks/orders/subscriptions/cancelling.ts';
import { deliveriesOf } from '#mocks/orders/subscriptions/deliveries.ts';
import { refundedHalalas, subOrdersOf } from '#mocks/orders/subscriptions/subscription.ts';
import { db } from '#mocks/store/db.ts';

/** Huda's running order, whose first subscription is Lama's, and her newest one, which can be cancelled as a whole. */
const [runningId, newestId] = [2051, 2053];

/** The next lunches of the first subscription of an order that can be cancelled, with their prices; none once it is over. */
function nextLunches(orderId: number, count: number, now: Date) {
  const order = freshOrder(orderId);
  const [subOrder] = subOrdersOf(order);
  if (!subOrder) throw new Error(`Order ${orderId} has no subscription`);
  const lunches = deliveriesOf(subOrder, order, now)
    .filter(({ status, reason_code }) => status === 'scheduled' && reason_code === null)
    .slice(0, count)
    .map(({ date, refund }) => ({ on: date, halalas: fromWireMoney(refund ?? '0.00') }));
  return { order, subOrder, lunches };
}

/** Cancels two lunches on another device, each with a refund and a credit note of its own. */
export async function refundPartly(now: Date): Promise<void> {
  const { order, subOrder, lunches } = nextLunches(runningId, 2, now);
  for (const lunch of lunches) {
    await touchOrder(freshOrder(order.id), now);
    await refundLunches(order, { subOrder, lunches: [lunch], closure: null, quoteNumber: null }, now);
  }
}

/** The bank sends the refunds of the running order back: its card has expired. */
export async function failRefund(now: Date): Promise<void> {
  const order = freshOrder(runningId);
  const payment = lastPaymentOf(order);
  const halalas = refundedHalalas(order);
  const amount = toWireMoney(halalas);
  await db.payments.update((query) => query.where({ id: payment?.id ?? 0 }), {
    data(record) {
      record.failed_refund_halalas = halalas;
    },
  });
  const order_event_id = await recordEvent(
    order,
    { type: 'refund_failed', actor: 'payment_provider', current: { amount } },
    now,
  );
  const notice = {
    type: 'refund' as const,
    title: 'Your refund did not arrive',
    arabic_title: 'لم يصل المبلغ المسترد إليك',
    body: `Your bank sent back SAR ${amount} of order ${order.order_number}. Contact us, and we send it another way.`,
    arabic_body: `أعاد البنك ${amount} ر.س من الطلب ${order.order_number}. تواصل معنا لنرسله بطريقة أخرى.`,
    entity_type: 'order' as const,
    entity_id: order.id,
    order_event_id,
  };
  await notify(order.user_id, notice, now);
}

/** The school closes on the days of the next two lunches, which are refunded and not moved to the end. */
export async function creditClosure(now: Date): Promise<void> {
  const { order, subOrder, lunches } = nextLunches(runningId, 2, now);
  if (lunches.length === 0) return;
  const name = { name: 'School closed, water outage', arabic_name: 'إغلاق المدرسة لانقطاع الماء' };
  await touchOrder(order, now);
  await refundLunches(order, { subOrder, lunches, closure: name, quoteNumber: null }, now);
  const days = lunches.map(({ on }) => on);
  const place = { scope: 'school', region_id: null, school_id: subOrder.student?.school_id ?? 0 } as const;
  await announceClosure({ name, days, place }, now);
}

/** A lunch of the newest order is cancelled elsewhere. The version of the order stays, so that the quote alone is outdated. */
export async function outdateQuote(now: Date): Promise<void> {
  const { order, subOrder, lunches } = nextLunches(newestId, 1, now);
  if (lunches.length === 0) return;
  await refundLunches(order, { subOrder, lunches, closure: null, quoteNumber: null }, now);
}
