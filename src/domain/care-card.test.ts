import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CareLists, careHealth, careLunches, careValues } from './care-card.ts';
import type { Delivery, DeliveryStatus } from './delivery.ts';
import { allergySeverities, type AllergySeverity, type HealthIssue, type HealthIssueCategory } from './health.ts';
import type { Meal, Nutrition } from './meal.ts';
import { schoolWeek } from './menu-week.ts';
import type { StudentAllergen, StudentHealthIssue } from './student.ts';
import { testMeal } from './test-meal.ts';

const listed = (id: number, more: Partial<HealthIssue> = {}): HealthIssue => ({
  id,
  name: `Issue ${id}`,
  arabicName: `Issue ${id} (Arabic)`,
  category: 'chronic',
  requiresDescription: false,
  allergenCodes: [],
  allergenSeverity: null,
  requiredValues: [],
  mealsNeedCheck: false,
  packageIds: [],
  ...more,
});

const lists: CareLists = {
  issues: [
    listed(1, { requiredValues: ['carbohydrateGrams'] }),
    listed(3, { allergenCodes: ['wheat'], allergenSeverity: 'severe' }),
    listed(4, { mealsNeedCheck: true }),
    listed(7, { requiredValues: ['saltGrams', null], mealsNeedCheck: true }),
    listed(12, { category: 'allergy', allergenCodes: ['peanuts'] }),
    listed(19, { category: 'allergy', mealsNeedCheck: true }),
    listed(20, { category: 'allergy', allergenCodes: ['nuts'], mealsNeedCheck: true }),
    listed(21, { category: null }),
  ],
  allergens: ['peanuts', 'nuts', 'wheat', 'milk'].map((code) => ({
    code,
    name: code.toUpperCase(),
    arabicName: `${code} (Arabic)`,
  })),
};

const allergen = (code: string, severity: AllergySeverity | null): StudentAllergen => ({
  code,
  name: code.toUpperCase(),
  arabicName: `${code} (Arabic)`,
  severity,
});

const issue = (
  id: number,
  category: HealthIssueCategory | null = 'chronic',
  description: string | null = null,
): StudentHealthIssue => ({
  id,
  name: `Issue ${id}`,
  arabicName: `Issue ${id} (Arabic)`,
  category,
  description,
});

const health = (allergens: StudentAllergen[], healthIssues: StudentHealthIssue[] = []) =>
  careHealth({ allergens, healthIssues }, lists);

/** What a card names, by severity. */
const namesOf = ({ allergies }: ReturnType<typeof careHealth>) =>
  allergies.map(({ severity, allergens, issues }) => [severity, [...allergens, ...issues].map(({ name }) => name)]);

