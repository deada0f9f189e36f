import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allergySeverities } from './health.ts';
import { healthOfBoth } from './health-of-both.ts';

test.each([
  ['an allergy that only the other device has', {}, { peanuts: 'severe' }, { peanuts: 'severe' }],
  ['an allergy that only the form has', { milk: 'mild' }, {}, { milk: 'mild' }],
  ['a stronger reaction elsewhere', { nuts: 'mild' }, { nuts: 'severe' }, { nuts: 'severe' }],
  ['a stronger reaction in the form', { nuts: 'moderate' }, { nuts: 'mild' }, { nuts: 'moderate' }],
  ['a reaction that is still to choose', { nuts: null }, { nuts: 'mild' }, { nuts: null }],
  ['a severe one beside one that is still to choose', { nuts: null }, { nuts: 'severe' }, { nuts: 'severe' }],
] as const)('keeps %s', (_what, mine, stored, both) => {
  expect(healthOfBoth({ allergens: mine, notes: {} }, { allergens: stored, notes: {} }).allergens).toEqual(both);
});

test.each([
  ['', 'Has a pen', 'Has a pen'],
  ['Has a pen', '', 'Has a pen'],
  ['Has a pen', 'Has a pen', 'Has a pen'],
  ['Has a pen in the bag', 'Has a pen', 'Has a pen in the bag'],
  ['No kiwi', 'Has a pen', 'Has a pen\nNo kiwi'],
])('of the notes %j and %j it keeps %j', (mine, stored, both) => {
  const health = healthOfBoth({ allergens: {}, notes: { '4': mine } }, { allergens: {}, notes: { '4': stored } });
  expect(health.notes).toEqual({ '4': both });
});

const severity = fc.option(fc.constantFrom(...allergySeverities));
const allergens = fc.dictionary(fc.constantFrom('milk', 'nuts', 'peanuts', 'sesame'), severity);
const notes = fc.dictionary(fc.constantFrom('1', '4', '19'), fc.string());
const health = fc.record({ allergens, notes });
const rank = (of: (typeof allergySeverities)[number] | null | undefined) =>
  of === null || of === undefined ? -1 : allergySeverities.indexOf(of);

test('no allergy, no reaction and no note of either is lost', () => {
  fc.assert(
    fc.property(health, health, (mine, stored) => {
      const both = healthOfBoth(mine, stored);
      for (const one of [mine, stored]) {
        for (const [code, reaction] of Object.entries(one.allergens)) {
          expect(both.allergens).toHaveProperty(code);
          const kept = both.allergens[code];
          // A severity that the parent has to choose again is no weaker: it is chosen with both in sight.
          expect(kept === null || rank(kept) >= rank(reaction)).toBe(true);
        }
        for (const [id, note] of Object.entries(one.notes)) expect(both.notes[id]).toContain(note.trim());
      }
      expect(Object.keys(both.allergens).toSorted()).toEqual(
        [...new Set([...Object.keys(mine.allergens), ...Object.keys(stored.allergens)])].toSorted(),
      );
    }),
  );
});
