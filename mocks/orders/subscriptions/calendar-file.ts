import type { Language } from '#src/domain/language.ts';
import { firstNameOf, lunchCalendar, type LunchCalendarTexts } from '#src/domain/lunch-calendar.ts';
import { nameText } from '#mocks/replies/localized-text.ts';
import type { CalendarFeedRecord } from '#mocks/store/privacy-records.ts';
import { deliveriesOf } from './deliveries.ts';
import { isCurrent, numbers, ordersOf, studentOf, subOrdersOf } from './subscription.ts';

const texts: Record<Language, LunchCalendarTexts> = {
  en: {
    name: 'Nabta lunches',
    description: 'First names and lunch days. It has no dishes and nothing about health.',
    lunch: (student) => `Lunch for ${student}`,
    offDay: (student) => `No lunch for ${student}: off day`,
    vacation: (student, vacation) => `No lunch for ${student}: ${vacation ?? 'official vacation'}`,
    cancelled: (student) => `Cancelled: lunch for ${student}`,
  },
  ar: {
    name: 'غداء نبتة',
    description: 'الأسماء الأولى وأيام الغداء فقط، بلا أطباق ولا أي معلومة صحية.',
    lunch: (student) => `غداء ${student}`,
    offDay: (student) => `لا غداء (${student}): يوم غياب`,
    vacation: (student, vacation) => `لا غداء (${student}): ${vacation ?? 'إجازة رسمية'}`,
    cancelled: (student) => `أُلغي غداء ${student}`,
  },
};

/**
 * The lunches of a feed as an iCalendar file (operation `getCalendarFile`): those of the parent's current orders, to
 * which a cancelled one belongs as long as lunches of it arrive.
 */
export function calendarFileOf({ user_id, applicant_id, language }: CalendarFeedRecord, now: Date): string {
  const subscriptions = ordersOf(user_id)
    .filter((order) => isCurrent(order, now))
    .flatMap((order) => subOrdersOf(order).map((subOrder) => ({ subOrder, order })))
    .filter(({ subOrder }) => applicant_id === null || applicant_id === subOrder.applicant_id)
    .map((each) => ({ ...each, student: studentOf(each.subOrder) }))
    // A removed student has no lunches to come, and an erased one has no name.
    .filter(({ student }) => student.is_active)
    .map(({ subOrder, order, student }) => ({
      subscriptionId: subOrder.id,
      firstName: firstNameOf(nameText(student)[language]),
      days: deliveriesOf(subOrder, order, now).map(({ date, status, reason }) => ({
        on: date,
        status,
        reason: reason && { name: reason.name, arabicName: reason.arabic_name },
      })),
    }));
  return lunchCalendar({
    subscriptions,
    texts: texts[language],
    vacationName: ({ name, arabicName }) => (language === 'ar' ? (arabicName ?? name) : (name ?? arabicName)),
    deliveryWindow: numbers.deliveryWindow,
    changedAt: now,
  });
}
