import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Student } from '#src/domain/student.ts';
import { noHomeValues } from '#src/features/students/home/home-values.ts';
import { allergyChoice, allIssues, noIssueChoice } from '#src/features/students/health/student-health.ts';
import { sampleStudent, sampleHome, sampleIssues, sampleValues } from './student-samples.ts';
import {
  draftFields,
  healthFields,
  noStudentValues,
  type StudentValues,
  toStudentInput,
  valuesOfStudent,
} from './student-values.ts';

const byCode = (a: { code: string }, b: { code: string }) => a.code.localeCompare(b.code);

describe('toStudentInput', () => {
  it('brings the form into what is saved', () => {
    const input = toStudentInput(sampleValues, sampleIssues, '2026-09');
    expect(input).toEqual({
      name: 'Salman Al Harbi',
      arabicName: null,
      birthDate: '2017-03-07',
      schoolId: 3,
      educationalLevelId: 2,
      healthIssues: [
        { id: 1, description: 'Counts carbohydrates' },
        { id: 9, description: null },
      ],
      allergens: [{ code: 'milk', severity: 'mild' }],
      homeAddress: {
        regionId: 1,
        neighbourhoodId: 14,
        street: 'Anas Ibn Malik Rd',
        buildingNumber: '7421',
        buildingName: null,
        landmark: null,
        shortAddress: 'RNJA7421',
        zip: '13327',
        phoneNumber: '+966553018264',
        details: { latitude: 24.8, longitude: 46.6 },
      },
      deliveryTarget: 'school',
      conditionsAccepted: true,
      conditionsVersion: '2026-09',
    });
  });

  it('S02 keeps a complete address where the lunches go to school, and leaves out one that is not', () => {
    const homeOf = (changes: Partial<StudentValues>) =>
      toStudentInput({ ...sampleValues, ...changes }, sampleIssues, '2026-09').homeAddress;
    expect(homeOf({ deliveryTarget: 'school' })).toEqual(homeOf({ deliveryTarget: 'home' }));
    expect(homeOf({ ...noHomeValues, deliveryTarget: 'school' })).toBeNull();
    expect(homeOf({ deliveryTarget: 'school', street: '', shortAddress: '' })).toBeNull();
  });

  it('S02 sends no student home without an address', () => {
    const values: StudentValues = { ...sampleValues, ...noHomeValues, deliveryTarget: 'home' };
    expect(() => toStudentInput(values, sampleIssues, '2026-09')).toThrow('errors');
  });

  it('sends no allergens and no issues for a child without any, whatever was chosen before', () => {
    const input = toStudentInput({ ...sampleValues, issues: [noIssueChoice] }, sampleIssues, '2026-09');
    expect(input.healthIssues).toEqual([]);
    expect(input.allergens).toEqual([]);
  });

  it('writes each note into its own allergy', () => {
    const values: StudentValues = {
      ...sampleValues,
      issues: [allergyChoice, '10'],
      allergens: { milk: 'mild', nuts: 'severe' },
      descriptions: { '4': ' Has a pen ', '9': 'A rash', '10': 'Kiwi' },
    };
    expect(toStudentInput(values, sampleIssues, '2026-09').healthIssues).toEqual([
      { id: 4, description: 'Has a pen' },
      { id: 9, description: 'A rash' },
      { id: 10, description: 'Kiwi' },
    ]);
  });

  it.each(['birthDate', 'school', 'levelId'] as const)('does not guess %s', (field) => {
    expect(() => toStudentInput({ ...sampleValues, [field]: null }, sampleIssues, '2026-09')).toThrow('errors');
  });

  it('leaves out no allergen without a severity', () => {
    const values: StudentValues = { ...sampleValues, allergens: { milk: 'mild', nuts: null } };
    expect(() => toStudentInput(values, sampleIssues, '2026-09')).toThrow('errors');
  });

  it('never sends an acceptance that was not given', () => {
    expect(() => toStudentInput({ ...sampleValues, accepted: false }, sampleIssues, '2026-09')).toThrow('errors');
  });
});

