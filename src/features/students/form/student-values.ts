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

/** What the student form holds. */
export type StudentValues = HomeValues & {
  name: string;
  /** Only where a saved student has one beside the name. */
  arabicName: string;
  /** `YYYY-MM-DD`; null until what is typed is a date. */
  birthDate: string | null;
  birthState: DateState;
  school: School | null;
  levelId: string | null;
  /** Cards chosen: ids of health issues, `noIssueChoice`, `allergyChoice`. */
  issues: string[];
  /** The note of each issue, allergies too, by id of the health issue. */
  descriptions: Record<string, string>;
  /** Allergen codes chosen, with how strong the reaction is. */
  allergens: Record<string, AllergySeverity | null>;
  deliveryTarget: 'school' | 'home';
  accepted: boolean;
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
};

/** A student's health and the consent to its use: never on the device (rules.md#health-data). */
export const healthFields = ['issues', 'descriptions', 'allergens', 'accepted'] as const;

/** What a draft on the device keeps: everything but health. */
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
] as const satisfies readonly Exclude<keyof StudentValues, (typeof healthFields)[number]>[];

/**
 * The form as it is saved.
 * @param values without errors (see `studentErrors`); an incomplete address is left out where the lunches go to school
 * @param issues all health issues the form offers
 * @param conditionsVersion of the disclaimer shown
 * @throws when a required choice is missing
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

/** @throws when a severity is missing: no allergen is left out of what is saved */
function chosenAllergens({ issues, allergens }: StudentValues): StudentInput['allergens'] {
  if (!issues.includes(allergyChoice)) return [];
  return Object.entries(allergens).map(([code, severity]) => {
    if (severity === null) throw new Error('A student with errors cannot be sent');
    return { code, severity };
  });
}

/**
 * A saved student as the form shows it. The disclaimer is accepted again with each change, because it is about the
 * details above it. The levels of its school are unknown until it is chosen again.
 * @param issues with all of the student's own (`allIssues`)
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
    const codes = issue?.allergenCodes ?? [];
    // An allergy without named allergens: the parent chooses how strong the reactions are.
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
  };
}
