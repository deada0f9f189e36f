import { describe, expect, it } from 'vitest';
import { noHomeValues } from '#src/features/students/home/home-values.ts';
import { allergyChoice, noIssueChoice } from '#src/features/students/health/student-health.ts';
import { studentErrors } from './student-errors.ts';
import { masarSchool, sampleRules, sampleValues } from './student-samples.ts';
import { noStudentValues, type StudentValues } from './student-values.ts';

const errorsOf = (changes: Partial<StudentValues>) => {
  const errors = studentErrors({ ...sampleValues, ...changes }, sampleRules);
  return Object.fromEntries(Object.entries(errors).map(([field, { reason }]) => [field, reason]));
};

describe('studentErrors', () => {
  it('finds none in a complete student', () => {
    expect(errorsOf({})).toEqual({});
  });

  it('names everything that is missing, in the order of the form', () => {
    expect(Object.keys(studentErrors(noStudentValues, sampleRules))).toEqual([
      'name',
      'birthDate',
      'school',
      'levelId',
      'issues',
      'accepted',
    ]);
    const toHome: StudentValues = { ...noStudentValues, deliveryTarget: 'home' };
    expect(Object.keys(studentErrors(toHome, sampleRules)).slice(5)).toEqual([
      'regionId',
      'neighbourhoodId',
      'street',
      'building',
      'accepted',
    ]);
  });

  it.each([
    ['2022-11-21', undefined],
    ['2022-11-22', 'birthYoung'],
    ['2007-11-22', undefined],
    ['2007-11-21', 'birthOld'],
    ['2026-11-22', 'birthFuture'],
  ])('takes a birth date of 4 to 18 years only: %s', (birthDate, reason) => {
    expect(errorsOf({ birthDate })['birthDate']).toBe(reason);
  });

  it('takes the date of a student who has turned 19 since, as long as it is not changed', () => {
    const rules = { ...sampleRules, keptBirthDate: '2007-11-21' };
    const errorOf = (birthDate: string) => studentErrors({ ...sampleValues, birthDate }, rules)['birthDate'];
    expect([errorOf('2007-11-21'), errorOf('2007-11-20')]).toEqual([undefined, { reason: 'birthOld' }]);
  });

  it.each([
    ['empty', 'birthMissing'],
    ['incomplete', 'birthIncomplete'],
    ['impossible', 'birthImpossible'],
  ] as const)('reports a date that is %s', (birthState, reason) => {
    expect(errorsOf({ birthDate: null, birthState })['birthDate']).toBe(reason);
  });

  it.each([
    ['', 'nameMissing'],
    ['7', 'nameInvalid'],
    ['ا'.repeat(101), 'nameLong'],
  ])('refuses the name "%s"', (name, reason) => {
    expect(errorsOf({ name })['name']).toBe(reason);
  });

  it('refuses an Arabic name without a letter, but not a student without one', () => {
    expect(errorsOf({ arabicName: '👍👍' })).toEqual({ arabicName: 'nameInvalid' });
    expect(errorsOf({ arabicName: 'ا'.repeat(101) })).toEqual({ arabicName: 'nameLong' });
    expect(errorsOf({ arabicName: '  ' })).toEqual({});
  });

  it('refuses a school that is not served, but not one that waits for review', () => {
    expect(errorsOf({ school: { ...masarSchool, isServed: false } })).toEqual({ school: 'schoolNotServed' });
    expect(errorsOf({ school: { ...masarSchool, isServed: false, status: 'pending_review' } })).toEqual({});
  });

  it('refuses a level that the school does not teach, unless its levels are not known', () => {
    expect(errorsOf({ levelId: '5' })).toEqual({ levelId: 'levelElsewhere' });
    expect(errorsOf({ levelId: '5', school: { ...masarSchool, educationalLevelIds: [] } })).toEqual({});
  });

  it('asks for a description where the issue needs one', () => {
    expect(errorsOf({ descriptions: { '1': ' ' } })).toEqual({ 'descriptions.1': 'descriptionMissing' });
    expect(errorsOf({ issues: ['3'], descriptions: {} })).toEqual({});
    expect(errorsOf({ descriptions: { '1': 'x'.repeat(501) } })).toEqual({ 'descriptions.1': 'textLong' });
  });

  it('asks what a food allergy is to, how strong, and for the note of each allergy that needs one', () => {
    const issues = [allergyChoice];
    expect(errorsOf({ issues, allergens: {} })).toEqual({ allergens: 'allergensMissing' });
    expect(errorsOf({ issues, allergens: { milk: null } })).toEqual({ 'allergens.milk': 'severityMissing' });
    expect(errorsOf({ issues, allergens: { nuts: 'mild' } })).toEqual({ 'descriptions.4': 'descriptionMissing' });
    const descriptions = { '4': 'Has a pen' };
    expect(errorsOf({ issues, allergens: { nuts: 'mild' }, descriptions })).toEqual({});
    const both = { issues: [allergyChoice, '10'], allergens: { nuts: 'mild', milk: 'severe' }, descriptions } as const;
    expect(errorsOf({ ...both, issues: [...both.issues] })).toEqual({ 'descriptions.10': 'descriptionMissing' });
    const long = { ...descriptions, '9': 'x'.repeat(501), '10': 'Kiwi' };
    expect(errorsOf({ ...both, issues: [...both.issues], descriptions: long })).toEqual({
      'descriptions.9': 'textLong',
    });
  });

  it('asks nothing of health once "No issue" is chosen', () => {
    expect(errorsOf({ issues: [noIssueChoice], allergens: { milk: null }, descriptions: {} })).toEqual({});
  });

  it('S02 asks for the address for delivery to the home only', () => {
    const none = { ...noHomeValues, zip: '1' };
    expect(errorsOf({ ...none, deliveryTarget: 'school' })).toEqual({});
    expect(errorsOf({ ...none, deliveryTarget: 'home' })).toEqual({
      regionId: 'regionMissing',
      neighbourhoodId: 'neighbourhoodMissing',
      street: 'streetMissing',
      building: 'buildingMissing',
      zip: 'zip',
    });
  });

  it('asks for the acceptance', () => {
    expect(errorsOf({ accepted: false })).toEqual({ accepted: 'conditions' });
  });
});
