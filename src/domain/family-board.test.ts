import { describe, expect, it } from 'vitest';
import type { Delivery } from './delivery.ts';
import {
  boardLunches,
  boardRows,
  boardStudents,
  currentDays,
  expectsLunch,
  firstLunchOn,
  nextOffDayDeadline,
  offDaysOnBoard,
} from './family-board.ts';
import { currentSchoolWeek } from './menu-week.ts';
import type { Order } from './order.ts';
import { addDays } from './riyadh-date.ts';
import type { Student } from './student.ts';
import type { Subscription } from './subscription.ts';

const day = (on: string, status: Delivery['status'] = 'scheduled', id = 1): Delivery => ({
  id,
  on,
  status,
  meals: [],
  replacedDishes: [],
  cancellableUntil: '2026-11-20T21:00:00Z',
  inProcessingAt: null,
  outForDeliveryAt: null,
  deliveredAt: null,
  eatBy: null,
  reasonCode: null,
  reason: null,
  refundHalalas: null,
  ratableUntil: null,
  lunchRating: null,
});

describe('the current days', () => {
  it.each([
    [14, '2026-11-12'],
    [8, '2026-11-18'],
    [7, '2026-11-19'],
    [0, '2026-11-19'],
  ])('begin where a lunch can be rated, %i days ago, or a week ago', (ratingDays, from) => {
    expect(currentDays('2026-11-26', ratingDays)).toEqual({ from, to: '2026-12-24' });
  });

  it('have the week of a board and the Thursday before it on every weekday', () => {
    for (const today of ['2026-11-22', '2026-11-24', '2026-11-26', '2026-11-27', '2026-11-28']) {
      const { from, to } = currentDays(today, 0);
      const week = currentSchoolWeek(today);
      const [sunday = '', thursday = ''] = [week[0], week.at(-1)];
      expect(from <= addDays(sunday, -3) && thursday <= to).toBe(true);
    }
  });
});

describe('the students of a board', () => {
  const student = (id: number) => ({ id }) as Student;
  const line = (id: number, facts: Partial<Subscription>) =>
    ({ id, studentId: 1, startsOn: '2026-11-01', status: 'active', remainingDays: 3, ...facts }) as Subscription;
  const order = (id: number, subscriptions: Subscription[]) => ({ id, subscriptions }) as Order;

  it('come first if they have lunches, and keep their order otherwise', () => {
    const orders = [order(7, [line(1, { studentId: 3 })])];
    const board = boardStudents([student(1), student(2), student(3)], orders);
    expect(board.map((each) => each.student.id)).toEqual([3, 1, 2]);
    expect(board[0]?.subscriptions.map(({ orderId, subscription }) => [orderId, subscription.id])).toEqual([[7, 1]]);
    expect(board.slice(1).map(({ subscriptions }) => subscriptions)).toEqual([[], []]);
  });

  it('with lunches have the order of the short board', () => {
    const orders = [
      order(7, [line(1, { startsOn: '2026-11-29' }), line(2, { studentId: 3, startsOn: '2026-11-08' })]),
      order(6, [line(3, { studentId: 2, startsOn: '2026-11-08' }), line(4, { startsOn: '2026-11-22' })]),
    ];
    const board = boardStudents([student(1), student(2), student(4), student(3)], orders);
    expect(board.map((each) => each.student.id)).toEqual([3, 2, 1, 4]);
    expect(boardRows(orders).map(({ studentId }) => studentId)).toEqual([3, 2, 1]);
  });

  it('have the subscription that begins first in front', () => {
    const orders = [order(7, [line(1, { startsOn: '2027-01-03' })]), order(6, [line(2, { startsOn: '2026-11-01' })])];
    const [first] = boardStudents([student(1)], orders);
    expect(first?.subscriptions.map(({ subscription }) => subscription.id)).toEqual([2, 1]);
  });

  it('have no completed subscription, and a cancelled one only while lunches are left', () => {
    const subscriptions = [
      line(1, { status: 'completed', remainingDays: 0 }),
      line(2, { status: 'cancelled', remainingDays: 0 }),
      line(3, { status: 'cancelled', remainingDays: 1 }),
    ];
    const [first] = boardStudents([student(1)], [order(7, subscriptions)]);
    expect(first?.subscriptions.map(({ subscription }) => subscription.id)).toEqual([3]);
    expect(boardRows([order(7, subscriptions)]).map(({ subscriptions: [{ id }] }) => id)).toEqual([3]);
    expect(boardRows([order(7, subscriptions.slice(0, 2))])).toEqual([]);
  });

  it('are the rows of the short board in the order in which their subscriptions begin', () => {
    const orders = [
      order(7, [line(1, { studentId: 3, startsOn: '2027-01-03' }), line(2, { startsOn: '2026-11-08' })]),
      order(6, [line(3, { studentId: 3, startsOn: '2026-11-01' })]),
    ];
    const rows = boardRows(orders).map(({ studentId, subscriptions }) => [
      studentId,
      subscriptions.map(({ id }) => id),
    ]);
    expect(rows).toEqual([
      [3, [3, 1]],
      [1, [2]],
    ]);
  });
});

