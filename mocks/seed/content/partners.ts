import { entered, type SeedTime } from '#mocks/seed/seed-time.ts';

const partners: [name: string, arabicName: string, site: string | null][] = [
  ['Masar Schools', 'مدارس مسار', 'https://masar.example'],
  ['Bustan Academy', 'أكاديمية بستان', 'https://bustan.example'],
  ['Tamra Kitchens', 'مطابخ تمرة', 'https://tamra.example'],
  ['Noor Clinics', 'عيادات نور', 'https://noor.example'],
  ['Wadi Dairy', 'ألبان الوادي', null],
  ['Al Waha Farms', 'مزارع الواحة', null],
];

/** The partner schools and kitchens, in the order of the list. */
export function seedPartners(time: SeedTime) {
  return partners.map(([name, arabic_name, website_url], index) => ({
    id: index + 1,
    name,
    arabic_name,
    image_url: null,
    website_url,
    ...entered(time.ago(300)),
  }));
}
