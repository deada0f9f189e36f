import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allergySeverities, type AllergySeverity } from './health.ts';
import type { AllergenLevel, NutritionValue } from './meal.ts';
import {
  bySeriousness,
  type MealFacts,
  mealSafety,
  type SafetyVerdict,
  safetyVerdicts,
  worstVerdict,
} from './meal-safety.ts';
import type { StudentNeeds } from './student-needs.ts';
import { testMeal } from './test-meal.ts';
import { testCodes, testNeeds } from './test-needs.ts';

describe('an allergen of the student in a meal', () => {
  test.each<[AllergySeverity | null, AllergenLevel, SafetyVerdict]>([
    ['severe', 'contains', 'blocked'],
    ['moderate', 'contains', 'blocked'],
    ['mild', 'contains', 'check'],
    [null, 'contains', 'blocked'],
    ['severe', 'may_contain', 'check'],
    ['moderate', 'may_contain', 'check'],
    ['mild', 'may_contain', 'check'],
    [null, 'may_contain', 'check'],
    // A level of a newer server.
    ['severe', 'fried_beside' as AllergenLevel, 'blocked'],
  ])('%s, %s: %s', (severity, level, verdict) => {
    const safety = mealSafety(testNeeds({ nuts: severity }), { ...testMeal(), allergens: [{ code: 'nuts', level }] });
    expect(safety.verdict).toBe(verdict);
    expect(safety.allergens).toEqual([{ code: 'nuts', level, severity, verdict }]);
    expect(safety.unknowns).toEqual(severity === null ? [{ kind: 'severity_unknown', code: 'nuts' }] : []);
  });

  test('an ingredient counts before a trace of the same allergen, in any order', () => {
    for (const [first, second] of [
      ['contains', 'may_contain'],
      ['may_contain', 'contains'],
      ['fried_beside' as AllergenLevel, 'may_contain'],
    ] as const) {
      const allergens = [first, second].map((level) => ({ code: 'nuts', level }));
      const safety = mealSafety(testNeeds({ nuts: 'severe' }), { ...testMeal(), allergens });
      expect([safety.verdict, safety.allergens.length]).toEqual(['blocked', 1]);
    }
  });

  test('all of them are listed, the most serious first', () => {
    const student = testNeeds({ eggs: 'mild', milk: null, nuts: 'severe', peanuts: 'moderate', sesame: 'severe' });
    const meal = testMeal({ contains: ['eggs', 'milk', 'peanuts', 'sesame'], mayContain: ['nuts'] });
    const { verdict, allergens } = mealSafety(student, meal);
    expect(verdict).toBe('blocked');
    expect(allergens.map(({ code }) => code)).toEqual(['sesame', 'milk', 'peanuts', 'nuts', 'eggs']);
  });

  test('allergens of one seriousness are sorted by code, then ingredients before traces', () => {
    const check = { severity: 'mild', verdict: 'check' } as const;
    const sorted = [
      { ...check, code: 'eggs', level: 'contains' },
      { ...check, code: 'eggs', level: 'may_contain' },
      { ...check, code: 'milk', level: 'contains' },
    ] as const;
    expect(sorted.toReversed().toSorted(bySeriousness)).toEqual(sorted);
  });

  test('the others do not matter', () => {
    const meal = testMeal({ contains: ['eggs'], mayContain: ['milk'] });
    expect(mealSafety(testNeeds({ nuts: 'severe' }), meal)).toEqual({ verdict: 'safe', allergens: [], unknowns: [] });
    expect(mealSafety(testNeeds({}), meal).verdict).toBe('safe');
  });
});

describe('missing data', () => {
  test('a meal whose allergens are not recorded has to be checked for a student with an allergy, and for no other', () => {
    const meal = { ...testMeal(), allergens: null };
    expect(mealSafety(testNeeds({ nuts: 'mild' }), meal)).toEqual({
      verdict: 'check',
      allergens: [],
      unknowns: [{ kind: 'allergens_not_recorded' }],
    });
    expect(mealSafety(testNeeds({}), meal).verdict).toBe('safe');
  });

  test('a code that no list has may be a misspelt one, so the meal has to be checked', () => {
    const meal = testMeal({ contains: ['peanut'] });
    expect(mealSafety(testNeeds({ peanuts: 'severe' }), meal)).toEqual({
      verdict: 'check',
      allergens: [],
      unknowns: [{ kind: 'allergen_unknown', code: 'peanut' }],
    });
    expect(mealSafety(testNeeds({}), meal).verdict).toBe('safe');
    // A student's own code is compared, whether a list has it or not.
    expect(mealSafety(testNeeds({ peanut: 'severe' }), meal)).toMatchObject({ verdict: 'blocked', unknowns: [] });
  });

  test('what is unknown about the student applies to every meal', () => {
    const unknowns = [{ kind: 'issue_without_code', issueId: 19 }] as const;
    expect(mealSafety(testNeeds({}, { unknowns }), testMeal())).toEqual({ verdict: 'check', allergens: [], unknowns });
    expect(mealSafety(testNeeds({ nuts: 'severe' }, { unknowns }), testMeal({ contains: ['nuts'] }))).toMatchObject({
      verdict: 'blocked',
      unknowns,
    });
  });

  test.each([
    [52, 'safe'],
    [0, 'safe'],
    [null, 'check'],
    [-1, 'check'],
    [NaN, 'check'],
    [Infinity, 'check'],
  ] as const)('a required value of %s: %s', (carbohydrateGrams, verdict) => {
    const diabetes = testNeeds({}, { nutrition: ['carbohydrateGrams'] });
    const safety = mealSafety(diabetes, testMeal({ nutrition: { carbohydrateGrams } }));
    expect(safety.verdict).toBe(verdict);
    const missing = [{ kind: 'value_not_stated', value: 'carbohydrateGrams' }];
    expect(safety.unknowns).toEqual(verdict === 'safe' ? [] : missing);
  });

  test('a required value that this version does not know is not stated', () => {
    const { verdict, unknowns } = mealSafety(testNeeds({}, { nutrition: [null] }), testMeal());
    expect([verdict, unknowns]).toEqual(['check', [{ kind: 'value_not_stated', value: null }]]);
  });
});

