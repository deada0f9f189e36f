import { addDays } from '#src/domain/riyadh-date.ts';
import { regionIds } from './regions.ts';
import { entered, type SeedTime, weekdayFrom } from './seed-time.ts';

type Kind = 'national_day' | 'founding_day' | 'eid' | 'school_break' | 'closure';

interface VacationSeed {
  name: string;
  arabicName: string;
  startsOn: string;
  endsOn: string;
  kind: Kind;
  isTentative?: true;
  regionId?: number;
  schoolId?: number;
}

const autumn = { name: 'Autumn break', arabicName: 'إجازة الخريف', kind: 'school_break' } as const;
const midYear = { name: 'Mid-year break', arabicName: 'إجازة منتصف العام', kind: 'school_break' } as const;
const summer = { name: 'Summer vacation', arabicName: 'إجازة الصيف', kind: 'school_break' } as const;
const fitr = { name: 'Eid al-Fitr', arabicName: 'عيد الفطر', kind: 'eid', isTentative: true } as const;
const adha = { name: 'Eid al-Adha', arabicName: 'عيد الأضحى', kind: 'eid', isTentative: true } as const;

/** Samples, except the national days (rules.md#official-vacations). */
const breaks: VacationSeed[] = [
  { ...autumn, startsOn: '2026-11-15', endsOn: '2026-11-19' },
  { ...midYear, startsOn: '2027-01-10', endsOn: '2027-01-14' },
  { ...fitr, startsOn: '2027-03-07', endsOn: '2027-03-18' },
  { ...adha, startsOn: '2027-05-14', endsOn: '2027-05-25' },
  { ...summer, startsOn: '2027-06-27', endsOn: '2027-08-21' },
  { ...autumn, startsOn: '2027-11-14', endsOn: '2027-11-18' },
  { ...midYear, startsOn: '2028-01-09', endsOn: '2028-01-13' },
  { ...fitr, startsOn: '2028-02-24', endsOn: '2028-03-06' },
  { ...adha, startsOn: '2028-05-02', endsOn: '2028-05-13' },
  { ...summer, startsOn: '2028-06-25', endsOn: '2028-08-19' },
];

function nationalDays(year: number): VacationSeed[] {
  return [
    {
      name: 'Founding Day',
      arabicName: 'يوم التأسيس',
      startsOn: `${year}-02-22`,
      endsOn: `${year}-02-22`,
      kind: 'founding_day',
    },
    {
      name: 'Saudi National Day',
      arabicName: 'اليوم الوطني السعودي',
      startsOn: `${year}-09-23`,
      endsOn: `${year}-09-23`,
      kind: 'national_day',
    },
  ];
}

/** One region and one school that close on other days, within two months. */
function closures({ today }: SeedTime): VacationSeed[] {
  const inJeddah = weekdayFrom(addDays(today, 30), 1);
  const atUfuq = weekdayFrom(addDays(today, 40), 3);
  return [
    {
      name: 'Maintenance week in Jeddah’s schools',
      arabicName: 'أعمال صيانة في مدارس جدة',
      startsOn: inJeddah,
      endsOn: addDays(inJeddah, 1),
      kind: 'closure',
      regionId: regionIds.jeddah,
    },
    {
      name: 'Sports day at Ufuq Intermediate School',
      arabicName: 'اليوم الرياضي في متوسطة الأفق',
      startsOn: atUfuq,
      endsOn: atUfuq,
      kind: 'closure',
      schoolId: 5,
    },
  ];
}

/** Official vacations from one year before the clock to three years after it. */
export function seedOfficialVacations(time: SeedTime) {
  const year = Number(time.today.slice(0, 4));
  const all = [...breaks, ...[-1, 0, 1, 2, 3].flatMap((offset) => nationalDays(year + offset)), ...closures(time)];
  const stamps = entered(time.ago(90));
  const sorted = all.toSorted((a, b) => a.startsOn.localeCompare(b.startsOn));
  return sorted.map((vacation, index) => ({
    id: index + 1,
    name: vacation.name,
    arabic_name: vacation.arabicName,
    start_date: vacation.startsOn,
    end_date: vacation.endsOn,
    scope: vacation.regionId ? ('region' as const) : vacation.schoolId ? ('school' as const) : ('all' as const),
    region_id: vacation.regionId ?? null,
    school_id: vacation.schoolId ?? null,
    type: vacation.kind,
    is_tentative: vacation.isTentative ?? false,
    ...stamps,
  }));
}
