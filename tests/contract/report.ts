import type { SeenFinding } from './client.ts';
import type { ExampleResult } from './examples.ts';
import { isObject } from './json.ts';
import type { Pair } from './matrix.ts';
import type { NegativeResult } from './negative-cases.ts';
import type { PropertyResult } from './property.ts';
import type { Crash, Phase } from './suite.ts';

/** All results of a run. */
export interface Findings {
  /** The address of the API, and whether it is the mock, with stricter rules. */
  baseUrl: string;
  isMock: boolean;
  contract: { version: string; hash: string };
  seed: number;
  scale: number;
  phases: readonly Phase[];
  /** Whether some operations were left out. */
  isPartial: boolean;
  requests: number;
  seconds: number;
  matrix: Pair[];
  examples: ExampleResult[];
  negatives: NegativeResult[];
  properties: PropertyResult[];
  /** Replies from any part of the run that break the contract. */
  replies: SeenFinding[];
  /** Exceptions, each of which ended one part for an operation. */
  crashes: Crash[];
  /** Whether the run ended early: the server stopped answering, or the first failure was enough. */
  isStopped: boolean;
}

/** One check. */
export interface Check {
  part: Phase | 'replies';
  /** Null for a check of several operations. */
  operation: string | null;
  name: string;
  /** Open: this server could not be brought into the state, which is not a failure there. */
  outcome: 'passed' | 'failed' | 'open';
  message: string | null;
  /** The request, what it should have led to, and the answer. */
  curl: string | null;
  expected: string | null;
  got: string | null;
}

/** A report: the results, each check, and the totals. */
export interface Report extends Findings {
  passed: number;
  failed: number;
  open: number;
  warnings: number;
  negativeCases: number;
  checks: Check[];
}

/** The minimum number of refused requests in a whole run on the mock. */
const fewestNegativeCases = 5_000;

const check = (
  part: Check['part'],
  operation: string | null,
  name: string,
  outcome: Check['outcome'],
  message: string | null = null,
  details: Partial<Pick<Check, 'curl' | 'expected' | 'got'>> = {},
): Check => ({ part, operation, name, outcome, message, curl: null, expected: null, got: null, ...details });

/** The outcome of a check that was not tried: on the mock everything can be tried. */
const untried = ({ isMock }: Findings) => (isMock ? ('failed' as const) : ('open' as const));

function matrixChecks(findings: Findings): Check[] {
  return findings.matrix.map(({ operation, status, count, note, evidence, isTried }) =>
    check(
      'matrix',
      operation,
      `${operation} ${status}`,
      count > 0 ? 'passed' : isTried ? 'failed' : untried(findings),
      note,
      count > 0 ? {} : { expected: String(status), ...evidence },
    ),
  );
}

function exampleChecks(findings: Findings): Check[] {
  return findings.examples.map(({ operation, name, outcome, message, curl }) => {
    const sent = outcome === 'refused' ? 'failed' : 'passed';
    return check(
      'examples',
      operation,
      `${operation} ${name}`,
      outcome === 'not sent' ? untried(findings) : sent,
      message,
      outcome === 'refused' ? { curl, expected: 'a success', got: message } : {},
    );
  });
}

function negativeChecks(findings: Findings): Check[] {
  return findings.negatives.flatMap(({ operation, cases, failures, control, controlCurl, skipped, left }) => {
    if (skipped !== null) return [check('negatives', operation, operation, untried(findings), skipped)];
    const open = left.map(({ kind, why }) =>
      check('negatives', operation, `${operation}: ${kind}`, untried(findings), why),
    );
    const failed = failures.map(({ kind, place, message, curl, expected, got }) =>
      check('negatives', operation, `${operation}: ${kind} at ${place}`, 'failed', message, { curl, expected, got }),
    );
    const spoiled = new Set(failures.map(({ kind }) => kind));
    const passed = Object.entries(cases)
      .filter(([kind]) => !spoiled.has(kind as keyof typeof cases))
      .map(([kind, count]) => check('negatives', operation, `${operation}: ${kind}, ${count} requests`, 'passed'));
    const isFine = control === 'accepted';
    const last = check(
      'negatives',
      operation,
      `${operation}: accepted without the error`,
      isFine ? 'passed' : 'failed',
      isFine ? null : control,
      isFine ? {} : { curl: controlCurl, expected: 'a success', got: control },
    );
    return [...failed, ...passed, ...open, last];
  });
}

