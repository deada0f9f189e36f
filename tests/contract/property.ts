import fc from 'fast-check';
import type { Evidence } from './exchange.ts';
import { evidenceOf } from './exchange.ts';
import { missingStateMessage } from './scene.ts';
import type { Suite } from './suite.ts';

/** The result of one property that must hold in many runs. */
export interface PropertyResult {
  /** Null for a property of several operations. */
  operation: string | null;
  name: string;
  runs: number;
  /** Open: this server can't be brought into the required states. */
  outcome: 'passed' | 'failed' | 'open';
  /** The smallest failing case, or why the property is open. */
  message: string | null;
  /** What the failing case should have given; null if the message says so. */
  expected: string | null;
  /** The last request of the failing case. */
  evidence: Evidence | null;
}

interface Property<T> {
  operation: string | null;
  name: string;
  values: fc.Arbitrary<T>;
  /** How many values are drawn at scale 1, and at least. */
  runs: number;
  atLeast: number;
  most?: number;
  examples?: T[];
  /** The error for one value; null if the property holds. */
  errorOf: (value: T) => Promise<string | null>;
}

/** Checks a property that needs no values, once. */
export async function checkOnce(
  suite: Suite,
  property: Pick<Property<null>, 'operation' | 'name' | 'errorOf'>,
): Promise<PropertyResult> {
  return checkProperty(suite, { ...property, values: fc.constant(null), runs: 1, atLeast: 1, most: 1 });
}

/** Checks a property with values that are drawn from the seed; a failing value is shrunk. */
export async function checkProperty<T>(
  { client, options, progress }: Suite,
  { operation, name, values, runs, atLeast, most = Infinity, examples = [], errorOf }: Property<T>,
): Promise<PropertyResult> {
  const result: PropertyResult = {
    operation,
    name,
    runs: 0,
    outcome: 'passed',
    message: null,
    expected: null,
    evidence: null,
  };
  try {
    const property = fc.asyncProperty(values, async (value) => {
      result.runs += 1;
      progress(name);
      const error = await errorOf(value);
      // A shrunk case that passes must not replace the message of the one that fails.
      if (error !== null) Object.assign(result, { message: error, evidence: evidenceOf(client.last()) });
      return error === null;
    });
    const outcome = await fc.check(property, {
      seed: options.seed,
      numRuns: Math.min(most, Math.max(atLeast, Math.round(runs * options.scale))),
      examples: examples.map((value): [T] => [value]),
    });
    // An error also fails the property; any other exception is not a result.
    if (result.message === null && outcome.errorInstance instanceof Error) throw outcome.errorInstance;
    return { ...result, outcome: outcome.failed ? 'failed' : 'passed' };
  } catch (error) {
    return { ...result, outcome: 'open', message: missingStateMessage(error), evidence: evidenceOf(client.last()) };
  }
}
