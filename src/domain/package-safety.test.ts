import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mealSafety } from './meal-safety.ts';
import { packageSafety } from './package-safety.ts';
import { testMeal } from './test-meal.ts';
import { testNeeds } from './test-needs.ts';

const everyday = { id: 1, excludedAllergens: [] };
const rice = testMeal({ id: 1 });
const satay = testMeal({ id: 2, contains: ['peanuts'] });
const muesli = testMeal({ id: 3, mayContain: ['peanuts'] });
const omelette = testMeal({ id: 4, contains: ['eggs'] });
const pudding = testMeal({ id: 5, contains: ['milk'], mayContain: ['peanuts'] });
const unlabelled = { ...testMeal({ id: 6 }), allergens: null };

const planned = (...lunches: (readonly ReturnType<typeof testMeal>[])[]) =>
  lunches.map((meals, index) => ({ on: `2026-12-${String(index + 1).padStart(2, '0')}`, meals }));

describe('the lunches of a package', () => {
  const student = testNeeds({ peanuts: 'severe', eggs: 'mild' });

  test('are counted once each, by the worst of their dishes', () => {
    const lunches = planned([rice], [satay], [rice, muesli], [satay, omelette], [rice, rice]);
    expect(packageSafety(student, everyday, lunches)).toMatchObject({
      verdict: 'blocked',
      lunchCount: 5,
      blockedCount: 2,
      checkCount: 1,
      unplannedDays: [],
      notMadeFor: [],
    });
    expect(packageSafety(student, everyday, planned([rice], [omelette])).verdict).toBe('check');
    expect(packageSafety(student, everyday, planned([rice], [rice]))).toEqual({
      verdict: 'safe',
      lunchCount: 2,
      blockedCount: 0,
      checkCount: 0,
      dishes: [],
      allergens: [],
      unplannedDays: [],
      notMadeFor: [],
    });
    expect(packageSafety(student, everyday, [])).toMatchObject({ verdict: 'safe', lunchCount: 0 });
  });

  test('name each dish that is not safe with its days, the most serious first', () => {
    const lunches = planned([unlabelled as never], [omelette], [muesli], [rice], [satay], [muesli]);
    const { dishes } = packageSafety(student, everyday, lunches);
    expect(dishes.map(({ meal, days }) => [meal.id, days])).toEqual([
      [2, ['2026-12-05']],
      [3, ['2026-12-03', '2026-12-06']],
      [4, ['2026-12-02']],
      [6, ['2026-12-01']],
    ]);
    expect(dishes.map(({ safety }) => safety)).toEqual(
      [satay, muesli, omelette, unlabelled].map((meal) => mealSafety(student, meal)),
    );
  });

  test('name a dish on more days first, then the one with the lower id', () => {
    const second = { ...muesli, id: 7 };
    const idsOf = (...lunches: (readonly (typeof muesli)[])[]) =>
      packageSafety(student, everyday, planned(...lunches)).dishes.map(({ meal }) => meal.id);
    expect(idsOf([muesli], [second], [second])).toEqual([7, 3]);
    expect(idsOf([second], [muesli])).toEqual([3, 7]);
    const unknown = [{ ...unlabelled, id: 9 }, unlabelled] as never[];
    expect(packageSafety(student, everyday, planned(unknown)).dishes.map(({ meal }) => meal.id)).toEqual([6, 9]);
    // A dish with an allergen comes before one without data, in any order.
    expect(idsOf([unlabelled as never], [unlabelled as never], [muesli])).toEqual([3, 6]);
    expect(idsOf([muesli], [unlabelled as never], [unlabelled as never])).toEqual([3, 6]);
  });

  test('count the lunches of each allergen: 3 of 4 contain peanuts', () => {
    const lunches = planned([muesli], [satay, { ...satay, id: 8 }], [satay], [satay, pudding]);
    const { allergens } = packageSafety(student, everyday, lunches);
    expect(allergens.map(({ code, level, lunchCount }) => [code, level, lunchCount])).toEqual([
      ['peanuts', 'contains', 3],
      ['peanuts', 'may_contain', 2],
    ]);
  });
});

describe('a day that is not planned yet', () => {
  const lunches = planned([rice], []);
  const safeWithout = { id: 3, excludedAllergens: ['peanuts', 'nuts'] };

  test.each([
    ['a student without needs', testNeeds({}), everyday, 'safe'],
    ['an allergen that the package may have', testNeeds({ nuts: 'mild' }), everyday, 'check'],
    ['an allergen that the package leaves out', testNeeds({ nuts: 'severe' }), safeWithout, 'safe'],
    ['one of two that it leaves out', testNeeds({ nuts: 'severe', milk: 'mild' }), safeWithout, 'check'],
    ['a value that a dish has to state', testNeeds({}, { nutrition: ['saltGrams'] }), safeWithout, 'check'],
    [
      'an allergy without a code',
      testNeeds({}, { unknowns: [{ kind: 'issue_without_code', issueId: 19 }] }),
      safeWithout,
      'check',
    ],
  ] as const)('%s', (_what, student, offer, verdict) => {
    const safety = packageSafety(student, offer, planned([]));
    expect([safety.verdict, safety.checkCount]).toEqual([verdict, verdict === 'check' ? 1 : 0]);
    expect(packageSafety(student, offer, lunches).unplannedDays).toEqual(verdict === 'check' ? ['2026-12-02'] : []);
  });
});

test('a package that is not made for an issue has to be checked; one that is made for it does not', () => {
  const student = testNeeds(
    {},
    {
      packages: new Map([
        [1, [2, 5]],
        [3, [9]],
        [4, [1]],
      ]),
    },
  );
  expect(packageSafety(student, everyday, planned([rice]))).toMatchObject({
    verdict: 'check',
    checkCount: 0,
    notMadeFor: [1, 3],
  });
  const diabetes = testNeeds({}, { packages: new Map([[1, [2, 5]]]) });
  expect(packageSafety(diabetes, { ...everyday, id: 5 }, planned([rice]))).toMatchObject({
    verdict: 'safe',
    notMadeFor: [],
  });
});

test('another lunch never makes a package safer, and its lunches add up', () => {
  const student = testNeeds({ peanuts: 'severe', eggs: 'mild' });
  const dish = fc.constantFrom(rice, satay, muesli, omelette, pudding);
  const lunch = fc.array(dish, { maxLength: 2 });
  const ranks = ['safe', 'check', 'blocked'];
  fc.assert(
    fc.property(fc.array(lunch, { maxLength: 6 }), lunch, (lunches, added) => {
      const before = packageSafety(student, everyday, planned(...lunches));
      const after = packageSafety(student, everyday, planned(...lunches, added));
      expect(ranks.indexOf(after.verdict)).toBeGreaterThanOrEqual(ranks.indexOf(before.verdict));
      expect(after.blockedCount + after.checkCount).toBeLessThanOrEqual(after.lunchCount);
      expect(after.blockedCount).toBeGreaterThanOrEqual(before.blockedCount);
      expect(after.checkCount).toBeGreaterThanOrEqual(before.checkCount);
    }),
  );
});
