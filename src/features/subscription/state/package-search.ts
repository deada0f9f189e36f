import { isCivilDate } from '#src/domain/riyadh-date.ts';
import type { SubscriptionChoice } from './subscription-choice.ts';

/** What the address of a package's page holds, so that a reload, signing in and adding a student keep what was chosen. */
export interface PackageSearch {
  /** The student in front; from the cart, the one to choose. */
  applicant?: number;
  /** The choices, as `writePlan` writes them. */
  plan?: string;
  /** The second of the panel's two steps; the first one has no name. */
  step?: 'off-days';
}

const maxStudents = 10;
const maxOffDays = 36;

/** Reads the address; whatever is no choice is left out. Written by hand: it stands in the entry. */
export function packageSearch(search: Record<string, unknown>): PackageSearch {
  const applicant = Number(search['applicant']);
  const plan = typeof search['plan'] === 'string' ? writePlan(readPlan(search['plan'])) : '';
  return {
    ...(Number.isInteger(applicant) && applicant > 0 ? { applicant } : {}),
    ...(plan === '' ? {} : { plan }),
    ...(search['step'] === 'off-days' ? { step: 'off-days' } : {}),
  };
}

/**
 * One text for all choices: `student_count_start_offDay.offDay`, students parted by `~`. A student, count or start that is
 * not chosen is empty. Holds no health data.
 */
export function writePlan(choices: readonly SubscriptionChoice[]): string {
  const texts = choices.map(({ applicantId, typedCount, startsOn, offDays }) =>
    [applicantId ?? '', typedCount, startsOn ?? '', offDays.join('.')].join('_'),
  );
  return texts.every((text) => text === '_1__') ? '' : texts.join('~');
}

/** Reads what `writePlan` wrote; a part that is not readable counts as not chosen, a student only once. */
export function readPlan(plan: string): SubscriptionChoice[] {
  const seen = new Set<number | null>();
  return plan
    .split('~', maxStudents)
    .filter((text) => /^\d*_\d{0,3}_[\d-]*_[\d.-]*$/.test(text))
    .map(readChoice)
    .filter(({ applicantId }) => !seen.has(applicantId) && seen.add(applicantId));
}

function readChoice(text: string): SubscriptionChoice {
  const [applicant = '', typedCount = '', startsOn = '', offDays = ''] = text.split('_');
  return {
    applicantId: Number(applicant) || null,
    typedCount,
    startsOn: isCivilDate(startsOn) ? startsOn : null,
    offDays: [...new Set(offDays.split('.', maxOffDays).filter(isCivilDate))].toSorted(),
  };
}