describe('valuesOfStudent', () => {
  it('and back again changes nothing but the consent, which is asked for again', () => {
    const issues = allIssues(sampleIssues, sampleStudent);
    const values = valuesOfStudent(sampleStudent, issues);
    expect(values.accepted).toBe(false);
    const input = toStudentInput({ ...values, accepted: true }, issues, '2026-09');
    const { region: _region, neighbourhood: _neighbourhood, ...home } = sampleHome;
    expect(input).toEqual({
      name: 'Lama Al Harbi',
      arabicName: 'Lama (in Arabic)',
      birthDate: '2021-06-20',
      schoolId: 3,
      educationalLevelId: 2,
      healthIssues: [
        { id: 1, description: 'Insulin pump' },
        { id: 4, description: 'Has a pen' },
        { id: 77, description: 'No longer offered' },
      ],
      allergens: [{ code: 'peanuts', severity: 'severe' }],
      homeAddress: home,
      deliveryTarget: 'home',
      conditionsAccepted: true,
      conditionsVersion: '2026-09',
    });
  });

  it('and back again leaves each note with its own issue, whatever the student has', () => {
    const note = fc.option(
      fc.string({ minLength: 1, maxLength: 500 }).filter((text) => text.trim() === text && text !== ''),
    );
    const severity = fc.constantFrom('mild', 'moderate', 'severe');
    const student = fc.record({
      noted: fc.uniqueArray(fc.record({ issue: fc.constantFrom(...sampleIssues), description: note }), {
        selector: ({ issue }) => issue.id,
      }),
      severities: fc.dictionary(fc.constantFrom('milk', 'nuts', 'peanuts'), severity),
      anySeverity: severity,
    });
    fc.assert(
      fc.property(student, ({ noted, severities, anySeverity }) => {
        // An allergy to known allergens is saved with at least one of them; otherwise the form reports an error.
        for (const { issue } of noted) {
          const [first] = issue.allergenCodes;
          if (first !== undefined) severities[first] ??= anySeverity;
        }
        const allergens = Object.entries(severities).map(([code, each]) => ({ code, severity: each }));
        const saved: Student = {
          ...sampleStudent,
          healthIssues: noted.map(({ issue: { id, name, arabicName, category }, description }) => ({
            id,
            name,
            arabicName,
            category,
            description,
          })),
          allergens: allergens.map((each) => ({ ...each, name: each.code, arabicName: each.code })),
        };
        const values = { ...valuesOfStudent(saved, sampleIssues), accepted: true };
        const sent = toStudentInput(values, sampleIssues, '2026-09');
        const before = new Map(noted.map(({ issue, description }) => [issue.id, description]));
        const after = new Map(sent.healthIssues.map((each) => [each.id, each.description]));
        for (const [id, description] of before) expect(after.get(id)).toBe(description);
        // Choosing an allergen adds its allergy, which has no note.
        for (const [id, description] of after) expect(description).toBe(before.get(id) ?? null);
        expect(sent.allergens.toSorted(byCode)).toEqual(allergens.toSorted(byCode));
      }),
    );
  });

  it('asks how strong an allergy without named allergens is', () => {
    expect(valuesOfStudent({ ...sampleStudent, allergens: [] }, sampleIssues).allergens).toEqual({
      nuts: null,
      peanuts: null,
    });
  });

  it('asks again how strong a reaction is that this version does not know', () => {
    const [peanuts] = sampleStudent.allergens;
    const student: Student = { ...sampleStudent, allergens: peanuts ? [{ ...peanuts, severity: null }] : [] };
    expect(valuesOfStudent(student, sampleIssues).allergens).toEqual({ peanuts: null });
  });

  it('chooses "No issue" for a child without any', () => {
    const healthy = { ...sampleStudent, healthIssues: [], allergens: [] };
    expect(valuesOfStudent(healthy, sampleIssues).issues).toEqual([noIssueChoice]);
  });
});

describe('draft', () => {
  it('keeps every field but those of health and consent', () => {
    const kept: readonly string[] = draftFields;
    const health: readonly string[] = healthFields;
    expect(kept.filter((field) => health.includes(field))).toEqual([]);
    expect([...kept, ...health].toSorted()).toEqual(Object.keys(noStudentValues).toSorted());
    expect(health.toSorted()).toEqual(['accepted', 'allergens', 'descriptions', 'issues']);
  });
});
