import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isProbablyUnfit, sellablePackages, isAcknowledged, kitchenNeeds, packageGate } from './package-gate.ts';
import type { StudentNeeds } from './student-needs.ts';
import { testMeal } from './test-meal.ts';
import { testNeeds } from './test-needs.ts';
import { fittingGate } from './test-package-gate.ts';

const everyday = { id: 1, excludedAllergens: [] };
const rice = testMeal({ id: 1 });
const satay = testMeal({ id: 2, contains: ['peanuts'] });
const muesli = testMeal({ id: 3, mayContain: ['peanuts'] });
const omelette = testMeal({ id: 4, contains: ['eggs'] });
const kofta = testMeal({ id: 5, contains: ['milk'] });
const unlabelled = { ...testMeal({ id: 6 }), allergens: null };
const foreign = testMeal({ id: 7, contains: ['kiwi'] });
const labelled = testMeal({ id: 8, nutrition: { saltGrams: 1, carbohydrateGrams: 40 } });

type TestMeal = Pick<ReturnType<typeof testMeal>, 'id' | 'nutrition'> & {
  allergens: (typeof rice)['allergens'] | null;
};

const planned = (...lunches: (readonly TestMeal[])[]) =>
  lunches.map((meals, index) => ({ on: `2026-12-${String(index + 1).padStart(2, '0')}`, meals }));

const gateOf = (student: StudentNeeds, lunches: (readonly TestMeal[])[], all: readonly TestMeal[] = [rice, labelled]) =>
  packageGate(student, everyday, planned(...lunches), all);

describe('a package', () => {
  test('fits a student for whom every dish is safe', () => {
    expect(gateOf(testNeeds({ peanuts: 'severe' }), [[rice], [omelette]])).toEqual(fittingGate);
  });

  test.each<[string, StudentNeeds, TestMeal, string, string[]]>([
    ['a severe allergen', testNeeds({ peanuts: 'severe' }), satay, 'does_not_fit', ['dish:2:contains:peanuts:severe']],
    [
      'one of unknown severity',
      testNeeds({ peanuts: null }),
      satay,
      'does_not_fit',
      ['dish:2:contains:peanuts:unknown'],
    ],
    ['a moderate one', testNeeds({ peanuts: 'moderate' }), satay, 'check', ['dish:2:contains:peanuts:moderate']],
    ['a mild one', testNeeds({ peanuts: 'mild' }), satay, 'check', ['dish:2:contains:peanuts:mild']],
    [
      'a trace of a severe one',
      testNeeds({ peanuts: 'severe' }),
      muesli,
      'check',
      ['dish:3:may_contain:peanuts:severe'],
    ],
    [
      'a trace of unknown severity',
      testNeeds({ peanuts: null }),
      muesli,
      'check',
      ['dish:3:may_contain:peanuts:unknown'],
    ],
    ['allergens not recorded', testNeeds({ peanuts: 'mild' }), unlabelled, 'check', ['dish:6:not_recorded']],
    ['an unknown code', testNeeds({ peanuts: 'mild' }), foreign, 'check', ['dish:7:unknown_code:kiwi']],
    ['a missing value', testNeeds({}, { nutrition: ['saltGrams'] }), rice, 'check', ['dish:1:value:salt_grams']],
    ['no allergen of the student', testNeeds({ eggs: 'severe' }), satay, 'fits', []],
  ])('with %s', (_what, student, dish, verdict, findings) => {
    const gate = gateOf(student, [[dish]]);
    expect(gate).toMatchObject({ verdict, findings });
    expect(gate.dishes.map(({ meal }) => meal)).toEqual(findings.length > 0 ? [dish] : []);
  });

  test('names all findings of a dish', () => {
    const student = testNeeds(
      { peanuts: 'mild', milk: 'moderate' },
      { nutrition: ['carbohydrateGrams', 'saturatedFatGrams'] },
    );
    const pudding = testMeal({ id: 9, contains: ['milk'], mayContain: ['peanuts', 'kiwi'] });
    expect(gateOf(student, [[pudding], [pudding]]).findings).toEqual([
      'dish:9:contains:milk:moderate',
      'dish:9:may_contain:peanuts:mild',
      'dish:9:unknown_code:kiwi',
      'dish:9:value:carbohydrate_grams',
      'dish:9:value:saturated_fat_grams',
    ]);
  });
});

