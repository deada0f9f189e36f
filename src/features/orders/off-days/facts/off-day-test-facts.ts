import type { Delivery } from '#src/domain/delivery.ts';
import type { MadeOffDayRequest } from '#src/domain/off-day-history.ts';
import type { OffDayFacts } from './off-day-situation.ts';

/** A day of subscription 3022, for tests. */
export function delivery(date: string, status: Delivery['status'] = 'scheduled', vacationName?: string): Delivery {
  return {
    id: Number(date.replaceAll('-', '')),
    on: date,
    status,
    meals: [],
    replacedDishes: [],
    cancellableUntil: `${date}T00:00:00Z`,
    inProcessingAt: null,
    outForDeliveryAt: null,
    deliveredAt: null,
    eatBy: null,
    reasonCode: null,
    reason: vacationName === undefined ? null : { name: vacationName, arabicName: null },
    refundHalalas: null,
    ratableUntil: null,
    lunchRating: null,
  };
}

/** A request for off days of subscription 3022, for tests. */
export function request(days: string[], deletableUntil: string | null, subscriptionId = 3022): MadeOffDayRequest {
  return { id: 501, subscriptionId, days, month: days[0]?.slice(0, 7) ?? '', deletableUntil };
}

/**
 * Facts for tests, at 10:00 in Riyadh on Wednesday 2 December 2026: Thursday the 3rd is closed, Sunday the 6th open.
 */
export function facts(more: Partial<OffDayFacts> & Partial<OffDayFacts['subscription']> = {}): OffDayFacts {
  const { startsOn = '2026-11-29', dayCount = 22, ...rest } = more;
  return {
    subscription: { id: 3022, studentId: 13, startsOn, dayCount },
    deliveries: [],
    requests: [],
    allowances: [],
    orders: [],
    cart: null,
    vacations: [],
    settings: { pauseNoticeHours: 48, offDaysPerMonth: 3 },
    now: new Date('2026-12-02T10:00:00+03:00'),
    ...rest,
  };
}
