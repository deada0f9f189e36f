import type { DeliveryDto, OrderDto, VacationAllowanceDto, VacationDto } from '#src/api/generated/client.schemas.ts';
import type { Subscription } from '#src/api/orders.ts';
import type { BusinessSettings } from '#src/domain/business-settings.ts';
import type { OffDaySituation } from '#src/domain/off-days.ts';
import { isRunning } from '#src/domain/order-states.ts';
import { addDays, type CivilDate, type CivilMonth, monthOf } from '#src/domain/riyadh-date.ts';
import { type OfficialVacation, vacationOn } from '#src/domain/school-days.ts';

/** What is known of a running subscription and its student. */
export interface OffDayFacts {
  subscription: Pick<Subscription, 'id' | 'applicantId' | 'startsOn' | 'dayCount'>;
  /** All days of the subscription (operation `listDeliveries`). */
  deliveries: readonly DeliveryDto[];
  /** The student's requests for off days and what each month has left (operation `listApplicantVacations`). */
  requests: readonly VacationDto[];
  allowances: readonly VacationAllowanceDto[];
  /** The parent's current orders, for the student's other subscriptions. */
  orders: readonly OrderDto[];
  /** What is in the cart: once it waits for its payment it counts like a current order, as a draft it does not (decision 0005). */
  standing: OrderDto | null;
  /** The official vacations of the student's school. */
  vacations: readonly OfficialVacation[];
  settings: Pick<BusinessSettings, 'pauseNoticeHours' | 'offDaysPerMonth'>;
  now: Date;
}

/**
 * Puts together what the off-day rules ask for (domain `offDayRules`). The period's own days are as the deliveries tell them:
 * they keep the vacations of the school the student went to when it was paid.
 */
export function offDaySituation(facts: OffDayFacts): OffDaySituation {
  const { subscription, deliveries, standing, settings, now } = facts;
  const offDays = datesOf(deliveries, 'skipped');
  const orders = standing?.status === 'pending_payment' ? [...facts.orders, standing] : facts.orders;
  return {
    plan: { startsOn: subscription.startsOn, dayCount: subscription.dayCount, vacations: vacationsOf(facts), offDays },
    now,
    settings,
    usedElsewhere: usedElsewhere(facts.allowances, offDays),
    otherPeriods: orders
      .flatMap(({ sub_orders }) => sub_orders)
      .filter(
        ({ id, applicant_id, status }) =>
          applicant_id === subscription.applicantId && id !== subscription.id && isRunning(status),
      )
      .map(({ start_date, end_date }) => ({ startsOn: start_date, endsOn: end_date })),
    cancelledDays: datesOf(deliveries, 'cancelled'),
    requestedMonths: facts.allowances.filter((each) => each.is_request_used).map(({ month }) => month),
  };
}

/** The student's requests for this subscription. */
export function requestsOf({
  subscription: line,
  requests,
}: Pick<OffDayFacts, 'subscription' | 'requests'>): VacationDto[] {
  return requests.filter(({ sub_order_id }) => sub_order_id === line.id);
}

function datesOf(deliveries: readonly DeliveryDto[], status: DeliveryDto['status']): CivilDate[] {
  return deliveries.filter((delivery) => delivery.status === status).map(({ date }) => date);
}

/** Off days of a month that are none of this subscription: the allowance is the student's. */
function usedElsewhere(
  allowances: readonly VacationAllowanceDto[],
  offDays: readonly CivilDate[],
): ReadonlyMap<CivilMonth, number> {
  return new Map(
    allowances.map(({ month, used }) => [
      month,
      Math.max(0, used - offDays.filter((on) => monthOf(on) === month).length),
    ]),
  );
}

/** Inside the period the days that the deliveries call holidays, after it the school's own calendar. */
function vacationsOf({ deliveries, vacations }: OffDayFacts): OfficialVacation[] {
  const lastOn = deliveries.at(-1)?.date;
  const inside = deliveries
    .filter(({ status }) => status === 'holiday')
    .map(({ id, date, reason }): OfficialVacation => {
      const known = vacationOn(date, vacations);
      if (known !== null && known.name === (reason?.name ?? null)) return { ...known, startsOn: date, endsOn: date };
      return {
        id,
        startsOn: date,
        endsOn: date,
        scope: 'all',
        regionId: null,
        schoolId: null,
        name: reason?.name ?? null,
        arabicName: reason?.arabic_name ?? null,
        isTentative: false,
      };
    });
  if (lastOn === undefined) return [...vacations];
  const after = vacations
    .filter(({ endsOn }) => endsOn > lastOn)
    .map((vacation) => (vacation.startsOn > lastOn ? vacation : { ...vacation, startsOn: addDays(lastOn, 1) }));
  return [...inside, ...after];
}
