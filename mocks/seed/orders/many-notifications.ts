import type { NotificationRecord } from '#mocks/store/public-records.ts';
import type { SeedTime } from '#mocks/seed/seed-time.ts';

export interface ManyNotifications {
  parentId: number;
  /** The records that the notifications refer to, in turn. */
  orders: readonly { id: number; number: string }[];
  subOrders: readonly { id: number; name: string; arabicName: string }[];
  count: number;
  /** The number of unread ones, which are the newest. */
  unread: number;
  /** The first free id. */
  firstId: number;
}

type NoticeText = Pick<
  NotificationRecord,
  'type' | 'title' | 'arabic_title' | 'body' | 'arabic_body' | 'entity_type' | 'entity_id'
>;

/** Newest first within a day. */
const times = ['15:20', '13:45', '12:00', '11:10', '09:30', '08:40', '07:15', '06:30'] as const;

function noticeAt(place: number, { orders, subOrders }: ManyNotifications): NoticeText {
  const order = orders[place % orders.length];
  const subOrder = subOrders[place % subOrders.length];
  if (place % 8 === 0 || !order || !subOrder) {
    return {
      type: 'announcement',
      title: `A word from the kitchen, number ${place + 1}`,
      arabic_title: `كلمة من المطبخ، العدد ${place + 1}`,
      body: 'What is in season this week, and what that means for the lunch box.',
      arabic_body: 'ما الذي في موسمه هذا الأسبوع، وما أثر ذلك في علبة الغداء.',
      entity_type: null,
      entity_id: null,
    };
  }
  if (place % 8 === 3) {
    return {
      type: 'order_confirmed',
      title: 'Your order is confirmed',
      arabic_title: 'تم تأكيد طلبك',
      body: `We received your payment for order ${order.number}. Thank you for subscribing.`,
      arabic_body: `استلمنا قيمة الطلب ${order.number}. شكرًا لاشتراكك.`,
      entity_type: 'order',
      entity_id: order.id,
    };
  }
  const isOut = place % 2 === 1;
  return {
    type: isOut ? 'delivery_out' : 'delivered',
    title: isOut ? 'Lunch is on its way' : 'Lunch has arrived',
    arabic_title: isOut ? 'الغداء في الطريق' : 'وصل الغداء',
    body: isOut
      ? `${subOrder.name}’s lunch has left the kitchen.`
      : `${subOrder.name}’s lunch was delivered. It is best eaten today.`,
    arabic_body: isOut
      ? `خرج غداء ${subOrder.arabicName} من المطبخ.`
      : `تم توصيل غداء ${subOrder.arabicName}، ويُفضّل تناوله اليوم.`,
    entity_type: 'sub_order',
    entity_id: subOrder.id,
  };
}

/**
 * Creates years of notifications of one parent, for lists that have to stay fast: eight a day, from yesterday
 * backwards.
 */
export function manyNotifications(plan: ManyNotifications, time: SeedTime): NotificationRecord[] {
  return Array.from({ length: plan.count }, (_each, place) => ({
    // The newest has the highest id, as if the notifications had been created one by one.
    id: plan.firstId + plan.count - 1 - place,
    user_id: plan.parentId,
    ...noticeAt(place, plan),
    is_read: place >= plan.unread,
    created_at: time.ago(1 + Math.floor(place / times.length), times[place % times.length]),
  }));
}
