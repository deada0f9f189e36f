import { defaultBusinessSettings } from '#src/domain/business-settings.ts';
import { addDays, type CivilDate, instantInRiyadh, monthOf } from '#src/domain/riyadh-date.ts';
import { nextPossibleSunday } from '#src/domain/start-day.ts';
import type { Snapshot } from '#mocks/store/db.ts';
import type { orderRecordSchemas } from '#mocks/store/order-records.ts';
import { orderBook, type OrderSources, type PlannedSubscription } from './order-book.ts';
import type { SeedTime } from '#mocks/seed/seed-time.ts';
import { seededEvents } from './seeded-events.ts';
import { seededTaxDocuments } from './tax-documents.ts';

type OrderRecords = Pick<Snapshot, Exclude<keyof typeof orderRecordSchemas, 'applicants'>>;

type Book = ReturnType<typeof orderBook>;

const minutes = 60_000;
const hours = 60 * minutes;

/** The evening of the day that is so many days before a date. */
const eveningBefore = (date: CivilDate, days: number) => instantInRiyadh(addDays(date, -days), '20:40');

function firstStart(book: Book, studentId: number, { now, today }: SeedTime): CivilDate {
  const { startNoticeHours: noticeHours } = defaultBusinessSettings;
  const rules = { now, noticeHours, vacations: book.vacationsOf(studentId) };
  return nextPossibleSunday(today, rules) ?? today;
}

/**
 * Huda’s orders: Lama and Faisal have running subscriptions, Faisal's with off days. Sara’s is paid and starts soon.
 * Older ones have ended.
 */
function writeHuda(book: Book, time: SeedTime): void {
  const lamaStart = book.sundayUntil(13, addDays(time.today, -12));
  const faisalStart = book.sundayUntil(12, addDays(time.today, -12));
  const startsFirst = lamaStart < faisalStart ? lamaStart : faisalStart;

  const offNext = book.schoolDaysFrom(12, time.today, 2);
  const faisal: PlannedSubscription = {
    id: 3023,
    studentId: 12,
    packageId: 3,
    count: 1,
    startsOn: faisalStart,
    requestedOffDays: offNext.filter((on) => monthOf(on) === monthOf(offNext[0] ?? on)),
  };
  const lama: PlannedSubscription = {
    id: 3022,
    studentId: 13,
    packageId: 2,
    count: 1,
    startsOn: lamaStart,
    vacancy: book.schoolDaysFrom(13, addDays(lamaStart, 2), 1),
  };
  lama.cancelledDays = book
    .periodOf(lama)
    .deliveryDays.filter((on) => on > addDays(time.today, 4))
    .slice(0, 1);

  // The lunch before the last one: the last one is left to rate.
  const ratedOn = book
    .periodOf(lama)
    .deliveryDays.filter((on) => on < time.today)
    .at(-2);

  const bothEarlier: Omit<PlannedSubscription, 'startsOn'>[] = [
    { id: 3011, studentId: 11, packageId: 1, count: 1 },
    { id: 3012, studentId: 12, packageId: 3, count: 2 },
  ];
  const bothStarts = bothEarlier.map((subscription) => book.startEndingBefore(subscription, faisalStart)).toSorted();
  const bothStart = bothStarts[0] ?? faisalStart;
  const bothPaidAt = eveningBefore(bothStart, 4);

  const first: Omit<PlannedSubscription, 'startsOn'> = { id: 3001, studentId: 11, packageId: 1, count: 1 };
  const firstStartsOn = book.startEndingBefore(first, bothStart);
  const firstEnd = book.periodOf({ ...first, startsOn: firstStartsOn }).endsOn;

  const cancelled: Omit<PlannedSubscription, 'startsOn'> = { id: 3015, studentId: 13, packageId: 5, count: 2 };
  const cancelledStart = book.startEndingBefore(cancelled, lamaStart);
  const cancelledPaidAt = eveningBefore(cancelledStart, 6);

  book.write({
    id: 2009,
    number: 'NB-20409',
    parentId: 41,
    subscriptions: [{ ...first, startsOn: firstStartsOn }],
    payments: [
      {
        id: 640,
        method: 'apple_pay',
        outcome: 'cancelled',
        at: new Date(eveningBefore(firstStartsOn, 5).getTime() - 6 * minutes),
      },
      { id: 641, method: 'mada', outcome: 'paid', at: eveningBefore(firstStartsOn, 5) },
    ],
    review: {
      id: 301,
      rating: 5,
      feedback: 'الوجبات وصلت في وقتها كل يوم، وسارة تنهي علبتها. شكرًا لكم.',
      at: instantInRiyadh(addDays(firstEnd, 1), '17:05'),
    },
  });
  book.write({
    id: 2018,
    number: 'NB-20418',
    parentId: 41,
    subscriptions: bothEarlier.map((subscription) => ({ ...subscription, startsOn: bothStart })),
    payments: [{ id: 671, method: 'card', outcome: 'paid', at: bothPaidAt }],
  });
  book.write({
    id: 2031,
    number: 'NB-20431',
    parentId: 41,
    subscriptions: [{ ...cancelled, startsOn: cancelledStart }],
    payments: [{ id: 690, method: 'mada', outcome: 'paid', at: cancelledPaidAt }],
    cancelledAt: new Date(cancelledPaidAt.getTime() + 20 * hours),
  });
  book.write({
    id: 2051,
    number: 'NB-20511',
    parentId: 41,
    subscriptions: [lama, faisal],
    ...(ratedOn !== undefined && {
      lunchRating: {
        subOrderId: lama.id,
        on: ratedOn,
        rating: 5,
        reasons: ['ate_it_all', 'liked_taste'],
        feedback: null,
        at: instantInRiyadh(ratedOn, '19:20'),
      },
    }),
    payments: [
      {
        id: 711,
        method: 'stc_pay',
        outcome: 'failed',
        at: new Date(eveningBefore(startsFirst, 6).getTime() - 9 * minutes),
      },
      { id: 712, method: 'mada', outcome: 'paid', at: eveningBefore(startsFirst, 6) },
    ],
  });
  book.write({
    id: 2053,
    number: 'NB-20533',
    parentId: 41,
    subscriptions: [{ id: 3041, studentId: 11, packageId: 1, count: 2, startsOn: firstStart(book, 11, time) }],
    payments: [{ id: 733, method: 'mada', outcome: 'paid', at: new Date(time.now.getTime() - 20 * hours) }],
  });
}

