import { entered, type SeedTime } from './seed-time.ts';

/** The ids of the cities with delivery. */
export const regionIds = { riyadh: 1, jeddah: 2, dammam: 3, madinah: 4 } as const;

const regions: [id: number, name: string, arabicName: string][] = [
  [regionIds.riyadh, 'Riyadh', 'الرياض'],
  [regionIds.jeddah, 'Jeddah', 'جدة'],
  [regionIds.dammam, 'Dammam', 'الدمام'],
  [regionIds.madinah, 'Madinah', 'المدينة المنورة'],
];

const neighbourhoods: Record<keyof typeof regionIds, [id: number, name: string, arabicName: string][]> = {
  riyadh: [
    [11, 'Al Yasmin', 'الياسمين'],
    [12, 'Al Malqa', 'الملقا'],
    [13, 'As Sahafah', 'الصحافة'],
    [14, 'An Narjis', 'النرجس'],
    [15, 'Al Aqiq', 'العقيق'],
    [16, 'Al Olaya', 'العليا'],
    [17, 'An Nakheel', 'النخيل'],
    [18, 'Qurtubah', 'قرطبة'],
    [19, 'Ar Rawdah', 'الروضة'],
    [20, 'Al Murabba', 'المربع'],
  ],
  jeddah: [
    [21, 'Ash Shati', 'الشاطئ'],
    [22, 'Ar Rawdah', 'الروضة'],
    [23, 'Al Hamra', 'الحمراء'],
    [24, 'Al Khalidiyyah', 'الخالدية'],
    [25, 'As Salamah', 'السلامة'],
    [26, 'Al Basateen', 'البساتين'],
    [27, 'Obhur Ash Shamaliyyah', 'أبحر الشمالية'],
  ],
  dammam: [
    [31, 'Ash Shati Al Gharbi', 'الشاطئ الغربي'],
    [32, 'Al Faisaliyyah', 'الفيصلية'],
    [33, 'An Nur', 'النور'],
    [34, 'Al Jalawiyah', 'الجلوية'],
    [35, 'Uhud', 'أحد'],
    [36, 'Badr', 'بدر'],
  ],
  madinah: [
    [41, 'Quba', 'قباء'],
    [42, 'Al Aziziyyah', 'العزيزية'],
    [43, 'Al Khalidiyyah', 'الخالدية'],
    [44, 'Sultanah', 'سلطانة'],
    [45, 'Al Iskan', 'الإسكان'],
    [46, 'Ad Difa', 'الدفاع'],
  ],
};

/** Regions with their neighbourhoods. */
export function seedRegions(time: SeedTime) {
  const stamps = entered(time.ago(420));
  return {
    regions: regions.map(([id, name, arabic_name]) => ({ id, name, arabic_name, ...stamps })),
    neighbourhoods: (Object.keys(regionIds) as (keyof typeof regionIds)[]).flatMap((city) =>
      neighbourhoods[city].map(([id, name, arabic_name]) => ({
        id,
        region_id: regionIds[city],
        name,
        arabic_name,
        ...stamps,
      })),
    ),
  };
}
