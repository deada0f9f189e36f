import { menuOn } from '#src/domain/menu.ts';
import { addDays, type CivilDate, riyadhDateOf, weekdayOf } from '#src/domain/riyadh-date.ts';
import { isSchoolDay } from '#src/domain/school-days.ts';
import { menuPlanOf, plannedDays } from '#mocks/orders/menus.ts';
import { comingLunches, notifyOfChangedLunches } from '#mocks/orders/subscriptions/lunch-news.ts';
import { subscriptionsWithLunches, vacationsAt } from '#mocks/orders/subscriptions/subscription.ts';
import type { SubOrderRecord } from '#mocks/store/order-records.ts';
import { db, nextId } from '#mocks/store/db.ts';

/** The first school day of everyone after a date. */
function schoolDayAfter(date: CivilDate): CivilDate {
  const vacations = vacationsAt({ schoolId: null, regionId: null });
  let on = addDays(date, 1);
  while (!isSchoolDay(on, vacations)) on = addDays(on, 1);
  return on;
}

/** The subscriptions of all students with lunches to come. */
function allWithLunches(now: Date): SubOrderRecord[] {
  const students = db.applicants.all().map(({ id }) => id);
  return students.flatMap((id) => subscriptionsWithLunches(id, now).map(({ subOrder }) => subOrder));
}

/** Takes back the plan of all days after this week. */
export async function unplanMenus(now: Date): Promise<void> {
  const today = riyadhDateOf(now);
  const sunday = addDays(today, 7 - weekdayOf(today));
  const days = Array.from({ length: plannedDays }, (_each, index) => addDays(sunday, index));
  for (const offer of db.packages.all()) {
    for (const date of days) {
      await db.menuChanges.create({
        id: nextId('menuChanges'),
        package_id: offer.id,
        date,
        swap: null,
        reason: '',
        arabic_reason: '',
        changed_at: now.toISOString(),
      });
    }
  }
}

/** Replaces the first dish of each package on the next school day, and leaves the school day after it without a plan. */
export async function changeMenus(now: Date): Promise<void> {
  const swapped = schoolDayAfter(riyadhDateOf(now));
  const unplanned = schoolDayAfter(swapped);
  const change = {
    reason: 'The vegetables did not arrive in the morning.',
    arabic_reason: 'لم تصل الخضار في الصباح.',
    changed_at: now.toISOString(),
  };
  const lunchesBefore = comingLunches(allWithLunches(now), now);
  for (const offer of db.packages.all()) {
    const plan = menuPlanOf(offer, now);
    const { mealIds } = menuOn(swapped, plan);
    const [before] = mealIds;
    const other = plan.mealIds.find((id) => !mealIds.includes(id));
    if (before === undefined || other === undefined) continue;
    const of = { package_id: offer.id, ...change };
    const swap = { previous_meal_id: before, meal_id: other };
    await db.menuChanges.create({ id: nextId('menuChanges'), date: swapped, swap, ...of });
    await db.menuChanges.create({ id: nextId('menuChanges'), date: unplanned, swap: null, ...of });
  }
  const { reason: name, arabic_reason: arabic_name } = change;
  await notifyOfChangedLunches(lunchesBefore, now, { name, arabic_name });
}
