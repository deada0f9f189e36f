import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownHealth } from './shown-health.ts';

const diabetes = { id: 1, category: 'chronic', description: 'Counts carbohydrates' };
const kiwiAllergy = { id: 19, category: 'allergy', description: 'Kiwi, swollen lips' };
const peanutAllergy = { id: 12, category: 'allergy', description: 'Carries a pen' };
const lactose = { id: 17, category: 'other', description: null };
const peanuts = { code: 'peanuts', severity: 'severe' };
const milk = { code: 'milk', severity: 'mild' };

describe('shownHealth', () => {
  it.each([
    ['nothing known', [], [], []],
    ['one allergen, no issue', [], [milk], [{ kind: 'allergens', allergens: [milk] }]],
    [
      'a coded allergen beside an allergy without a code',
      [kiwiAllergy],
      [peanuts],
      [
        { kind: 'allergens', allergens: [peanuts] },
        { kind: 'allergy', issue: kiwiAllergy },
      ],
    ],
    [
      'two allergies with notes of their own',
      [peanutAllergy, kiwiAllergy],
      [peanuts, milk],
      [
        { kind: 'allergens', allergens: [peanuts, milk] },
        { kind: 'allergy', issue: peanutAllergy },
        { kind: 'allergy', issue: kiwiAllergy },
      ],
    ],
    [
      'conditions after allergies',
      [diabetes, lactose, kiwiAllergy],
      [],
      [
        { kind: 'allergy', issue: kiwiAllergy },
        { kind: 'condition', issue: diabetes },
        { kind: 'condition', issue: lactose },
      ],
    ],
    [
      'a category that is not known yet',
      [{ id: 40, category: 'intolerance', description: null }],
      [],
      [{ kind: 'condition', issue: { id: 40, category: 'intolerance', description: null } }],
    ],
  ])('S01 %s', (_name, healthIssues, allergens, lines) => {
    expect(shownHealth({ healthIssues, allergens })).toEqual(lines);
  });

  it('S01 shows every issue and every allergen of every student exactly once', () => {
    const issue = fc.record({
      category: fc.oneof(fc.constantFrom('chronic', 'allergy', 'other'), fc.string()),
      description: fc.option(fc.string()),
    });
    const allergen = fc.record({ code: fc.string(), severity: fc.constantFrom('mild', 'moderate', 'severe') });
    fc.assert(
      fc.property(fc.array(issue), fc.array(allergen), (healthIssues, allergens) => {
        const lines = shownHealth({ healthIssues, allergens });
        const issuesShown = lines.flatMap((line) => (line.kind === 'allergens' ? [] : [line.issue]));
        const allergensShown = lines.flatMap((line) => (line.kind === 'allergens' ? line.allergens : []));
        expect(allergensShown).toEqual(allergens);
        expect(issuesShown).toHaveLength(healthIssues.length);
        expect(new Set(issuesShown)).toEqual(new Set(healthIssues));
      }),
    );
  });
});
