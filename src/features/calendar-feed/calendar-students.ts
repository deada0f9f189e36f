import { hasLunches } from '#src/domain/family-board.ts';
import type { LocalizedName } from '#src/domain/localized-name.ts';
import type { Order } from '#src/domain/order.ts';
import type { Student } from '#src/domain/student.ts';
import type { Subscription } from '#src/domain/subscription.ts';

/** A student with current subscriptions, whose days a calendar has. */
export interface CalendarStudent {
  id: number;
  name: LocalizedName;
  subscriptions: Subscription[];
}

/**
 * The students of the current orders, in the parent's order. One whom the parent's list does not have comes last as long
 * as lunches are to come: it may have been added on another device. Without any it was removed; an erased one has no name.
 * @param parentsStudents the present students of the parent
 */
export function calendarStudents(orders: readonly Order[], parentsStudents: readonly Student[]): CalendarStudent[] {
  const students = new Map<number, CalendarStudent>();
  for (const subscription of orders.flatMap(({ subscriptions }) => subscriptions)) {
    const { studentId, student: name } = subscription;
    const known = students.get(studentId) ?? { id: studentId, name, subscriptions: [] };
    known.subscriptions.push(subscription);
    students.set(studentId, known);
  }
  const places = new Map(parentsStudents.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: CalendarStudent) => places.get(id) ?? places.size;
  const present = [...students.values()].filter(
    ({ id, subscriptions }) => places.has(id) || subscriptions.some(hasLunches),
  );
  return present.toSorted((a, b) => placeOf(a) - placeOf(b));
}