describe('a lunch today', () => {
  it.each([
    ['is expected of an active subscription on a school day', 'active', null, '2026-11-26', true],
    ['is not expected on a Friday', 'active', null, '2026-11-27', false],
    ['is not expected on an off day', 'paused', null, '2026-11-26', false],
    ['is not expected before the first day', 'scheduled', null, '2026-11-26', false],
    ['is known once it is cooked', 'paused', 'in_processing', '2026-11-26', true],
  ] as const)('%s', (_name, status, progress, today, isExpected) => {
    expect(expectsLunch({ status, progress }, today)).toBe(isExpected);
  });
});

describe('the lunches around a day', () => {
  it('are today’s, the next one that is a lunch, and the last one that was delivered', () => {
    const days = [
      day('2026-11-26'),
      day('2026-11-25', 'skipped'),
      day('2026-11-24', 'out_for_delivery'),
      day('2026-11-23', 'cancelled'),
      day('2026-11-22', 'delivered'),
      day('2026-11-19', 'delivered'),
    ];
    const { today, next, last } = boardLunches(days, '2026-11-24');
    expect([today?.on, next?.on, last?.on]).toEqual(['2026-11-24', '2026-11-26', '2026-11-22']);
  });

  it('after today’s has come still name the one before as the last', () => {
    const days = [day('2026-11-24', 'delivered'), day('2026-11-22', 'delivered')];
    const { today, last } = boardLunches(days, '2026-11-24');
    expect([today?.on, last?.on]).toEqual(['2026-11-24', '2026-11-22']);
  });

  it('prefer a lunch to a cancelled one of another subscription on the same day', () => {
    const days = [day('2026-11-24', 'cancelled', 1), day('2026-11-24', 'scheduled', 2)];
    expect(boardLunches(days, '2026-11-24').today?.id).toBe(2);
    expect(boardLunches(days.slice(0, 1), '2026-11-24').today?.id).toBe(1);
  });

  it('are unknown without deliveries', () => {
    expect(boardLunches([], '2026-11-24')).toEqual({ today: null, next: null, last: null });
  });
});

describe('the first lunch', () => {
  const line = { startsOn: '2026-11-29', pausableDates: ['2026-12-01', '2026-12-02'] };

  it.each([
    { next: { on: '2026-11-30' }, pausableDates: line.pausableDates, on: '2026-11-30' },
    { next: null, pausableDates: line.pausableDates, on: '2026-12-01' },
    { next: null, pausableDates: [], on: '2026-11-29' },
  ])('is on $on', ({ next, pausableDates, on }) => {
    expect(firstLunchOn({ ...line, pausableDates }, next)).toBe(on);
  });
});

describe('the next deadline for an off day', () => {
  const pausable = ['2026-12-01', '2026-12-02'];

  it('is the one of the first lunch with enough notice, and moves on at that instant', () => {
    const deadline = nextOffDayDeadline(pausable, new Date('2026-11-28T20:59:59Z'), 48);
    expect(deadline?.on).toBe('2026-12-01');
    expect(deadline?.until.toISOString()).toBe('2026-11-28T21:00:00.000Z');
    expect(nextOffDayDeadline(pausable, new Date('2026-11-28T21:00:00Z'), 48)?.on).toBe('2026-12-02');
  });

  it('is none without lunches that can be taken off, or once all deadlines have passed', () => {
    expect(nextOffDayDeadline([], new Date('2026-11-20T09:00:00Z'), 48)).toBeNull();
    expect(nextOffDayDeadline(pausable, new Date('2026-11-29T21:00:00Z'), 48)).toBeNull();
  });
});

describe('the off days of a board', () => {
  const now = new Date('2026-11-28T09:00:00Z');
  const line = (id: number, pausableDates: string[], offDays: string[] = []) =>
    ({ id, pausableDates, offDays }) as unknown as Subscription;
  const renewal = line(2, ['2026-12-06', '2026-12-07']);

  it('are those of the first subscription while one of its lunches can be taken off', () => {
    const { deadline, subscription } = offDaysOnBoard([line(1, ['2026-12-01']), renewal], now, 48);
    expect(deadline?.on).toBe('2026-12-01');
    expect(subscription.id).toBe(1);
  });

  it('are those of the next one once the first has no lunch left that can be taken off', () => {
    for (const first of [line(1, []), line(1, ['2026-11-30'])]) {
      const { deadline, subscription } = offDaysOnBoard([first, renewal], now, 48);
      expect(deadline?.on).toBe('2026-12-06');
      expect(subscription.id).toBe(2);
    }
  });

  it('stay within reach in the first one as long as one of them can be taken back', () => {
    const { deadline, subscription } = offDaysOnBoard([line(1, [], ['2026-12-01']), renewal], now, 48);
    expect(deadline?.on).toBe('2026-12-06');
    expect(subscription.id).toBe(1);
  });

  it('have no deadline if no subscription has one', () => {
    const { deadline, subscription } = offDaysOnBoard([line(1, []), line(2, [])], now, 48);
    expect(deadline).toBeNull();
    expect(subscription.id).toBe(1);
  });
});
