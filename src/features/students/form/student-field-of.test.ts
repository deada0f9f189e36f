import { describe, expect, it } from 'vitest';
import { studentFieldOf } from './student-field-of.ts';
import { sampleIssues, sampleValues } from './student-samples.ts';
import { toStudentInput } from './student-values.ts';

const sent = toStudentInput(
  { ...sampleValues, allergens: { milk: 'mild', nuts: 'severe' }, descriptions: { '1': 'Counts', '4': 'Has a pen' } },
  sampleIssues,
  '2026-09',
);

describe('studentFieldOf', () => {
  it.each([
    ['name', 'name'],
    ['birth_date', 'birthDate'],
    ['school_id', 'school'],
    ['educational_level_id', 'levelId'],
    ['home_address.region_id', 'regionId'],
    ['home_address.neighbourhood_id', 'neighbourhoodId'],
    ['home_address', 'regionId'],
    ['home_address.zip', 'zip'],
    ['home_address.phone', 'addressPhone'],
    ['home_address.latitude', 'street'],
    ['health_issues', 'issues'],
    ['health_issues.0.description', 'descriptions.1'],
    ['health_issues.0.health_issue_id', 'issues'],
    ['health_issues.1.description', 'descriptions.4'],
    ['health_issues.2.description', 'descriptions.9'],
    ['health_issues.9.description', 'issues'],
    ['allergens.1.severity', 'allergens.nuts'],
    ['allergens.0.code', 'allergens'],
    ['conditions_version', 'accepted'],
  ])('shows %s beside %s', (field, name) => {
    expect(studentFieldOf(field, sent, sampleIssues)).toBe(name);
  });

  it('knows no field for a part of the request that the form does not have', () => {
    expect(studentFieldOf('somewhere_else', sent, sampleIssues)).toBeNull();
  });
});
