import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultBusinessSettings } from './business-settings.ts';
import { canCancelDelivery, canCancelSubscription, deliveryRefund, subscriptionRefund } from './cancellation.ts';
import { subscriptionQuote } from './cancellation-quote.ts';
import { type ClosedSubscription, closureEffect, closureEffectsAtPayment } from './closure-credits.ts';
import { defaultDeliveryClock, deliveryProgress } from './delivery-progress.ts';
import { offDayRules } from './off-days.ts';
import { addDays, type CivilDate, riyadhDateOf } from './riyadh-date.ts';
import type { OfficialVacation } from './school-days.ts';
import { nextPossibleSunday } from './start-day.ts';
import { overlappingRange, type PeriodPlan, subscriptionPeriod } from './subscription-period.ts';
import { testVacation } from './test-vacation.ts';

const settings = { ...defaultBusinessSettings, subscriptionCancelHours: 500 };
const rule = { ...settings, clockOn: () => defaultDeliveryClock };
const hourMs = 3_600_000;

interface Paid {
  startsOn: CivilDate;
  dayCount: number;
  totalHalalas: number;
  offDays: CivilDate[];
  refunds: Map<CivilDate, number>;
  cancelledAt: Date | null;
  cancelRefundHalalas: number;
  /** How many lunches were refunded with the whole subscription. */
  cancelledLunches: number;
  paidAt: Date;
  /** The closures since it was placed, as long as it waits for its payment; null once it is paid. */
  unpaidClosures: OfficialVacation[] | null;
  /** The days on which a lunch arrived, as the clock passed them. */
  arrived: CivilDate[];
}

/** A student's paid subscriptions while closures, off days, cancellations and renewals come in any order. */
class Student {
  now = new Date('2026-11-26T10:00:00+03:00');
  readonly vacations: OfficialVacation[] = [];
  readonly paid: Paid[] = [];

  planOf(paid: Paid): PeriodPlan {
    const { startsOn, dayCount, offDays, refunds } = paid;
    return { startsOn, dayCount, offDays, vacations: this.vacations, cancelledDays: [...refunds.keys()] };
  }

  facts(paid: Paid) {
    const { totalHalalas, refunds, cancelledAt, cancelRefundHalalas } = paid;
    const { deliveryDays } = subscriptionPeriod(this.planOf(paid));
    const refundedHalalas = [...refunds.values()].reduce((sum, each) => sum + each, 0);
    const cancelledDays = [...refunds.keys()];
    return { totalHalalas, deliveryDays, cancelledDays, refundedHalalas, cancelledAt, cancelRefundHalalas };
  }

  /** The days with a lunch, past and future. */
  lunches(paid: Paid): CivilDate[] {
    const { cancelledAt, refunds } = paid;
    return this.facts(paid).deliveryDays.filter(
      (on) => !refunds.has(on) && (cancelledAt === null || !canCancelDelivery(on, cancelledAt, settings)),
    );
  }

  others(paid: Paid) {
    return this.paid
      .filter((each) => each !== paid && each.cancelledAt === null)
      .map((each) => subscriptionPeriod(this.planOf(each)));
  }

  pass(hours: number): void {
    this.now = new Date(this.now.getTime() + hours * hourMs);
    for (const paid of this.paid) {
      const isDue = (on: CivilDate) => deliveryProgress(on, this.now, defaultDeliveryClock) === 'delivered';
      paid.arrived.push(...this.lunches(paid).filter((on) => isDue(on) && !paid.arrived.includes(on)));
    }
  }

  private place(startsOn: CivilDate, weeks: number, totalHalalas: number): Paid {
    const placed: Paid = {
      startsOn,
      dayCount: weeks * 5,
      totalHalalas,
      offDays: [],
      refunds: new Map(),
      cancelledAt: null,
      cancelRefundHalalas: 0,
      cancelledLunches: 0,
      paidAt: this.now,
      unpaidClosures: [],
      arrived: [],
    };
    this.paid.push(placed);
    return placed;
  }

  /** The first possible start after a day. */
  private startAfter(on: CivilDate): CivilDate | null {
    const rules = { now: this.now, noticeHours: settings.startNoticeHours, vacations: this.vacations };
    return nextPossibleSunday(on, rules);
  }

