import { addDays, type CivilDate, instantInRiyadh } from '#src/domain/riyadh-date.ts';
import { orderBook, type OrderSources, type PlannedSubscription } from './order-book.ts';

/** The existing subscriptions of one student, which the added ones must not overlap. */
export interface TakenDays {
  studentId: number;
  /** A weekly package that suits the student. */
  packageId: number;
  /** The first day of the earliest subscription and the last day of the latest. */
  from: CivilDate;
  until: CivilDate;
}

export interface ManyOrders {
  parentId: number;
  students: readonly TakenDays[];
  /** How many added orders are current, and how many are past. */
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
 * Creates hundreds of orders of one parent, for lists that have to stay fast: a week of lunches each, the students in
 * turn, before the earliest and after the latest subscription. All business rules apply to them.
 */
export function manyOrders(sources: OrderSources, plan: ManyOrders): ReturnType<typeof orderBook>['written'] {
  const book = orderBook(sources);
  const takenFrom = new Map(plan.students.map(({ studentId, from }) => [studentId, from]));
  const takenUntil = new Map(plan.students.map(({ studentId, until }) => [studentId, until]));
  let reviews = 0;

  function subscriptionBefore(subscription: Omit<PlannedSubscription, 'startsOn'>): PlannedSubscription {
    const startsOn = book.startEndingBefore(subscription, takenFrom.get(subscription.studentId) ?? '');
    takenFrom.set(subscription.studentId, startsOn);
    return { ...subscription, startsOn };
  }

  function subscriptionAfter(subscription: Omit<PlannedSubscription, 'startsOn'>): PlannedSubscription {
    // A subscription can’t start on a closed Sunday, and the last open one before it may already be taken.
    let from = addDays(takenUntil.get(subscription.studentId) ?? '', 7);
    while (book.sundayUntil(subscription.studentId, from) <= (takenUntil.get(subscription.studentId) ?? ''))
      from = addDays(from, 7);
    const placed = { ...subscription, startsOn: book.sundayUntil(subscription.studentId, from) };
    takenUntil.set(subscription.studentId, book.periodOf(placed).endsOn);
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
    const subscription = isOver ? subscriptionBefore(bare) : subscriptionAfter(bare);
    const paidAt = isOver
      ? instantInRiyadh(addDays(subscription.startsOn, -5), '20:40')
      : new Date(sources.now.getTime() - (21 + index - plan.historical) * hours);
    const isCancelled = isOver && index % 10 === 9;
    const isReviewed = isOver && !isCancelled && index % 3 === 0;
    book.write({
      id: plan.firstOrderId + index,
      number: `NB-${plan.firstOrderId + index}`,
      parentId: plan.parentId,
      subscriptions: [subscription],
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
          at: instantInRiyadh(addDays(book.periodOf(subscription).endsOn, 1), '17:05'),
        },
      }),
    });
    if (isReviewed) reviews += 1;
  }
  return book.written;
}
