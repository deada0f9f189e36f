import { useQuery } from '@tanstack/react-query';
import type { MealSummary } from '#src/domain/meal.ts';
import { packageQuery } from './packages.ts';

const none: readonly MealSummary[] = [];

/** Some meals of a package in an order (operation `getPackage`), for its picture; empty until they are known. */
export function usePackageMeals(packageId: number): readonly MealSummary[] {
  const { data } = useQuery({ ...packageQuery(packageId), staleTime: 300_000, meta: { isBackground: true } });
  return data?.sampleMeals ?? none;
}
