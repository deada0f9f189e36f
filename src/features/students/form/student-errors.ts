import { birthDateError } from '#src/domain/age.ts';
import type { BusinessSettings } from '#src/domain/business-settings.ts';
import type { HealthIssue } from '#src/domain/health.ts';
import { nameError } from '#src/domain/person-fields.ts';
import { canBeChosen } from '#src/domain/school.ts';
import { maxLengths } from './field-lengths.ts';
import { type HomeError, homeErrors } from '#src/features/students/home/home-errors.ts';
import { allergyChoice, namedIssues } from '#src/features/students/health/student-health.ts';
import type { StudentValues } from './student-values.ts';

/** The reason why a field can't be sent. */
export type StudentError =
  | 'nameMissing'
  | 'nameInvalid'
  | 'nameLong'
  | 'birthMissing'
  | 'birthIncomplete'
  | 'birthImpossible'
  | 'birthFuture'
  | 'birthYoung'
  | 'birthOld'
  | 'schoolMissing'
  | 'schoolNotServed'
  | 'levelMissing'
  | 'levelElsewhere'
  | 'issuesMissing'
  | 'descriptionMissing'
  | 'textLong'
  | 'allergensMissing'
  | 'severityMissing'
  | HomeError
  | 'conditions';

/** An error, with the maximum length if the text is too long. */
export interface FoundError {
  reason: StudentError;
  count?: number;
}

/** The data that the rules need in addition to the values. */
export interface StudentRules {
  /** The server's date in Riyadh. */
  today: string;
  /** The saved birth date; null for a new student. */
  keptBirthDate: string | null;
  limits: Pick<BusinessSettings, 'minAge' | 'maxAge'>;
  issues: readonly HealthIssue[];
}

type Found = FoundError | null;

const tooLong = (text: string, count: number): Found =>
  text.trim().length > count ? { reason: 'textLong', count } : null;

function checkName(name: string, length: number, { required }: { required: boolean }): Found {
  const error = nameError(name);
  if (error === 'empty') return required ? { reason: 'nameMissing' } : null;
  if (error === 'invalid') return { reason: 'nameInvalid' };
  return name.trim().length > length ? { reason: 'nameLong', count: length } : null;
}

function checkBirthDate(
  { birthDate, birthState }: StudentValues,
  { today, keptBirthDate, limits }: StudentRules,
): Found {
  if (birthDate === null) {
    if (birthState === 'incomplete') return { reason: 'birthIncomplete' };
    return { reason: birthState === 'impossible' ? 'birthImpossible' : 'birthMissing' };
  }
  if (birthDate > today) return { reason: 'birthFuture' };
  const reasonOf = {
    empty: 'birthMissing',
    invalid: 'birthImpossible',
    too_young: 'birthYoung',
    too_old: 'birthOld',
  } as const;
  const error = birthDateError(birthDate, today, limits, keptBirthDate);
  return error === null ? null : { reason: reasonOf[error] };
}

function checkSchool({ school }: StudentValues): Found {
  if (school === null) return { reason: 'schoolMissing' };
  return canBeChosen(school) ? null : { reason: 'schoolNotServed' };
}

function checkLevel({ levelId, school }: StudentValues): Found {
  if (levelId === null) return { reason: 'levelMissing' };
  const taught = school?.educationalLevelIds ?? [];
  return taught.length === 0 || taught.includes(Number(levelId)) ? null : { reason: 'levelElsewhere' };
}

function checkHealth(values: StudentValues, { issues }: StudentRules): [string, Found][] {
  const hasAllergy = values.issues.includes(allergyChoice);
  const chosen = hasAllergy ? Object.entries(values.allergens) : [];
  return [
    ['issues', values.issues.length === 0 ? { reason: 'issuesMissing' } : null],
    ['allergens', hasAllergy && chosen.length === 0 ? { reason: 'allergensMissing' } : null],
    ...chosen.map(([code, severity]): [string, Found] => [
      `allergens.${code}`,
      severity === null ? { reason: 'severityMissing' } : null,
    ]),
    ...namedIssues(values, issues).map(({ id, requiresDescription }): [string, Found] => {
      const text = values.descriptions[String(id)] ?? '';
      const missing: Found = requiresDescription && text.trim() === '' ? { reason: 'descriptionMissing' } : null;
      return [`descriptions.${id}`, missing ?? tooLong(text, maxLengths.description)];
    }),
  ];
}

/**
 * The errors that prevent saving, by field and in the form's order; empty for valid values. Fields inside lists have
 * dotted names: `descriptions.4`, `allergens.milk`.
 */
export function studentErrors(values: StudentValues, rules: StudentRules): Record<string, FoundError> {
  const found: [string, Found][] = [
    ['name', checkName(values.name, maxLengths.name, { required: true })],
    ['arabicName', checkName(values.arabicName, maxLengths.arabicName, { required: false })],
    ['birthDate', checkBirthDate(values, rules)],
    ['school', checkSchool(values)],
    ['levelId', checkLevel(values)],
    ...checkHealth(values, rules),
    ...(values.deliveryTarget === 'home' ? Object.entries(homeErrors(values)) : []),
    ['accepted', values.accepted ? null : { reason: 'conditions' }],
  ];
  return Object.fromEntries(found.filter((entry): entry is [string, FoundError] => entry[1] !== null));
}