test('the worst verdict is the least safe one', () => {
  expect(worstVerdict([])).toBe('safe');
  expect(worstVerdict(['safe', 'safe'])).toBe('safe');
  expect(worstVerdict(['check', 'safe'])).toBe('check');
  expect(worstVerdict(['check', 'blocked', 'safe'])).toBe('blocked');
});

describe('never safer', () => {
  const seeded = { seed: 20261125, numRuns: 1_000 };
  const severity = fc.option(fc.constantFrom(...allergySeverities));
  const code = fc.constantFrom(...testCodes, 'lupin');
  const level = fc.constantFrom<AllergenLevel>('contains', 'may_contain');
  const value = fc.constantFrom<NutritionValue>('carbohydrateGrams', 'saltGrams');
  const grams = fc.option(fc.nat(90));
  const student = fc
    .record({
      avoided: fc.dictionary(code, severity),
      nutrition: fc.uniqueArray(value),
      unknowns: fc.constantFrom([], [{ kind: 'issue_unknown' as const, issueId: 1 }]),
    })
    .map(({ avoided, ...more }) => testNeeds(avoided, more));
  const meal: fc.Arbitrary<MealFacts> = fc
    .record({
      allergens: fc.option(fc.array(fc.record({ code, level }), { maxLength: 4 })),
      nutrition: fc.record({ carbohydrateGrams: grams, saltGrams: grams }),
    })
    .map(({ allergens, nutrition }) => ({ ...testMeal({ nutrition }), allergens }));
  const rank = (verdict: SafetyVerdict) => safetyVerdicts.indexOf(verdict);
  const rankOf = (of: StudentNeeds, dish: MealFacts) => rank(mealSafety(of, dish).verdict);

  test('by another allergen in the meal', () => {
    fc.assert(
      fc.property(student, meal, code, level, (of, dish, added, at) => {
        if (dish.allergens === null) return;
        const more = { ...dish, allergens: [...dish.allergens, { code: added, level: at }] };
        expect(rankOf(of, more)).toBeGreaterThanOrEqual(rankOf(of, dish));
      }),
      seeded,
    );
  });

  test('by another allergen of the student', () => {
    fc.assert(
      fc.property(student, meal, code, severity, (of, dish, added, at) => {
        if (of.avoided.has(added)) return;
        const more = { ...of, avoided: new Map([...of.avoided, [added, at]]) };
        expect(rankOf(more, dish)).toBeGreaterThanOrEqual(rankOf(of, dish));
      }),
      seeded,
    );
  });

  test('by a stronger severity, or by one that is no longer known', () => {
    fc.assert(
      fc.property(student, meal, fc.nat(), (of, dish, place) => {
        const [changed, before] = [...of.avoided][place % of.avoided.size] ?? [];
        if (changed === undefined) return;
        const stronger = before
          ? [...allergySeverities.slice(allergySeverities.indexOf(before)), null]
          : [null, 'severe'];
        for (const at of stronger as (AllergySeverity | null)[]) {
          const more = { ...of, avoided: new Map([...of.avoided, [changed, at]]) };
          expect(rankOf(more, dish)).toBeGreaterThanOrEqual(rankOf(of, dish));
        }
      }),
      seeded,
    );
  });

  test('by a trace that becomes an ingredient', () => {
    fc.assert(
      fc.property(student, meal, (of, dish) => {
        const allergens = dish.allergens?.map((each) => ({ ...each, level: 'contains' as const })) ?? null;
        expect(rankOf(of, { ...dish, allergens })).toBeGreaterThanOrEqual(rankOf(of, dish));
      }),
      seeded,
    );
  });

  test('by values that are not stated, or by a list that loses a code', () => {
    fc.assert(
      fc.property(student, meal, code, (of, dish, lost) => {
        const before = rankOf(of, dish);
        expect(rankOf(of, { ...dish, nutrition: testMeal().nutrition })).toBeGreaterThanOrEqual(before);
        const knownCodes = new Set([...of.knownCodes].filter((each) => each !== lost));
        expect(rankOf({ ...of, knownCodes }, dish)).toBeGreaterThanOrEqual(before);
      }),
      seeded,
    );
  });

  test('without the allergens of the meal nothing that a student with an allergy may not eat becomes safe', () => {
    fc.assert(
      fc.property(student, meal, (of, dish) => {
        const after = rankOf(of, { ...dish, allergens: null });
        // It is not known any more what blocked the meal, so it has to be checked, but is never safe.
        expect(after).toBeGreaterThanOrEqual(Math.min(rankOf(of, dish), rank('check')));
      }),
      seeded,
    );
  });
});
