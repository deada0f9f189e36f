import { describe, expect, it } from 'vitest';
import { allergyChoice, noIssueChoice } from '#src/features/students/health/student-health.ts';
import { differingParts, keptMine } from './student-conflict.ts';
import { sampleIssues, sampleStudent, sampleValues } from './student-samples.ts';
import { valuesOfStudent } from './student-values.ts';

const healthy = { ...sampleValues, issues: [noIssueChoice], allergens: {}, descriptions: {}, version: 1 };
const allergic = { ...healthy, issues: [allergyChoice], allergens: { peanuts: 'severe' as const }, version: 2 };

describe('an allergy that another device added', () => {
  it('is named first', () => {
    expect(differingParts({ ...healthy, name: 'Salman' }, allergic, sampleIssues)).toEqual([
      'allergens',
      'issues',
      'name',
    ]);
  });

  it('is in the form after the parent kept theirs, to be accepted again', () => {
    const kept = keptMine({ ...healthy, name: 'Salman' }, allergic, sampleIssues);
    expect(kept).toMatchObject({ name: 'Salman', issues: [allergyChoice], allergens: { peanuts: 'severe' } });
    expect([kept.version, kept.accepted]).toEqual([2, false]);
  });
});

it('keeps the acceptance if the health is the same', () => {
  const kept = keptMine({ ...allergic, name: 'Salman', version: 1 }, allergic, sampleIssues);
  expect([kept.name, kept.version, kept.accepted]).toEqual(['Salman', 2, true]);
});

it('has no differences to the student as saved', () => {
  const stored = valuesOfStudent(sampleStudent, sampleIssues);
  expect(differingParts({ ...stored, version: 1, accepted: true }, stored, sampleIssues)).toEqual([]);
});
