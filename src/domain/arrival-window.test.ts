import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrivalWindow, overdueSince } from './arrival-window.ts';
import { defaultBusinessSettings } from './business-settings.ts';
import { defaultDeliveryClock, eatBy } from './delivery-progress.ts';

const riyadh = (time: string) => new Date(`2026-12-08T${time}+03:00`);
const on = '2026-12-08';
const early = riyadh('00:00:00');
const window = { startsAt: '09:30', endsAt: '12:00' };

describe('the time of arrival that may be shown', () => {
  test.each([
    ['not known', null, '12:00:00'],
    ['after the window', '18:00:00', '12:00:00'],
    ['at its end', '12:00:00', '12:00:00'],
    ['a second before its end', '11:59:59', '11:59:59'],
    ['a second after its start', '09:30:01', '09:30:01'],
  ])('eat-by time %s', (_, by, until) => {
    const shown = arrivalWindow(on, window, by === null ? null : riyadh(by), early);
    expect(shown).toEqual({ from: riyadh('09:30:00'), until: riyadh(until) });
  });

  test.each(['09:30:00', '09:29:59', '06:00:00'])('eat-by time %s: none', (by) => {
    expect(arrivalWindow(on, window, riyadh(by), early)).toBeNull();
  });

  test.each([
    ['11:59:59', null, true],
    ['12:00:00', null, false],
    ['12:00:01', null, false],
    ['10:59:59', '11:00:00', true],
    ['11:00:00', '11:00:00', false],
  ])('at %s, to be eaten by %s, there is one: %s', (now, by, isShown) => {
    const shown = arrivalWindow(on, window, by === null ? null : riyadh(by), riyadh(now));
    expect(shown !== null).toBe(isShown);
  });

  test('is never later than the eat-by time', () => {
    const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
    const text = (minute: number) =>
      [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
    fc.assert(
      fc.property(minutes, minutes, minutes, fc.integer({ min: 0, max: 24 }), (a, b, cookedAt, eatWithinHours) => {
        const by = eatBy(on, { ...defaultDeliveryClock, cookedFrom: text(cookedAt) }, eatWithinHours);
        const shown = arrivalWindow(on, { startsAt: text(Math.min(a, b)), endsAt: text(Math.max(a, b)) }, by, early);
        if (shown === null) return;
        expect(shown.until <= by).toBe(true);
        expect(shown.from < shown.until).toBe(true);
      }),
      { seed: 20261121, numRuns: 300 },
    );
  });

  test('the numbers of the business keep the whole window before the eat-by time', () => {
    const { deliveryWindow, eatWithinHours } = defaultBusinessSettings;
    const by = eatBy(on, defaultDeliveryClock, eatWithinHours);
    expect(arrivalWindow(on, deliveryWindow, by, early)).toEqual(arrivalWindow(on, deliveryWindow, null, early));
    expect(defaultDeliveryClock).toMatchObject({ leavesAt: '09:30', deliveredBy: '12:00' });
  });
});

describe('a delivery that is overdue', () => {
  test.each([
    ['scheduled', '11:59:59', false],
    ['scheduled', '12:00:00', true],
    ['in_processing', '12:00:00', true],
    ['out_for_delivery', '11:59:59', false],
    ['out_for_delivery', '12:00:00', true],
    ['delivered', '12:00:00', false],
    ['skipped', '12:00:00', false],
    ['vacation', '12:00:00', false],
    ['cancelled', '12:00:00', false],
  ] as const)('%s at %s: %s', (status, time, isOverdue) => {
    expect(overdueSince({ on, status }, window, riyadh(time))).toEqual(isOverdue ? riyadh('12:00:00') : null);
  });
});
