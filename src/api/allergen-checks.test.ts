import { describe, expect, it } from 'vitest';
import { allergenConflictsOf, toAllergenCheck } from './allergen-checks.ts';
import { ApiError } from './errors.ts';
import type { AllergenCheckDto, StudentAllergenConflictDto } from './generated/client.schemas.ts';

const pasta = { id: 4, name: 'Pasta', arabic_name: 'معكرونة', image_url: null };
const rice = { id: 1, name: 'Rice', arabic_name: 'أرز', image_url: null };

const check: AllergenCheckDto = {
  verdict: 'check',
  lunch_count: 22,
  blocked_count: 1,
  check_count: 2,
  dishes: [
    {
      meal: pasta,
      verdict: 'blocked',
      allergens: [
        {
          code: 'milk',
          name: 'Milk',
          arabic_name: 'الحليب',
          level: 'contains',
          severity: 'moderate',
          verdict: 'blocked',
        },
      ],
      unknowns: [{ type: 'value_not_stated', code: null, health_issue_id: null, value: 'salt_grams' }],
      days: [
        { date: '2026-11-29', replaced_by: rice },
        { date: '2026-12-06', replaced_by: null },
      ],
    },
  ],
  unplanned_dates: ['2026-12-28'],
  unknowns: [
    { type: 'issue_without_code', code: null, health_issue_id: 4, value: null },
    { type: 'not_made_for', code: null, health_issue_id: 1, value: null },
    { type: 'allergen_unknown', code: 'lupin', health_issue_id: null, value: null },
  ],
  findings: ['dish:4:contains:milk:moderate'],
  is_acknowledged: false,
};

describe('what the server found', () => {
  it('keeps its dishes, days, swaps and unknowns', () => {
    const summary = { id: 4, name: 'Pasta', arabicName: 'معكرونة', imageUrl: null };
    expect(toAllergenCheck(check)).toEqual({
      verdict: 'check',
      lunchCount: 22,
      blockedCount: 1,
      checkCount: 2,
      dishes: [
        {
          meal: summary,
          verdict: 'blocked',
          allergens: [{ code: 'milk', level: 'contains', severity: 'moderate', verdict: 'blocked' }],
          unknowns: [{ kind: 'value_not_stated', value: 'saltGrams' }],
          days: [
            { on: '2026-11-29', replacedBy: { id: 1, name: 'Rice', arabicName: 'أرز', imageUrl: null } },
            { on: '2026-12-06', replacedBy: null },
          ],
        },
      ],
      unplannedDays: ['2026-12-28'],
      unknowns: [
        { kind: 'issue_without_code', issueId: 4 },
        { kind: 'not_made_for', issueId: 1 },
        { kind: 'allergen_unknown', code: 'lupin' },
      ],
      findings: ['dish:4:contains:milk:moderate'],
      isAcknowledged: false,
    });
  });

  it('never looks safer because of a value that this version does not know', () => {
    const newer = {
      ...check,
      verdict: 'fits_mostly',
      dishes: [
        {
          ...check.dishes[0],
          verdict: 'maybe',
          allergens: [{ code: 'milk', level: 'traces', severity: 'lethal', verdict: 'maybe' }],
          unknowns: [{ type: 'recipe_changed', code: null, health_issue_id: null, value: null }],
        },
      ],
      unknowns: [{ type: 'issue_unknown', code: null, health_issue_id: null, value: null }],
    } as unknown as AllergenCheckDto;
    const { verdict, dishes, unknowns } = toAllergenCheck(newer);
    expect(verdict).toBe('does_not_fit');
    expect(dishes[0]).toMatchObject({
      verdict: 'blocked',
      allergens: [{ code: 'milk', level: 'contains', severity: null, verdict: 'blocked' }],
      unknowns: [{ kind: 'unknown' }],
    });
    expect(unknowns).toEqual([{ kind: 'unknown' }]);
  });
});

describe('the conflicts of a 409', () => {
  const conflict: StudentAllergenConflictDto = {
    applicant_id: 11,
    package: {
      id: 1,
      name: 'Everyday Healthy',
      arabic_name: 'الصحي اليومي',
      category: 'healthy',
      frequency: 'monthly',
      number_of_days: 22,
      image_url: null,
    },
    check,
    fitting_packages: [],
  };
  const refused = (body: object, status = 409) => new ApiError('No', { kind: 'status', status, body });

  it('name student, package and what was found', () => {
    const body = { reason_code: 'allergen_conflict', data: { allergen_conflicts: [conflict] } };
    expect(allergenConflictsOf(refused(body))).toMatchObject([
      { studentId: 11, package: { id: 1 }, check: { verdict: 'check' }, fittingPackages: [] },
    ]);
  });

  it.each([
    ['another reason', refused({ reason_code: 'changed', data: { allergen_conflicts: [conflict] } })],
    ['another status', refused({ reason_code: 'allergen_conflict', data: { allergen_conflicts: [conflict] } }, 422)],
    ['a body off the contract', refused({ reason_code: 'allergen_conflict', data: {} })],
    ['no response', new TypeError('No')],
  ])('are none for %s', (_what, error) => {
    expect(allergenConflictsOf(error)).toEqual([]);
  });
});
