import { expect, it } from 'vitest';
import type { Order } from '#src/domain/order.ts';
import type { Student } from '#src/domain/student.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { calendarStudents } from './calendar-students.ts';

const line = (id: number, studentId: number, status: Subscription['status'] = 'active', remainingDays = 5) =>
  ({
    id,
    studentId,
    student: { name: `Student ${studentId}`, arabicName: null },
    status,
    remainingDays,
  }) as Subscription;
const student = (id: number) => ({ id }) as Student;
const order = (...subscriptions: Subscription[]) => ({ subscriptions }) as Order;

it('names each student of the current orders once, with all subscriptions', () => {
  const students = calendarStudents([order(line(1, 7), line(2, 8)), order(line(3, 7))], [student(7), student(8)]);
  expect(students.map(({ id, name, subscriptions }) => [id, name.name, subscriptions.map((each) => each.id)])).toEqual([
    [7, 'Student 7', [1, 3]],
    [8, 'Student 8', [2]],
  ]);
});

it('follows the order of the parent’s students, with one whom they do not have yet last', () => {
  const orders = [order(line(1, 9), line(2, 8), line(3, 7))];
  expect(calendarStudents(orders, [student(7), student(8)]).map(({ id }) => id)).toEqual([7, 8, 9]);
});

it.each([
  ['is over', 'completed', 0],
  ['was cancelled, with no lunch left', 'cancelled', 0],
] as const)('leaves out a removed student whose subscription %s, as a feed does', (_what, status, remainingDays) => {
  const orders = [order(line(1, 7, status, remainingDays), line(2, 9, status, remainingDays))];
  expect(calendarStudents(orders, [student(7)]).map(({ id }) => id)).toEqual([7]);
});

it('names nobody without orders', () => {
  expect(calendarStudents([], [student(7)])).toEqual([]);
});
