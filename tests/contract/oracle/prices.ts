import fc from 'fast-check';
import type { OfficialVacationDto, OrderDto, PackageDto } from '#src/api/generated/client.schemas.ts';
import { dayPrices } from '#src/domain/cancellation.ts';
import { fromWireMoney, toWireMoney } from '#src/domain/money.ts';
import { orderTotals } from '#src/domain/order-totals.ts';
import { deliveryDayCount, subscriptionPeriod } from '#src/domain/subscription-period.ts';
import { checkOnce, checkProperty } from '../property.ts';
import { openDeliveries } from '../recipes-students.ts';
import { daysAfter, MissingState } from '../scene.ts';
import type { Suite } from '../suite.ts';
import { toVacation } from './facts.ts';

/** What is drawn for one student: a package, a Sunday, a number of periods, and whether the second day is off. */
const drawnLine = fc.record({
  bought: fc.nat(20),
  sunday: fc.nat(5),
  count: fc.integer({ min: 1, max: 4 }),
  isSecondDayOff: fc.boolean(),
});

/**
 * Checks that a new order has the totals, end dates and days that the rules of `src/domain` give for prices, settings
 * and vacations of the server: VAT once for the whole order, rounded once.
 */
export async function verifyPrices(suite: Suite): Promise<void> {
  if (!suite.operations.some(({ id }) => id === 'createOrder')) return;
  const { scene, world } = suite;
  if (!world.allowsWrites || !world.parent) return;

  async function errorOf(lines: { bought: number; sunday: number; count: number; isSecondDayOff: boolean }[]) {
    await scene.reset();
    await scene.emptyCart();
    const settings = await scene.settings();
    // The scene's students are nine years old.
    const packages = (await scene.packages()).filter(({ min_age, max_age }) => min_age <= 9 && max_age >= 10);
    const sundays = await scene.startDays(6);
    const chosen = [];
    for (const { bought, sunday, count, isSecondDayOff } of lines) {
      const offer = packages[bought % packages.length];
      if (!offer) throw new MissingState('no package is for a student of nine');
      const student = await scene.student();
      chosen.push({ offer, student, startsOn: sundays[sunday] ?? '', count, isSecondDayOff });
    }
    const school = chosen[0]?.student.school.id ?? 0;
    const { official_vacations } = await scene.call('listOfficialVacations', {
      query: { from: await scene.today(), to: daysAfter(await scene.today(), 400), school_id: school },
    });
    const vacations = (official_vacations as OfficialVacationDto[]).map(toVacation);
    const planned = chosen.map(({ offer, startsOn, count, isSecondDayOff }) => {
      const dayCount = deliveryDayCount(offer.frequency, count, {
        schoolDaysPerMonth: settings.monthly_school_days,
        schoolDaysPerWeek: settings.weekly_school_days,
      });
      const plan = { startsOn, dayCount, vacations, offDays: [] };
      const [, second = ''] = subscriptionPeriod(plan).deliveryDays;
      return subscriptionPeriod({ ...plan, offDays: isSecondDayOff ? [second] : [] });
    });
    const body = {
      applicants: chosen.map(({ offer, student, startsOn, count }, index) => ({
        applicant_id: student.id,
        package_id: offer.id,
        start_date: startsOn,
        ...(offer.frequency === 'monthly' ? { number_of_months: count } : { number_of_weeks: count }),
        vacancy: (planned[index]?.skipped ?? []).filter(({ reason }) => reason === 'off_day').map(({ on }) => on),
      })),
    };
    const order = (await scene.asParent('createOrder', { body }))['order'] as OrderDto;
    const totals = orderTotals(
      chosen.map(({ offer, count }) => ({ ...pricesOf(offer), count })),
      Math.round(settings.vat_rate * 100),
    );
    const expected = {
      subtotal: toWireMoney(totals.subtotalHalalas),
      delivery_amount: toWireMoney(totals.deliveryHalalas),
      vat_amount: toWireMoney(totals.vatHalalas),
      total: toWireMoney(totals.totalHalalas),
      lines: planned.map(({ endsOn, deliveryDays }) => ({ end_date: endsOn, number_of_days: deliveryDays.length })),
    };
    const { subtotal, delivery_amount, vat_amount, total } = order;
    const found = {
      subtotal,
      delivery_amount,
      vat_amount,
      total,
      lines: order.sub_orders.map(({ end_date, number_of_days }) => ({ end_date, number_of_days })),
    };
    return JSON.stringify(found) === JSON.stringify(expected)
      ? null
      : `the order has ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`;
  }

  await suite.guard('properties', 'createOrder', async () => {
    const result = await checkProperty(suite, {
      operation: 'createOrder',
      name: 'prices: totals, VAT and end dates of an order follow from the rules',
      values: fc.array(drawnLine, { minLength: 1, maxLength: 3 }),
      runs: 8,
      atLeast: 3,
      errorOf,
    });
    suite.results.properties.push(result);
  });
}

const pricesOf = ({ price, delivery_fee }: PackageDto) => ({
  priceHalalas: fromWireMoney(price),
  deliveryFeeHalalas: fromWireMoney(delivery_fee),
});

/** Checks that the refunds of the lunches of a paid order of one student are its total in equal parts. */
export async function verifyRefunds(suite: Suite): Promise<void> {
  if (!suite.operations.some(({ id }) => id === 'listDeliveries')) return;
  const { scene, world } = suite;
  if (!world.allowsWrites || !world.parent) return;
  await suite.guard('properties', 'listDeliveries', async () => {
    const result = await checkOnce(suite, {
      operation: 'listDeliveries',
      name: 'prices: the refund of each lunch is its part of what was paid',
      async errorOf() {
        await scene.reset();
        const order = await scene.paidOrder();
        const [subOrder] = order.sub_orders;
        if (!subOrder) throw new MissingState('a paid order with a subscription is needed');
        const deliveries = await openDeliveries(scene, subOrder.id);
        const days = deliveries.map(({ date }) => date);
        const expected = dayPrices(fromWireMoney(order.total), days).map(({ priceHalalas }) => priceHalalas);
        const found = deliveries.map(({ refund }) => (refund === null ? null : fromWireMoney(refund)));
        return found.join() === expected.join()
          ? null
          : `the lunches give back ${found.join()} instead of ${expected.join()} of ${order.total}`;
      },
    });
    suite.results.properties.push(result);
  });
}
