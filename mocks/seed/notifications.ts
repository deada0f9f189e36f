import type { NotificationRecord } from '#mocks/store/public-records.ts';
import type { SeedTime } from './seed-time.ts';

const general: { daysAgo: number; title: [string, string]; body: [string, string] }[] = [
  {
    daysAgo: 2,
    title: ['New on the menu: rice paper rolls', 'جديد القائمة: لفائف ورق الأرز'],
    body: [
      'Soft rolls with cucumber, carrot and mango, from next Sunday.',
      'لفائف طرية بالخيار والجزر والمانجو، ابتداءً من الأحد القادم.',
    ],
  },
  {
    daysAgo: 9,
    title: ['No deliveries in the mid-year break', 'لا توصيل في إجازة منتصف العام'],
    body: [
      'Sun 10 to Thu 14 January. Your days are added at the end.',
      'من الأحد 10 إلى الخميس 14 يناير، وتُضاف أيامك إلى نهاية الاشتراك.',
    ],
  },
  {
    daysAgo: 16,
    title: ['Four more schools in Madinah', 'أربع مدارس جديدة في المدينة المنورة'],
    body: ['Tell a friend whose child goes there.', 'أخبر من يدرس أبناؤهم هناك.'],
  },
  {
    daysAgo: 24,
    title: ['What is in each lunch', 'ماذا في كل وجبة؟'],
    body: [
      'Open a meal to see its ingredients, allergens and possible traces.',
      'افتح الوجبة لترى مكوّناتها ومسبّبات الحساسية وآثارها المحتملة.',
    ],
  },
  {
    daysAgo: 33,
    title: ['A question about a meal?', 'سؤال عن وجبة؟'],
    body: ['Write to us on the contact page.', 'راسلنا من صفحة التواصل.'],
  },
];

/** Announcements to every parent; notifications of orders are in order-notifications.ts. */
function seedAnnouncements(time: SeedTime, userIds: readonly number[], firstId: number): NotificationRecord[] {
  return userIds.flatMap((user_id, parent) =>
    general.map(({ daysAgo, title, body }, index) => ({
      id: firstId + parent * general.length + index,
      user_id,
      type: 'announcement' as const,
      title: title[0],
      arabic_title: title[1],
      body: body[0],
      arabic_body: body[1],
      entity_type: null,
      entity_id: null,
      is_read: daysAgo > 5,
      created_at: time.ago(daysAgo, '10:15'),
    })),
  );
}

/** Notifications that refer to no order. */
export function seedNotifications(time: SeedTime): NotificationRecord[] {
  return seedAnnouncements(time, [41, 43], 9001);
}
