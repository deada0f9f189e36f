import type { Language } from '../../src/domain/language.ts';
import type { Visit } from './visit.ts';

/** Lighthouse's results for a page, with its own slow network and processor. */
export interface LighthouseResult {
  /** From 0 to 100. */
  score: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

/** A page in one language: the medians of all rounds. */
export interface PageResult {
  name: string;
  language: Language;
  first: Visit;
  repeat: Visit;
  /** The same page without scripts; null for pages that need them. */
  limit: Visit | null;
  lighthouse: LighthouseResult | null;
  /** The machine's load average when a round began, the highest of all rounds. */
  load: number;
}

/** An action with its time in ms, until the screen responds or on the main thread; or the memory of a list. */
export interface Step {
  name: string;
  value: number;
  unit: 'ms' | 'MB';
}

/** An action in one language: the median of its measurements. */
export interface StepResult {
  row: string;
  name: string;
  language: Language;
  value: number | null;
  unit: 'ms' | 'MB';
  load: number;
}

/** All measurements of a run. */
export interface Results {
  /** The start of the run, ISO. */
  at: string;
  rounds: number;
  machine: Record<string, string>;
  /** Seconds of `npm run build`; null if an existing build was used. */
  buildSeconds: number | null;
  /** The static page, measured before everything else and after it. */
  staticPage: { first: Visit; last: Visit };
  pages: PageResult[];
  steps: StepResult[];
}
