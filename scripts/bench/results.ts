import type { Language } from '../../src/domain/language.ts';
import type { Visit } from './visit.ts';

/** Lighthouse's results for a page, with its own slow line and processor. */
export interface LighthouseResult {
  /** Of 100. */
  score: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

/** A page in one language: medians of the rounds. */
export interface PageResult {
  name: string;
  language: Language;
  first: Visit;
  repeat: Visit;
  /** The same page without scripts; null for pages that need them. */
  limit: Visit | null;
  lighthouse: LighthouseResult | null;
  /** The load average of the machine meanwhile. */
  load: number;
}

/** An action of a person with its time in ms, until the screen answers or of the main thread; or the memory of a list. */
export interface Step {
  name: string;
  value: number;
  unit: 'ms' | 'MB';
}

/** Something that a person does, in one language: the median of what it took. */
export interface StepResult {
  row: string;
  name: string;
  language: Language;
  value: number | null;
  unit: 'ms' | 'MB';
  load: number;
}

/** All that a run has measured. */
export interface Results {
  /** When it began, in ISO form. */
  at: string;
  rounds: number;
  machine: Record<string, string>;
  /** Seconds of `npm run build`; null where a build was reused. */
  buildSeconds: number | null;
  /** The static page before everything else and after it. */
  staticPage: { first: Visit; last: Visit };
  pages: PageResult[];
  steps: StepResult[];
}
