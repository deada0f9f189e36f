import { describe, expect, it } from 'vitest';
import type { Delivery } from '#src/domain/delivery.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { hasUnknownLunch, leadingSubscription, lunchToday } from './lunch-today.ts';

const today = '2026-11-22';

const riyadh = { name: 'Riyadh', arabicName: 'الرياض' };

function line(facts: Partial<Subscription>): Subscription {
  return {
    id: 1,
    number: 'NB-1-1',
    studentId: 1,
    student: { name: 'Sara', arabicName: 'سارة' },
    package: {
      id: 1,
      name: 'Everyday Healthy',
      arabicName: 'الصحي اليومي',
      category: 'healthy',
      frequency: 'monthly',
      imageUrl: null,
    },
    count: 1,
    priceHalalas: 25_000,
    subtotalHalalas: 25_000,
    deliveryFeeHalalas: 0,
    startsOn: '2026-11-01',
    endsOn: '2026-12-08',
    dayCount: 22,
    deliveredDays: 10,
    remainingDays: 12,
    status: 'active',
    progress: null,
    offDays: [],
    deliveryTarget: 'school',
    school: { name: 'Masar School', arabicName: 'مدرسة مسار' },
    schoolAddress: riyadh,
    deliveryAddress: riyadh,
    homeAddress: riyadh,
    educationalLevel: { name: 'Primary', arabicName: 'الابتدائية' },
    medicalIssue: null,
    medicalCategory: 'healthy',
    restaurant: null,
    restaurantAddress: null,
    deliveryProvider: null,
    changes: [],
    allergenCheck: null,
    renewal: null,
    pausableDates: [],
    actions: {},
    ...facts,
  };
}

const delivery = (date: string, status: Delivery['status']): Delivery => ({
  id: 1,
  on: date,
  status,
  meals: [],
  replacedDishes: [],
  cancellableUntil: '2026-11-20T21:00:00Z',
  inProcessingAt: null,
  outForDeliveryAt: null,
  deliveredAt: null,
  eatBy: null,
  reasonCode: null,
  reason: null,
  refundHalalas: null,
  ratableUntil: null,
  lunchRating: null,
});

describe('what a subscription brings today', () => {
  it('follows the lunch once it is cooked', () => {
    const steps = { inProcessingAt: '2026-11-22T03:00:00Z', outForDeliveryAt: '2026-11-22T06:30:00Z' };
    const days = [
      { ...delivery('2026-11-19', 'delivered'), deliveredAt: '2026-11-19T09:00:00Z' },
      { ...delivery(today, 'out_for_delivery'), ...steps },
    ];
    expect(lunchToday(line({ progress: 'out_for_delivery' }), days, today)).toEqual({
      at: 'progress',
      progress: 'out_for_delivery',
      reachedAt: {
        in_processing: steps.inProcessingAt,
        out_for_delivery: steps.outForDeliveryAt,
        delivered: null,
      },
    });
  });

  it('has no times while the days are not known', () => {
    expect(lunchToday(line({ progress: 'delivered' }), [], today)).toEqual({
      at: 'progress',
      progress: 'delivered',
      reachedAt: { in_processing: null, out_for_delivery: null, delivered: null },
    });
  });

  it('promises the one that comes later in the day', () => {
    expect(lunchToday(line({}), [delivery(today, 'scheduled')], today)).toEqual({ at: 'planned' });
  });

  it('names the first day before it has begun', () => {
    const lunch = lunchToday(line({ status: 'scheduled', startsOn: '2026-11-29' }), [], today);
    expect(lunch).toEqual({ at: 'first', on: '2026-11-29' });
  });

  it('names the first day that brings a lunch, where its own is off, closed or cancelled', () => {
    const days = [
      delivery('2026-11-29', 'skipped'),
      delivery('2026-11-30', 'vacation'),
      delivery('2026-12-01', 'cancelled'),
      delivery('2026-12-02', 'scheduled'),
    ];
    const begins = line({ status: 'scheduled', startsOn: '2026-11-29', offDays: ['2026-11-29'] });
    expect(lunchToday(begins, days, today)).toEqual({ at: 'first', on: '2026-12-02' });
    expect(lunchToday({ ...begins, remainingDays: 0 }, days.slice(0, 3), today)).toEqual({
      at: 'none',
      isOffDay: false,
      nextOn: null,
    });
  });

  it('still promises the lunches of a cancelled one that were too close to be stopped', () => {
    const cancelled = line({ status: 'cancelled', remainingDays: 2 });
    const days = [
      delivery(today, 'scheduled'),
      delivery('2026-11-23', 'scheduled'),
      delivery('2026-11-24', 'cancelled'),
    ];
    expect(lunchToday(cancelled, days, today)).toEqual({ at: 'planned' });
    expect(lunchToday(cancelled, days.slice(1), today)).toEqual({ at: 'none', isOffDay: false, nextOn: '2026-11-23' });
    expect(lunchToday({ ...cancelled, progress: 'out_for_delivery' }, days, today).at).toBe('progress');
  });

  it('skips off days, vacations and cancelled lunches to the next one', () => {
    const days = [
      delivery(today, 'skipped'),
      delivery('2026-11-23', 'vacation'),
      delivery('2026-11-24', 'cancelled'),
      delivery('2026-11-25', 'scheduled'),
    ];
    expect(lunchToday(line({ status: 'paused' }), days, today)).toEqual({
      at: 'none',
      isOffDay: true,
      nextOn: '2026-11-25',
    });
  });

  it('has fewer details while the days are not known', () => {
    expect(lunchToday(line({}), [], today)).toEqual({ at: 'none', isOffDay: false, nextOn: null });
  });

  it.each(['completed', 'cancelled'] as const)('expects nothing of a %s one that brings none any more', (status) => {
    const ended = line({ status, remainingDays: 0, progress: 'delivered' });
    expect(lunchToday(ended, [], today)).toEqual({ at: 'ended' });
  });
});

