import type { DeliveryDto, VacationDto } from '#src/api/generated/client.schemas.ts';
import type { OffDayFacts } from './off-day-situation.ts';

/** One day of the subscription 3022, for tests. */
export function delivery(
  date: string,
  status: DeliveryDto['status'] = 'scheduled',
  vacationName?: string,
): DeliveryDto {
  return {
    id: Number(date.replaceAll('-', '')),
    sub_order_id: 3022,
    date,
    status,
    meals: [],
    locked_at: `${date}T00:00:00Z`,
    in_processing_at: null,
    out_for_delivery_at: null,
    delivered_at: null,
    eat_by: null,
    reason_code: null,
    reason: vacationName === undefined ? null : { name: vacationName, arabic_name: null },
    refund: null,
  };
}

/** A request for off days of the subscription 3022, for tests. */
export function request(dates: string[], deletableUntil: string | null, subOrderId = 3022): VacationDto {
  return {
    id: 501,
    sub_order_id: subOrderId,
    applicant_id: 13,
    dates,
    month: dates[0]?.slice(0, 7) ?? '',
    requested_at: '2026-11-20T09:00:00Z',
    status: 'scheduled',
    deletable_until: deletableUntil,
  };
}

/** What is known on Wednesday 2 December 2026, 10:00 in Riyadh: Thursday the 3rd is closed, Sunday the 6th open. For tests. */
export function facts(more: Partial<OffDayFacts> & Partial<OffDayFacts['subscription']> = {}): OffDayFacts {
  const { startsOn = '2026-11-29', dayCount = 22, ...rest } = more;
  return {
    subscription: { id: 3022, applicantId: 13, startsOn, dayCount },
    deliveries: [],
    requests: [],
    allowances: [],
    orders: [],
    standing: null,
    vacations: [],
    settings: { pauseNoticeHours: 48, offDaysPerMonth: 3 },
    now: new Date('2026-12-02T10:00:00+03:00'),
    ...rest,
  };
}
