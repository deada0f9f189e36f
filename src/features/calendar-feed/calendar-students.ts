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
 * The students of the current orders, in the parent's order; one who was deleted meanwhile comes last.
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
  return [...students.values()].toSorted((a, b) => placeOf(a) - placeOf(b));
}