describe('the allergies', () => {
  test('come by severity, an unknown one right after the severe ones', () => {
    const card = health([
      allergen('milk', 'mild'),
      allergen('wheat', null),
      allergen('nuts', 'moderate'),
      allergen('peanuts', 'severe'),
    ]);
    expect(namesOf(card)).toEqual([
      ['severe', ['PEANUTS']],
      [null, ['WHEAT']],
      ['moderate', ['NUTS']],
      ['mild', ['MILK']],
    ]);
    expect(card).toMatchObject({ notes: [], conditions: [], isComplete: true });
  });

  test('are none without an allergen and an allergy', () => {
    expect(health([], [issue(1)])).toMatchObject({ allergies: [], notes: [], isComplete: true });
  });

  test('have those that a condition requires to avoid, with its severity', () => {
    const card = health([], [issue(3)]);
    expect(namesOf(card)).toEqual([['severe', ['WHEAT']]]);
    expect(card.conditions).toEqual([
      {
        issue: issue(3),
        avoid: [{ name: 'WHEAT', arabicName: 'wheat (Arabic)' }],
        values: [],
        needsCheck: false,
        isKnown: true,
      },
    ]);
  });

  test.each([
    ['without a code', issue(19, 'allergy', 'Kiwi')],
    ['with a code that does not cover all of it', issue(20, 'allergy', 'Cashew')],
    ['of an unknown category', issue(21, null, 'Kiwi')],
    ['that the list does not have', issue(99, 'allergy', 'Kiwi')],
    ['that only the list calls one', issue(19, 'other', 'Kiwi')],
  ])('have one %s in the parent’s words, of an unknown severity', (_what, own) => {
    const card = health([], [own]);
    expect(card.allergies.find(({ severity }) => severity === null)?.issues).toEqual([own]);
    expect(card).toMatchObject({ notes: [], conditions: [] });
  });

  test('keep the parent’s words about an allergen that has a code', () => {
    const own = issue(12, 'allergy', 'Has a pen');
    const card = health([allergen('peanuts', 'severe')], [own]);
    expect(card.notes).toEqual([own]);
    expect(namesOf(card)).toEqual([['severe', ['PEANUTS']]]);
    expect(card.conditions).toEqual([]);
  });

  test('name an allergen that is not in the list as the record does, and one without a name by its code', () => {
    const old = { ...allergen('lupin', 'severe'), name: 'Lupin', arabicName: '' };
    expect(namesOf(health([old]))).toEqual([['severe', ['Lupin']]]);
    const nameless = { ...allergen('mustard', 'severe'), name: ' ', arabicName: '' };
    expect(health([nameless]).allergies[0]?.allergens).toEqual([{ name: 'mustard', arabicName: 'mustard' }]);
    const unlisted = careHealth(
      { allergens: [], healthIssues: [issue(1)] },
      { issues: [listed(1, { allergenCodes: ['celery'], allergenSeverity: 'mild' })], allergens: [] },
    );
    expect(namesOf(unlisted)).toEqual([['mild', ['celery']]]);
  });

  test('never lack an allergen, and never have a weaker severity than the parent chose', () => {
    const codes = fc.constantFrom('peanuts', 'nuts', 'wheat', 'milk', 'lupin');
    const severities = fc.constantFrom(...allergySeverities, null);
    const ids = fc.uniqueArray(fc.constantFrom(1, 3, 4, 7, 12, 19, 20, 21, 99));
    fc.assert(
      fc.property(fc.array(fc.tuple(codes, severities), { maxLength: 6 }), ids, (chosen, issueIds) => {
        const card = health(
          chosen.map(([code, severity]) => allergen(code, severity)),
          issueIds.map((id) => issue(id)),
        );
        const strongestFirst = ['severe', null, 'moderate', 'mild'];
        for (const [code, severity] of chosen) {
          const group = card.allergies.findIndex(({ allergens }) =>
            allergens.some(({ name }) => name === code.toUpperCase()),
          );
          expect(group).toBeGreaterThanOrEqual(0);
          const printed = card.allergies[group]?.severity ?? null;
          expect(strongestFirst.indexOf(printed)).toBeLessThanOrEqual(strongestFirst.indexOf(severity));
        }
        const shown = [
          ...card.notes,
          ...card.conditions.map((each) => each.issue),
          ...card.allergies.flatMap(({ issues }) => issues),
        ];
        expect(shown).toHaveLength(issueIds.length);
        expect(new Set(shown.map(({ id }) => id))).toEqual(new Set(issueIds));
      }),
    );
  });
});

describe('the conditions', () => {
  test('say what they need', () => {
    expect(health([], [issue(7), issue(4, 'other')]).conditions).toEqual([
      { issue: issue(7), avoid: [], values: ['saltGrams', null], needsCheck: true, isKnown: true },
      { issue: issue(4, 'other'), avoid: [], values: [], needsCheck: true, isKnown: true },
    ]);
  });

  test('are marked if the list does not have them, and the card is then not complete', () => {
    const card = health([], [issue(99)]);
    expect(card.conditions).toEqual([{ issue: issue(99), avoid: [], values: [], needsCheck: false, isKnown: false }]);
    expect(card.isComplete).toBe(false);
  });

  test('decide which values the lunches state, carbohydrate always', () => {
    expect(careValues(health([]))).toEqual(['carbohydrateGrams']);
    expect(careValues(health([], [issue(7), issue(1)]))).toEqual(['carbohydrateGrams', 'saltGrams']);
  });
});

