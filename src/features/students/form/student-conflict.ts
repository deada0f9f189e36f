import { healthOfBoth } from '#src/domain/health-of-both.ts';
import type { HealthIssue } from '#src/domain/health.ts';
import { allergyChoice, namedIssues, noIssueChoice } from '#src/features/students/health/student-health.ts';
import { homeFields, toHomeAddressInput } from '#src/features/students/home/home-values.ts';
import { cleanName } from '#src/domain/person-fields.ts';
import type { StudentValues } from './student-values.ts';

/** What a parent sees as one thing when two devices have changed a student. */
export type StudentPart =
  | 'allergens'
  | 'issues'
  | 'name'
  | 'arabicName'
  | 'birthDate'
  | 'school'
  | 'level'
  | 'target'
  | 'home';

const allergensOf = ({ issues, allergens }: StudentValues) => (issues.includes(allergyChoice) ? allergens : {});

/** The notes of the chosen issues, by id. */
function notesOf(values: StudentValues, issues: readonly HealthIssue[]): Record<string, string> {
  return Object.fromEntries(
    namedIssues(values, issues).map(({ id }) => [String(id), (values.descriptions[String(id)] ?? '').trim()]),
  );
}

const sorted = (record: object) => Object.entries(record).toSorted(([a], [b]) => a.localeCompare(b));

/** The parts in which the form differs from the stored student, allergies first. */
export function differingParts(
  mine: StudentValues,
  stored: StudentValues,
  issues: readonly HealthIssue[],
): StudentPart[] {
  const parts = (values: StudentValues): Record<StudentPart, unknown> => ({
    allergens: sorted(allergensOf(values)),
    issues: sorted(notesOf(values, issues)),
    name: cleanName(values.name),
    arabicName: cleanName(values.arabicName),
    birthDate: values.birthDate,
    school: values.school?.id,
    level: values.levelId,
    target: values.deliveryTarget,
    home: homeFields.map((field) => (toHomeAddressInput(values) === null ? '' : (values[field] ?? '').trim())),
  });
  const [own, others] = [parts(mine), parts(stored)];
  return (Object.keys(own) as StudentPart[]).filter(
    (part) => JSON.stringify(own[part]) !== JSON.stringify(others[part]),
  );
}

/**
 * The form's values with the version and the health of the stored student: no allergy, illness or note of either is lost.
 * The disclaimer has to be accepted again if the health is another one now.
 */
export function keptMine(mine: StudentValues, stored: StudentValues, issues: readonly HealthIssue[]): StudentValues {
  const { allergens, notes } = healthOfBoth(
    { allergens: allergensOf(mine), notes: notesOf(mine, issues) },
    { allergens: allergensOf(stored), notes: notesOf(stored, issues) },
  );
  const chosen = [...new Set([...mine.issues, ...stored.issues])].filter((choice) => choice !== noIssueChoice);
  const health = {
    issues: chosen.length > 0 ? chosen : mine.issues,
    allergens: { ...allergens },
    descriptions: { ...mine.descriptions, ...notes },
  };
  const merged: StudentValues = { ...mine, ...health, version: stored.version };
  const isSame = differingParts(mine, merged, issues).length === 0;
  return { ...merged, accepted: mine.accepted && isSame };
}
