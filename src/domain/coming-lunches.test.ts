import { describe, expect, it } from 'vitest';
import {
  comingLunches,
  effectCounts,
  hasOtherNeeds,
  lunchEffect,
  lunchVerdict,
  unknownSafety,
} from './coming-lunches.ts';
import type { Delivery } from './delivery.ts';
import type { SafetyVerdict } from './meal-safety.ts';

const meal = (id: number) => ({ id, name: `Dish ${id}`, arabicName: `طبق ${id}`, imageUrl: null });

const replaced = (mealId: number | null) => ({
  mealId,
  previous: meal(9),
  reason: { name: 'Contains wheat.', arabicName: 'يحتوي على القمح.' },
});

const verdicts: Record<number, SafetyVerdict> = { 1: 'safe', 2: 'check', 3: 'blocked' };
const safety = { hasNeeds: true, verdictOf: (id: number) => verdicts[id] ?? 'check' };

describe('what the health of a student means for a lunch', () => {
  it.each([
    ['a safe dish', [1], [], 'none'],
    ['a dish to check beside a safe one', [1, 2], [], 'check'],
    ['a dish that must not be eaten, beside one to check', [2, 3], [], 'blocked'],
    ['an unknown dish', [4], [], 'check'],
    ['a safe dish in place of another', [1], [1], 'swapped'],
    ['a dish to check in place of another', [2], [2], 'check'],
    ['no dish in place of another', [1], [null], 'blocked'],
    ['a safe dish beside one without another', [1], [null], 'blocked'],
    ['only a dish without another one', [], [null], 'blocked'],
    ['a replaced dish whose other one is not served', [1], [2], 'blocked'],
    ['nothing planned', [], [], 'check'],
  ])('%s', (_what, meals, others, effect) => {
    expect(lunchEffect({ meals: meals.map(meal), replacedDishes: others.map(replaced) }, safety)).toBe(effect);
  });

  it('is nothing for a lunch that is not planned, if the student may eat anything', () => {
    expect(lunchEffect({ meals: [], replacedDishes: [] }, { ...safety, hasNeeds: false })).toBe('none');
  });
});

describe('whether a lunch suits a student', () => {
  const anyone = { ...safety, hasNeeds: false, verdictOf: () => 'safe' as const };
  it.each([
    ['a safe dish', [1], [], 'safe', null],
    ['a safe dish in place of another', [1], [1], 'safe', null],
    ['a dish to check', [2], [], 'check', null],
    ['a dish that must not be eaten', [3], [], 'blocked', null],
    ['nothing planned', [], [], 'check', null],
    ['a safe dish beside one without another', [1], [null], 'blocked', 'blocked'],
    ['only a dish without another one', [], [null], 'blocked', 'blocked'],
  ])('%s', (_what, meals, others, verdict, ofAnyone) => {
    const lunch = { meals: meals.map(meal), replacedDishes: others.map(replaced) };
    expect(lunchVerdict(lunch, safety)).toBe(verdict);
    expect(lunchVerdict(lunch, anyone)).toBe(ofAnyone);
  });

  it('has to be checked for a student who is not known', () => {
    expect(lunchVerdict({ meals: [], replacedDishes: [] }, unknownSafety)).toBe('check');
    expect(lunchVerdict({ meals: [meal(1)], replacedDishes: [] }, unknownSafety)).toBe('check');
    expect(lunchVerdict({ meals: [], replacedDishes: [replaced(null)] }, unknownSafety)).toBe('blocked');
  });
});

