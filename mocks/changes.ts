import { fromWireMoney, toWireMoney } from '#src/domain/money.ts';
import { addDays, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { isWeekend } from '#src/domain/school-days.ts';
import { earliestStart } from '#src/domain/start-day.ts';
import { defaultBusinessSettings } from '#src/domain/business-settings.ts';
import { db, nextId } from './db.ts';
import type { Scenario } from './scenario.ts';

const dearerHalalas = 2_000;

/** Every package costs 20 riyals more from now on. */
async function raisePrices(now: Date): Promise<void> {
  await db.packages.updateMany((query) => query.where((each) => each.is_active), {
    data(each) {
      each.price = toWireMoney(fromWireMoney(each.price) + dearerHalalas);
      each.updated_at = now.toISOString();
    },
  });
}

/** Schools everywhere close on the Tuesday and Wednesday of the second week in which a subscription can start. */
async function announceVacation(now: Date): Promise<void> {
  const sunday = addDays(earliestStart(now, defaultBusinessSettings.noticeHours), 7);
  const at = now.toISOString();
  const days = [addDays(sunday, 2), addDays(sunday, 3)].filter((day) => !isWeekend(day) && day > riyadhDateOf(now));
  await db.officialVacations.create({
    id: nextId('officialVacations'),
    name: 'Schools closed for heavy rain',
    arabic_name: 'تعليق الدراسة لهطول أمطار غزيرة',
    start_date: days[0] ?? sunday,
    end_date: days.at(-1) ?? sunday,
    type: 'closure',
    scope: 'all',
    region_id: null,
    school_id: null,
    is_tentative: false,
    created_at: at,
    updated_at: at,
    is_active: true,
  });
}

/** Another device has changed the draft meanwhile: its version is one further. */
async function touchDrafts(now: Date): Promise<void> {
  await db.orders.updateMany((query) => query.where((order) => order.status === 'draft'), {
    data(order) {
      order.version += 1;
      order.updated_at = now.toISOString();
    },
  });
}

const changes: Record<NonNullable<Scenario['change']>, (now: Date) => Promise<void>> = {
  prices: raisePrices,
  vacation: announceVacation,
  'order-versions': touchDrafts,
};

/** Makes a scenario's change to the data. */
export async function applyChange(change: NonNullable<Scenario['change']>, now: Date): Promise<void> {
  await changes[change](now);
}