const casesOf = ({ negatives }: Findings) =>
  negatives.flatMap(({ cases }) => Object.values(cases)).reduce((sum, count) => sum + count, 0);

function replyChecks({ replies, matrix }: Findings): Check[] {
  const failures = replies.filter(({ severity }) => severity === 'failure');
  const spoiled = new Set(failures.map(({ operation }) => operation));
  const answered = new Set(matrix.filter(({ count }) => count > 0).map(({ operation }) => operation));
  return [
    ...failures.map(({ operation, status, rule, message, count, curl, got }) =>
      check('replies', operation, `${operation} ${status}: ${rule}`, 'failed', `${message} (${count} times)`, {
        curl,
        expected: 'a reply as documented',
        got,
      }),
    ),
    ...[...answered]
      .filter((operation) => !spoiled.has(operation))
      .map((operation) => check('replies', operation, `${operation}: every reply as documented`, 'passed')),
  ];
}

function propertyChecks(findings: Findings): Check[] {
  return findings.properties.map(({ operation, name, outcome, message, expected, evidence }) =>
    check(
      'properties',
      operation,
      name,
      outcome === 'open' ? untried(findings) : outcome,
      message,
      outcome === 'passed' ? {} : { expected, ...evidence },
    ),
  );
}

function crashChecks({ crashes }: Findings): Check[] {
  return crashes.map(({ part, operation, message, stack, evidence }) =>
    check(part, operation, `${operation ?? part}: no exception`, 'failed', `${message}\n${stack}`, { ...evidence }),
  );
}

/** Summarizes the results. */
export function reportOf(findings: Findings): Report {
  const negativeCases = casesOf(findings);
  const isWhole =
    findings.isMock &&
    !findings.isPartial &&
    !findings.isStopped &&
    findings.phases.includes('negatives') &&
    findings.scale >= 0.5;
  const checks = [
    ...matrixChecks(findings),
    ...exampleChecks(findings),
    ...negativeChecks(findings),
    ...(isWhole
      ? [
          check(
            'negatives',
            null,
            `at least ${fewestNegativeCases} negative cases`,
            negativeCases >= fewestNegativeCases ? 'passed' : 'failed',
            `${negativeCases} were sent`,
          ),
        ]
      : []),
    ...propertyChecks(findings),
    ...replyChecks(findings),
    ...crashChecks(findings),
  ];
  const count = (outcome: Check['outcome']) => checks.filter((each) => each.outcome === outcome).length;
  return {
    ...findings,
    passed: count('passed'),
    failed: count('failed'),
    open: count('open'),
    warnings: findings.replies.filter(({ severity }) => severity === 'warning').length,
    negativeCases,
    checks,
  };
}

/** Why checks could not be tried, with the most frequent reason first; answers are cut before their bodies. */
export function openReasons(checks: readonly Check[]): { reason: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { outcome, message } of checks) {
    if (outcome !== 'open') continue;
    const reason = (message ?? 'without a reason').replace(/ \{".*$/s, '');
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].map(([reason, count]) => ({ reason, count })).toSorted((a, b) => b.count - a.count);
}

/** A copy of a report without secrets. */
export function redacted<T>(value: T, redact: (text: string) => string): T {
  if (typeof value === 'string') return redact(value) as T;
  if (Array.isArray(value)) return value.map((each: unknown) => redacted(each, redact)) as T;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, redacted(each, redact)])) as T;
}
