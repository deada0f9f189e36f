import type {
  AllergySeverityDto,
  ApplicantDto,
  ApplicantInputDto,
  HealthIssueDto,
  SchoolDto,
} from '#src/api/generated/client.schemas.ts';
import { cleanName } from '#src/domain/person-fields.ts';
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

/** What the form needs to know of the school that was chosen. */
export type ChosenSchool = Pick<
  SchoolDto,
  | 'id'
  | 'name'
  | 'arabic_name'
  | 'address'
  | 'arabic_address'
  | 'region_id'
  | 'educational_level_ids'
  | 'is_served'
  | 'status'
>;

/** What the student form holds. */
export type StudentValues = HomeValues & {
  name: string;
  /** Only where a saved student has one beside the name. */
  arabicName: string;
  /** `YYYY-MM-DD`; null until what is typed is a date. */
  birthDate: string | null;
  birthState: DateState;
  school: ChosenSchool | null;
  levelId: string | null;
  /** Cards chosen: ids of health issues, `noIssueChoice`, `allergyChoice`. */
  issues: string[];
  /** The note of each issue, allergies too, by id of the health issue. */
  descriptions: Record<string, string>;
  /** Allergen codes chosen, with how strong the reaction is. */
  allergens: Record<string, AllergySeverityDto | null>;
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
 * The form as the contract's operations `createApplicant` and `updateApplicant` take it.
 * @param values without errors (see `studentErrors`); an incomplete address is left out where the lunches go to school
 * @param issues all health issues the form offers
 * @param conditionsVersion of the disclaimer shown
 * @throws when a required choice is missing
 */
export function toApplicantInput(
  values: StudentValues,
  issues: readonly HealthIssueDto[],
  conditionsVersion: string,
): ApplicantInputDto {
  const { birthDate, school, levelId, accepted, deliveryTarget } = values;
  const home = Object.keys(homeErrors(values)).length === 0 ? toHomeAddressInput(values) : null;
  if (!birthDate || !school || !levelId || !accepted || (deliveryTarget === 'home' && home === null)) {
    throw new Error('A student with errors cannot be sent');
  }
  return {
    name: cleanName(values.name),
    arabic_name: textOrNull(cleanName(values.arabicName)),
    birth_date: birthDate,
    school_id: school.id,
    educational_level_id: Number(levelId),
    health_issues: namedIssues(values, issues).map((issue) => ({
      health_issue_id: issue.id,
      description: textOrNull(values.descriptions[String(issue.id)] ?? ''),
    })),
    allergens: values.issues.includes(allergyChoice)
      ? Object.entries(values.allergens).flatMap(([code, severity]) => (severity === null ? [] : [{ code, severity }]))
      : [],
    home_address: home,
    delivery_target: deliveryTarget,
    conditions_accepted: true,
    conditions_version: conditionsVersion,
  };
}

/**
 * A saved student as the form shows it. The disclaimer is accepted again with each change, because it is about the
 * details above it. The levels of its school are unknown until it is chosen again.
 * @param issues with all of the student's own (`allIssues`)
 */
export function valuesOfApplicant(applicant: ApplicantDto, issues: readonly HealthIssueDto[]): StudentValues {
  const known = new Map(issues.map((issue) => [issue.id, issue]));
  const cards = new Set<string>();
  const descriptions: Record<string, string> = {};
  const allergens: StudentValues['allergens'] = {};

  for (const { health_issue_id, description } of applicant.health_issues) {
    const issue = known.get(health_issue_id);
    const card = issue ? cardOf(issue) : String(health_issue_id);
    cards.add(card);
    descriptions[String(health_issue_id)] = description ?? '';
    const codes = issue?.allergen_codes ?? [];
    // An allergy without named allergens: the parent chooses how strong the reactions are.
    if (!applicant.allergens.some(({ code }) => codes.includes(code))) for (const code of codes) allergens[code] = null;
  }
  for (const { code, severity } of applicant.allergens) allergens[code] = severity;
  if (Object.keys(allergens).length > 0) cards.add(allergyChoice);

  return {
    name: applicant.name,
    arabicName: applicant.arabic_name ?? '',
    birthDate: applicant.birth_date,
    birthState: 'complete',
    school: { ...applicant.school, educational_level_ids: [], is_served: true, status: 'approved' },
    levelId: String(applicant.educational_level_id),
    issues: cards.size > 0 ? [...cards] : [noIssueChoice],
    descriptions,
    allergens,
    deliveryTarget: applicant.delivery_target,
    ...homeValuesOf(applicant.home_address),
    accepted: false,
  };
}
