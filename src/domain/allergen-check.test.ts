import { describe, expect, it } from 'vitest';
import { type CheckedDish, checkOfGate, checkReasons } from './allergen-check.ts';
import type { DecidingAllergen } from './meal-safety.ts';
import { testMeal } from './test-meal.ts';
import { fittingGate } from './test-package-gate.ts';

const peanuts: DecidingAllergen = { code: 'peanuts', level: 'contains', severity: 'severe', verdict: 'blocked' };
const milk: DecidingAllergen = { code: 'milk', level: 'may_contain', severity: 'mild', verdict: 'check' };

function dish(id: number, days: string[], found: Partial<CheckedDish>): CheckedDish {
  return {
    meal: { id, name: `Meal ${id}`, arabicName: '', imageUrl: null },
    verdict: 'check',
    allergens: [],
    unknowns: [],
    days: days.map((on) => ({ on, replacedBy: null })),
    ...found,
  };
}

describe('the reasons of a check', () => {
  it('count each allergen once per lunch, the most serious first', () => {
    const dishes = [
      dish(1, ['2026-11-29', '2026-12-06'], { allergens: [milk] }),
      dish(2, ['2026-11-29', '2026-11-30'], { allergens: [milk, peanuts] }),
    ];
    expect(checkReasons({ dishes, unplannedDays: [], unknowns: [] })).toEqual([
      { kind: 'allergen', ...peanuts, lunchCount: 2 },
      { kind: 'allergen', ...milk, lunchCount: 3 },
    ]);
  });

  it('keep what a dish contains apart from what it may contain', () => {
    const traces: DecidingAllergen = { ...peanuts, level: 'may_contain', verdict: 'check' };
    const dishes = [
      dish(1, ['2026-11-29'], { allergens: [traces] }),
      dish(2, ['2026-11-30'], { allergens: [peanuts] }),
    ];
    expect(checkReasons({ dishes, unplannedDays: [], unknowns: [] })).toEqual([
      { kind: 'allergen', ...peanuts, lunchCount: 1 },
      { kind: 'allergen', ...traces, lunchCount: 1 },
    ]);
  });

  it('count the lunches about which something is not known, but not what is said elsewhere', () => {
    const notRecorded = { kind: 'allergens_not_recorded' } as const;
    const ofStudent = { kind: 'issue_without_code', issueId: 4 } as const;
    const dishes = [
      dish(1, ['2026-11-29'], { unknowns: [notRecorded, ofStudent] }),
      dish(2, ['2026-11-30'], { unknowns: [{ kind: 'severity_unknown', code: 'peanuts' }, notRecorded] }),
    ];
    expect(checkReasons({ dishes, unplannedDays: ['2026-12-01'], unknowns: [ofStudent] })).toEqual([
      { kind: 'dish_unknown', unknown: notRecorded, lunchCount: 2 },
      { kind: 'unplanned', lunchCount: 1 },
      { kind: 'student_unknown', unknown: ofStudent },
    ]);
  });

  it('are none if the package fits', () => {
    expect(checkReasons({ dishes: [], unplannedDays: [], unknowns: [] })).toEqual([]);
  });
});

describe('the check that the app makes of its own findings', () => {
  const meal = (id: number) => ({ ...testMeal({ id }), name: `Meal ${id}`, arabicName: '', imageUrl: null });

  it('says of each dish what the rule of safety said', () => {
    const days = [{ on: '2026-11-29', replacedBy: null }];
    const { dishes } = checkOfGate({
      ...fittingGate,
      dishes: [
        { meal: meal(1), safety: { verdict: 'check', allergens: [milk], unknowns: [] }, days },
        { meal: meal(2), safety: { verdict: 'blocked', allergens: [peanuts], unknowns: [] }, days },
      ],
    });
    expect(dishes.map(({ meal: { id }, verdict, allergens }) => ({ id, verdict, allergens }))).toEqual([
      { id: 1, verdict: 'check', allergens: [milk] },
      { id: 2, verdict: 'blocked', allergens: [peanuts] },
    ]);
  });

  it('leaves nothing to acknowledge only without findings', () => {
    expect(checkOfGate(fittingGate).isAcknowledged).toBe(true);
    expect(checkOfGate({ ...fittingGate, verdict: 'check', findings: ['issue:4'] }).isAcknowledged).toBe(false);
  });

  it('lists the issues that the package is not made for with what is not known', () => {
    const issue = { kind: 'issue_without_code', issueId: 4 } as const;
    expect(checkOfGate({ ...fittingGate, unknowns: [issue], notMadeFor: [7] }).unknowns).toEqual([
      issue,
      { kind: 'not_made_for', issueId: 7 },
    ]);
  });
});
