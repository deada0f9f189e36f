import { addDays, instantInRiyadh } from '#src/domain/riyadh-date.ts';
import { isWeekend } from '#src/domain/school-days.ts';
import type { Snapshot } from '#mocks/store/db.ts';
import type { NotificationRecord } from '#mocks/store/public-records.ts';
import type { SeedTime } from '#mocks/seed/seed-time.ts';

type OrderRecords = Pick<Snapshot, 'orders' | 'subOrders' | 'payments' | 'officialVacations'>;

type NoticeText = Pick<
  NotificationRecord,
  'type' | 'title' | 'arabic_title' | 'body' | 'arabic_body' | 'entity_type' | 'entity_id'
>;

const firstId = 9201;
const unreadHours = 30;

/** The last day before today on which every school was open. */
function lastSchoolDay({ officialVacations }: OrderRecords, { today }: SeedTime): string {
  const isClosed = (on: string) =>
    officialVacations.some(({ start_date, end_date }) => start_date <= on && on <= end_date);
  let on = addDays(today, -1);
  while (isWeekend(on) || isClosed(on)) on = addDays(on, -1);
  return on;
}

/** The notifications of seeded orders: payments, cancellations, the last lunch. */
export function seedOrderNotifications(records: OrderRecords, time: SeedTime): NotificationRecord[] {
  const notices: { userId: number; at: string; notice: NoticeText }[] = [];
  const lastDay = lastSchoolDay(records, time);
  const numberOf = (orderId: number) => records.orders.find(({ id }) => id === orderId)?.order_number ?? '';

  for (const payment of records.payments) {
    const number = numberOf(payment.order_id);
    if (payment.status === 'paid') {
      notices.push({
        userId: payment.user_id,
        at: payment.paid_at ?? payment.created_at,
        notice: {
          type: 'order_confirmed',
          title: 'Your order is confirmed',
          arabic_title: 'تم تأكيد طلبك',
          body: `We received your payment for order ${number}. Thank you for subscribing.`,
          arabic_body: `استلمنا قيمة الطلب ${number}. شكرًا لاشتراكك.`,
          entity_type: 'order',
          entity_id: payment.order_id,
        },
      });
    }
    if (payment.status === 'failed') {
      notices.push({
        userId: payment.user_id,
        at: payment.created_at,
        notice: {
          type: 'payment_failed',
          title: 'Payment failed',
          arabic_title: 'لم تنجح عملية الدفع',
          body: `Order ${number} was not paid. You were not charged and can try again.`,
          arabic_body: `لم يُدفع الطلب ${number}. لم يُخصم أي مبلغ، ويمكنك المحاولة مرة أخرى.`,
          entity_type: 'payment',
          entity_id: payment.id,
        },
      });
    }
  }

  for (const subOrder of records.subOrders) {
    const order = records.orders.find(({ id }) => id === subOrder.order_id);
    if (!order?.paid_at || !subOrder.student) continue;
    const name = subOrder.student.applicant_name;
    const arabicName = subOrder.student.arabic_applicant_name ?? name;
    const isRunning = subOrder.notified_until !== null && subOrder.start_date <= lastDay;
    if (subOrder.cancelled_at !== null) {
      notices.push({
        userId: order.user_id,
        at: subOrder.cancelled_at,
        notice: {
          type: 'refund',
          title: 'Your refund is on its way',
          arabic_title: 'مبلغك المسترد في الطريق إليك',
          body: `The price of order ${order.order_number} is refunded to the payment method you used.`,
          arabic_body: `ستُعاد قيمة الطلب ${order.order_number} إلى وسيلة الدفع نفسها.`,
          entity_type: 'order',
          entity_id: order.id,
        },
      });
    } else if (isRunning) {
      notices.push({
        userId: order.user_id,
        at: instantInRiyadh(lastDay, '12:00').toISOString(),
        notice: {
          type: 'delivered',
          title: 'Lunch has arrived',
          arabic_title: 'وصل الغداء',
          body: `${name}’s lunch was delivered. It is best eaten today.`,
          arabic_body: `تم توصيل غداء ${arabicName}، ويُفضّل تناوله اليوم.`,
          entity_type: 'sub_order',
          entity_id: subOrder.id,
        },
      });
    } else if (subOrder.notified_until === null) {
      notices.push({
        userId: order.user_id,
        at: instantInRiyadh(subOrder.offered.end_date, '12:00').toISOString(),
        notice: {
          type: 'subscription_ended',
          title: 'The subscription has ended',
          arabic_title: 'انتهى الاشتراك',
          body: `${name}’s subscription is complete. Tell us how it was.`,
          arabic_body: `اكتمل اشتراك ${arabicName}. شاركنا رأيك في التجربة.`,
          entity_type: 'order',
          entity_id: order.id,
        },
      });
    }
  }

  return notices
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ userId, at, notice }, index) => ({
      id: firstId + index,
      user_id: userId,
      ...notice,
      is_read: time.now.getTime() - Date.parse(at) > unreadHours * 3_600_000,
      created_at: at,
    }));
}
