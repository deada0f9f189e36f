import { addDays, type CivilDate, instantInRiyadh } from '#src/domain/riyadh-date.ts';
import { orderBook, type OrderSources, type PlannedLine } from './order-book.ts';

/** One student's subscriptions that are there already: the many stand around them, as no two may overlap. */
export interface TakenDays {
  studentId: number;
  /** A weekly package that suits the student. */
  packageId: number;
  /** First day of the earliest and last day of the latest. */
  from: CivilDate;
  until: CivilDate;
}

export interface ManyOrders {
  parentId: number;
  students: readonly TakenDays[];
  /** How many are paid and not over, and how many are over. */
  current: number;
  historical: number;
  /** The first free ids. */
  firstOrderId: number;
  firstSubOrderId: number;
  firstPaymentId: number;
  firstReviewId: number;
}

const hours = 3_600_000;
const methods = ['mada', 'card', 'apple_pay', 'stc_pay'] as const;

/**
 * One parent's orders by the hundred, for lists that have to stay quick: a week of lunches each, the students in turn, back
 * from the earliest and on from the latest subscription. The rules hold for them as for all others.
 */
export function manyOrders(sources: OrderSources, plan: ManyOrders): ReturnType<typeof orderBook>['written'] {
  const book = orderBook(sources);
  const takenFrom = new Map(plan.students.map(({ studentId, from }) => [studentId, from]));
  const takenUntil = new Map(plan.students.map(({ studentId, until }) => [studentId, until]));
  let reviews = 0;

  function lineBefore(line: Omit<PlannedLine, 'startsOn'>): PlannedLine {
    const startsOn = book.startEndingBefore(line, takenFrom.get(line.studentId) ?? '');
    takenFrom.set(line.studentId, startsOn);
    return { ...line, startsOn };
  }

  function lineAfter(line: Omit<PlannedLine, 'startsOn'>): PlannedLine {
    // The Sunday of a closed week is no day to start on: the one before the next open Sunday may still be taken.
    let from = addDays(takenUntil.get(line.studentId) ?? '', 7);
    while (book.sundayUntil(line.studentId, from) <= (takenUntil.get(line.studentId) ?? '')) from = addDays(from, 7);
    const placed = { ...line, startsOn: book.sundayUntil(line.studentId, from) };
    takenUntil.set(line.studentId, book.periodOf(placed).endsOn);
    return placed;
  }

  for (let index = 0; index < plan.historical + plan.current; index += 1) {
    const student = plan.students[index % plan.students.length];
    if (!student) continue;
    const isOver = index < plan.historical;
    const bare = {
      id: plan.firstSubOrderId + index,
      studentId: student.studentId,
      packageId: student.packageId,
      count: 1,
    };
    const line = isOver ? lineBefore(bare) : lineAfter(bare);
    const paidAt = isOver
      ? instantInRiyadh(addDays(line.startsOn, -5), '20:40')
      : new Date(sources.now.getTime() - (21 + index - plan.historical) * hours);
    const isCancelled = isOver && index % 10 === 9;
    const isReviewed = isOver && !isCancelled && index % 3 === 0;
    book.write({
      id: plan.firstOrderId + index,
      number: `NB-${plan.firstOrderId + index}`,
      parentId: plan.parentId,
      lines: [line],
      payments: [
        {
          id: plan.firstPaymentId + index,
          method: methods[index % methods.length] ?? 'mada',
          outcome: 'paid',
          at: paidAt,
        },
      ],
      ...(isCancelled && { cancelledAt: new Date(paidAt.getTime() + 20 * hours) }),
      ...(isReviewed && {
        review: {
          id: plan.firstReviewId + reviews,
          rating: 3 + (index % 3),
          feedback: null,
          at: instantInRiyadh(addDays(book.periodOf(line).endsOn, 1), '17:05'),
        },
      }),
    });
    if (isReviewed) reviews += 1;
  }
  return book.written;
}
