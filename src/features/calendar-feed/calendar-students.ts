import type { LocalizedName } from '#src/domain/localized-name.ts';
import type { Order } from '#src/domain/order.ts';
import type { Subscription } from '#src/domain/subscription.ts';

/** A student with current subscriptions, whose days a calendar has. */
export interface CalendarStudent {
  id: number;
  name: LocalizedName;
  subscriptions: Subscription[];
}

/** The students of the current orders, in the order of the orders. */
export function calendarStudents(orders: readonly Order[]): CalendarStudent[] {
  const students = new Map<number, CalendarStudent>();
  for (const subscription of orders.flatMap(({ subscriptions }) => subscriptions)) {
    const { studentId, student: name } = subscription;
    const known = students.get(studentId) ?? { id: studentId, name, subscriptions: [] };
    known.subscriptions.push(subscription);
    students.set(studentId, known);
  }
  return [...students.values()];
}
