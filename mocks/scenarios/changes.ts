import { fromWireMoney, toWireMoney } from '#src/domain/money.ts';
import { addDays, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { isWeekend } from '#src/domain/school-days.ts';
import { earliestStart } from '#src/domain/start-day.ts';
import { defaultBusinessSettings } from '#src/domain/business-settings.ts';
import { db, nextId, takeSnapshot } from '#mocks/store/db.ts';
import { notify } from '#mocks/orders/notify.ts';
import { announceClosure } from '#mocks/orders/subscriptions/announced-closure.ts';
import { ordersOf, periodOf, studentOf, subOrdersOf } from '#mocks/orders/subscriptions/subscription.ts';
import { changeMenus, unplanMenus } from './menu-changes.ts';
import { creditClosure, failRefund, outdateQuote, refundPartly } from './refund-changes.ts';
import { addSevereAllergy, closeOneSchool, delayNextLunch } from './safety-changes.ts';
import type { Scenario } from './scenario.ts';
import { manyNotifications } from '#mocks/seed/orders/many-notifications.ts';
import { manyOrders } from '#mocks/seed/orders/many-orders.ts';
import { seededEvents } from '#mocks/seed/orders/seeded-events.ts';
import { seededTaxDocuments } from '#mocks/seed/orders/tax-documents.ts';
import { seedTime } from '#mocks/seed/seed-time.ts';

const dearerHalalas = 2_000;

/** Raises the price of every package by 20 riyals. */
async function raisePrices(now: Date): Promise<void> {
  await db.packages.updateMany((query) => query.where((each) => each.is_active), {
    data(each) {
      each.price = toWireMoney(fromWireMoney(each.price) + dearerHalalas);
      each.updated_at = now.toISOString();
    },
  });
}

const withdrawnIds = [2, 3];

/** Withdraws two packages that have subscriptions. */
async function withdrawPackages(now: Date): Promise<void> {
  await db.packages.updateMany((query) => query.where(({ id }) => withdrawnIds.includes(id)), {
    data(each) {
      each.is_active = false;
      each.updated_at = now.toISOString();
    },
  });
}

/** Lowers the ages of a package that has subscriptions. */
async function lowerPackageAges(now: Date): Promise<void> {
  await db.packages.update((query) => query.where({ id: 3 }), {
    data(each) {
      each.max_age = 10;
      each.updated_at = now.toISOString();
    },
  });
}

/** Closes all schools on Tuesday and Wednesday of the second week in which a subscription can start. */
async function announceVacation(now: Date): Promise<void> {
  const sunday = addDays(earliestStart(now, defaultBusinessSettings.startNoticeHours), 7);
  const days = [addDays(sunday, 2), addDays(sunday, 3)].filter((day) => !isWeekend(day) && day > riyadhDateOf(now));
  const name = { name: 'Schools closed for heavy rain', arabic_name: 'تعليق الدراسة لهطول أمطار غزيرة' };
  await announceClosure({ name, days, place: { scope: 'all', region_id: null, school_id: null } }, now);
}

/** Removes the allergens of the first meal, as if they were not recorded yet. */
async function removeLabel(now: Date): Promise<void> {
  await db.meals.update((query) => query.where({ id: 1 }), {
    data(meal) {
      meal.allergens = null;
      meal.updated_at = now.toISOString();
    },
  });
}

/** Raises the version of drafts, as a change on another device does. */
async function touchDrafts(now: Date): Promise<void> {
  await db.orders.updateMany((query) => query.where((order) => order.status === 'draft'), {
    data(order) {
      order.version += 1;
      order.updated_at = now.toISOString();
    },
  });
}

// The seeded parent with all kinds of data.
const parentId = 41;
const weeklyPackages: Record<number, number> = { 11: 4, 12: 6, 13: 5 };

async function fill<T>(
  collection: { createMany: (count: number, at: (index: number) => T) => Promise<unknown> },
  records: readonly T[],
): Promise<void> {
  await collection.createMany(records.length, (index) => records[index] as T);
}

interface AddedOrders {
  current: number;
  historical: number;
  /** The students who get the orders in turn. */
  studentIds: readonly number[];
}

/** Adds weekly orders of the parent with all kinds of data, before and after the students' existing subscriptions. */
async function addOrders(now: Date, { current, historical, studentIds }: AddedOrders): Promise<void> {
  const paid = ordersOf(parentId)
    .filter(({ status }) => status === 'paid')
    .flatMap(subOrdersOf);
  const students = studentIds.map((studentId) => {
    const periods = paid.filter(({ applicant_id }) => applicant_id === studentId).map((each) => periodOf(each));
    return {
      studentId,
      packageId: weeklyPackages[studentId] ?? 0,
      from: periods.map(({ startsOn }) => startsOn).toSorted()[0] ?? riyadhDateOf(now),
      until:
        periods
          .map(({ endsOn }) => endsOn)
          .toSorted()
          .at(-1) ?? riyadhDateOf(now),
    };
  });
  const { users, packages, officialVacations, applicants, ...lookups } = takeSnapshot();
  const sources = { now, ...lookups, users, packages, officialVacations, students: applicants };
  const written = manyOrders(sources, {
    parentId,
    students,
    current,
    historical,
    firstOrderId: nextId('orders') + 28_000,
    firstSubOrderId: nextId('subOrders') + 7_000,
    firstPaymentId: nextId('payments') + 1_000,
    firstReviewId: nextId('reviews') + 1_000,
  });
  const documents = seededTaxDocuments(written, { invoice: nextId('invoices'), creditNote: nextId('creditNotes') });
  await Promise.all([
    fill(db.orders, written.orders),
    fill(db.subOrders, written.subOrders),
    fill(db.payments, written.payments),
    fill(db.reviews, written.reviews),
    fill(db.invoices, documents.invoices),
    fill(db.creditNotes, documents.creditNotes),
    fill(db.orderEvents, seededEvents(written, nextId('orderEvents'))),
  ]);
}

/** Adds 2,000 notifications for the same parent. */
async function addNotifications(now: Date): Promise<void> {
  const orders = ordersOf(parentId).filter(({ status }) => status === 'paid');
  const notifications = manyNotifications(
    {
      parentId,
      orders: orders.map(({ id, order_number }) => ({ id, number: order_number })),
      subOrders: orders.flatMap(subOrdersOf).map((each) => {
        const { name, arabic_name } = studentOf(each);
        return { id: each.id, name, arabicName: arabic_name ?? name };
      }),
      count: 2_000 - db.notifications.findMany((query) => query.where({ user_id: parentId })).length,
      unread: 120,
      firstId: nextId('notifications'),
    },
    seedTime(now),
  );
  await fill(db.notifications, notifications);
}

/** Adds one more notification for the same parent. */
async function addOneNotification(now: Date): Promise<void> {
  await notify(
    parentId,
    {
      type: 'announcement',
      title: 'A new week of lunches',
      arabic_title: 'قائمة أسبوع جديد',
      body: 'Next week’s menu is ready.',
      arabic_body: 'قائمة الأسبوع القادم جاهزة.',
      entity_type: null,
      entity_id: null,
    },
    now,
  );
}

/** Removes the same parent's newest notification. */
function removeNewestNotification(): void {
  const [newest] = db.notifications
    .findMany((query) => query.where({ user_id: parentId }))
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id);
  if (newest) db.notifications.delete((query) => query.where({ id: newest.id }));
}

const changes: Record<NonNullable<Scenario['change']>, (now: Date) => Promise<void> | void> = {
  prices: raisePrices,
  withdrawal: withdrawPackages,
  vacation: announceVacation,
  labels: removeLabel,
  menus: changeMenus,
  'no-menus': unplanMenus,
  'severe-allergy': addSevereAllergy,
  'one-school': closeOneSchool,
  'failed-refund': failRefund,
  'part-refund': refundPartly,
  'credited-closure': creditClosure,
  'old-quote': outdateQuote,
  delay: delayNextLunch,
  'order-versions': touchDrafts,
  ages: lowerPackageAges,
  orders: (now) => addOrders(now, { current: 200, historical: 300, studentIds: [11, 12, 13] }),
  // Lama's running subscription is then in the oldest current order.
  'two-pages': (now) => addOrders(now, { current: 12, historical: 0, studentIds: [11, 12] }),
  notifications: addNotifications,
  news: addOneNotification,
  removal: removeNewestNotification,
};

/** Applies a scenario's change to the data. */
export async function applyChange(change: NonNullable<Scenario['change']>, now: Date): Promise<void> {
  await changes[change](now);
}
