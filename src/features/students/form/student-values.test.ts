import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ApplicantDto } from '#src/api/generated/client.schemas.ts';
import { CreateApplicantBody } from '#src/api/generated/zod/schemas.ts';
import { noHomeValues } from '#src/features/students/home/home-values.ts';
import { allergyChoice, allIssues, noIssueChoice } from '#src/features/students/health/student-health.ts';
import { sampleApplicant, sampleHome, sampleIssues, sampleValues } from './student-samples.ts';
import {
  draftFields,
  healthFields,
  noStudentValues,
  type StudentValues,
  toApplicantInput,
  valuesOfApplicant,
} from './student-values.ts';

const byCode = (a: { code: string }, b: { code: string }) => a.code.localeCompare(b.code);

describe('toApplicantInput', () => {
  it('brings the form into the form of the contract', () => {
    const input = toApplicantInput(sampleValues, sampleIssues, '2026-09');
    expect(CreateApplicantBody.parse(input)).toEqual(input);
    expect(input).toEqual({
      name: 'Salman Al Harbi',
      arabic_name: null,
      birth_date: '2017-03-07',
      school_id: 3,
      educational_level_id: 2,
      health_issues: [
        { health_issue_id: 1, description: 'Counts carbohydrates' },
        { health_issue_id: 9, description: null },
      ],
      allergens: [{ code: 'milk', severity: 'mild' }],
      home_address: {
        region_id: 1,
        neighbourhood_id: 14,
        street_name: 'Anas Ibn Malik Rd',
        building_number: '7421',
        building_name: null,
        landmark: null,
        short_address: 'RNJA7421',
        latitude: 24.8,
        longitude: 46.6,
        zip: '13327',
        phone: '+966553018264',
      },
      delivery_target: 'school',
      conditions_accepted: true,
      conditions_version: '2026-09',
    });
  });

  it('S02 keeps a complete address where the lunches go to school, and leaves out one that is not', () => {
    const homeOf = (changes: Partial<StudentValues>) =>
      toApplicantInput({ ...sampleValues, ...changes }, sampleIssues, '2026-09').home_address;
    expect(homeOf({ deliveryTarget: 'school' })).toEqual(homeOf({ deliveryTarget: 'home' }));
    expect(homeOf({ ...noHomeValues, deliveryTarget: 'school' })).toBeNull();
    expect(homeOf({ deliveryTarget: 'school', street: '', shortAddress: '' })).toBeNull();
  });

  it('S02 sends no student home without an address', () => {
    const values: StudentValues = { ...sampleValues, ...noHomeValues, deliveryTarget: 'home' };
    expect(() => toApplicantInput(values, sampleIssues, '2026-09')).toThrow('errors');
  });

  it('sends no allergens and no issues for a child without any, whatever was chosen before', () => {
    const input = toApplicantInput({ ...sampleValues, issues: [noIssueChoice] }, sampleIssues, '2026-09');
    expect(input.health_issues).toEqual([]);
    expect(input.allergens).toEqual([]);
  });

  it('writes each note into its own allergy', () => {
    const values: StudentValues = {
      ...sampleValues,
      issues: [allergyChoice, '10'],
      allergens: { milk: 'mild', nuts: 'severe' },
      descriptions: { '4': ' Has a pen ', '9': 'A rash', '10': 'Kiwi' },
    };
    expect(toApplicantInput(values, sampleIssues, '2026-09').health_issues).toEqual([
      { health_issue_id: 4, description: 'Has a pen' },
      { health_issue_id: 9, description: 'A rash' },
      { health_issue_id: 10, description: 'Kiwi' },
    ]);
  });

  it.each(['birthDate', 'school', 'levelId'] as const)('does not guess %s', (field) => {
    expect(() => toApplicantInput({ ...sampleValues, [field]: null }, sampleIssues, '2026-09')).toThrow('errors');
  });

  it('never sends an acceptance that was not given', () => {
    expect(() => toApplicantInput({ ...sampleValues, accepted: false }, sampleIssues, '2026-09')).toThrow('errors');
  });
});

describe('valuesOfApplicant', () => {
  it('and back again changes nothing but the consent, which is asked for again', () => {
    const issues = allIssues(sampleIssues, sampleApplicant);
    const values = valuesOfApplicant(sampleApplicant, issues);
    expect(values.accepted).toBe(false);
    const input = toApplicantInput({ ...values, accepted: true }, issues, sampleApplicant.conditions_version);
    const { region: _region, neighbourhood: _neighbourhood, ...home } = sampleHome;
    expect(input).toEqual({
      name: 'Lama Al Harbi',
      arabic_name: 'Lama (in Arabic)',
      birth_date: '2021-06-20',
      school_id: 3,
      educational_level_id: 2,
      health_issues: [
        { health_issue_id: 1, description: 'Insulin pump' },
        { health_issue_id: 4, description: 'Has a pen' },
        { health_issue_id: 77, description: 'No longer offered' },
      ],
      allergens: [{ code: 'peanuts', severity: 'severe' }],
      home_address: home,
      delivery_target: 'home',
      conditions_accepted: true,
      conditions_version: '2026-09',
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
        // An allergy to known allergens comes with one of them; the form asks for it otherwise.
        for (const { issue } of noted) {
          const [first] = issue.allergen_codes;
          if (first !== undefined) severities[first] ??= anySeverity;
        }
        const allergens = Object.entries(severities).map(([code, each]) => ({ code, severity: each }));
        const applicant: ApplicantDto = {
          ...sampleApplicant,
          health_issues: noted.map(({ issue: { id, name, arabic_name, category }, description }) => ({
            health_issue_id: id,
            name,
            arabic_name,
            category,
            description,
          })),
          allergens: allergens.map((each) => ({ ...each, name: each.code, arabic_name: each.code })),
        };
        const values = { ...valuesOfApplicant(applicant, sampleIssues), accepted: true };
        const sent = toApplicantInput(values, sampleIssues, '2026-09');
        const before = new Map(noted.map(({ issue, description }) => [issue.id, description]));
        const after = new Map(sent.health_issues.map((each) => [each.health_issue_id, each.description]));
        for (const [id, description] of before) expect(after.get(id)).toBe(description);
        // An allergen brings its allergy along; that one has no note.
        for (const [id, description] of after) expect(description).toBe(before.get(id) ?? null);
        expect(sent.allergens.toSorted(byCode)).toEqual(allergens.toSorted(byCode));
      }),
    );
  });

  it('asks how strong an allergy without named allergens is', () => {
    expect(valuesOfApplicant({ ...sampleApplicant, allergens: [] }, sampleIssues).allergens).toEqual({
      nuts: null,
      peanuts: null,
    });
  });

  it('chooses "No issue" for a child without any', () => {
    const healthy = { ...sampleApplicant, health_issues: [], allergens: [] };
    expect(valuesOfApplicant(healthy, sampleIssues).issues).toEqual([noIssueChoice]);
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
