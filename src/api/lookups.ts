import { queryOptions } from '@tanstack/react-query';
import type { Allergen, HealthIssue } from '#src/domain/health.ts';
import type { FoundAddress, NamedPlace } from '#src/domain/home-address.ts';
import type { NutritionValue } from '#src/domain/meal.ts';
import type { EducationalLevel, NewSchool, School } from '#src/domain/school.ts';
import { type AttemptKeys, sendOnce } from './attempts.ts';
import type { ApiError } from './errors.ts';
import {
  type AddressMatchDto,
  type AllergenDto,
  AllergySeverityDto,
  type EducationalLevelDto,
  HealthIssueCategoryDto,
  type HealthIssueDto,
  type NeighbourhoodDto,
  type NutritionValueDto,
  type RegionDto,
  type SchoolDto,
  SchoolStatusDto,
} from './generated/client.schemas.ts';
import {
  createSchool,
  getListAllergensQueryKey,
  getListEducationalLevelsQueryKey,
  getListHealthIssuesQueryKey,
  getListNeighbourhoodsQueryKey,
  getListRegionsQueryKey,
  getListSchoolsQueryKey,
  getSearchAddressesQueryKey,
  listAllergens,
  listEducationalLevels,
  listHealthIssues,
  listNeighbourhoods,
  listRegions,
  listSchools,
  searchAddresses,
} from './generated/lookups/lookups.ts';
import { knownValue } from './known-value.ts';
import { toSchoolSummary } from './school-summary.ts';

// These lists change with a release of the backend, not while a form is open.
const staleTime = 600_000;

/** Maps a school (operations `listSchools`, `createSchool`). */
export function toSchool(school: SchoolDto): School {
  return {
    ...toSchoolSummary(school),
    educationalLevelIds: school.educational_level_ids,
    isServed: school.is_served,
    status: knownValue(SchoolStatusDto, school.status),
  };
}

const nutritionValues: Readonly<Record<NutritionValueDto, NutritionValue>> = {
  serving_grams: 'servingGrams',
  energy_kcal: 'energyKcal',
  carbohydrate_grams: 'carbohydrateGrams',
  sugars_grams: 'sugarsGrams',
  protein_grams: 'proteinGrams',
  fat_grams: 'fatGrams',
  saturated_fat_grams: 'saturatedFatGrams',
  fibre_grams: 'fibreGrams',
  salt_grams: 'saltGrams',
};

/** The name of a nutrition value; null for one that this version of the app does not know. */
export function nutritionValueOf(name: NutritionValueDto): NutritionValue | null {
  return name in nutritionValues ? nutritionValues[name] : null;
}

/** Maps a health issue that a parent can select (operation `listHealthIssues`). */
export function toHealthIssue(issue: HealthIssueDto): HealthIssue {
  return {
    id: issue.id,
    name: issue.name,
    arabicName: issue.arabic_name,
    category: knownValue(HealthIssueCategoryDto, issue.category),
    requiresDescription: issue.requires_description,
    // Copying fails for a response without the codes; otherwise the allergy would lose its allergens.
    allergenCodes: [...issue.allergen_codes],
    allergenSeverity: knownValue(AllergySeverityDto, issue.allergen_severity),
    requiredValues: issue.required_values.map(nutritionValueOf),
    // A response without the field may be about an issue that needs the check.
    mealsNeedCheck: 'meals_need_check' in issue ? issue.meals_need_check : true,
    packageIds: [...issue.package_ids],
  };
}

function toAllergen({ code, name, arabic_name }: AllergenDto): Allergen {
  return { code, name, arabicName: arabic_name };
}

function toEducationalLevel({ id, name, arabic_name, min_age, max_age }: EducationalLevelDto): EducationalLevel {
  return { id, name, arabicName: arabic_name, minAge: min_age, maxAge: max_age };
}

function toNamedPlace({ id, name, arabic_name }: RegionDto | NeighbourhoodDto): NamedPlace {
  return { id, name, arabicName: arabic_name };
}

function toFoundAddress(match: AddressMatchDto): FoundAddress {
  const { latitude, longitude, city, country } = match;
  return {
    label: match.address,
    arabicLabel: match.arabic_address,
    regionId: match.region_id,
    neighbourhoodId: match.neighbourhood_id,
    street: match.street_name,
    buildingNumber: match.building_number,
    shortAddress: match.short_address,
    zip: match.zip,
    details: { latitude, longitude, city, country },
  };
}

/** The query of the educational levels (operation `listEducationalLevels`). */
export function educationalLevelsQuery() {
  return queryOptions<EducationalLevel[], ApiError>({
    queryKey: getListEducationalLevelsQueryKey(),
    queryFn: async ({ signal }) =>
      (await listEducationalLevels({ signal })).data.educational_levels.map(toEducationalLevel),
    staleTime,
  });
}

/** The query of the health issues to select from (operation `listHealthIssues`). */
export function healthIssuesQuery() {
  return queryOptions<HealthIssue[], ApiError>({
    queryKey: getListHealthIssuesQueryKey(),
    queryFn: async ({ signal }) => (await listHealthIssues({ signal })).data.health_issues.map(toHealthIssue),
    staleTime,
  });
}

/** The query of the allergens in display order (operation `listAllergens`). */
export function allergensQuery() {
  return queryOptions<Allergen[], ApiError>({
    queryKey: getListAllergensQueryKey(),
    queryFn: async ({ signal }) => (await listAllergens({ signal })).data.allergens.map(toAllergen),
  });
}

/** The query of the country's regions (operation `listRegions`). */
export function regionsQuery() {
  return queryOptions<NamedPlace[], ApiError>({
    queryKey: getListRegionsQueryKey(),
    queryFn: async ({ signal }) => (await listRegions({ signal })).data.regions.map(toNamedPlace),
    staleTime,
  });
}

/** The query of a region's neighbourhoods (operation `listNeighbourhoods`). */
export function neighbourhoodsQuery(regionId: number) {
  return queryOptions<NamedPlace[], ApiError>({
    queryKey: getListNeighbourhoodsQueryKey(regionId),
    queryFn: async ({ signal }) =>
      (await listNeighbourhoods(regionId, { signal })).data.neighbourhoods.map(toNamedPlace),
  });
}

/**
 * The query of the first schools that match a search by name or address; an empty search matches all (operation
 * `listSchools`).
 */
export function schoolsQuery({ search, count }: { search: string; count: number }) {
  const params = { ...(search !== '' && { search }), per_page: count };
  return queryOptions<School[], ApiError>({
    queryKey: getListSchoolsQueryKey(params),
    queryFn: async ({ signal }) => (await listSchools(params, { signal })).data.schools.map(toSchool),
  });
}

/** The query of the addresses that match a search (operation `searchAddresses`). */
export function addressesQuery(search: string) {
  const params = { search };
  return queryOptions<FoundAddress[], ApiError>({
    queryKey: getSearchAddressesQueryKey(params),
    queryFn: async ({ signal }) => (await searchAddresses(params, { signal })).data.addresses.map(toFoundAddress),
  });
}

/**
 * Adds a school that is missing in the list (operation `createSchool`); it can be selected at once, before its review.
 */
export async function addSchool(
  { name, arabicName, address, regionId }: NewSchool,
  keys: AttemptKeys,
): Promise<School> {
  const school = { name, arabic_name: arabicName, address, region_id: regionId };
  return sendOnce(
    keys,
    ['createSchool', school],
    (init) => createSchool(school, init),
    ({ data }) => toSchool(data.school),
  );
}
