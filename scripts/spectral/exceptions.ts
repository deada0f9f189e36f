import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';

/** The findings that the contract keeps, each with its reason. */
export const exceptionsPath = 'openapi/spectral-exceptions.yaml';

/** What a rule found, and where in the bundle. */
export interface Finding {
  rule: string;
  /** Keys of the bundle, separated by full stops, such as `paths./meals.get`. */
  path: string;
  message: string;
  /** Whether a request can contain what was found; only answers and events have the rest. */
  isInRequest: boolean;
}

/** Findings of one rule that the contract keeps. */
export interface SpectralException {
  rule: string;
  /** Paths in the bundle; `*` stands for anything. */
  where: readonly string[];
  /** The exception does not hold for what a request can contain. */
  answersOnly?: true;
  why: string;
}

/**
 * Reads the exceptions.
 * @throws Error for an entry without a rule, a place or a reason
 */
export function parseExceptions(text: string): SpectralException[] {
  const entries = (load(text) ?? []) as Partial<SpectralException>[];
  return entries.map(({ rule, where, answersOnly, why }, at) => {
    if (typeof rule !== 'string' || !Array.isArray(where) || where.length === 0) {
      throw new Error(`entry ${at + 1} needs a rule and where it applies`);
    }
    if (typeof why !== 'string' || why.trim().length < 20) throw new Error(`entry ${at + 1} (${rule}) gives no reason`);
    return { rule, where, why, ...(answersOnly === true && { answersOnly }) };
  });
}

/** Reads the exceptions of the contract. */
export const readExceptions = (): SpectralException[] => parseExceptions(readFileSync(exceptionsPath, 'utf8'));

const special = /[.+?^${}()|[\]\\]/g;

/** Whether a path is that of a pattern, in which `*` stands for anything. */
export function isAt(path: string, pattern: string): boolean {
  const source = pattern
    .split('*')
    .map((part) => part.replaceAll(special, String.raw`\$&`))
    .join('.*');
  return new RegExp(`^${source}$`, 's').test(path);
}

/**
 * Compares findings with exceptions.
 * @returns the findings that no exception argues, and each place of an exception without a finding
 */
export function unargued(
  findings: readonly Finding[],
  exceptions: readonly SpectralException[],
): { open: Finding[]; unused: { rule: string; where: string }[] } {
  const places = exceptions.flatMap(({ rule, where, answersOnly = false }) =>
    where.map((each) => ({ rule, where: each, answersOnly })),
  );
  const covers = (place: (typeof places)[number], { rule, path, isInRequest }: Finding) =>
    place.rule === rule && isAt(path, place.where) && !(place.answersOnly && isInRequest);
  return {
    open: findings.filter((finding) => !places.some((place) => covers(place, finding))),
    unused: places.filter((place) => !findings.some((finding) => covers(place, finding))),
  };
}
