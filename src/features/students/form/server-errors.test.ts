import { describe, expect, it } from 'vitest';
import { serverErrors } from './server-errors.ts';
import { sampleIssues, sampleValues } from './student-samples.ts';
import { toApplicantInput } from './student-values.ts';

const sent = toApplicantInput(
  { ...sampleValues, allergens: { milk: 'mild', nuts: 'severe' }, descriptions: { '1': 'Counts', '4': 'Has a pen' } },
  sampleIssues,
  '2026-09',
);

describe('serverFaults', () => {
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
    const { fields, others } = serverErrors([{ field, code: 'invalid', message: 'Mend this' }], sent, sampleIssues);
    expect(fields).toEqual({ [name]: 'Mend this' });
    expect(others).toEqual([]);
  });

  it('shows the first of two messages at its field, and the others in the summary', () => {
    const faults = ['One', 'Two'].map((message) => ({ field: 'name', code: 'invalid', message }));
    const other = { field: 'somewhere_else', code: 'invalid', message: 'Three' };
    expect(serverErrors([...faults, other], sent, sampleIssues)).toEqual({
      fields: { name: 'One' },
      others: ['Two', 'Three'],
    });
  });
});
