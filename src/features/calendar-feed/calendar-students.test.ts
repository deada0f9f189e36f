import { expect, it } from 'vitest';
import type { Order } from '#src/domain/order.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { calendarStudents } from './calendar-students.ts';

const line = (id: number, studentId: number) =>
  ({ id, studentId, student: { name: `Student ${studentId}`, arabicName: null } }) as Subscription;
const order = (...subscriptions: Subscription[]) => ({ subscriptions }) as Order;

it('names each student of the current orders once, with all subscriptions', () => {
  const students = calendarStudents([order(line(1, 7), line(2, 8)), order(line(3, 7))]);
  expect(students.map(({ id, name, subscriptions }) => [id, name.name, subscriptions.map((each) => each.id)])).toEqual([
    [7, 'Student 7', [1, 3]],
    [8, 'Student 8', [2]],
  ]);
});

it('names nobody without orders', () => {
  expect(calendarStudents([])).toEqual([]);
});
