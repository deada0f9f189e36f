import type { Package } from '#src/api/generated/zod/schemas.ts';
import { db } from '#mocks/store/db.ts';
import type { PackageRecord } from '#mocks/store/public-records.ts';

const sampleSize = 6;

/** A package in the form of the contract, with some of its meals. */
export function shownPackage({ meal_ids, ...record }: PackageRecord): Package {
  const sample_meals = meal_ids
    .flatMap((id) => db.meals.findFirst((query) => query.where({ id, is_active: true })) ?? [])
    .slice(0, sampleSize)
    .map(({ id, name, arabic_name, image_url }) => ({ id, name, arabic_name, image_url }));
  return { ...record, sample_meals };
}
