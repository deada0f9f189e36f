import type { Language } from '../../src/domain/language.ts';
import { line } from './conditions.ts';
import { pages } from './pages.ts';
import type { PageResult, Results, StepResult } from './results.ts';
import { keptLimit } from './unreached.ts';

/** A condition that a run has to meet. */
export interface Gate {
  name: string;
  /** Null where it could not be measured, which counts as missed. */
  measured: number | null;
  /** Null if the value to compare with could not be measured. */
  limit: number | null;
  unit: 'ms' | 's' | 'kB' | 'MB' | '';
  /** Whether the measured value has to reach the limit instead of staying within it. */
  atLeast?: boolean;
}

export const languageNames: Record<Language, string> = { en: 'English', ar: 'Arabic' };

function isWithin({ measured, atLeast = false }: Gate, limit: number | null): boolean {
  if (measured === null || limit === null) return false;
  return atLeast ? measured >= limit : measured <= limit;
}

/** Whether the measured value reaches the goal. */
export function holds(gate: Gate): boolean {
  return isWithin(gate, gate.limit);
}

/** Whether the measured value reaches the goal, or what is kept instead of it (`unreached.ts`). */
export function isKept(gate: Gate): boolean {
  return isWithin(gate, keptLimit(gate));
}

const times = (factor: number, value: number | null | undefined) =>
  value === null || value === undefined ? null : factor * value;

/** The LCP of the static page: the mean of the measurements before and after everything else. */
function staticLcpOf({ staticPage: { first, last } }: Pick<Results, 'staticPage'>): number | null {
  return first.lcp === null || last.lcp === null ? null : (first.lcp + last.lcp) / 2;
}

/** The relative change of the static page's LCP from the beginning of the run to its end; 0.15 is 15 %. */
export function driftOf({ staticPage: { first, last } }: Pick<Results, 'staticPage'>): number {
  return first.lcp === null || last.lcp === null ? Infinity : Math.abs(last.lcp - first.lcp) / first.lcp;
}

function pageGates(result: PageResult, staticLcp: number | null, before: Results): Gate[] {
  const page = pages.find(({ name }) => name === result.name);
  const { first, repeat, limit, lighthouse } = result;
  const subject = `${result.name}, ${languageNames[result.language]}`;
  const again = { name: `${subject}: LCP of a repeat visit`, measured: repeat.lcp, unit: 'ms' } as const;
  // The board is a static page and one call of the API; its first visit has the same shell.
  const ofBoard = staticLcp === null ? null : times(1.2, staticLcp + line.latency);
  const gates: Gate[] = [{ ...again, limit: page?.name === 'board' ? ofBoard : times(0.5, first.lcp) }];
  if (!page?.isPublic) return gates;
  const earlier = before.pages.find(({ name, language }) => name === result.name && language === result.language);
  const staticBefore = staticLcpOf(before);
  // This machine may be slower than that of the earlier run; the static pages of both runs show by how much.
  const pace = staticLcp === null || staticBefore === null ? null : staticLcp / staticBefore;
  const usableBefore = pace === null ? null : times(pace, earlier?.first.usable);
  gates.push(
    { name: `${subject}: FCP`, measured: first.fcp, limit: times(1.2, limit?.fcp), unit: 'ms' },
    { name: `${subject}: LCP`, measured: first.lcp, limit: times(1.1, limit?.lcp), unit: 'ms' },
    { name: `${subject}: usable`, measured: first.usable, limit: times(0.8, usableBefore), unit: 'ms' },
    { name: `${subject}: API calls`, measured: first.apiCalls, limit: 1, unit: '' },
  );
  if (page.name === 'home') {
    const name = `${subject}: LCP against the static page`;
    gates.push({ name, measured: first.lcp, limit: times(1.35, staticLcp), unit: 'ms' });
  }
  if (page.limits) {
    gates.push(
      { name: `${subject}: requests`, measured: first.requests, limit: page.limits.requests, unit: '' },
      { name: `${subject}: bytes`, measured: first.kilobytes, limit: page.limits.kilobytes, unit: 'kB' },
    );
  }
  if (lighthouse) {
    gates.push(
      { name: `${subject}: Lighthouse’s score`, measured: lighthouse.score, limit: 97, unit: '', atLeast: true },
      { name: `${subject}: Lighthouse’s TBT`, measured: lighthouse.tbt, limit: 100, unit: 'ms' },
      { name: `${subject}: Lighthouse’s CLS`, measured: lighthouse.cls, limit: 0.01, unit: '' },
    );
  }
  return gates;
}

/** The memory that thousands of rows may use beyond the empty page, in MB. */
const heaviestList = 60;

function stepGates({ row, name, language, value, unit }: StepResult, staticLcp: number | null): Gate[] {
  // Only the main-thread cost of another month is limited: the time on screen includes the browser's interruptions.
  if (name.endsWith(', on screen')) return [];
  const most: Record<string, number | null> = {
    'route-changes': times(0.4, staticLcp),
    'next-month': 40,
    'append-notifications': 50,
    'append-orders': 50,
  };
  const limit = unit === 'MB' ? heaviestList : most[row];
  return limit === undefined ? [] : [{ name: `${name}, ${languageNames[language]}`, measured: value, limit, unit }];
}

/** All gates for the results of a run. */
export function gatesOf(results: Results, before: Results): Gate[] {
  const staticLcp = staticLcpOf(results);
  return [
    ...(results.buildSeconds === null
      ? []
      : [{ name: 'npm run build', measured: results.buildSeconds, limit: 60, unit: 's' as const }]),
    ...results.pages.flatMap((result) => pageGates(result, staticLcp, before)),
    ...results.steps.flatMap((step) => stepGates(step, staticLcp)),
  ];
}