  /** Buys a subscription some weeks after the last one. */
  buy(weeks: number, totalHalalas: number, weeksLater: number): void {
    const ends = this.paid
      .filter(({ cancelledAt }) => cancelledAt === null)
      .map((each) => subscriptionPeriod(this.planOf(each)).endsOn);
    const after = [riyadhDateOf(this.now), ...ends].toSorted().at(-1) ?? '';
    const startsOn = this.startAfter(addDays(after, weeksLater * 7));
    if (startsOn === null || this.paid.length === 4) return;
    this.pay(this.place(startsOn, weeks, totalHalalas));
  }

  /** Buys a subscription in the first days that are free, while schools close between its order and its payment. */
  buyWhileClosing(weeks: number, totalHalalas: number, closures: readonly { inDays: number; length: number }[]): void {
    const plan = { dayCount: weeks * 5, vacations: this.vacations, offDays: [] };
    const others = this.paid
      .filter(({ cancelledAt }) => cancelledAt === null)
      .map((each) => subscriptionPeriod(this.planOf(each)));
    let startsOn = this.startAfter(riyadhDateOf(this.now));
    while (startsOn !== null && overlappingRange(subscriptionPeriod({ ...plan, startsOn }), others) !== null) {
      startsOn = this.startAfter(startsOn);
    }
    if (startsOn === null || this.paid.length === 4) return;
    const placed = this.place(startsOn, weeks, totalHalalas);
    for (const { inDays, length } of closures) this.close(inDays, length);
    this.pay(placed);
  }

  private pay(placed: Paid): void {
    const closures = placed.unpaidClosures ?? [];
    const closed = this.closedSubscription(placed);
    const vacations = closed.plan.vacations.filter((each) => !closures.includes(each));
    const subscription = { ...closed, plan: { ...closed.plan, vacations } };
    const effects = closureEffectsAtPayment(subscription, closures, settings);
    for (const { on, halalas } of effects.flatMap(({ credited }) => credited)) placed.refunds.set(on, halalas);
    placed.unpaidClosures = null;
    const last = effects.at(-1);
    if (last) expect(subscriptionPeriod(this.planOf(placed)).endsOn).toBe(last.endsOn);
  }

  private closedSubscription(paid: Paid): ClosedSubscription {
    const { totalHalalas, refundedHalalas, cancelledAt, cancelRefundHalalas } = this.facts(paid);
    const starts = this.others(paid).map(({ startsOn }) => startsOn);
    const [nextStartsOn = null] = starts.filter((startsOn) => startsOn > paid.startsOn).toSorted();
    const refunded = refundedHalalas + cancelRefundHalalas;
    return { plan: this.planOf(paid), totalHalalas, refundedHalalas: refunded, cancelledAt, nextStartsOn };
  }

  takeOff(paid: Paid, on: CivilDate): void {
    const { cancelledDays } = this.facts(paid);
    const plan = this.planOf(paid);
    const rules = offDayRules({ plan, now: this.now, settings, otherPeriods: this.others(paid), cancelledDays });
    if (paid.cancelledAt === null && rules.blocked(on) === null) paid.offDays.push(on);
    else if (paid.offDays.includes(on) && rules.blockedReturn([on]) === null) {
      paid.offDays = paid.offDays.filter((each) => each !== on);
    }
  }

  cancelLunch(paid: Paid, on: CivilDate): void {
    const refund = paid.cancelledAt === null ? deliveryRefund(this.facts(paid), on, this.now, settings) : null;
    if (refund !== null) paid.refunds.set(on, refund);
  }

  cancelAll(paid: Paid): void {
    const isOpen = canCancelSubscription(paid.paidAt, this.now, settings.subscriptionCancelHours);
    if (paid.cancelledAt !== null || !isOpen) return;
    paid.cancelRefundHalalas = subscriptionRefund(this.facts(paid), this.now, settings);
    const before = this.lunches(paid).length;
    paid.cancelledAt = this.now;
    paid.cancelledLunches = before - this.lunches(paid).length;
  }

  close(inDays: number, length: number): void {
    const first = addDays(riyadhDateOf(this.now), inDays);
    const closure = testVacation(first, addDays(first, length - 1));
    const effects = this.paid
      .filter(({ unpaidClosures }) => unpaidClosures === null)
      .map((paid) => ({ paid, effect: closureEffect(this.closedSubscription(paid), closure, settings) }));
    for (const { unpaidClosures } of this.paid) unpaidClosures?.push(closure);
    this.vacations.push(closure);
    for (const { paid, effect } of effects) {
      for (const { on, halalas } of effect.credited) paid.refunds.set(on, halalas);
      if (paid.cancelledAt === null) expect(subscriptionPeriod(this.planOf(paid)).endsOn).toBe(effect.endsOn);
    }
  }