describe('the kitchen', () => {
  const student = testNeeds({ milk: 'moderate', peanuts: 'mild' });

  test('serves the next safe dish of the package on each day', () => {
    const { dishes, blockedCount, checkCount, lunchCount } = gateOf(
      student,
      [[kofta], [rice], [satay], [kofta]],
      [kofta, satay, rice, omelette],
    );
    expect(dishes.map(({ meal, days, safety }) => [meal.id, safety.verdict, days])).toEqual([
      [
        5,
        'blocked',
        [
          { on: '2026-12-01', replacedBy: rice },
          { on: '2026-12-04', replacedBy: rice },
        ],
      ],
      [2, 'check', [{ on: '2026-12-03', replacedBy: rice }]],
    ]);
    expect([lunchCount, blockedCount, checkCount]).toEqual([4, 2, 1]);
  });

  test('serves no dish twice in a lunch', () => {
    const { dishes } = gateOf(student, [[kofta, rice]], [kofta, rice, omelette]);
    expect(dishes[0]?.days).toEqual([{ on: '2026-12-01', replacedBy: omelette }]);
  });

  test.each([
    ['a moderate allergen', kofta],
    ['a mild one', satay],
    ['unknown allergens', unlabelled],
  ])('has no safe dish to replace one with %s: the package does not fit', (_what, dish) => {
    const gate = gateOf(student, [[dish]], [dish, kofta, satay]);
    expect(gate.verdict).toBe('does_not_fit');
    expect(gate.dishes[0]?.days).toEqual([{ on: '2026-12-01', replacedBy: null }]);
  });

  test('has a safe dish on one day, and none on another', () => {
    expect(gateOf(student, [[kofta], [kofta, rice]], [kofta, rice]).verdict).toBe('does_not_fit');
  });
});

describe('a day that is not planned', () => {
  test.each<[string, StudentNeeds, TestMeal[], number[]]>([
    ['a severe allergen', testNeeds({ peanuts: 'severe' }), [rice, satay, muesli], [2]],
    ['one of unknown severity', testNeeds({ peanuts: null }), [rice, satay], [2]],
    ['no safe dish', testNeeds({ milk: 'mild', eggs: 'mild' }), [omelette, kofta], [4, 5]],
    ['no dish with recorded allergens', testNeeds({ milk: 'mild' }), [unlabelled], [6]],
  ])('of a package with %s makes it unfit and names the dishes', (_what, student, all, ids) => {
    for (const excludedAllergens of [[], ['peanuts', 'milk', 'eggs']]) {
      const gate = packageGate(student, { id: 1, excludedAllergens }, planned([]), all);
      expect(gate.verdict).toBe('does_not_fit');
      expect(gate.dishes.map(({ meal, days }) => [meal.id, days])).toEqual(ids.map((id) => [id, []]));
    }
  });

  test.each<[string, StudentNeeds, TestMeal[]]>([
    ['a moderate allergen', testNeeds({ milk: 'moderate' }), [rice, kofta]],
    ['a trace of a severe one', testNeeds({ peanuts: 'severe' }), [rice, muesli]],
    ['no dishes', testNeeds({ peanuts: 'severe' }), []],
  ])('of a package with %s has to be acknowledged', (_what, student, all) => {
    expect(gateOf(student, [[rice], []], all)).toMatchObject({
      verdict: 'check',
      dishes: [],
      findings: ['unplanned'],
    });
  });

  test('names no dish twice', () => {
    const gate = gateOf(testNeeds({ peanuts: 'severe' }), [[satay], []], [rice, satay]);
    expect(gate.dishes.map(({ meal, days }) => [meal.id, days.length])).toEqual([[2, 1]]);
  });

  test('changes nothing while all days are planned', () => {
    expect(gateOf(testNeeds({ peanuts: 'severe' }), [[rice]], [rice, satay]).verdict).toBe('fits');
  });
});

describe('what no dish can settle', () => {
  const unknowns = [
    { kind: 'issue_without_code', issueId: 4 },
    { kind: 'issue_unknown', issueId: 99 },
    { kind: 'allergen_unknown', code: 'kiwi' },
  ] as const;

  test('has to be acknowledged once, and no dish is swapped for it', () => {
    const gate = gateOf(testNeeds({}, { unknowns }), [[rice], [satay]]);
    expect(gate).toMatchObject({ verdict: 'check', dishes: [], blockedCount: 0, checkCount: 0, unknowns });
    expect(gate.findings).toEqual(['issue:4', 'issue:99', 'allergen:kiwi']);
  });

  test('a value that this version does not know', () => {
    const gate = gateOf(testNeeds({}, { nutrition: [null, 'saltGrams'] }), [[labelled]]);
    expect(gate).toMatchObject({ verdict: 'check', dishes: [], unknowns: [{ kind: 'value_not_stated', value: null }] });
    expect(gate.findings).toEqual(['value:unknown']);
    expect(kitchenNeeds(testNeeds({}, { nutrition: [null, 'saltGrams'], unknowns }))).toEqual(
      testNeeds({}, { nutrition: ['saltGrams'] }),
    );
  });

  test('days that are not planned are one finding', () => {
    const gate = gateOf(testNeeds({ milk: 'mild' }), [[rice], [], []]);
    expect(gate).toMatchObject({
      verdict: 'check',
      checkCount: 2,
      unplannedDays: ['2026-12-02', '2026-12-03'],
      findings: ['unplanned'],
    });
    expect(
      packageGate(testNeeds({ milk: 'mild' }), { id: 1, excludedAllergens: ['milk'] }, planned([]), []).verdict,
    ).toBe('fits');
  });

  test('a package that is not made for an issue', () => {
    const gate = gateOf(testNeeds({}, { packages: new Map([[1, [2, 5]]]) }), [[rice]]);
    expect(gate).toMatchObject({ verdict: 'check', notMadeFor: [1], findings: ['not_made_for:1'] });
  });
});

