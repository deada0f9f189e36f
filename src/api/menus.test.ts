import { expect, it } from 'vitest';
import type { MenuListDto } from './generated/client.schemas.ts';
import { menuDaysOf, menuQuery } from './menus.ts';

const swapped: MenuListDto = {
  custom_status: 200,
  data: {
    menus: [
      {
        date: '2026-11-30',
        package_id: 1,
        is_planned: false,
        meals: [],
        swaps: [
          {
            meal_id: 2,
            previous_meal: { id: 4, name: 'Pasta', arabic_name: 'معكرونة', image_url: null },
            reason: { name: 'No sweetcorn', arabic_name: 'لا ذرة' },
            swapped_at: '2026-11-29T04:10:00Z',
          },
        ],
      },
    ],
  },
};

it('a day keeps whether it is planned, and which dish was there before', () => {
  expect(menuDaysOf(swapped)).toEqual([
    {
      on: '2026-11-30',
      packageId: 1,
      isPlanned: false,
      meals: [],
      swaps: [
        {
          mealId: 2,
          previousMeal: { id: 4, name: 'Pasta', arabicName: 'معكرونة', imageUrl: null },
          reason: { name: 'No sweetcorn', arabicName: 'لا ذرة' },
          swappedAt: '2026-11-29T04:10:00Z',
        },
      ],
    },
  ]);
});

it.each([
  [3, { package_id: 1, from: '2026-11-29', to: '2026-12-10', school_id: 3 }],
  [null, { package_id: 1, from: '2026-11-29', to: '2026-12-10' }],
])('asks without the vacations of the school %s', (schoolId, params) => {
  expect(menuQuery({ packageId: 1, from: '2026-11-29', to: '2026-12-10', schoolId }).queryKey).toEqual([
    'listMenus',
    params,
  ]);
});
