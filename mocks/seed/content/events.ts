import { addDays } from '#src/domain/riyadh-date.ts';
import { entered, type SeedTime } from '#mocks/seed/seed-time.ts';

const line = (name: string, arabic_name: string) => ({ name, arabic_name });

const events = [
  {
    id: 1,
    name: 'School open day',
    arabic_name: 'اليوم المفتوح',
    description: 'A table for a whole hall, with small plates children can carry.',
    arabic_description: 'مائدة لقاعة كاملة، بأطباق صغيرة يحملها الأطفال.',
    image_url: '/mock-media/events/school-open-day.webp',
    min_guests: 50,
    highlights: [
      line('Served for three hours', 'تقديم لثلاث ساعات'),
      line('Fruit, salads and warm wraps', 'فاكهة وسلطات ولفائف دافئة'),
      line('Allergens named for every dish', 'مسبّبات الحساسية مذكورة لكل صنف'),
    ],
  },
  {
    id: 2,
    name: 'Class party',
    arabic_name: 'حفلة الفصل',
    description: 'A box for each child, so no one is left out of the treat.',
    arabic_description: 'علبة لكل طفل، فلا يُحرم أحد من الحفلة.',
    image_url: '/mock-media/events/class-party.webp',
    min_guests: 15,
    highlights: [
      line('Allergens named for every box', 'مسبّبات الحساسية مذكورة لكل علبة'),
      line('Fruit cake without added sugar', 'كعكة فاكهة بلا سكر مضاف'),
    ],
  },
  {
    id: 3,
    name: 'Sports day',
    arabic_name: 'اليوم الرياضي',
    description: 'Fruit, water and wraps that hold up in the sun.',
    arabic_description: 'فاكهة وماء ولفائف تتحمّل الشمس.',
    image_url: '/mock-media/events/sports-day.webp',
    min_guests: 30,
    highlights: [
      line('Chilled until the break', 'مبرّدة حتى الاستراحة'),
      line('Water for the whole field', 'ماء يكفي الملعب كله'),
    ],
  },
];

const news = [
  {
    daysAgo: 12,
    picture: 'new-menu',
    name: 'Two new event tables for the spring term',
    arabic_name: 'مائدتان للفصل الثاني',
    description: 'A breakfast table and a build-your-own wrap table join the plan.',
    arabic_description: 'مائدة فطور ومائدة لفائف يصنعها الطفل بنفسه تنضمان إلى ما نقدّمه.',
  },
  {
    daysAgo: 23,
    picture: 'new-kitchen',
    name: 'Open day at Masar School',
    arabic_name: 'يوم مفتوح في مسار',
    description:
      'Three hundred guests, one long table and not a plate left over. Thank you to the parents who helped carry the plates.',
    arabic_description: 'ثلاثمئة ضيف ومائدة طويلة ولم يبقَ طبق واحد. شكرًا للأهالي الذين ساعدوا في نقل الأطباق.',
  },
  {
    daysAgo: 37,
    picture: null,
    name: 'Fruit only, by request',
    arabic_name: 'فاكهة فقط عند الطلب',
    description: 'Each event can now be ordered with fruit in place of anything baked.',
    arabic_description: 'يمكنك الآن أن تطلب لأي فعالية فاكهة بدلًا من المخبوزات.',
  },
  {
    daysAgo: 64,
    picture: 'ramadan-hours',
    name: 'Evening tables',
    arabic_name: 'موائد المساء',
    description: 'We now set tables for school evenings too, until nine.',
    arabic_description: 'صرنا نُعدّ موائد للأمسيات المدرسية أيضًا، حتى التاسعة مساءً.',
  },
];

/** The event plans, and the news about them. */
export function seedEvents(time: SeedTime) {
  return {
    events: events.map((event) => ({ ...event, ...entered(time.ago(112)) })),
    // Oldest first, as they were written: lists have to sort them.
    news: news.toReversed().map(({ daysAgo, picture, ...item }, index) => ({
      id: index + 1,
      ...item,
      image_url: picture === null ? null : `/mock-media/news/${picture}.webp`,
      published_date: addDays(time.today, -daysAgo),
      ...entered(time.ago(daysAgo)),
    })),
  };
}
