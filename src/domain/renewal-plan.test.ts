import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lunchGap, renewalPriceChange } from './renewal-plan.ts';
import { addDays } from './riyadh-date.ts';
import { isSchoolDay } from './school-days.ts';
import { testVacation } from './test-vacation.ts';

describe('the school days without lunch between two subscriptions', () => {
  it.each([
    ['from Tuesday to the next Sunday', '2026-12-15', '2026-12-20', [], ['2026-12-16', '2026-12-17']],
    ['from Thursday to Sunday there is only a weekend', '2026-12-17', '2026-12-20', [], []],
    ['the first lunch follows on the next day', '2026-12-15', '2026-12-16', [], []],
    [
      'a week later',
      '2026-12-17',
      '2026-12-27',
      [],
      ['2026-12-20', '2026-12-21', '2026-12-22', '2026-12-23', '2026-12-24'],
    ],
    [
      'vacations are no school days',
      '2026-12-15',
      '2026-12-27',
      [testVacation('2026-12-17', '2026-12-23')],
      ['2026-12-16', '2026-12-24'],
    ],
  ])('%s', (_name, lastOn, firstOn, vacations, expected) => {
    expect(lunchGap(lastOn, firstOn, vacations)).toEqual(expected);
  });

  it('are in order, between both days, and all of the school days there', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 60 }), (offset, length) => {
        const vacations = [testVacation('2027-01-10', '2027-01-14')];
        const lastOn = addDays('2026-11-29', offset);
        const between = Array.from({ length }, (_each, index) => addDays(lastOn, index + 1));
        const days = lunchGap(lastOn, addDays(lastOn, length + 1), vacations);
        expect(days).toEqual(between.filter((on) => isSchoolDay(on, vacations)));
      }),
    );
  });
});

describe('the price of a renewal', () => {
  const terms = (priceHalalas: number, deliveryFeeHalalas = 0) => ({ priceHalalas, deliveryFeeHalalas });

  it.each([
    ['the same', terms(250_00, 20_00), terms(250_00, 20_00), null],
    ['as much in other parts', terms(250_00, 20_00), terms(270_00), null],
    ['a higher price', terms(250_00), terms(270_00), { previousHalalas: 287_50, currentHalalas: 310_50 }],
    ['a lower price', terms(270_00), terms(250_00), { previousHalalas: 310_50, currentHalalas: 287_50 }],
    ['a higher delivery fee', terms(250_00), terms(250_00, 10_00), { previousHalalas: 287_50, currentHalalas: 299_00 }],
  ])('%s', (_name, previous, current, expected) => {
    expect(renewalPriceChange(previous, current, 15)).toEqual(expected);
  });
});
