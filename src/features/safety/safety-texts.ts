import type { IntlShape } from 'react-intl';
import {
  type AllergenCheck,
  type CheckedDish,
  type CheckReason,
  checkReasons,
  type CheckUnknown,
} from '#src/domain/allergen-check.ts';
import type { DecidingAllergen } from '#src/domain/meal-safety.ts';
import type { SafetyNames } from './use-safety-names.ts';

/** What the sentences about safety are formatted with. */
export interface SafetyTextContext {
  intl: IntlShape;
  names: SafetyNames;
}

/** One reason in one sentence. */
export interface SafetyLine {
  key: string;
  verdict: 'safe' | 'check' | 'blocked';
  text: string;
}

/**
 * The sentences about a student and a package, the most serious first: "3 of 27 lunches contain peanuts, which Lama must
 * avoid: severe." Never empty: a package that fits says so with the number of its lunches.
 */
export function packageLines(
  check: Pick<AllergenCheck, 'lunchCount' | 'dishes' | 'unplannedDays' | 'unknowns'>,
  studentName: string,
  context: SafetyTextContext,
): SafetyLine[] {
  const { lunchCount: total } = check;
  const reasons = checkReasons(check);
  if (reasons.length === 0) {
    const text = context.intl.formatMessage({ id: 'safety.lunches.safe' }, { total, name: studentName });
    return [{ key: 'safe', verdict: 'safe', text }];
  }
  return reasons.map((reason) => ({
    key: JSON.stringify(reason),
    verdict: reason.kind === 'allergen' ? reason.verdict : 'check',
    text: reasonText(reason, { total, name: studentName }, context),
  }));
}

/** What is not safe or not known about one dish, the most serious first; empty for a safe one. */
export function dishLines(
  { allergens, unknowns }: Pick<CheckedDish, 'allergens' | 'unknowns'>,
  studentName: string,
  context: SafetyTextContext,
): string[] {
  const { intl } = context;
  return [
    ...allergens.map((allergen) =>
      intl.formatMessage(
        { id: allergen.level === 'may_contain' ? 'safety.meal.mayContain' : 'safety.meal.contains' },
        allergenValues(allergen, context),
      ),
    ),
    // The severity that is not known is beside its allergen.
    ...unknowns
      .filter(({ kind }) => kind !== 'severity_unknown')
      .map((unknown) => {
        const { id, ...values } = dishUnknown(unknown, context);
        return id === null
          ? studentUnknownText(unknown, studentName, context)
          : intl.formatMessage({ id: `safety.meal.${id}` }, values);
      }),
  ];
}

function reasonText(
  reason: CheckReason,
  { total, name }: { total: number; name: string },
  context: SafetyTextContext,
): string {
  const { intl } = context;
  if (reason.kind === 'student_unknown') return studentUnknownText(reason.unknown, name, context);
  const counts = { count: reason.lunchCount, total, name };
  if (reason.kind === 'unplanned') return intl.formatMessage({ id: 'safety.lunches.unplanned' }, counts);
  if (reason.kind === 'dish_unknown') {
    const { id, ...values } = dishUnknown(reason.unknown, context);
    if (id === null) return studentUnknownText(reason.unknown, name, context);
    return reason.lunchCount === 0
      ? intl.formatMessage({ id: 'safety.package.unknown' })
      : intl.formatMessage({ id: `safety.lunches.${id}` }, { ...counts, ...values });
  }
  // Without lunches it is a dish that may come on a day that is not planned yet.
  const of = reason.lunchCount === 0 ? 'package' : 'lunches';
  return intl.formatMessage(
    { id: `safety.${of}.${reason.level === 'may_contain' ? 'mayContain' : 'contains'}` },
    { ...counts, ...allergenValues(reason, context) },
  );
}

function allergenValues({ code, severity }: DecidingAllergen, { intl, names }: SafetyTextContext) {
  return {
    allergen: names.allergen(code),
    severity: intl.formatMessage({ id: 'safety.severity' }, { severity: severity ?? 'other' }),
  };
}

/** The message about a dish; the id is null for what is not known about the student. */
function dishUnknown(unknown: CheckUnknown, { intl, names }: SafetyTextContext) {
  switch (unknown.kind) {
    case 'allergens_not_recorded':
      return { id: 'notRecorded' as const };
    case 'value_not_stated':
      return {
        id: 'notStated' as const,
        value: intl.formatMessage({ id: 'safety.value' }, { value: unknown.value ?? 'other' }),
      };
    case 'allergen_unknown':
      return { id: 'codeUnknown' as const, allergen: names.allergen(unknown.code) };
    case 'issue_unknown':
    case 'issue_without_code':
      return { id: null };
    default:
      return { id: 'unknown' as const };
  }
}

function studentUnknownText(unknown: CheckUnknown, name: string, { intl, names }: SafetyTextContext): string {
  switch (unknown.kind) {
    case 'allergen_unknown':
      return intl.formatMessage({ id: 'safety.student.allergenUnknown' }, { allergen: names.allergen(unknown.code) });
    case 'issue_without_code':
    case 'not_made_for': {
      const issue = names.issue(unknown.issueId);
      if (issue === null) break;
      const id = unknown.kind === 'not_made_for' ? 'safety.student.notMadeFor' : 'safety.student.issueWithoutCode';
      return intl.formatMessage({ id }, { issue, name });
    }
    case 'issue_unknown':
      return intl.formatMessage({ id: 'safety.student.issueUnknown' }, { name });
    default:
  }
  return intl.formatMessage({ id: 'safety.student.unknown' }, { name });
}
