import { describe, expect, test } from 'vitest';
import { type ClosedSubscription, closureEffect, closureEffectsAtPayment } from './closure-credits.ts';
import { testVacation } from './test-vacation.ts';

const rule = { cancelNoticeHours: 48, deliveryWindow: { startsAt: '09:30', endsAt: '12:00' } };
/** Ten lunches from Sunday 6 to Thursday 17 December 2026, 10.01 in all: the first has one halala more. */
const paid: ClosedSubscription = {
  plan: { startsOn: '2026-12-06', dayCount: 10, vacations: [], offDays: [] },
  totalHalalas: 1001,
  refundedHalalas: 0,
  cancelledAt: null,
  nextStartsOn: null,
};
/** Tuesday and Wednesday of the first week. */
const closure = testVacation('2026-12-08', '2026-12-09');

describe('a closure on the lunches of a paid subscription', () => {
  test('moves them to the end without a next subscription', () => {
    expect(closureEffect(paid, closure, rule)).toEqual({
      credited: [],
      movedDays: ['2026-12-08', '2026-12-09'],
      endsOn: '2026-12-21',
    });
  });

  test('moves them to the end if it comes before the next subscription', () => {
    const { credited, endsOn } = closureEffect({ ...paid, nextStartsOn: '2026-12-27' }, closure, rule);
    expect([credited, endsOn]).toEqual([[], '2026-12-21']);
  });

  test('refunds those that would come into the days of the next subscription', () => {
    expect(closureEffect({ ...paid, nextStartsOn: '2026-12-20' }, closure, rule)).toEqual({
      credited: [
        { on: '2026-12-08', halalas: 100 },
        { on: '2026-12-09', halalas: 100 },
      ],
      movedDays: [],
      endsOn: '2026-12-17',
    });
  });

  test('refunds only as many as find no day before the next subscription', () => {
    // An off day leaves nothing between; here Thursday is free, because the subscription ends on Wednesday.
    const nine = { ...paid, plan: { ...paid.plan, dayCount: 9 }, totalHalalas: 900, nextStartsOn: '2026-12-20' };
    expect(closureEffect(nine, closure, rule)).toEqual({
      credited: [{ on: '2026-12-08', halalas: 100 }],
      movedDays: ['2026-12-09'],
      endsOn: '2026-12-17',
    });
  });

  test('leaves lunches alone that were cancelled before, and days without one', () => {
    const plan = { ...paid.plan, offDays: ['2026-12-08'], cancelledDays: ['2026-12-09'] };
    const { credited, movedDays } = closureEffect({ ...paid, plan, nextStartsOn: '2026-12-20' }, closure, rule);
    expect([credited, movedDays]).toEqual([[], []]);
  });

  test('refunds never more than is left', () => {
    const rest = { ...paid, refundedHalalas: 950, nextStartsOn: '2026-12-20' };
    expect(closureEffect(rest, closure, rule).credited.map(({ halalas }) => halalas)).toEqual([51, 0]);
  });
});

describe('a closure on the lunches of a cancelled subscription', () => {
  // Monday, 08:00 in Riyadh: Sunday is delivered, Monday and Tuesday still arrive, the others were refunded.
  const cancelled = { ...paid, cancelledAt: new Date('2026-12-07T08:00:00+03:00'), refundedHalalas: 700 };

  test('refunds those that would still have arrived, and nothing of the others', () => {
    expect(closureEffect(cancelled, closure, rule)).toEqual({
      credited: [{ on: '2026-12-08', halalas: 100 }],
      movedDays: [],
      endsOn: '2026-12-20',
    });
  });

  test('refunds all that is left with the last of them', () => {
    const all = testVacation('2026-12-06', '2026-12-08');
    const { credited } = closureEffect({ ...cancelled, refundedHalalas: 699 }, all, rule);
    expect(credited.map(({ halalas }) => halalas)).toEqual([101, 100, 101]);
  });
});

describe('closures while a subscription waited for its payment', () => {
  test('do nothing if there are none', () => {
    expect(closureEffectsAtPayment(paid, [], rule)).toEqual([]);
  });

  test.each([
    ['without a next subscription', null],
    ['right before the next subscription', '2026-12-20'],
    ['with one day before the next subscription', '2026-12-21'],
  ])('do the same as after the payment, %s', (_when, nextStartsOn) => {
    const subscription = { ...paid, nextStartsOn };
    expect(closureEffectsAtPayment(subscription, [closure], rule)).toEqual([
      closureEffect(subscription, closure, rule),
    ]);
  });

  const sunday = testVacation('2026-12-13', '2026-12-13');
  const wednesday = testVacation('2026-12-16', '2026-12-16');
  const thursday = testVacation('2026-12-17', '2026-12-17');
  const sundayAfter = testVacation('2026-12-20', '2026-12-20');
  test.each([
    {
      what: 'take the free days in the order in which they were announced',
      closures: [sunday, wednesday],
      nextStartsOn: '2026-12-21',
      effects: [
        { credited: [], movedDays: ['2026-12-13'], endsOn: '2026-12-20' },
        { credited: [{ on: '2026-12-16', halalas: 100 }], movedDays: [], endsOn: '2026-12-20' },
      ],
    },
    {
      what: 'move a lunch again that an earlier one moved',
      closures: [thursday, sundayAfter],
      nextStartsOn: '2026-12-22',
      effects: [
        { credited: [], movedDays: ['2026-12-17'], endsOn: '2026-12-20' },
        { credited: [], movedDays: ['2026-12-20'], endsOn: '2026-12-21' },
      ],
    },
    {
      what: 'refund a lunch once, also if two are on its day',
      closures: [thursday, testVacation('2026-12-16', '2026-12-17')],
      nextStartsOn: '2026-12-20',
      effects: [
        { credited: [{ on: '2026-12-17', halalas: 100 }], movedDays: [], endsOn: '2026-12-17' },
        { credited: [{ on: '2026-12-16', halalas: 100 }], movedDays: [], endsOn: '2026-12-17' },
      ],
    },
  ])('$what', ({ closures, nextStartsOn, effects }) => {
    expect(closureEffectsAtPayment({ ...paid, nextStartsOn }, closures, rule)).toEqual(effects);
  });

  test('refund never more than is left', () => {
    const rest = { ...paid, refundedHalalas: 850, nextStartsOn: '2026-12-20' };
    const credited = closureEffectsAtPayment(rest, [closure, sunday], rule).flatMap((effect) => effect.credited);
    expect(credited.map(({ halalas }) => halalas)).toEqual([100, 51, 0]);
  });
});
