import { describe, expect, test } from 'vitest';
import type { AllergySeverity } from './health.ts';
import { hasHealthNeeds, type HealthLists, needsWithout, studentNeeds } from './student-needs.ts';

type Issue = HealthLists['issues'][number];

const issue = (id: number, more: Partial<Issue>): Issue => ({
  id,
  category: 'chronic',
  allergenCodes: [],
  allergenSeverity: null,
  requiredValues: [],
  mealsNeedCheck: false,
  packageIds: [],
  ...more,
});

const lists: HealthLists = {
  issues: [
    issue(1, { requiredValues: ['carbohydrateGrams'], packageIds: [2, 5] }),
    issue(2, { requiredValues: ['carbohydrateGrams', 'saltGrams'] }),
    issue(3, { allergenCodes: ['wheat'], allergenSeverity: 'severe', packageIds: [9] }),
    issue(4, { mealsNeedCheck: true }),
    issue(12, { category: 'allergy', allergenCodes: ['peanuts', 'nuts'] }),
    issue(17, { category: 'other', allergenCodes: ['milk'], allergenSeverity: 'mild' }),
    issue(19, { category: 'allergy' }),
    issue(20, { category: null }),
    issue(21, { category: 'other' }),
    issue(22, { category: 'allergy', allergenCodes: ['lupin'] }),
  ],
  allergenCodes: ['milk', 'nuts', 'peanuts', 'wheat'],
};

const needs = (allergens: Record<string, AllergySeverity | null>, ...issueIds: number[]) =>
  studentNeeds(
    {
      allergens: Object.entries(allergens).map(([code, severity]) => ({ code, severity })),
      healthIssues: issueIds.map((id) => ({ id })),
    },
    lists,
  );

test.each([
  [[], [], false],
  [['milk'], [], true],
  [[], [20], true],
  [['milk'], [20], true],
])('a student with the allergens %j and the issues %j has needs: %j', (allergens, healthIssues, expected) => {
  expect(hasHealthNeeds({ allergens, healthIssues })).toBe(expected);
});

describe('the allergens to avoid', () => {
  test.each<[string, Record<string, AllergySeverity | null>, number[], Record<string, AllergySeverity | null>]>([
    ['none', {}, [], {}],
    ['those of the student', { milk: 'mild', nuts: null }, [], { milk: 'mild', nuts: null }],
    ['those of an allergy, of an unknown severity', {}, [12], { peanuts: null, nuts: null }],
    ['the severity that the parent chose for an allergy', { peanuts: 'mild' }, [12], { peanuts: 'mild', nuts: null }],
    ['the severity of an issue that has one', {}, [3], { wheat: 'severe' }],
    ['the stronger one of the issue', { wheat: 'mild' }, [3], { wheat: 'severe' }],
    ['the stronger one of the student', { milk: 'moderate' }, [17], { milk: 'moderate' }],
    ['an unknown one of the student, which may be stronger', { milk: null }, [17], { milk: null }],
    ['nothing for an issue without allergens', {}, [1, 21], {}],
  ])('%s', (_what, allergens, issueIds, avoided) => {
    expect(Object.fromEntries(needs(allergens, ...issueIds).avoided)).toEqual(avoided);
  });

  test('the strongest severity of an allergen that is listed twice', () => {
    const twice = [
      { code: 'milk', severity: 'severe' as const },
      { code: 'milk', severity: 'mild' as const },
    ];
    for (const allergens of [twice, twice.toReversed()]) {
      expect(studentNeeds({ allergens, healthIssues: [] }, lists).avoided.get('milk')).toBe('severe');
    }
  });
});

describe('what is unknown about a student', () => {
  test.each<[string, Record<string, AllergySeverity | null>, number[], object[]]>([
    ['nothing', { milk: 'severe' }, [1, 2, 3, 12, 17, 21], []],
    ['an allergy without a code', {}, [19], [{ kind: 'issue_without_code', issueId: 19 }]],
    ['an issue of an unknown category', {}, [20], [{ kind: 'issue_without_code', issueId: 20 }]],
    ['an issue that no data describes', {}, [4], [{ kind: 'issue_without_code', issueId: 4 }]],
    [
      'an issue that is not in the list',
      {},
      [99, 4],
      [
        { kind: 'issue_unknown', issueId: 99 },
        { kind: 'issue_without_code', issueId: 4 },
      ],
    ],
    [
      'an allergen that is not in the list',
      { moon_dust: 'mild' },
      [],
      [{ kind: 'allergen_unknown', code: 'moon_dust' }],
    ],
    ['an allergen of an issue that is not in the list', {}, [22], [{ kind: 'allergen_unknown', code: 'lupin' }]],
  ])('%s', (_what, allergens, issueIds, unknowns) => {
    expect(needs(allergens, ...issueIds).unknowns).toEqual(unknowns);
  });
});

test('the values of all issues are required, each once', () => {
  expect(needs({}, 1, 2).nutrition).toEqual(['carbohydrateGrams', 'saltGrams']);
  expect(needs({ milk: 'mild' }, 3).nutrition).toEqual([]);
});

test('packages belong to the issues that have some', () => {
  expect([...needs({}, 1, 2, 3).packages]).toEqual([
    [1, [2, 5]],
    [3, [9]],
  ]);
});

test('who avoids some allergens avoids them at any severity', () => {
  const { avoided, unknowns, knownCodes } = needsWithout(['milk', 'moon_dust'], ['milk', 'nuts']);
  expect([...avoided]).toEqual([
    ['milk', null],
    ['moon_dust', null],
  ]);
  expect(unknowns).toEqual([{ kind: 'allergen_unknown', code: 'moon_dust' }]);
  expect([...knownCodes]).toEqual(['milk', 'nuts']);
});
