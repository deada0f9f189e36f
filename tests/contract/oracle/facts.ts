import type {
  ApplicantDto,
  OfficialVacationDto,
  OrderDto,
  PackageDto,
  SettingsDto,
  VacationAllowanceDto,
  VacationDto,
} from '#src/api/generated/client.schemas.ts';
import type { BusinessSettings } from '#src/domain/business-settings.ts';
import { type DeliveryClock, defaultDeliveryClock } from '#src/domain/delivery-progress.ts';
import { type CivilDate, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import type { OfficialVacation } from '#src/domain/school-days.ts';
import type { JsonObject } from '../json.ts';
import { daysAfter, MissingState, type Scene } from '../scene.ts';

/** The numbers of the server that the rules of `src/domain` use. */
export type Rules = Pick<
  BusinessSettings,
  | 'schoolDaysPerMonth'
  | 'schoolDaysPerWeek'
  | 'startNoticeHours'
  | 'cancelNoticeHours'
  | 'pauseNoticeHours'
  | 'subscriptionCancelHours'
  | 'offDaysPerMonth'
  | 'vatPercent'
  | 'minAge'
  | 'maxAge'
  | 'deliveryWindow'
  | 'eatWithinHours'
  | 'lunchRatingDays'
  | 'deadlineAlertHours'
  | 'renewalReminderDays'
>;

/** The settings in the form of the domain. */
function rulesOf(settings: SettingsDto): Rules {
  return {
    schoolDaysPerMonth: settings.monthly_school_days,
    schoolDaysPerWeek: settings.weekly_school_days,
    startNoticeHours: settings.start_notice_hours,
    cancelNoticeHours: settings.delivery_cancel_notice_hours,
    pauseNoticeHours: settings.pause_notice_hours,
    subscriptionCancelHours: settings.sub_order_cancel_hours,
    offDaysPerMonth: settings.pause_max_days,
    vatPercent: Math.round(settings.vat_rate * 10_000) / 100,
    minAge: settings.applicant_min_age,
    maxAge: settings.applicant_max_age,
    deliveryWindow: { startsAt: settings.delivery_window_opens, endsAt: settings.delivery_window_closes },
    eatWithinHours: settings.eat_within_hours,
    lunchRatingDays: settings.lunch_rating_days,
    deadlineAlertHours: settings.deadline_alert_hours,
    renewalReminderDays: settings.renewal_reminder_days,
  };
}

/** A vacation in the form of the domain. */
export const toVacation = (dto: OfficialVacationDto): OfficialVacation => ({
  id: dto.id,
  startsOn: dto.start_date,
  endsOn: dto.end_date,
  scope: dto.scope,
  regionId: dto.region_id,
  schoolId: dto.school_id,
  name: dto.name,
  arabicName: dto.arabic_name,
  isTentative: dto.is_tentative,
});

/** What a parent can read about the business at one instant. */
export interface Facts {
  now: Date;
  today: CivilDate;
  rules: Rules;
  /** When lunches are cooked, leave and arrive, if nothing else is known. */
  clock: DeliveryClock;
  /** All orders, also the unpaid one, which comes last. */
  orders: OrderDto[];
  unpaid: OrderDto | null;
  /** The present students by id. */
  students: Map<number, ApplicantDto>;
  /** The packages that are offered, by id. */
  offers: Map<number, PackageDto>;
  /** The official vacations of a student's school, by the student's id. */
  vacations: Map<number, OfficialVacation[]>;
  /** The off days that were asked for after paying, by the student's id. */
  requests: Map<number, { vacations: VacationDto[]; allowances: VacationAllowanceDto[] }>;
}

/** The longest time before and after today in which a subscription of a test parent lies. */
const longestDays = 700;

/** Present settings, never those that were read before. */
export async function settingsNow(scene: Scene): Promise<SettingsDto> {
  return (await scene.call('getSettings'))['settings'] as SettingsDto;
}

/** All items of a list of the parent. */
export async function allOf<T>(scene: Scene, id: string, list: string, query: JsonObject = {}): Promise<T[]> {
  const items: T[] = [];
  for (let page = 1, length = 100; length === 100; page += 1) {
    const found = (await scene.asParent(id, { query: { ...query, page, per_page: 100 } }))[list] as T[];
    items.push(...found);
    ({ length } = found);
  }
  return items;
}

/** The vacations in a range: those of a school, or those of everyone. */
export async function vacationsOf(
  scene: Scene,
  { from, to }: { from: CivilDate; to: CivilDate },
  schoolId?: number,
): Promise<OfficialVacation[]> {
  const { official_vacations } = await scene.call('listOfficialVacations', {
    query: { from, to, ...(schoolId === undefined ? {} : { school_id: schoolId }) },
  });
  return (official_vacations as OfficialVacationDto[]).map(toVacation);
}

/** The vacations of a school, past and future. */
async function vacationsOfSchool(scene: Scene, schoolId: number, today: CivilDate): Promise<OfficialVacation[]> {
  return vacationsOf(scene, { from: daysAfter(today, -longestDays), to: daysAfter(today, longestDays) }, schoolId);
}

/** Reads everything that predictions about orders are made from. */
export async function factsNow(scene: Scene): Promise<Facts> {
  const settings = await settingsNow(scene);
  const rules = rulesOf(settings);
  const now = new Date(settings.now);
  const today = riyadhDateOf(now);
  const unpaid = (await scene.asParent('getDraftOrder'))['order'] as OrderDto | null;
  const paid = [
    ...(await allOf<OrderDto>(scene, 'listCurrentOrders', 'orders')),
    ...(await allOf<OrderDto>(scene, 'listOrderHistory', 'orders')),
  ];
  const { applicants } = await scene.asParent('listApplicants');
  const students = new Map((applicants as ApplicantDto[]).map((each) => [each.id, each]));
  const offers = new Map((await allOf<PackageDto>(scene, 'listPackages', 'packages')).map((each) => [each.id, each]));
  const bySchool = new Map<number, OfficialVacation[]>();
  const vacations: Facts['vacations'] = new Map();
  const requests: Facts['requests'] = new Map();
  for (const { id, school_id } of students.values()) {
    const known = bySchool.get(school_id) ?? (await vacationsOfSchool(scene, school_id, today));
    bySchool.set(school_id, known);
    vacations.set(id, known);
    const data = await scene.asParent('listApplicantVacations', { path: { id } });
    requests.set(id, data as unknown as { vacations: VacationDto[]; allowances: VacationAllowanceDto[] });
  }
  const { startsAt, endsAt } = rules.deliveryWindow;
  return {
    now,
    today,
    rules,
    clock: { ...defaultDeliveryClock, leavesAt: startsAt, deliveredBy: endsAt },
    orders: unpaid ? [...paid, unpaid] : paid,
    unpaid,
    students,
    offers,
    vacations,
    requests,
  };
}

/** Stops the server's clock at an instant. */
export async function holdAt({ world }: Scene, at: Date): Promise<void> {
  if (!(await world.holdClock(at.toISOString()))) throw new MissingState('the clock of this server can’t be set');
}
