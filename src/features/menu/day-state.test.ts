import { expect, test } from 'vitest';
import type { PublishedMenuDay } from '#src/domain/published-menu.ts';
import { testVacation } from '#src/domain/test-vacation.ts';
import { dayStateOf } from './day-state.ts';

const on = '2026-11-29';
const soup = { id: 2 } as PublishedMenuDay['meals'][number];
const day: PublishedMenuDay = { on, packageId: 1, isPlanned: true, meals: [soup], swaps: [] };
const stateOf = (menu: PublishedMenuDay[] | undefined | null, vacations = [] as ReturnType<typeof testVacation>[]) =>
  dayStateOf(on, { packageId: 1, menu, vacations });

test('F04 a day has its dishes, is not planned yet, or is closed by a vacation', () => {
  expect(stateOf([day])).toEqual({ at: 'dishes', meals: [soup], swaps: [] });
  expect(stateOf([{ ...day, isPlanned: false, meals: [] }])).toEqual({ at: 'unplanned' });
  const vacation = testVacation('2026-11-28', '2026-11-30');
  expect(stateOf([], [vacation])).toEqual({ at: 'closed', vacation });
  expect(stateOf([{ ...day, on: '2026-11-30' }])).toEqual({ at: 'closed', vacation: null });
});

test.each([
  ['the menu loads', undefined, 'loading'],
  ['the menu did not load', null, 'unknown'],
  ['the day is of another package', [{ ...day, packageId: 3 }], 'unknown'],
  ['another day is of another package', [day, { ...day, on: '2026-11-30', packageId: 3 }], 'unknown'],
  ['a planned day has no dish', [{ ...day, meals: [] }], 'unplanned'],
  ['a day that is not planned has dishes', [{ ...day, isPlanned: false }], 'unplanned'],
])('F09 no lunch is shown while %s', (_case, menu, at) => {
  expect(stateOf(menu)).toEqual({ at });
});
