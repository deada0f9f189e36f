import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Delivery, DeliveryStatus } from './delivery.ts';
import {
  type CalendarDay,
  type CalendarSubscription,
  calendarUid,
  firstNameOf,
  lunchCalendar,
  lunchEvents,
  type LunchCalendarTexts,
} from './lunch-calendar.ts';
import { addDays } from './riyadh-date.ts';
import { lineOf, readIcalendar, textOf } from './test-icalendar.ts';

const texts: LunchCalendarTexts = {
  name: 'Nabta lunches',
  description: 'First names and days.',
  lunch: (student) => `Lunch for ${student}`,
  offDay: (student) => `No lunch for ${student}: off day`,
  vacation: (student, vacation) => `No lunch for ${student}: ${vacation ?? 'vacation'}`,
  cancelled: (student) => `Cancelled: lunch for ${student}`,
};

const input = (subscriptions: readonly CalendarSubscription[], changedAt = new Date('2026-11-21T06:00:00Z')) => ({
  subscriptions,
  texts,
  vacationName: (reason: { name: string | null }) => reason.name,
  deliveryWindow: { startsAt: '09:30', endsAt: '12:00' },
  changedAt,
});

const day = (on: string, status: DeliveryStatus = 'scheduled', reason: CalendarDay['reason'] = null): CalendarDay => ({
  on,
  status,
  reason,
});

const one = (...days: CalendarDay[]) => [{ subscriptionId: 3022, firstName: 'Sara', days }];

const readEvents = (file: string) =>
  readIcalendar(new TextEncoder().encode(file)).parts.filter(({ name }) => name === 'VEVENT');

describe('the first name', () => {
  it.each([
    ['Sara Al Harbi', 'Sara'],
    ['  سارة   الحربي ', 'سارة'],
    ['عبد الله القحطاني', 'عبد الله'],
    ['عبدالله القحطاني', 'عبدالله'],
    ['أبو بكر الشهري', 'أبو بكر'],
    ['Abdul Rahman Al Qahtani', 'Abdul Rahman'],
    ['Abd Al Rahman Al Qahtani', 'Abd Al Rahman'],
    ['Al Anoud Al Harbi', 'Al Anoud'],
    ['Abdulaziz Al Harbi', 'Abdulaziz'],
    ['Lama', 'Lama'],
    ['عبد', 'عبد'],
    ['Abd Al Rahman', 'Abd Al Rahman'],
    ['', ''],
  ])('of %j is %j', (name, first) => {
    expect(firstNameOf(name)).toBe(first);
  });
});

describe('the days of a lunch calendar', () => {
  const window = { startsAt: '09:30', endsAt: '12:00' };

  it.each<[DeliveryStatus, string, boolean, boolean]>([
    ['scheduled', 'Lunch for Sara', true, false],
    ['in_processing', 'Lunch for Sara', true, false],
    ['out_for_delivery', 'Lunch for Sara', true, false],
    ['delivered', 'Lunch for Sara', true, false],
    ['skipped', 'No lunch for Sara: off day', false, false],
    ['vacation', 'No lunch for Sara: Autumn break', false, false],
    ['cancelled', 'Cancelled: lunch for Sara', true, true],
  ])('of the status %s are %j', (status, summary, hasTimes, isCancelled) => {
    const reason = status === 'vacation' ? { name: 'Autumn break', arabicName: 'إجازة الخريف' } : null;
    const events = lunchEvents(input(one(day('2026-11-23', status, reason))));
    expect(events).toEqual([
      { uid: 'nabta-lunch-3022-2026-11-23', on: '2026-11-23', times: hasTimes ? window : null, summary, isCancelled },
    ]);
  });

  it('say that there is a vacation if it has no name', () => {
    expect(lunchEvents(input(one(day('2026-11-23', 'vacation'))))[0]?.summary).toBe('No lunch for Sara: vacation');
  });

  it('of a family are in the order of the days', () => {
    const subscriptions = [
      { subscriptionId: 9, firstName: 'Faisal', days: [day('2026-11-24'), day('2026-11-23')] },
      { subscriptionId: 3, firstName: 'Sara', days: [day('2026-11-24')] },
    ];
    expect(lunchEvents(input(subscriptions)).map(({ summary, on }) => `${on} ${summary}`)).toEqual([
      '2026-11-23 Lunch for Faisal',
      '2026-11-24 Lunch for Sara',
      '2026-11-24 Lunch for Faisal',
    ]);
  });
});

