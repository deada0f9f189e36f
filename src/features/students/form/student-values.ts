import type { AllergySeverity, HealthIssue } from '#src/domain/health.ts';
import { cleanName } from '#src/domain/person-fields.ts';
import type { School } from '#src/domain/school.ts';
import type { Student, StudentInput } from '#src/domain/student.ts';
import type { DateState } from '#src/ui/fields/birth-date-field.tsx';
import { homeErrors } from '#src/features/students/home/home-errors.ts';
import {
  homeFields,
  type HomeValues,
  homeValuesOf,
  noHomeValues,
  textOrNull,
  toHomeAddressInput,
} from '#src/features/students/home/home-values.ts';
import { allergyChoice, cardOf, namedIssues, noIssueChoice } from '#src/features/students/health/student-health.ts';

/** The values of the student form. */
export type StudentValues = HomeValues & {
  name: string;
  /** Only set if a saved student has an Arabic name in addition to the name. */
  arabicName: string;
  /** `YYYY-MM-DD`; null until the input is a valid date. */
  birthDate: string | null;
  birthState: DateState;
  school: School | null;
  levelId: string | null;
  /** The values of the chosen cards: ids of health issues, `noIssueChoice`, `allergyChoice`. */
  issues: string[];
  /** The note for each health issue, including allergies, by id of the issue. */
  descriptions: Record<string, string>;
  /** The chosen allergens by code, each with the severity of the reaction. */
  allergens: Record<string, AllergySeverity | null>;
  deliveryTarget: 'school' | 'home';
  accepted: boolean;
  /** The version of the student that these values are based on; 0 for a new student. */
  version: number;
};

export const noStudentValues: StudentValues = {
  name: '',
  arabicName: '',
  birthDate: null,
  birthState: 'empty',
  school: null,
  levelId: null,
  issues: [],
  descriptions: {},
  allergens: {},
  deliveryTarget: 'school',
  ...noHomeValues,
  accepted: false,
  version: 0,
};

/**
 * The fields for a student's health and the consent to its use, which are never stored on the device
 * (rules.md#health-data).
 */
export const healthFields = ['issues', 'descriptions', 'allergens', 'accepted'] as const;

/** The fields of a draft on the device: everything except health. */
export const draftFields = [
  'name',
  'arabicName',
  'birthDate',
  'birthState',
  'school',
  'levelId',
  'deliveryTarget',
  ...homeFields,
  'addressRest',
  'version',
] as const satisfies readonly Exclude<keyof StudentValues, (typeof healthFields)[number]>[];

/**
 * Converts the form's values to the input of the request.
 * @param values without errors (see `studentErrors`); an incomplete address is left out if the lunches go to school
 * @param issues all health issues that the form offers
 * @param conditionsVersion of the shown disclaimer
 * @throws if a required choice is missing
 */
export function toStudentInput(
  values: StudentValues,
  issues: readonly HealthIssue[],
  conditionsVersion: string,
): StudentInput {
  const { birthDate, school, levelId, accepted, deliveryTarget } = values;
  const home = Object.keys(homeErrors(values)).length === 0 ? toHomeAddressInput(values) : null;
  if (!birthDate || !school || !levelId || !accepted || (deliveryTarget === 'home' && home === null)) {
    throw new Error('A student with errors cannot be sent');
  }
  return {
    name: cleanName(values.name),
    arabicName: textOrNull(cleanName(values.arabicName)),
    birthDate,
    schoolId: school.id,
    educationalLevelId: Number(levelId),
    healthIssues: namedIssues(values, issues).map(({ id }) => ({
      id,
      description: textOrNull(values.descriptions[String(id)] ?? ''),
    })),
    allergens: chosenAllergens(values),
    homeAddress: home,
    deliveryTarget,
    conditionsAccepted: true,
    conditionsVersion,
  };
}

/** @throws if a severity is missing, so that no allergen is left out of the saved data */
function chosenAllergens({ issues, allergens }: StudentValues): StudentInput['allergens'] {
  if (!issues.includes(allergyChoice)) return [];
  return Object.entries(allergens).map(([code, severity]) => {
    if (severity === null) throw new Error('A student with errors cannot be sent');
    return { code, severity };
  });
}

/**
 * Converts a saved student to the form's values. The disclaimer has to be accepted again with each change, because it
 * refers to the details above it. The school's levels are unknown until the school is chosen again.
 * @param issues includes all of the student's own issues (`allIssues`)
 */
export function valuesOfStudent(student: Student, issues: readonly HealthIssue[]): StudentValues {
  const known = new Map(issues.map((issue) => [issue.id, issue]));
  const cards = new Set<string>();
  const descriptions: Record<string, string> = {};
  const allergens: StudentValues['allergens'] = {};

  for (const { id, description } of student.healthIssues) {
    const issue = known.get(id);
    const card = issue ? cardOf(issue) : String(id);
    cards.add(card);
    descriptions[String(id)] = description ?? '';
    // What an illness requires is no allergy of the student.
    const codes = card === allergyChoice ? (issue?.allergenCodes ?? []) : [];
    // An allergy without named allergens: the parent chooses the severity of each reaction.
    if (!student.allergens.some(({ code }) => codes.includes(code))) for (const code of codes) allergens[code] = null;
  }
  for (const { code, severity } of student.allergens) allergens[code] = severity;
  if (Object.keys(allergens).length > 0) cards.add(allergyChoice);

  return {
    name: student.name,
    arabicName: student.arabicName ?? '',
    birthDate: student.birthDate,
    birthState: 'complete',
    school: { ...student.school, educationalLevelIds: [], isServed: true, status: 'approved' },
    levelId: String(student.educationalLevel.id),
    issues: cards.size > 0 ? [...cards] : [noIssueChoice],
    descriptions,
    allergens,
    deliveryTarget: student.deliveryTarget,
    ...homeValuesOf(student.homeAddress),
    accepted: false,
    version: student.version,
  };
}
