import type { Delivery } from '#src/domain/delivery.ts';
import type { MadeOffDayRequest } from '#src/domain/off-day-history.ts';
import type { BlockedInRequest, OffDayRequest } from '#src/domain/off-day-request.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { isWeekend } from '#src/domain/school-days.ts';
import type { SchoolDay, SchoolDayState } from '#src/ui/calendar/school-day.ts';

/** Why a day can't be picked: by the rules of a request, or by the state of its lunch. */
export type ClosedDay = BlockedInRequest | { reason: 'delivered' | 'off_before_paying' | 'off_for_good' };

/** The state of a day that can be picked. */
export type OpenDay = 'delivery' | 'first' | 'last' | 'lastBefore' | 'adding' | 'off';

/** The texts for each day of the calendar. */
export interface OffDayCalendarTexts {
  open: (day: OpenDay) => string;
  closed: (on: CivilDate, why: ClosedDay) => string;
}

interface OffDayCalendar {
  request: OffDayRequest;
  picked: readonly CivilDate[];
  deliveries: readonly Delivery[];
  /** The requests made for this subscription. */
  requests: readonly MadeOffDayRequest[];
}

/** The request of an off day, if it can still be removed; else null. */
export function removableRequest(on: CivilDate, requests: readonly MadeOffDayRequest[]): MadeOffDayRequest | null {
  return requests.find(({ days, deletableUntil }) => deletableUntil !== null && days.includes(on)) ?? null;
}

/** The state of each day of a running subscription while off days are picked (design.md#calendar). */
export function offDayCalendar(
  { request, picked, deliveries, requests }: OffDayCalendar,
  texts: OffDayCalendarTexts,
): (on: CivilDate) => SchoolDay {
  const { before, after } = request;
  const statuses = new Map(deliveries.map(({ on, status }) => [on, status]));

  function closedOf(on: CivilDate): ClosedDay | null {
    if (statuses.get(on) === 'delivered') return { reason: 'delivered' };
    const blocked = request.blocked(on);
    if (blocked?.reason !== 'already_off') return blocked;
    if (removableRequest(on, requests) !== null) return null;
    return { reason: requests.some(({ days }) => days.includes(on)) ? 'off_for_good' : 'off_before_paying' };
  }

  return (on) => {
    if (picked.includes(on)) return { state: 'adding', selectable: true, chosen: true, label: texts.open('adding') };
    const closed = closedOf(on);
    const role = roleOf(on);
    if (closed === null) {
      if (statuses.get(on) === 'skipped') {
        return { state: 'off', selectable: true, chosen: true, label: texts.open('off') };
      }
      const open = role ?? 'delivery';
      return { state: openStates[open], selectable: true, chosen: false, label: texts.open(open) };
    }
    const reason = texts.closed(on, closed);
    return {
      // A weekend looks the same inside and outside the period.
      state: isWeekend(on) ? 'weekend' : closedState(closed, role),
      selectable: false,
      // The last day keeps its mark, so its accessible name also contains it.
      reason: role === 'last' ? `${texts.open('last')}. ${reason}` : reason,
    };
  };

  function roleOf(on: CivilDate): 'first' | 'last' | 'lastBefore' | null {
    if (on === after.endsOn) return 'last';
    if (on === before.endsOn) return 'lastBefore';
    return on === before.startsOn ? 'first' : null;
  }
}

const openStates = {
  first: 'delivery',
  last: 'last',
  lastBefore: 'last-before',
  delivery: 'delivery',
} as const satisfies Record<Exclude<OpenDay, 'adding' | 'off'>, SchoolDayState>;

const closedStates: Partial<Record<ClosedDay['reason'], SchoolDayState>> = {
  delivered: 'delivered',
  vacation: 'vacation',
  outside_period: 'outside',
  off_before_paying: 'off',
  off_for_good: 'off',
};

function closedState({ reason }: ClosedDay, role: 'first' | 'last' | 'lastBefore' | null): SchoolDayState {
  const state = closedStates[reason];
  if (state !== undefined) return state;
  return role === 'last' ? 'last' : 'locked';
}
