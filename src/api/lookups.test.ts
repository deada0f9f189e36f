import { expect, it } from 'vitest';
import type { HealthIssueDto, SchoolDto } from './generated/client.schemas.ts';
import { toHealthIssue, toSchool } from './lookups.ts';

const stamps = { created_at: '2026-08-01T06:00:00Z', updated_at: '2026-08-01T06:00:00Z', is_active: true };

const school: SchoolDto = {
  id: 3,
  name: 'Masar School',
  arabic_name: 'مدرسة مسار',
  address: 'Anas Ibn Malik Rd',
  arabic_address: null,
  region_id: 1,
  educational_level_ids: [2, 3],
  is_served: true,
  status: 'pending_review',
  ...stamps,
};

const nutAllergy: HealthIssueDto = {
  id: 4,
  name: 'Nut allergy',
  arabic_name: 'حساسية المكسرات',
  category: 'allergy',
  requires_description: true,
  allergen_codes: ['nuts', 'peanuts'],
  allergen_severity: 'severe',
  required_values: ['carbohydrate_grams', 'salt_grams'],
  meals_need_check: false,
  package_ids: [2, 5],
  sort_order: 4,
  ...stamps,
};

it('a school keeps whether it is served, its levels and its status', () => {
  expect(toSchool(school)).toEqual({
    id: 3,
    name: 'Masar School',
    arabicName: 'مدرسة مسار',
    address: 'Anas Ibn Malik Rd',
    arabicAddress: null,
    regionId: 1,
    educationalLevelIds: [2, 3],
    isServed: true,
    status: 'pending_review',
  });
  expect(toSchool({ ...school, status: 'merged' as SchoolDto['status'] }).status).toBeNull();
});

it('a health issue keeps its allergens and whether it needs a note', () => {
  expect(toHealthIssue(nutAllergy)).toEqual({
    id: 4,
    name: 'Nut allergy',
    arabicName: 'حساسية المكسرات',
    category: 'allergy',
    requiresDescription: true,
    allergenCodes: ['nuts', 'peanuts'],
    allergenSeverity: 'severe',
    requiredValues: ['carbohydrateGrams', 'saltGrams'],
    mealsNeedCheck: false,
    packageIds: [2, 5],
  });
  expect(toHealthIssue({ ...nutAllergy, category: 'new' as HealthIssueDto['category'] }).category).toBeNull();
});

it('what a health issue needs and this version does not know has to be checked', () => {
  const { meals_need_check: _missing, ...rest } = nutAllergy;
  expect(toHealthIssue(rest as HealthIssueDto).mealsNeedCheck).toBe(true);
  const newer = { ...nutAllergy, required_values: ['potassium_grams'], allergen_severity: 'deadly' };
  expect(toHealthIssue(newer as never)).toMatchObject({ requiredValues: [null], allergenSeverity: null });
});

it('a health issue without the list of its allergens is an error', () => {
  const { allergen_codes: _missing, ...rest } = nutAllergy;
  expect(() => toHealthIssue(rest as HealthIssueDto)).toThrow(TypeError);
});
