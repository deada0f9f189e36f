import type { HealthIssueDto } from '#src/api/generated/client.schemas.ts';
import { birthDateError } from '#src/domain/age.ts';
import type { BusinessSettings } from '#src/domain/business-settings.ts';
import { nameError } from '#src/domain/person-fields.ts';
import { longest } from './field-lengths.ts';
import { type HomeError, homeErrors } from '#src/features/students/home/home-errors.ts';
import { allergyChoice, namedIssues } from '#src/features/students/health/student-health.ts';
import type { StudentValues } from './student-values.ts';

/** Why a field can't be sent. */
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

/** A fault, and the most characters where that is what it is about. */
export interface FoundError {
  fault: StudentError;
  count?: number;
}

/** What the rules need beside the values. */
export interface StudentRules {
  /** The server's date in Riyadh. */
  today: string;
  /** The birth date as it was saved; null for a new student. */
  keptBirthDate: string | null;
  limits: Pick<BusinessSettings, 'minAge' | 'maxAge'>;
  issues: readonly HealthIssueDto[];
}

type Found = FoundError | null;

const tooLong = (text: string, count: number): Found =>
  text.trim().length > count ? { fault: 'textLong', count } : null;

function nameFault({ name }: StudentValues): Found {
  const reason = nameError(name);
  if (reason !== null) return { fault: reason === 'empty' ? 'nameMissing' : 'nameInvalid' };
  return name.trim().length > longest.name ? { fault: 'nameLong', count: longest.name } : null;
}

function birthFault({ birthDate, birthState }: StudentValues, { today, keptBirthDate, limits }: StudentRules): Found {
  if (birthDate === null) {
    if (birthState === 'incomplete') return { fault: 'birthIncomplete' };
    return { fault: birthState === 'impossible' ? 'birthImpossible' : 'birthMissing' };
  }
  if (birthDate > today) return { fault: 'birthFuture' };
  const reasons = {
    empty: 'birthMissing',
    invalid: 'birthImpossible',
    too_young: 'birthYoung',
    too_old: 'birthOld',
  } as const;
  const reason = birthDateError(birthDate, today, limits, keptBirthDate);
  return reason === null ? null : { fault: reasons[reason] };
}

function schoolFault({ school }: StudentValues): Found {
  if (school === null) return { fault: 'schoolMissing' };
  return school.is_served || school.status === 'pending_review' ? null : { fault: 'schoolNotServed' };
}

function levelFault({ levelId, school }: StudentValues): Found {
  if (levelId === null) return { fault: 'levelMissing' };
  const taught = school?.educational_level_ids ?? [];
  return taught.length === 0 || taught.includes(Number(levelId)) ? null : { fault: 'levelElsewhere' };
}

function healthFaults(values: StudentValues, { issues }: StudentRules): [string, Found][] {
  const hasAllergy = values.issues.includes(allergyChoice);
  const chosen = hasAllergy ? Object.entries(values.allergens) : [];
  return [
    ['issues', values.issues.length === 0 ? { fault: 'issuesMissing' } : null],
    ['allergens', hasAllergy && chosen.length === 0 ? { fault: 'allergensMissing' } : null],
    ...chosen.map(([code, severity]): [string, Found] => [
      `allergens.${code}`,
      severity === null ? { fault: 'severityMissing' } : null,
    ]),
    ...namedIssues(values, issues).map(({ id, requires_description }): [string, Found] => {
      const text = values.descriptions[String(id)] ?? '';
      const missing: Found = requires_description && text.trim() === '' ? { fault: 'descriptionMissing' } : null;
      return [`descriptions.${id}`, missing ?? tooLong(text, longest.description)];
    }),
  ];
}

/**
 * What stands in the way of saving a student, by field and in the form's order; empty when nothing does. Fields inside lists
 * are dotted: `descriptions.4`, `allergens.milk`.
 */
export function studentErrors(values: StudentValues, rules: StudentRules): Record<string, FoundError> {
  const found: [string, Found][] = [
    ['name', nameFault(values)],
    ['birthDate', birthFault(values, rules)],
    ['school', schoolFault(values)],
    ['levelId', levelFault(values)],
    ...healthFaults(values, rules),
    ...(values.deliveryTarget === 'home' ? Object.entries(homeErrors(values)) : []),
    ['accepted', values.accepted ? null : { fault: 'conditions' }],
  ];
  return Object.fromEntries(found.filter((entry): entry is [string, FoundError] => entry[1] !== null));
}
