import { regionIds } from './regions.ts';
import { entered, type SeedTime } from './seed-time.ts';

const { riyadh, jeddah, dammam, madinah } = regionIds;

interface SchoolSeed {
  id: number;
  name: string;
  arabicName: string;
  address: string;
  arabicAddress: string;
  regionId: number;
  levelIds: number[];
  isServed?: false;
}

const schools: SchoolSeed[] = [
  {
    id: 1,
    name: 'Rawdat Al Bayan Kindergarten',
    arabicName: 'روضة البيان',
    address: 'Al Qafilah St, Al Yasmin, Riyadh',
    arabicAddress: 'شارع القافلة، الياسمين، الرياض',
    regionId: riyadh,
    levelIds: [1],
  },
  {
    id: 2,
    name: 'Bustan Academy, Al Malqa',
    arabicName: 'أكاديمية بستان، الملقا',
    address: 'Wadi Hajar St, Al Malqa, Riyadh',
    arabicAddress: 'شارع وادي هجر، الملقا، الرياض',
    regionId: riyadh,
    levelIds: [1, 2, 3, 4],
  },
  {
    id: 3,
    name: 'Masar School, Al Yasmin',
    arabicName: 'مدرسة مسار، الياسمين',
    address: 'Anas Ibn Malik Rd, Al Yasmin, Riyadh',
    arabicAddress: 'طريق أنس بن مالك، الياسمين، الرياض',
    regionId: riyadh,
    levelIds: [2, 3],
  },
  {
    id: 4,
    name: 'Masar Girls’ School, As Sahafah',
    arabicName: 'مدرسة مسار للبنات، الصحافة',
    address: 'Olaya St, As Sahafah, Riyadh',
    arabicAddress: 'شارع العليا، الصحافة، الرياض',
    regionId: riyadh,
    levelIds: [2, 3, 4, 5],
  },
  {
    id: 5,
    name: 'Ufuq Intermediate School',
    arabicName: 'متوسطة الأفق',
    address: 'Dammam Rd, Qurtubah, Riyadh',
    arabicAddress: 'طريق الدمام، قرطبة، الرياض',
    regionId: riyadh,
    levelIds: [4],
  },
  {
    id: 6,
    name: 'Al Manar Secondary School',
    arabicName: 'ثانوية المنار',
    address: 'Khalid Ibn Al Walid St, Ar Rawdah, Riyadh',
    arabicAddress: 'شارع خالد بن الوليد، الروضة، الرياض',
    regionId: riyadh,
    levelIds: [5],
    isServed: false,
  },
  {
    id: 7,
    name: 'Shati Al Marjan School',
    arabicName: 'مدرسة شاطئ المرجان',
    address: 'Corniche Rd, Ash Shati, Jeddah',
    arabicAddress: 'طريق الكورنيش، الشاطئ، جدة',
    regionId: jeddah,
    levelIds: [1, 2, 3],
  },
  {
    id: 8,
    name: 'Bustan Academy, Al Basateen',
    arabicName: 'أكاديمية بستان، البساتين',
    address: 'Hira St, Al Basateen, Jeddah',
    arabicAddress: 'شارع حراء، البساتين، جدة',
    regionId: jeddah,
    levelIds: [2, 3, 4, 5],
  },
  {
    id: 9,
    name: 'Dar Al Ilm School, Al Khalidiyyah',
    arabicName: 'مدرسة دار العلم، الخالدية',
    address: 'Quraysh St, Al Khalidiyyah, Jeddah',
    arabicAddress: 'شارع قريش، الخالدية، جدة',
    regionId: jeddah,
    levelIds: [3, 4],
  },
  {
    id: 10,
    name: 'Khaleej School, Ash Shati Al Gharbi',
    arabicName: 'مدرسة الخليج، الشاطئ الغربي',
    address: 'Gulf Rd, Ash Shati Al Gharbi, Dammam',
    arabicAddress: 'طريق الخليج، الشاطئ الغربي، الدمام',
    regionId: dammam,
    levelIds: [1, 2, 3],
  },
  {
    id: 11,
    name: 'Masar School, Al Faisaliyyah',
    arabicName: 'مدرسة مسار، الفيصلية',
    address: 'King Saud St, Al Faisaliyyah, Dammam',
    arabicAddress: 'شارع الملك سعود، الفيصلية، الدمام',
    regionId: dammam,
    levelIds: [2, 3, 4],
  },
  {
    id: 12,
    name: 'Nakhlat Quba School',
    arabicName: 'مدرسة نخلة قباء',
    address: 'Hijrah Rd, Quba, Madinah',
    arabicAddress: 'طريق الهجرة، قباء، المدينة المنورة',
    regionId: madinah,
    levelIds: [1, 2, 3],
  },
  {
    id: 13,
    name: 'Taybah Girls’ School, Al Aziziyyah',
    arabicName: 'مدرسة طيبة للبنات، العزيزية',
    address: 'King Abdullah Rd, Al Aziziyyah, Madinah',
    arabicAddress: 'طريق الملك عبدالله، العزيزية، المدينة المنورة',
    regionId: madinah,
    levelIds: [2, 3, 4, 5],
  },
  {
    id: 14,
    name: 'Bustan Academy, Sultanah',
    arabicName: 'أكاديمية بستان، سلطانة',
    address: 'Sultanah Rd, Sultanah, Madinah',
    arabicAddress: 'طريق سلطانة، المدينة المنورة',
    regionId: madinah,
    levelIds: [4, 5],
  },
];

/** Schools in all four cities; one of them has no delivery yet. */
export function seedSchools(time: SeedTime) {
  return schools.map((school) => ({
    id: school.id,
    name: school.name,
    arabic_name: school.arabicName,
    address: school.address,
    arabic_address: school.arabicAddress,
    region_id: school.regionId,
    educational_level_ids: school.levelIds,
    is_served: school.isServed ?? true,
    status: 'approved' as const,
    added_by: null,
    ...entered(time.ago(400)),
  }));
}
