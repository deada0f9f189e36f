import { deliveryProgress, laterClock } from '#src/domain/delivery-progress.ts';
import { addDays, riyadhDateOf, weekdayOf } from '#src/domain/riyadh-date.ts';
import { comingLunches, notifyOfChangedLunches } from '#mocks/orders/subscriptions/lunch-news.ts';
import { announceClosure } from '#mocks/orders/subscriptions/announced-closure.ts';
import { keepHealth } from '#mocks/orders/students/past-health.ts';
import {
  kitchenClock,
  lunchDaysOf,
  runningSubscriptions,
  subscriptionsWithLunches,
} from '#mocks/orders/subscriptions/subscription.ts';
import { db, nextId } from '#mocks/store/db.ts';

/** Lama, who has a running subscription. */
const lama = { id: 13, schoolId: 1 };

/** Adds a severe wheat allergy to Lama, as the other parent does on another device. */
export async function addSevereAllergy(now: Date): Promise<void> {
  const subOrders = subscriptionsWithLunches(lama.id, now).map(({ subOrder }) => subOrder);
  const before = comingLunches(subOrders, now);
  await db.applicants.update((query) => query.where({ id: lama.id }), {
    data(student) {
      keepHealth(student, now);
      student.allergens.push({ code: 'wheat', severity: 'severe' });
      student.version += 1;
      student.updated_at = now.toISOString();
    },
  });
  await notifyOfChangedLunches(before, now);
}

/** Closes Lama's school on Monday and Tuesday of the next week; other schools stay open. */
export async function closeOneSchool(now: Date): Promise<void> {
  const today = riyadhDateOf(now);
  const sunday = addDays(today, 7 - weekdayOf(today));
  const days = [addDays(sunday, 1), addDays(sunday, 2)];
  const name = { name: 'Closed for maintenance', arabic_name: 'إغلاق المدرسة للصيانة' };
  await announceClosure({ name, days, place: { scope: 'school', region_id: null, school_id: lama.schoolId } }, now);
}

/** How much later than the delivery window a late lunch arrives. */
const lateMinutes = 90;

/** Lets the next lunch of each running subscription arrive late: today's, unless it has arrived by then. */
export async function delayNextLunch(now: Date): Promise<void> {
  const clock = laterClock(kitchenClock, lateMinutes);
  for (const { id } of db.applicants.all()) {
    for (const { subOrder, period } of runningSubscriptions(id, now)) {
      const date = lunchDaysOf(subOrder, period).find((on) => deliveryProgress(on, now, clock) !== 'delivered');
      if (date === undefined) continue;
      await db.lateDeliveries.create({
        id: nextId('lateDeliveries'),
        sub_order_id: subOrder.id,
        date,
        minutes: lateMinutes,
      });
    }
  }
}