  /** Each paid lunch has arrived, is planned or is refunded, no day has two, and the sums add up to the halala. */
  check(): void {
    const eaten = this.paid.flatMap((paid) => [...new Set([...paid.arrived, ...this.lunches(paid)])]);
    expect(new Set(eaten).size, `two lunches on a day: ${eaten.toSorted().join(' ')}`).toBe(eaten.length);
    for (const paid of this.paid) {
      const { refundedHalalas } = this.facts(paid);
      const planned = this.lunches(paid).filter((on) => !paid.arrived.includes(on));
      const kept = paid.arrived.length + planned.length;
      expect(kept + paid.refunds.size + paid.cancelledLunches).toBe(paid.dayCount);

      const back = refundedHalalas + paid.cancelRefundHalalas;
      expect(back).toBeLessThanOrEqual(paid.totalHalalas);
      // A day's price is the mean price, rounded.
      const mean = paid.totalHalalas / paid.dayCount;
      expect(Math.abs(paid.totalHalalas - back - kept * mean)).toBeLessThanOrEqual(paid.dayCount);
      if (kept === 0) expect(back, 'all lunches are refunded').toBe(paid.totalHalalas);

      const sum = subscriptionQuote(this.facts(paid), this.now, rule, true);
      const parts = [sum.delivered, sum.locked, sum.refundedBefore, sum.refund];
      expect(parts.every(({ days, halalas }) => days >= 0 && halalas >= 0)).toBe(true);
      expect(parts.reduce((all, { days }) => all + days, 0)).toBe(paid.dayCount);
      expect(parts.reduce((all, { halalas }) => all + halalas, 0)).toBe(paid.totalHalalas);
      expect(sum.delivered.days).toBe(paid.arrived.length);
      expect(sum.refundedBefore.halalas).toBe(back);
    }
  }
}

// Near days and short times are frequent, because lunches near the clock can no longer be cancelled.
const hours = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 13, max: 90 }));
const inDays = fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 4, max: 20 }));
const length = fc.integer({ min: 1, max: 9 });
const weeks = fc.integer({ min: 1, max: 2 });
const index = fc.nat(99);
const events = fc.oneof(
  fc.record({ kind: fc.constant('buy' as const), hours, weeks, price: fc.nat(30_000), weeksLater: fc.nat(3) }),
  fc.record({
    kind: fc.constant('buy-while-closing' as const),
    hours,
    weeks,
    price: fc.nat(30_000),
    closures: fc.array(fc.record({ inDays, length }), { maxLength: 2 }),
  }),
  fc.record({ kind: fc.constant('close' as const), hours, inDays, length }),
  fc.record({ kind: fc.constant('all' as const), hours, of: index, day: index }),
  fc.record({ kind: fc.constantFrom('off' as const, 'lunch' as const), hours, of: index, day: index }),
);

describe('the lunches that a student paid for', () => {
  test('arrive once, are refunded once or are still planned, whatever happens', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.array(events, { maxLength: 12 }), (firstHours, happenings) => {
        const student = new Student();
        student.buy(2, 28_751, 0);
        student.pass(firstHours);
        for (const each of happenings) {
          student.pass(each.hours);
          if (each.kind === 'buy') student.buy(each.weeks, each.price + 100, each.weeksLater);
          else if (each.kind === 'buy-while-closing') {
            student.buyWhileClosing(each.weeks, each.price + 100, each.closures);
          } else if (each.kind === 'close') student.close(each.inDays, each.length);
          else {
            const paid = student.paid[each.of % student.paid.length];
            if (!paid) continue;
            const { deliveryDays } = student.facts(paid);
            const on = deliveryDays[each.day % deliveryDays.length] ?? '';
            if (each.kind === 'off') student.takeOff(paid, on);
            else if (each.kind === 'lunch') student.cancelLunch(paid, on);
            else student.cancelAll(paid);
          }
          student.check();
        }
        student.pass(365 * 24);
        student.check();
        for (const paid of student.paid) expect(student.lunches(paid)).toEqual(paid.arrived.toSorted());
      }),
      { seed: 20261121, numRuns: 100 },
    );
  }, 30_000);
});
