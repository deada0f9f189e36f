import { deadlineAlerts } from '#src/domain/deadline-alert.ts';
import { offDayRules } from '#src/domain/off-days.ts';
import type { SubscriptionPeriod } from '#src/domain/subscription-period.ts';
import { dateText, weekdayText } from '#mocks/replies/localized-text.ts';
import { texts } from '#mocks/replies/texts.ts';
import type { SubOrderRecord } from '#mocks/store/order-records.ts';
import type { News } from './delivery-news.ts';
import { offDaySituation } from './off-day-situation.ts';
import { lunchDaysOf, numbers, studentOf } from './subscription.ts';

/** A time before every deadline, at which a day is refused for other reasons than its deadline. */
const beforeAll = new Date(0);

/** How many days before the first lunch its deadline can be announced. */
export const alertLeadDays = Math.ceil((numbers.pauseNoticeHours + numbers.deadlineAlertHours) / 24);

/**
 * The alerts of a paid subscription (rules.md#deadline-alerts): one for each lunch that can still become an off day.
 * @param now decides which other subscriptions of the student count
 */
export function deadlineNewsOf(subOrder: SubOrderRecord, period: SubscriptionPeriod, now: Date): News[] {
  if (subOrder.cancelled_at !== null) return [];
  const { blocked } = offDayRules({ ...offDaySituation(subOrder, now), now: beforeAll });
  const student = studentOf(subOrder);
  const name = subOrder.student?.applicant_name ?? student.name;
  const arabicName = subOrder.student?.arabic_applicant_name ?? name;
  const days = lunchDaysOf(subOrder, period).filter((on) => blocked(on) === null);
  const { pauseNoticeHours: noticeHours, deadlineAlertHours: alertHours } = numbers;
  return deadlineAlerts(days, { noticeHours, alertHours }).map(({ on, at }) => ({
    at,
    notice: () => {
      const text = texts.deadlineNear(alertHours);
      const [weekday, date] = [weekdayText(on), dateText(on)];
      return {
        type: 'off_day_deadline',
        title: `Off day for ${weekday.en} closes in ${text.en}`,
        arabic_title: `يُغلق طلب الغياب ليوم ${weekday.ar} بعد ${text.ar}`,
        body: `${name}’s lunch on ${date.en} comes as planned, unless you request an off day before then.`,
        arabic_body: `سيصل غداء ${arabicName} في ${date.ar} كالمعتاد، ما لم تطلب غيابًا قبل ذلك.`,
        entity_type: 'sub_order',
        entity_id: subOrder.id,
      };
    },
  }));
}
