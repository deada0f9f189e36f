import { describe, expect, it } from 'vitest';
import { offDayRequest } from '#src/domain/off-day-request.ts';
import type { ClosedDay, OffDayCalendarTexts } from './off-day-calendar.ts';
import { offDayCalendar, removableRequest } from './off-day-calendar.ts';
import { offDaySituation, requestsOf } from './off-day-situation.ts';
import { delivery, facts, request } from './off-day-test-facts.ts';

const texts: OffDayCalendarTexts = {
  open: (day) => day,
  closed: (_on, why: ClosedDay) => (why.reason === 'vacation' ? `vacation: ${why.vacation.name ?? ''}` : why.reason),
};

const deliveries = [
  delivery('2026-11-29', 'delivered'),
  delivery('2026-11-30', 'delivered'),
  delivery('2026-12-01', 'skipped'),
  delivery('2026-12-02', 'in_processing'),
  delivery('2026-12-03'),
  delivery('2026-12-06'),
  delivery('2026-12-07', 'vacation', 'Rain'),
  delivery('2026-12-08', 'cancelled'),
  delivery('2026-12-09', 'skipped'),
  delivery('2026-12-10'),
  delivery('2026-12-13'),
];

/**
 * The subscription on Wednesday 2 December, with eight lunches from 29 November. The 9th is a requested off day, the
 * 1st was chosen before paying.
 */
function shown(on: string, picked: string[] = [], deletableUntil: string | null = '2026-12-06T21:00:00Z') {
  const known = facts({
    deliveries,
    requests: [request(['2026-12-09'], deletableUntil)],
    allowances: [{ month: '2026-12', limit: 3, used: 2, isRequestUsed: true }],
    dayCount: 8,
  });
  const day = offDayCalendar(
    { request: offDayRequest(offDaySituation(known), picked), picked, deliveries, requests: requestsOf(known) },
    texts,
  )(on);
  return [day.state, day.selectable ? day.label : `closed: ${day.reason}`];
}

describe('the days of a running subscription', () => {
  it.each([
    ['2026-11-26', 'outside', 'closed: outside_period'],
    ['2026-11-29', 'delivered', 'closed: delivered'],
    ['2026-12-01', 'off', 'closed: off_before_paying'],
    ['2026-12-02', 'locked', 'closed: too_late'],
    ['2026-12-04', 'weekend', 'closed: weekend'],
    ['2026-12-06', 'locked', 'closed: month_requested'],
    ['2026-12-07', 'vacation', 'closed: vacation: Rain'],
    ['2026-12-08', 'locked', 'closed: delivery_cancelled'],
    ['2026-12-09', 'off', 'off'],
    ['2026-12-13', 'last', 'closed: last. month_requested'],
    ['2026-12-14', 'outside', 'closed: outside_period'],
  ])('%s has the state %s and the text "%s"', (on, state, text) => {
    expect(shown(on)).toEqual([state, text]);
  });

  it('an off day that can no longer be removed has this as its reason', () => {
    expect(shown('2026-12-09', [], null)).toEqual(['off', 'closed: off_for_good']);
  });

  it('a weekend after the end looks like one', () => {
    expect(shown('2026-12-18')).toEqual(['weekend', 'closed: outside_period']);
  });
});

describe('while days are picked', () => {
  const open = facts({
    deliveries: [delivery('2026-12-06'), delivery('2026-12-07'), delivery('2026-12-08'), delivery('2026-12-09')],
    startsOn: '2026-12-06',
    dayCount: 4,
  });
  const day = (on: string, picked: string[]) => {
    const found = offDayCalendar(
      { request: offDayRequest(offDaySituation(open), picked), picked, deliveries: open.deliveries, requests: [] },
      texts,
    )(on);
    return [found.state, found.selectable ? found.label : `closed: ${found.reason}`];
  };

  it.each([
    ['2026-12-06', [], 'delivery', 'first'],
    ['2026-12-07', [], 'delivery', 'delivery'],
    ['2026-12-09', [], 'last', 'last'],
    ['2026-12-07', ['2026-12-07'], 'adding', 'adding'],
    ['2026-12-09', ['2026-12-07'], 'last-before', 'lastBefore'],
    ['2026-12-10', ['2026-12-07'], 'last', 'last'],
    ['2026-12-10', [], 'outside', 'closed: outside_period'],
    ['2026-12-09', ['2026-12-06', '2026-12-07', '2026-12-08'], 'locked', 'closed: allowance_used'],
    ['2026-12-14', ['2026-12-06', '2026-12-07', '2026-12-08'], 'last', 'closed: last. allowance_used'],
  ])('%s with %o picked has the state %s and the text "%s"', (on, picked, state, text) => {
    expect(day(on, picked)).toEqual([state, text]);
  });
});

it('an off day is taken back with the request it belongs to', () => {
  const asked = request(['2026-12-09', '2026-12-10'], '2026-12-06T21:00:00Z');
  expect(removableRequest('2026-12-10', [asked])).toBe(asked);
  expect(removableRequest('2026-12-11', [asked])).toBeNull();
  expect(removableRequest('2026-12-10', [{ ...asked, deletableUntil: null }])).toBeNull();
});
