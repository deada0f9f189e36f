import type { Delivery } from '#src/domain/delivery.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { noSchoolOn, type OfficialVacation, type NoSchoolReason } from '#src/domain/school-days.ts';
import type { SubscriptionPeriod } from '#src/domain/subscription-period.ts';
import type { SchoolDay, SchoolDayState } from '#src/ui/calendar/school-day.ts';

/** What a day is in the calendar of a renewal. */
export type RenewalDay = 'delivery' | 'last' | 'gap' | 'first' | 'off' | 'nextLast' | 'outside';

interface RenewalDays {
  /** The last lunch of the present subscription. */
  endsOn: CivilDate;
  deliveries: readonly Pick<Delivery, 'on' | 'status'>[];
  gap: readonly CivilDate[];
  period: Pick<SubscriptionPeriod, 'startsOn' | 'endsOn' | 'deliveryDays' | 'skipped'>;
  vacations: readonly OfficialVacation[];
}

interface RenewalDayTexts {
  day: (day: RenewalDay) => string;
  closed: (on: CivilDate, noSchool: NoSchoolReason) => string;
}

const states: Record<RenewalDay, SchoolDayState> = {
  delivery: 'delivery',
  last: 'last-before',
  gap: 'gap',
  first: 'first',
  off: 'off',
  nextLast: 'last',
  outside: 'outside',
};

/** The days of the present subscription and of its renewal, with those between them. None of them can be picked. */
export function renewalDays(
  { endsOn, deliveries, gap, period, vacations }: RenewalDays,
  texts: RenewalDayTexts,
): (on: CivilDate) => SchoolDay {
  const statuses = new Map(deliveries.map(({ on, status }) => [on, status]));
  const next = new Set(period.deliveryDays);
  const offDays = new Set(period.skipped.filter(({ reason }) => reason === 'off_day').map(({ on }) => on));
  const gapDays = new Set(gap);

  function dayOf(on: CivilDate): RenewalDay {
    if (on === endsOn) return 'last';
    if (on === period.startsOn) return 'first';
    if (on === period.endsOn) return 'nextLast';
    if (gapDays.has(on)) return 'gap';
    const status = statuses.get(on);
    if (offDays.has(on) || status === 'skipped') return 'off';
    if (next.has(on) || (status !== undefined && status !== 'cancelled')) return 'delivery';
    return 'outside';
  }

  return (on) => {
    const noSchool = noSchoolOn(on, vacations);
    if (noSchool !== null && on !== endsOn) {
      return { state: noSchool.reason, selectable: false, reason: texts.closed(on, noSchool) };
    }
    const day = dayOf(on);
    return { state: states[day], selectable: false, reason: texts.day(day) };
  };
}
