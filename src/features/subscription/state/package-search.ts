import { maxOrderStudents } from '#src/domain/order.ts';
import { planText } from '#src/domain/package-plan.ts';
import { isCivilDate } from '#src/domain/riyadh-date.ts';
import type { SubscriptionChoice } from './subscription-state.ts';

/**
 * The search parameters of a package's page, which keep the choices after a reload, signing in and adding a student.
 */
export interface PackageSearch {
  /** The id of the shown student; in a link from the cart, the student to select. */
  applicant?: number;
  /** The choices, as `writePlan` writes them. */
  plan?: string;
  /** The second of the panel's two steps; undefined for the first one. */
  step?: 'off-days';
}

const maxOffDays = 36;

/** Parses the search parameters and drops invalid ones. It does not use zod, because it is part of the entry chunk. */
export function packageSearch(search: Record<string, unknown>): PackageSearch {
  const applicant = Number(search['applicant']);
  const plan = typeof search['plan'] === 'string' ? writePlan(readPlan(search['plan'])) : '';
  return {
    ...(Number.isInteger(applicant) && applicant > 0 ? { applicant } : {}),
    ...(plan === '' ? {} : { plan }),
    ...(search['step'] === 'off-days' ? { step: 'off-days' } : {}),
  };
}

/** Serializes all choices as one text, as `planText` writes each, with `~` between students. */
export function writePlan(choices: readonly SubscriptionChoice[]): string {
  const texts = choices.map(planText);
  return texts.every((text) => text === '_1__') ? '' : texts.join('~');
}

/** Parses the result of `writePlan`. An invalid part counts as not chosen; the first choice of a student wins. */
export function readPlan(plan: string): SubscriptionChoice[] {
  const seen = new Set<number | null>();
  return plan
    .split('~', maxOrderStudents)
    .filter((text) => /^\d*_\d{0,3}_[\d-]*_[\d.-]*$/.test(text))
    .map(readChoice)
    .filter(({ studentId }) => !seen.has(studentId) && seen.add(studentId));
}

function readChoice(text: string): SubscriptionChoice {
  const [applicant = '', typedCount = '', startsOn = '', offDays = ''] = text.split('_');
  return {
    studentId: Number(applicant) || null,
    typedCount,
    startsOn: isCivilDate(startsOn) ? startsOn : null,
    offDays: [...new Set(offDays.split('.', maxOffDays).filter(isCivilDate))].toSorted(),
  };
}