/** Noura’s orders: two past weeks, and an attempt to pay that expired. */
function writeNoura(book: Book, time: SeedTime): void {
  const weeks: Omit<PlannedSubscription, 'startsOn'> = { id: 3017, studentId: 14, packageId: 4, count: 2 };
  const startsOn = book.startEndingBefore(weeks, addDays(time.today, -10));
  const paidAt = eveningBefore(startsOn, 4);
  book.write({
    id: 2033,
    number: 'NB-20433',
    parentId: 43,
    subscriptions: [{ ...weeks, startsOn }],
    payments: [
      { id: 694, method: 'card', outcome: 'expired', at: new Date(paidAt.getTime() - 26 * hours) },
      { id: 695, method: 'stc_pay', outcome: 'paid', at: paidAt },
    ],
    review: { id: 302, rating: 4, feedback: null, at: new Date(time.ago(6, '21:30')) },
  });
}

/** Maha has two students in her cart; Salma opened the provider’s page and has not returned. */
function writeUnpaid(book: Book, time: SeedTime): void {
  book.write({
    id: 2054,
    number: 'NB-20534',
    parentId: 45,
    subscriptions: [
      { id: 3042, studentId: 15, packageId: 1, count: 1, startsOn: firstStart(book, 15, time) },
      {
        id: 3043,
        studentId: 16,
        packageId: 7,
        count: 2,
        startsOn: firstStart(book, 16, time),
        // Yousef's issue 4 has no code, so no dish can be compared with it.
        acknowledgement: {
          acknowledged_at: new Date(time.now.getTime() - hours).toISOString(),
          acknowledged_by: 'مها السبيعي',
          findings: ['issue:4'],
          dishes: [],
        },
      },
    ],
    payments: [],
  });
  book.write({
    id: 2055,
    number: 'NB-20535',
    parentId: 46,
    subscriptions: [{ id: 3044, studentId: 17, packageId: 8, count: 1, startsOn: firstStart(book, 17, time) }],
    payments: [{ id: 736, method: 'mada', outcome: 'initiated', at: new Date(time.now.getTime() - 4 * minutes) }],
  });
}

/** The ends of subscriptions with requested off days, without these days. */
function endsWithoutRequests({ written, periodOf }: Book): Map<number, CivilDate> {
  const requested = new Set(written.offDayRequests.map(({ sub_order_id }) => sub_order_id));
  return new Map(
    written.subOrders
      .filter(({ id }) => requested.has(id))
      .map(({ id, applicant_id, package: bought, count, start_date, vacancy }) => {
        const plan = { id, studentId: applicant_id, packageId: bought.id, count, startsOn: start_date, vacancy };
        return [id, periodOf(plan).endsOn];
      }),
  );
}

/** Orders in every state, relative to the clock, with their payments, cards, off days, refunds, invoices and reviews. */
export function seedOrderRecords(sources: OrderSources, time: SeedTime): OrderRecords {
  const book = orderBook(sources);
  writeHuda(book, time);
  writeNoura(book, time);
  writeUnpaid(book, time);
  const savedOn = time.ago(200, '20:40');
  return {
    ...book.written,
    ...seededTaxDocuments(book.written),
    orderEvents: seededEvents(book.written, 1, endsWithoutRequests(book)),
    savedCards: [
      {
        id: 61,
        user_id: 41,
        card_brand: 'mada',
        card_last4: '4461',
        expiry_month: 8,
        expiry_year: 2028,
        is_default: true,
        created_at: savedOn,
      },
      {
        id: 62,
        user_id: 41,
        card_brand: 'visa',
        card_last4: '1881',
        expiry_month: 11,
        expiry_year: 2027,
        is_default: false,
        created_at: time.ago(110, '20:40'),
      },
    ],
    attempts: [],
  };
}