describe('the subscription to show first', () => {
  it('is the one on its way, then the one being cooked, then the one that is there', () => {
    const subscriptions = [
      line({ id: 1, progress: 'delivered' }),
      line({ id: 2, progress: 'in_processing' }),
      line({ id: 3, progress: 'out_for_delivery' }),
    ];
    expect(leadingSubscription(subscriptions)?.id).toBe(3);
    expect(leadingSubscription(subscriptions.slice(0, 2))?.id).toBe(2);
  });

  it('is no one that has ended, whatever came today', () => {
    const ended = line({ id: 1, status: 'cancelled', remainingDays: 0, progress: 'delivered' });
    expect(leadingSubscription([ended, line({ id: 2 })])?.id).toBe(2);
  });

  it('is the next to begin where no lunch is under way', () => {
    const later = line({ id: 1, status: 'scheduled', startsOn: '2026-12-06' });
    const sooner = line({ id: 2, status: 'scheduled', startsOn: '2026-11-29' });
    expect(leadingSubscription([later, sooner])?.id).toBe(2);
    expect(leadingSubscription([])).toBeUndefined();
  });
});

describe('hasUnknownLunch', () => {
  const begins = { status: 'scheduled', startsOn: '2026-11-29', remainingDays: 22 } as const;

  it.each([
    { facts: { status: 'active' }, expected: true },
    { facts: { status: 'paused' }, expected: true },
    { facts: { status: 'active', progress: 'in_processing' }, expected: false },
    { facts: begins, expected: false },
    { facts: { ...begins, offDays: ['2026-12-02'] }, expected: false },
    { facts: { ...begins, offDays: ['2026-11-29'] }, expected: true },
    { facts: { ...begins, remainingDays: 21 }, expected: true },
    { facts: { status: 'cancelled', remainingDays: 2 }, expected: true },
    { facts: { status: 'cancelled', remainingDays: 0 }, expected: false },
    { facts: { status: 'completed' }, expected: false },
  ] as { facts: Partial<Subscription>; expected: boolean }[])('is $expected for $facts', ({ facts, expected }) => {
    expect(hasUnknownLunch(line(facts))).toBe(expected);
    // If it is false, the result must not depend on the days: a first day that is not an off day has a lunch.
    const days = [delivery(line(facts).startsOn < today ? today : line(facts).startsOn, 'scheduled')];
    if (!expected) expect(lunchToday(line(facts), days, today)).toEqual(lunchToday(line(facts), [], today));
  });
});