describe('the coming lunches', () => {
  const now = new Date('2026-11-26T09:00:00Z');
  const day = (on: string, status: Delivery['status'], mealId: number, eatBy: string | null = null) =>
    ({ on, status, meals: [meal(mealId)], replacedDishes: [], eatBy }) as unknown as Delivery;
  const deliveries = [
    day('2026-12-01', 'scheduled', 2),
    day('2026-11-25', 'delivered', 3),
    day('2026-11-29', 'skipped', 3),
    day('2026-11-30', 'cancelled', 3),
    day('2026-12-02', 'vacation', 3),
    day('2026-11-26', 'delivered', 3, '2026-11-26T15:00:00Z'),
    day('2026-12-03', 'scheduled', 1),
  ];
  const lunches = comingLunches(deliveries, now, safety);

  it('are those of today, also a delivered one, and of later days with a lunch, by date', () => {
    expect(lunches.map(({ delivery, effect, isCooked }) => [delivery.on, effect, isCooked])).toEqual([
      ['2026-11-26', 'blocked', true],
      ['2026-12-01', 'check', false],
      ['2026-12-03', 'none', false],
    ]);
  });

  it.each(['in_processing', 'out_for_delivery'] as const)('are cooked while %s', (status) => {
    expect(comingLunches([day('2026-11-26', status, 1)], now, safety)[0]?.isCooked).toBe(true);
  });

  it.each([
    ['2026-11-26T09:00:01Z', 1],
    ['2026-11-26T09:00:00Z', 0],
  ])('include today’s until the time to eat it by: %s', (eatBy, count) => {
    expect(comingLunches([day('2026-11-26', 'delivered', 1, eatBy)], now, safety)).toHaveLength(count);
  });

  it('are counted by effect', () => {
    expect(effectCounts(lunches)).toEqual({ blocked: 1, check: 1, swapped: 0, none: 1 });
    expect(effectCounts([])).toEqual({ blocked: 0, check: 0, swapped: 0, none: 0 });
  });
});

describe('other health', () => {
  const allergen = (code: string, severity: 'mild' | 'severe' | null) => ({
    code,
    name: code,
    arabicName: code,
    severity,
  });
  const issue = (id: number, description: string | null = null) => ({
    id,
    name: '',
    arabicName: '',
    category: null,
    description,
  });
  const before = {
    allergens: [allergen('milk', 'mild'), allergen('peanuts', 'severe')],
    healthIssues: [issue(1), issue(12)],
  };

  const listed = (id: number, facts: object) => ({
    id,
    category: 'chronic' as const,
    allergenCodes: [],
    allergenSeverity: null,
    requiredValues: [],
    mealsNeedCheck: false,
    packageIds: [],
    ...facts,
  });
  const lists = {
    issues: [
      listed(1, { requiredValues: ['carbohydrateGrams'] }),
      listed(4, { allergenCodes: ['wheat'], allergenSeverity: 'severe' }),
      listed(12, { category: 'allergy', allergenCodes: ['peanuts'], packageIds: [5] }),
    ],
    allergenCodes: ['milk', 'peanuts', 'wheat'],
  };

  it.each([
    [
      'the same in another order',
      { allergens: before.allergens.toReversed(), healthIssues: [issue(12), issue(1)] },
      false,
    ],
    ['another note', { ...before, healthIssues: [issue(1, 'Counts carbohydrates'), issue(12)] }, false],
    ['another severity', { ...before, allergens: [allergen('milk', 'severe'), allergen('peanuts', 'severe')] }, true],
    ['an unknown severity', { ...before, allergens: [allergen('milk', null), allergen('peanuts', 'severe')] }, true],
    ['one allergen fewer', { ...before, allergens: [allergen('milk', 'mild')] }, true],
    ['one more condition', { ...before, healthIssues: [issue(1), issue(12), issue(4)] }, true],
    ['an allergy that only repeats an allergen', { ...before, healthIssues: [issue(1)] }, false],
    ['an issue that is not in the list', { ...before, healthIssues: [issue(1), issue(12), issue(77)] }, true],
    ['another condition', { ...before, healthIssues: [issue(1), issue(4)] }, true],
  ])('%s', (_what, after, isOther) => {
    expect(hasOtherNeeds(before, after, lists)).toBe(isOther);
  });
});
