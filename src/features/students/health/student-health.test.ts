import { describe, expect, it } from 'vitest';
import {
  allAllergens,
  allergyChoice,
  allIssues,
  cardOf,
  fittingPackages,
  namedIssues,
  noIssueChoice,
  withExclusiveNone,
} from './student-health.ts';
import {
  coeliac,
  diabetes,
  milkAllergy,
  nutAllergy,
  otherAllergy,
  sampleStudent,
  sampleIssues,
} from '#src/features/students/form/student-samples.ts';

describe('cardOf', () => {
  it('puts allergies to known allergens on one card, every other issue on its own', () => {
    expect([milkAllergy, nutAllergy].map(cardOf)).toEqual([allergyChoice, allergyChoice]);
    expect([diabetes, otherAllergy].map(cardOf)).toEqual(['1', '10']);
  });
});

describe('namedIssues', () => {
  it('names the allergies that the allergens belong to, and the issues chosen', () => {
    const chosen = { issues: [allergyChoice, '3'], allergens: { peanuts: null } };
    expect(namedIssues(chosen, sampleIssues)).toEqual([coeliac, nutAllergy]);
  });

  it('names no allergy while the card is off', () => {
    expect(namedIssues({ issues: [], allergens: { milk: 'mild' } }, sampleIssues)).toEqual([]);
  });
});

describe('allIssues and allAllergens', () => {
  it('keep what a saved student has and is no longer offered', () => {
    expect(allIssues(sampleIssues, sampleStudent).map(({ id }) => id)).toEqual([1, 3, 4, 9, 10, 77]);
    const allergens = allAllergens([], sampleStudent);
    expect(allergens.map(({ code, name }) => [code, name])).toEqual([['peanuts', 'Peanuts']]);
    expect(allAllergens(allergens, sampleStudent)).toEqual(allergens);
  });
});

describe('withExclusiveNone', () => {
  it.each([
    [[], [noIssueChoice], [noIssueChoice]],
    [['1', '3'], ['1', '3', noIssueChoice], [noIssueChoice]],
    [[noIssueChoice], [noIssueChoice, '1'], ['1']],
    [['1', '3'], ['1'], ['1']],
    [[noIssueChoice], [], []],
  ])('%j, then %j: %j', (before, after, chosen) => {
    expect(withExclusiveNone(before, after)).toEqual(chosen);
  });
});

describe('fittingPackages', () => {
  it.each([
    [[noIssueChoice], {}, null],
    [[], {}, null],
    [['1'], {}, 'chronic'],
    [[allergyChoice], {}, 'allergy'],
    [['10'], {}, 'allergy'],
    [['3', allergyChoice], { milk: 'mild' }, 'both'],
  ])('%j with %j: %s', (issues, allergens, fits) => {
    expect(fittingPackages({ issues, allergens }, sampleIssues)).toBe(fits);
  });

  it('names allergies for an issue of a category that this version does not know', () => {
    const unknown = { ...coeliac, category: null };
    expect(fittingPackages({ issues: ['3'], allergens: {} }, [unknown])).toBe('allergy');
  });
});