const statuses: DeliveryStatus[] = ['scheduled', 'delivered', 'skipped', 'vacation', 'cancelled'];
const days = fc
  .uniqueArray(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 40 })
  .chain((offsets) =>
    fc.tuple(
      ...offsets.map((offset) =>
        fc.constantFrom(...statuses).map((status) => day(addDays('2026-09-01', offset), status)),
      ),
    ),
  );
const families = fc
  .uniqueArray(fc.integer({ min: 1, max: 9_000 }), { minLength: 1, maxLength: 4 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((subscriptionId) => days.map((of) => ({ subscriptionId, firstName: 'سارة، ;\\ 🍱', days: of }))),
    ),
  );

describe('the file of a lunch calendar', () => {
  it('has one event of its own for each day of each subscription, whatever happened', () => {
    fc.assert(
      fc.property(families, (subscriptions) => {
        const uids = readEvents(lunchCalendar(input(subscriptions))).map((event) => lineOf(event, 'UID').value);
        const expected = subscriptions.flatMap((each) =>
          each.days.map(({ on }) => calendarUid(each.subscriptionId, on)),
        );
        expect(uids.toSorted()).toEqual(expected.toSorted());
        expect(new Set(uids).size).toBe(uids.length);
      }),
      { seed: 20261126, numRuns: 60 },
    );
  });

  it('updates the event of a day that becomes another kind of day', () => {
    fc.assert(
      fc.property(fc.constantFrom(...statuses), fc.constantFrom(...statuses), (before, since) => {
        const [old] = readEvents(lunchCalendar(input(one(day('2026-11-25', before)))));
        const later = new Date('2026-11-22T06:00:00Z');
        const [updated] = readEvents(lunchCalendar(input(one(day('2026-11-25', since)), later)));
        if (!old || !updated) throw new Error('a file without its event');
        expect(lineOf(updated, 'UID')).toEqual(lineOf(old, 'UID'));
        expect(Number(lineOf(updated, 'SEQUENCE').value)).toBeGreaterThan(Number(lineOf(old, 'SEQUENCE').value));
      }),
      { seed: 20261126, numRuns: 30 },
    );
  });

  it('says nothing of dishes, allergens and reasons of a swap, even if a whole delivery is given', () => {
    const delivery: Delivery = {
      ...day('2026-11-23'),
      id: 1,
      meals: [
        { id: 4, name: 'Peanut noodles', arabicName: 'نودلز', photoUrl: null } as unknown as Delivery['meals'][number],
      ],
      replacedDishes: [
        {
          mealId: 4,
          previous: { name: 'Milk rice' } as unknown as Delivery['meals'][number],
          reason: { name: 'Severe allergy to milk', arabicName: 'حساسية شديدة من الحليب' },
        },
      ],
      cancellableUntil: '2026-11-20T21:00:00Z',
      inProcessingAt: null,
      outForDeliveryAt: null,
      deliveredAt: null,
      eatBy: null,
      reasonCode: null,
      refundHalalas: 1_307,
      ratableUntil: null,
      lunchRating: null,
    };
    const file = lunchCalendar(input(one(delivery)));
    expect(file).not.toMatch(/peanut|milk|allerg|noodle|1307|حساسية/i);
    const names = readEvents(file)[0]?.lines.map(({ name }) => name);
    expect(names).not.toContain('DESCRIPTION');
    expect(names).not.toContain('LOCATION');
  });

  it('has the Arabic texts whole', () => {
    const arabic = {
      ...texts,
      lunch: (student: string) => `غداء ${student} من نبتة، مع الوجبة الخفيفة والماء في وقت الفسحة؛ كل يوم دراسي`,
    };
    const [event] = readEvents(lunchCalendar({ ...input(one(day('2026-11-23'))), texts: arabic }));
    expect(event && textOf(lineOf(event, 'SUMMARY').value)).toBe(arabic.lunch('Sara'));
  });
});
