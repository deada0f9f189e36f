import { queryOptions } from '@tanstack/react-query';
import { fromWireMoney } from '#src/domain/money.ts';
import type { Package, PackageSummary } from '#src/domain/package.ts';
import type { ApiError } from './errors.ts';
import type { PackageDto, PackageListDto, PackageSummaryDto } from './generated/client.schemas.ts';
import {
  getGetPackageQueryKey,
  getListPackagesQueryKey,
  getPackage,
  listPackages,
} from './generated/packages/packages.ts';
import { toMealSummary } from './meals.ts';

/** Maps the summary of a package in another record. */
export function toPackageSummary(offer: Omit<PackageSummaryDto, 'number_of_days'>): PackageSummary {
  return {
    id: offer.id,
    name: offer.name,
    arabicName: offer.arabic_name,
    category: offer.category,
    frequency: offer.frequency,
    imageUrl: offer.image_url,
  };
}

/** Maps a package (operations `listPackages`, `getPackage`). */
function toPackage(offer: PackageDto): Package {
  return {
    ...toPackageSummary(offer),
    description: offer.description,
    arabicDescription: offer.arabic_description,
    dayCount: offer.number_of_days,
    priceHalalas: fromWireMoney(offer.price),
    deliveryFeeHalalas: fromWireMoney(offer.delivery_fee),
    mealsPerDay: offer.meals_per_day,
    minAge: offer.min_age,
    maxAge: offer.max_age,
    excludedAllergens: offer.excluded_allergens,
    sampleMeals: offer.sample_meals.map(toMealSummary),
    ratingAverage: offer.rating_average,
    ratingCount: offer.rating_count,
    updatedAt: offer.updated_at,
    isActive: offer.is_active,
  };
}

/** One package (operation `getPackage`). */
export function packageQuery(id: number) {
  return queryOptions<Package, ApiError>({
    queryKey: getGetPackageQueryKey(id),
    queryFn: async ({ signal }) => toPackage((await getPackage(id, { signal })).data.package),
  });
}

/** The packages of a response (operation `listPackages`). */
export function packagesOf({ data }: PackageListDto): Package[] {
  return data.packages.map(toPackage);
}

/** The most packages that are offered in place of one that does not fit. */
const maxFitting = 20;

/**
 * The packages of which every meal is safe for a student (operation `listPackages`), for an age on the first day. The
 * answer is personal.
 */
export function safePackagesQuery({ studentId, age }: { studentId: number; age: number }) {
  const params = { applicant_id: studentId, age, per_page: maxFitting };
  return queryOptions<Package[], ApiError>({
    queryKey: getListPackagesQueryKey(params),
    queryFn: async ({ signal }) => packagesOf(await listPackages(params, { signal })),
  });
}
