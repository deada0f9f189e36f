import type { Delivery } from './delivery.ts';
import type { Order } from './order.ts';
import { isRunning } from './order-states.ts';
import { hasNotice, noticeDeadline } from './notice.ts';
import { addDays, type CivilDate } from './riyadh-date.ts';
import { isWeekend } from './school-days.ts';
import type { Student } from './student.ts';
import type { Subscription } from './subscription.ts';

/** The fewest days before today, and the days after it, of operation `listCurrentDeliveries`. */
const daysBefore = 7;
const daysAfter = 28;

/**
 * The first and the last day of operation `listCurrentDeliveries`: all whose lunches can still be rated, the week of a
 * board and the Thursday before it, and four weeks.
 * @param ratingDays the days after its own on which a lunch can be rated
 */
export function currentDays(today: CivilDate, ratingDays: number): { from: CivilDate; to: CivilDate } {
  return { from: addDays(today, -Math.max(ratingDays, daysBefore)), to: addDays(today, daysAfter) };
}

/** A subscription on a board, with the order that it belongs to. */
export interface BoardSubscription {
  subscription: Subscription;
  orderId: number;
}

/** A student of the parent with the subscriptions that still have lunches, the first to begin first. */
export interface BoardStudent {
  student: Student;
  subscriptions: BoardSubscription[];
}

/** Whether lunches are still to come. A cancelled subscription keeps those that were too close to cancel. */
export function hasLunches({ status, remainingDays }: Subscription): boolean {
  return isRunning(status) || (status === 'cancelled' && remainingDays > 0);
}

/** A student of the short board, with the subscriptions that still have lunches, the first to begin first. */
export interface BoardRow {
  studentId: number;
  subscriptions: [Subscription, ...Subscription[]];
}

/** The rows of the short board, in the order in which the subscriptions begin. */
export function boardRows(orders: readonly Order[]): BoardRow[] {
  const rows = new Map<number, BoardRow>();
  const coming = orders.flatMap(({ subscriptions }) => subscriptions.filter(hasLunches));
  for (const each of coming.toSorted((a, b) => a.startsOn.localeCompare(b.startsOn))) {
    const row = rows.get(each.studentId);
    if (row) row.subscriptions.push(each);
    else rows.set(each.studentId, { studentId: each.studentId, subscriptions: [each] });
  }
  return [...rows.values()];
}

/** The students of a board: those with lunches first, in the order of the short board, otherwise in the parent's order. */
export function boardStudents(students: readonly Student[], orders: readonly Order[]): BoardStudent[] {
  const lines = orders.flatMap(({ id, subscriptions }) =>
    subscriptions.filter(hasLunches).map((subscription) => ({ subscription, orderId: id })),
  );
  const rows = boardRows(orders).map(({ studentId }) => studentId);
  const rowOf = ({ id }: Student) => (rows.includes(id) ? rows.indexOf(id) : rows.length);
  return students
    .map((student) => ({
      student,
      subscriptions: lines
        .filter(({ subscription }) => subscription.studentId === student.id)
        .toSorted((a, b) => a.subscription.startsOn.localeCompare(b.subscription.startsOn)),
    }))
    .toSorted((a, b) => rowOf(a.student) - rowOf(b.student));
}

/**
 * Whether a subscription probably has a lunch today, before its days are known: its lunch is being prepared or was
 * delivered, or it is active on a school day.
 */
export function expectsLunch(
  { status, progress }: Pick<Subscription, 'status' | 'progress'>,
  today: CivilDate,
): boolean {
  return progress !== null || (status === 'active' && !isWeekend(today));
}

const lunchStates: ReadonlySet<Delivery['status']> = new Set([
  'scheduled',
  'in_processing',
  'out_for_delivery',
  'delivered',
]);

/** Whether there is a lunch on the day: it is no off day, no vacation, and not cancelled. */
export function isLunch({ status }: Pick<Delivery, 'status'>): boolean {
  return lunchStates.has(status);
}

/** The lunches of a student around a day. */
export interface BoardLunches {
  /** The delivery of the day, with or without a lunch; null outside the subscriptions and on weekends. */
  today: Delivery | null;
  /** The next lunch after the day; null if none is known. */
  next: Delivery | null;
  /** The last lunch before the day that was delivered; null if none is known. */
  last: Delivery | null;
}

/**
 * Chooses what a board shows of a student's days.
 * @param deliveries the days of all subscriptions of the student, in any order
 */
export function boardLunches(deliveries: readonly Delivery[], today: CivilDate): BoardLunches {
  const days = deliveries.toSorted((a, b) => a.on.localeCompare(b.on));
  const ofToday = days.filter(({ on }) => on === today);
  return {
    today: ofToday.find(isLunch) ?? ofToday[0] ?? null,
    next: days.find((day) => day.on > today && isLunch(day)) ?? null,
    last: days.findLast(({ on, status }) => on < today && status === 'delivered') ?? null,
  };
}

/**
 * The day of the first lunch of a subscription that has not begun: its first day may have been taken off.
 * @param next the next lunch that is known; null if none is
 */
export function firstLunchOn(
  { startsOn, pausableDates }: Pick<Subscription, 'startsOn' | 'pausableDates'>,
  next: Pick<Delivery, 'on'> | null,
): CivilDate {
  return next?.on ?? pausableDates[0] ?? startsOn;
}

/** A day that can still be taken off, and until when. */
export interface OffDayDeadline {
  on: CivilDate;
  until: Date;
}

/**
 * The next deadline for an off day (rules.md#off-days).
 * @param pausable the lunches that the server lets take off, in order; it answered some time ago
 * @param noticeHours the notice of an off day, in hours
 * @returns the first lunch whose deadline is still to come; null if there is none
 */
export function nextOffDayDeadline(
  pausable: readonly CivilDate[],
  now: Date,
  noticeHours: number,
): OffDayDeadline | null {
  const on = pausable.find((each) => hasNotice(each, now, noticeHours));
  return on === undefined ? null : { on, until: noticeDeadline(on, noticeHours) };
}

/** The off days that a board offers for a student. */
export interface BoardOffDays {
  deadline: OffDayDeadline | null;
  /** The subscription whose off days the button opens. */
  subscription: Subscription;
}

/**
 * The next deadline of all subscriptions of a student, and the subscription to open: the one with that lunch, unless the
 * first still has something to change.
 * @param subscriptions those with lunches, the first to begin first
 */
export function offDaysOnBoard(
  subscriptions: readonly [Subscription, ...Subscription[]],
  now: Date,
  noticeHours: number,
): BoardOffDays {
  const [first] = subscriptions;
  for (const subscription of subscriptions) {
    const deadline = nextOffDayDeadline(subscription.pausableDates, now, noticeHours);
    if (deadline === null) continue;
    const hasOwn = first.offDays.some((on) => hasNotice(on, now, noticeHours));
    return { deadline, subscription: hasOwn ? first : subscription };
  }
  return { deadline: null, subscription: first };
}
