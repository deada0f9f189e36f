import { useQuery } from '@tanstack/react-query';
import type { MealSummary } from '#src/domain/meal.ts';
import type { PackageAnswerDto } from './generated/client.schemas.ts';
import { getGetPackageQueryOptions } from './generated/packages/packages.ts';
import { toMealSummary } from './meals.ts';

const none: readonly MealSummary[] = [];

const mealsOf = ({ data }: PackageAnswerDto) => data.package.sample_meals.map(toMealSummary);

/** Some meals of a package that an order names (operation `getPackage`), for its picture; empty until they are known. */
export function usePackageMeals(packageId: number): readonly MealSummary[] {
  const { data } = useQuery(
    getGetPackageQueryOptions(packageId, {
      query: { select: mealsOf, staleTime: 300_000, meta: { isBackground: true } },
    }),
  );
  return data ?? none;
}
