import { useQuery } from '@tanstack/react-query';
import type { MealSummaryDto } from './generated/client.schemas.ts';
import { getGetPackageQueryOptions } from './generated/packages/packages.ts';

const none: readonly MealSummaryDto[] = [];

/** Some meals of a package that an order names (operation `getPackage`), for its picture; empty until they are known. */
export function usePackageMeals(packageId: number): readonly MealSummaryDto[] {
  const { data } = useQuery(
    getGetPackageQueryOptions(packageId, { query: { staleTime: 300_000, meta: { isBackground: true } } }),
  );
  return data?.data.package.sample_meals ?? none;
}