describe('the lunches', () => {
  const week = schoolWeek('2026-11-23');
  const on = '2026-11-23';

  const meal = (id: number, nutrition: Partial<Nutrition>) =>
    ({ ...testMeal({ id, nutrition }), name: `Meal ${id}`, arabicName: '', imageUrl: null }) as unknown as Meal;

  const delivery = (status: DeliveryStatus, mealIds: number[] = [], more: Partial<Delivery> = {}) =>
    ({
      id: 1,
      on,
      status,
      meals: mealIds.map((id) => ({ id, name: `Meal ${id}`, arabicName: '', imageUrl: null })),
      replacedDishes: [],
      reason: null,
      ...more,
    }) as unknown as Delivery;

  const dayOf = (deliveries: Delivery[], meals: Meal[] = [], values = careValues({ conditions: [] })) =>
    careLunches(week, deliveries, new Map(meals.map((each) => [each.id, each])), values)[1];

  test('are those of five days', () => {
    const days = careLunches(week, [delivery('scheduled')], new Map(), ['carbohydrateGrams']);
    expect(days.map(({ kind }) => kind)).toEqual(['none', 'unplanned', 'none', 'none', 'none']);
    expect(days.map((day) => day.on)).toEqual(week);
  });

  test.each<DeliveryStatus>(['scheduled', 'in_processing', 'out_for_delivery', 'delivered'])(
    'state the values of each dish of a lunch that is %s',
    (status) => {
      const meals = [meal(1, { carbohydrateGrams: 46, saltGrams: 0.5 }), meal(2, { carbohydrateGrams: 0 })];
      expect(dayOf([delivery(status, [1, 2])], meals, ['carbohydrateGrams', 'saltGrams'])).toMatchObject({
        kind: 'lunch',
        dishes: [
          {
            meal: { id: 1 },
            values: [
              { value: 'carbohydrateGrams', amount: 46 },
              { value: 'saltGrams', amount: 0.5 },
            ],
          },
          {
            meal: { id: 2 },
            values: [
              { value: 'carbohydrateGrams', amount: 0 },
              { value: 'saltGrams', amount: null },
            ],
          },
        ],
      });
    },
  );

  test.each([
    ['no dish', [], []],
    ['only some dishes', [1], [1]],
  ])('name the dish that no safe one replaces, of a lunch with %s', (_what, served, dishes) => {
    const previous = { id: 9, name: 'Meal 9', arabicName: '', imageUrl: null };
    const replacedDishes = [{ mealId: null, previous, reason: { name: '', arabicName: '' } }];
    const day = dayOf([delivery('scheduled', served, { replacedDishes })], [meal(1, {})]);
    expect(day).toMatchObject({
      kind: 'no_safe_dish',
      leftOut: [previous],
      dishes: dishes.map((id) => ({ meal: { id } })),
    });
  });

  test('are those with the missing dish, if another subscription has a lunch on the same day', () => {
    const previous = { id: 9, name: 'Meal 9', arabicName: '', imageUrl: null };
    const replacedDishes = [{ mealId: null, previous, reason: { name: '', arabicName: '' } }];
    const days = [delivery('scheduled', [1]), delivery('scheduled', [], { replacedDishes })];
    expect(dayOf(days)?.kind).toBe('no_safe_dish');
  });

  test.each([
    ['missing', null],
    ['negative', -12],
    ['impossible', Number.NaN],
    ['infinite', Number.POSITIVE_INFINITY],
  ])('do not state a value that is %s', (_what, carbohydrateGrams) => {
    const day = dayOf([delivery('scheduled', [1])], [meal(1, { carbohydrateGrams })]);
    expect(day).toMatchObject({ dishes: [{ values: [{ value: 'carbohydrateGrams', amount: null }] }] });
  });

  test('do not state a value of a dish that is not known', () => {
    const day = dayOf([delivery('scheduled', [5])], [meal(1, { carbohydrateGrams: 46 })]);
    expect(day).toMatchObject({ dishes: [{ meal: { id: 5 }, values: [{ amount: null }] }] });
  });

  test('say why a day has none', () => {
    const reason = { name: 'Break', arabicName: null };
    expect(dayOf([delivery('vacation', [], { reason })])).toEqual({ on, kind: 'vacation', name: reason });
    expect(dayOf([delivery('skipped')])).toEqual({ on, kind: 'off_day' });
    expect(dayOf([delivery('cancelled')])).toEqual({ on, kind: 'cancelled' });
    // The company cancels and refunds what a closure can't move.
    expect(dayOf([delivery('cancelled', [], { reason })])).toEqual({ on, kind: 'vacation', name: reason });
    expect(dayOf([])).toEqual({ on, kind: 'none' });
  });

  test('come before the days of another subscription without one', () => {
    const both = [delivery('vacation'), delivery('cancelled'), delivery('scheduled', [1])];
    expect(dayOf(both)?.kind).toBe('lunch');
    expect(dayOf([delivery('cancelled'), delivery('skipped')])?.kind).toBe('off_day');
  });
});