describe('isAcknowledged', () => {
  const gate = gateOf(testNeeds({ milk: 'moderate', peanuts: 'mild' }), [[kofta], [satay], []]);

  test('takes all findings, in any order, and more of them', () => {
    expect(isAcknowledged(gate, gate.findings)).toBe(true);
    expect(isAcknowledged(gate, ['issue:4', ...gate.findings.toReversed()])).toBe(true);
  });

  test('takes nothing less', () => {
    expect(gate.findings).toHaveLength(3);
    for (const missing of gate.findings) {
      expect(
        isAcknowledged(
          gate,
          gate.findings.filter((each) => each !== missing),
        ),
      ).toBe(false);
    }
  });

  test('needs nothing for a package that fits, and never takes one that does not', () => {
    expect(isAcknowledged(gateOf(testNeeds({}), [[rice]]), [])).toBe(true);
    const unfit = gateOf(testNeeds({ peanuts: 'severe' }), [[satay]]);
    expect(isAcknowledged(unfit, unfit.findings)).toBe(false);
  });
});

test('sellablePackages has those that fit first, then those with the fewest unsafe lunches, then as given', () => {
  const gate = (verdict: 'fits' | 'check' | 'does_not_fit', blockedCount: number, checkCount: number) => ({
    verdict,
    blockedCount,
    checkCount,
  });
  const offers = [
    { id: 1, gate: gate('check', 0, 5) },
    { id: 2, gate: gate('does_not_fit', 0, 0) },
    { id: 3, gate: gate('check', 2, 1) },
    { id: 4, gate: gate('fits', 0, 0) },
    { id: 5, gate: gate('check', 3, 0) },
    { id: 6, gate: gate('check', 0, 0) },
    { id: 7, gate: gate('fits', 0, 0) },
  ];
  expect(sellablePackages(offers).map(({ id }) => id)).toEqual([4, 7, 6, 3, 5, 1]);
});

describe('for any menu and student', () => {
  const codes = ['eggs', 'milk', 'nuts', 'peanuts'];
  const meals: TestMeal[] = [rice, satay, muesli, omelette, kofta, unlabelled, foreign];
  const menu = fc.array(fc.subarray(meals, { maxLength: 2 }), { maxLength: 6 });
  const severity = fc.constantFrom('mild', 'moderate', 'severe', null);
  const avoided = fc.dictionary(fc.constantFrom(...codes), severity);
  const verdicts = ['fits', 'check', 'does_not_fit'];
  const strengths = ['mild', 'moderate', null, 'severe'];

  test('another allergen, or a stronger one, never makes a package fit better', () => {
    fc.assert(
      fc.property(
        avoided,
        fc.constantFrom(...codes),
        severity,
        menu,
        fc.subarray(meals),
        (student, code, more, lunches, all) => {
          const isStronger = student[code] === undefined || strengths.indexOf(more) >= strengths.indexOf(student[code]);
          fc.pre(isStronger);
          const [before, after] = [student, { ...student, [code]: more }].map((each) =>
            gateOf(testNeeds(each), lunches, all),
          );
          expect(verdicts.indexOf(after?.verdict ?? '')).toBeGreaterThanOrEqual(
            verdicts.indexOf(before?.verdict ?? ''),
          );
        },
      ),
    );
  });

  test('an acknowledgement of less than what is found never suffices', () => {
    fc.assert(
      fc.property(avoided, menu, fc.integer({ min: 0, max: 20 }), (student, lunches, index) => {
        const gate = gateOf(testNeeds(student), lunches, meals);
        const missing = gate.findings[index % Math.max(1, gate.findings.length)];
        expect(
          isAcknowledged(
            gate,
            gate.findings.filter((each) => each !== missing),
          ),
        ).toBe(gate.findings.length === 0);
        expect(isAcknowledged(gate, gate.findings)).toBe(gate.verdict !== 'does_not_fit');
      }),
    );
  });

  test('a dish in place of another one is safe, and a package without findings has only safe dishes', () => {
    fc.assert(
      fc.property(avoided, menu, (student, lunches) => {
        const gate = gateOf(testNeeds(student), lunches, meals);
        const instead = gate.dishes.flatMap(({ days }) => days.flatMap(({ replacedBy }) => replacedBy ?? []));
        expect(gateOf(testNeeds(student), [[rice, ...instead]], meals)).toMatchObject({ verdict: 'fits', dishes: [] });
        expect(gate.findings.length === 0).toBe(gate.verdict === 'fits');
        expect(gate.verdict === 'fits').toBe(gate.blockedCount + gate.checkCount === 0);
      }),
    );
  });
});

test.each([
  ['severe', [], true],
  [null, [], true],
  ['moderate', [], false],
  ['severe', ['peanuts'], false],
] as const)('a %s allergy, with %j left out of the package: probably unfit is %s', (severity, excluded, expected) => {
  const allergens = [{ code: 'peanuts', name: 'Peanuts', arabicName: 'الفول السوداني', severity }];
  expect(isProbablyUnfit({ allergens }, { excludedAllergens: [...excluded] })).toBe(expected);
});
