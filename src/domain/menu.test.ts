import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MenuPlan, menuDays, menuOn } from './menu.ts';
import { addDays, civilDateOfDayNumber, dayNumberOf } from './riyadh-date.ts';
import { testVacation } from './test-vacation.ts';

const plan: MenuPlan = {
  mealIds: [15, 16, 17, 11, 12, 13, 14],
  mealsPerDay: 1,
  plannedUntil: '2027-01-21',
  unplannedDays: [],
  swaps: [],
};

const eaten = (
  from: string,
  to: string,
  more: Partial<MenuPlan> = {},
  vacations = [] as ReturnType<typeof testVacation>[],
) => menuDays({ from, to }, { ...plan, ...more }, vacations).map(({ on, mealIds }) => [on, mealIds]);

describe('the menu of a package', () => {
  test('has its dishes in turn, on school days only', () => {
    expect(eaten('2026-11-26', '2026-12-02')).toEqual([
      ['2026-11-26', [17]],
      ['2026-11-29', [11]],
      ['2026-11-30', [12]],
      ['2026-12-01', [13]],
      ['2026-12-02', [14]],
    ]);
    expect(eaten('2026-11-27', '2026-11-28')).toEqual([]);
    expect(eaten('2026-11-29', '2026-11-28')).toEqual([]);
  });

  test('leaves out vacations, and does not move the dishes of the other days', () => {
    const rain = testVacation('2026-11-30', '2026-12-01');
    expect(eaten('2026-11-29', '2026-12-02', {}, [rain])).toEqual([
      ['2026-11-29', [11]],
      ['2026-12-02', [14]],
    ]);
  });

  test('has as many dishes a day as the package, but none twice', () => {
    expect(eaten('2026-11-29', '2026-12-01', { mealsPerDay: 2 })).toEqual([
      ['2026-11-29', [14, 15]],
      ['2026-11-30', [16, 17]],
      ['2026-12-01', [11, 12]],
    ]);
    expect(menuOn('2026-11-29', { ...plan, mealIds: [5], mealsPerDay: 2 }).mealIds).toEqual([5]);
  });

  test('is not planned after the last planned day, nor on days that are left open', () => {
    const more = { plannedUntil: '2026-12-01', unplannedDays: ['2026-11-30'] };
    const days = menuDays({ from: '2026-11-29', to: '2026-12-02' }, { ...plan, ...more }, []);
    expect(days.map(({ isPlanned, mealIds }) => [isPlanned, mealIds])).toEqual([
      [true, [11]],
      [false, []],
      [true, [13]],
      [false, []],
    ]);
    expect(menuOn('2026-11-29', { ...plan, mealIds: [] })).toEqual({
      on: '2026-11-29',
      isPlanned: false,
      mealIds: [],
      swaps: [],
    });
  });

  test('has the dish that replaced another one, on this day only', () => {
    const swap = { on: '2026-11-30', previousMealId: 12, mealId: 15 };
    const other = { on: '2026-11-30', previousMealId: 16, mealId: 11 };
    const swapped = { ...plan, swaps: [other, swap] };
    expect(menuOn('2026-11-30', swapped)).toEqual({ on: '2026-11-30', isPlanned: true, mealIds: [15], swaps: [swap] });
    expect(menuOn('2026-11-29', swapped).swaps).toEqual([]);
    const again = addDays('2026-11-30', 7 * 7);
    expect(menuOn(again, swapped)).toMatchObject({ mealIds: [12], swaps: [] });
    expect(menuOn('2026-11-30', { ...swapped, unplannedDays: ['2026-11-30'] }).swaps).toEqual([]);
    const both = menuOn('2026-11-30', { ...plan, mealsPerDay: 2, swaps: [{ ...swap, previousMealId: 17 }] });
    expect(both.mealIds).toEqual([16, 15]);
  });
});

describe('for all ranges', () => {
  const day = fc.integer({ min: dayNumberOf('2026-09-01'), max: dayNumberOf('2027-03-01') }).map(civilDateOfDayNumber);
  const vacation = fc.tuple(day, fc.nat(20)).map(([from, length]) => testVacation(from, addDays(from, length)));
  const any = fc.record({
    mealIds: fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 30 }),
    mealsPerDay: fc.integer({ min: 1, max: 2 }),
    plannedUntil: day,
    unplannedDays: fc.array(day, { maxLength: 3 }),
    swaps: fc.array(fc.record({ on: day, previousMealId: fc.nat(40), mealId: fc.nat(40) }), { maxLength: 3 }),
  });

  test('two ranges side by side are the whole range', () => {
    fc.assert(
      fc.property(any, vacation, day, fc.nat(40), fc.nat(40), (of, closed, from, first, second) => {
        const [middle, to] = [addDays(from, first), addDays(from, first + 1 + second)];
        const whole = menuDays({ from, to }, of, [closed]);
        const parts = [
          { from, to: middle },
          { from: addDays(middle, 1), to },
        ];
        expect(parts.flatMap((range) => menuDays(range, of, [closed]))).toEqual(whole);
      }),
    );
  });

  test('five school days in a row never have a dish twice while there are enough', () => {
    fc.assert(
      fc.property(day, any, (from, of) => {
        const days = menuDays(
          { from, to: addDays(from, 6) },
          { ...of, plannedUntil: '2099-01-01', unplannedDays: [], swaps: [] },
          [],
        );
        const dishes = days.flatMap(({ mealIds }) => mealIds);
        expect(dishes).toHaveLength(5 * Math.min(of.mealsPerDay, of.mealIds.length));
        expect(new Set(dishes).size).toBe(Math.min(dishes.length, of.mealIds.length));
      }),
    );
  });
});
