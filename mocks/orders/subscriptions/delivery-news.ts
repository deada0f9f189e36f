import type { DeliveryClock } from '#src/domain/delivery-progress.ts';
import { renewalReminders } from '#src/domain/renewal-reminder.ts';
import { type CivilDate, instantInRiyadh } from '#src/domain/riyadh-date.ts';
import type { SubscriptionPeriod } from '#src/domain/subscription-period.ts';
import type { Notice } from '#mocks/orders/notify.ts';
import type { OrderRecord, SubOrderRecord } from '#mocks/store/order-records.ts';
import { dateText } from '#mocks/replies/localized-text.ts';
import { clockOf, lunchDaysOf, numbers, paidSubscriptions, studentOf } from './subscription.ts';

/** A notification with its time. `notice` returns its text, because most are computed many times before they are sent. */
export interface News {
  at: Date;
  notice: () => Notice;
}

const remindedAt = '09:00';

type NoticeText = Pick<Notice, 'type' | 'title' | 'arabic_title' | 'body' | 'arabic_body'>;

function lunchNews(
  on: CivilDate,
  clock: DeliveryClock,
  name: string,
  arabicName: string,
  newsAt: (at: Date, text: NoticeText) => News,
): News[] {
  return [
    newsAt(instantInRiyadh(on, clock.leavesAt), {
      type: 'delivery_out',
      title: 'Lunch is on its way',
      arabic_title: 'الغداء في الطريق',
      body: `${name}’s lunch has left the kitchen.`,
      arabic_body: `خرج غداء ${arabicName} من المطبخ.`,
    }),
    newsAt(instantInRiyadh(on, clock.deliveredBy), {
      type: 'delivered',
      title: 'Lunch has arrived',
      arabic_title: 'وصل الغداء',
      body: `${name}’s lunch was delivered. It is best eaten today.`,
      arabic_body: `تم توصيل غداء ${arabicName}، ويُفضّل تناوله اليوم.`,
    }),
  ];
}

function endNews(
  period: SubscriptionPeriod,
  lastClock: DeliveryClock,
  name: string,
  arabicName: string,
  newsAt: (at: Date, text: NoticeText) => News,
): News[] {
  const date = dateText(period.endsOn);
  const reminder: NoticeText = {
    type: 'subscription_ending',
    title: 'The subscription ends soon',
    arabic_title: 'الاشتراك يقترب من نهايته',
    body: `${name}’s last lunch comes on ${date.en}. Renew it so that no school day is without lunch.`,
    arabic_body: `آخر غداء لـ${arabicName} في ${date.ar}. جدّد الاشتراك كي لا يخلو يوم دراسي من الغداء.`,
  };
  return [
    ...renewalReminders(period, numbers.renewalReminderDays).map((on) =>
      newsAt(instantInRiyadh(on, remindedAt), reminder),
    ),
    newsAt(instantInRiyadh(period.endsOn, lastClock.deliveredBy), {
      type: 'subscription_ended',
      title: 'The subscription has ended',
      arabic_title: 'انتهى الاشتراك',
      body: `${name}’s subscription is complete. Tell us how it was.`,
      arabic_body: `اكتمل اشتراك ${arabicName}. شاركنا رأيك في التجربة.`,
    }),
  ];
}

/** Whether the student had a following subscription at an instant, paid by then. */
function isFollowed(subOrder: SubOrderRecord, { endsOn }: SubscriptionPeriod, at: Date): boolean {
  return paidSubscriptions(subOrder.applicant_id, at).some(
    ({ order, period }) => period.startsOn > endsOn && order.paid_at !== null && new Date(order.paid_at) <= at,
  );
}

/** All notifications of a paid subscription from its first to its last day, in order of time. */
export function newsOf(subOrder: SubOrderRecord, order: OrderRecord, period: SubscriptionPeriod): News[] {
  const student = studentOf(subOrder);
  const name = subOrder.student?.applicant_name ?? student.name;
  const arabicName = subOrder.student?.arabic_applicant_name ?? name;
  const about = (entity_type: 'order' | 'sub_order', entity_id: number) => (at: Date, text: NoticeText) => ({
    at,
    notice: () => ({ ...text, entity_type, entity_id }),
  });
  const lunches = lunchDaysOf(subOrder, period).flatMap((on) =>
    lunchNews(on, clockOf(subOrder, on), name, arabicName, about('sub_order', subOrder.id)),
  );
  const ends =
    subOrder.cancelled_at === null
      ? endNews(period, clockOf(subOrder, period.endsOn), name, arabicName, about('order', order.id))
      : [];
  const isNews = ({ at, notice }: News) => notice().type !== 'subscription_ending' || !isFollowed(subOrder, period, at);
  return [...lunches, ...ends.filter(isNews)].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
