import { expect, it } from 'vitest';
import { lunchesOn, type PublishedMenuDay } from './published-menu.ts';

const dish = { id: 4 } as PublishedMenuDay['meals'][number];
const day = (on: string, isPlanned: boolean, meals = [dish]): PublishedMenuDay => ({
  on,
  packageId: 1,
  isPlanned,
  meals,
  swaps: [],
});

it('a day that is not planned, or that the menu lacks, has no dishes, so that it does not look safe', () => {
  const menu = [day('2026-11-29', true), day('2026-11-30', false), day('2026-12-06', true)];
  expect(lunchesOn(['2026-11-29', '2026-11-30', '2026-12-01'], menu)).toEqual([
    { on: '2026-11-29', meals: [dish] },
    { on: '2026-11-30', meals: [] },
    { on: '2026-12-01', meals: [] },
  ]);
});
