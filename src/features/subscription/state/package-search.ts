import { isCivilDate } from '#src/domain/riyadh-date.ts';
import type { SubscriptionChoice } from './subscription-state.ts';

/** What the address of a package's page holds, so that a reload, signing in and adding a student keep what was chosen. */
export interface PackageSearch {
  /** The student that is shown; in a link from the cart, the one to choose. */
  applicant?: number;
  /** The choices, as `writePlan` writes them. */
  plan?: string;
  /** The second of the panel's two steps; the first one has no name. */
  step?: 'off-days';
}

const maxStudents = 10;
const maxOffDays = 36;

/** Parses the address and leaves out what is no choice. Without zod, because it is part of the entry chunk. */
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
 * All choices as one text: `student_count_start_offDay.offDay`, with `~` between students. A student, count or start that is
 * not chosen is empty. Contains no health data.
 */
export function writePlan(choices: readonly SubscriptionChoice[]): string {
  const texts = choices.map(({ studentId, typedCount, startsOn, offDays }) =>
    [studentId ?? '', typedCount, startsOn ?? '', offDays.join('.')].join('_'),
  );
  return texts.every((text) => text === '_1__') ? '' : texts.join('~');
}

/** Parses what `writePlan` wrote. An invalid part counts as not chosen; the first choice of a student wins. */
export function readPlan(plan: string): SubscriptionChoice[] {
  const seen = new Set<number | null>();
  return plan
    .split('~', maxStudents)
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
