import { queryOptions } from '@tanstack/react-query';
import type { PublishedMenuDay } from '#src/domain/published-menu.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import type { ApiError } from './errors.ts';
import type { MenuDayDto, MenuListDto } from './generated/client.schemas.ts';
import { getListMenusQueryKey, listMenus } from './generated/meals/meals.ts';
import { toLocalizedName } from './localized-name.ts';
import { toMeal, toMealSummary } from './meals.ts';

/** The most days that one request may ask for, both ends included. */
export const maxMenuDays = 62;

function toPublishedMenuDay(day: MenuDayDto): PublishedMenuDay {
  return {
    on: day.date,
    packageId: day.package_id,
    isPlanned: day.is_planned,
    meals: day.meals.map(toMeal),
    swaps: day.swaps.map((swap) => ({
      mealId: swap.meal_id,
      previousMeal: toMealSummary(swap.previous_meal),
      reason: toLocalizedName(swap.reason),
      swappedAt: swap.swapped_at,
    })),
  };
}

/** The school days of a response (operation `listMenus`), by date. */
export function menuDaysOf({ data }: MenuListDto): PublishedMenuDay[] {
  return data.menus.map(toPublishedMenuDay);
}

/** A range of a package's menu. */
export interface MenuRange {
  packageId: number;
  /** The first day. */
  from: CivilDate;
  /** The last day, at most `maxMenuDays` with the first one. */
  to: CivilDate;
  /** Without the vacations of this school; null for those of everyone only. */
  schoolId: number | null;
}

/** The query of a package's menu by day (operation `listMenus`), without weekends and vacations. */
export function menuQuery({ packageId, from, to, schoolId }: MenuRange) {
  const params = { package_id: packageId, from, to, ...(schoolId === null ? {} : { school_id: schoolId }) };
  return queryOptions<PublishedMenuDay[], ApiError>({
    queryKey: getListMenusQueryKey(params),
    queryFn: async ({ signal }) => menuDaysOf(await listMenus(params, { signal })),
  });
}
