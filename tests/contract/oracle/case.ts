import type { Client } from '../client.ts';
import { checkOnce } from '../property.ts';
import type { Answer, Ready } from '../exchange.ts';
import { shortAnswer } from '../exchange.ts';
import { isObject } from '../json.ts';
import { MissingState, type Scene } from '../scene.ts';
import type { Suite } from '../suite.ts';

/** One prediction about a server, from what the server lists itself and from `src/domain`. */
export interface OracleCase {
  name: string;
  /** The operation that is predicted, by which a run chooses its cases. */
  operation: string;
  /** Whether it needs no write, so that it is also checked on a server that allows none. */
  isReadOnly?: boolean;
  /** The error if the server does not act as predicted; null if it does. Throws MissingState without the needed state. */
  errorOf: (scene: Scene, suite: Suite) => Promise<string | null>;
}

/**
 * Checks predictions, each in a fresh state.
 * @param parts the predictions by the part of the business that they are about
 */
export async function verifyCases(suite: Suite, parts: Readonly<Record<string, readonly OracleCase[]>>): Promise<void> {
  const { scene, world, options } = suite;
  const cases = Object.entries(parts).flatMap(([part, all]) => all.map((each) => ({ ...each, part })));
  const isFirst = ({ operation }: OracleCase) => options.first?.includes(operation) === true;
  const ordered = [...cases.filter(isFirst), ...cases.filter((each) => !isFirst(each))];
  for (const each of ordered) {
    const { part, name, operation, isReadOnly = false, errorOf } = each;
    if (!suite.operations.some(({ id }) => id === operation)) continue;
    if (!world.parent || !(world.allowsWrites || isReadOnly)) continue;
    const title = `${part}: ${name}`;
    const run = async () => {
      await scene.reset();
      const check = { operation, name: title, errorOf: async () => errorOf(scene, suite) };
      suite.results.properties.push(await checkOnce(suite, check));
    };
    await suite.guard('properties', operation, run, title);
  }
}

const shown = (value: unknown) => (JSON.stringify(value) as string | undefined)?.slice(0, 300) ?? 'nothing';

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Whether two values are equal; instants may be written with or without milliseconds. */
function areSame(found: unknown, expected: unknown): boolean {
  if (typeof found !== 'string' || typeof expected !== 'string') return Object.is(found, expected);
  return (
    found === expected || (instant.test(found) && instant.test(expected) && Date.parse(found) === Date.parse(expected))
  );
}

/**
 * The first place where a value differs from what was expected; null if it does not. Fields that are not expected may
 * have any value; lists have to be equal in length.
 */
export function differenceOf(found: unknown, expected: unknown, at = 'the answer'): string | null {
  if (Array.isArray(expected)) {
    if (!Array.isArray(found)) return `${at} is ${shown(found)} instead of a list`;
    if (found.length !== expected.length) {
      return `${at} has ${found.length} items instead of ${expected.length}: ${shown(found)} instead of ${shown(expected)}`;
    }
    for (const [index, each] of expected.entries()) {
      const difference = differenceOf(found[index], each, `${at}.${index}`);
      if (difference !== null) return difference;
    }
    return null;
  }
  if (isObject(expected)) {
    if (!isObject(found)) return `${at} is ${shown(found)} instead of ${shown(expected)}`;
    for (const [name, each] of Object.entries(expected)) {
      const difference = differenceOf(found[name], each, `${at}.${name}`);
      if (difference !== null) return difference;
    }
    return null;
  }
  return areSame(found, expected) ? null : `${at} is ${shown(found)} instead of ${shown(expected)}`;
}

const notOffered = new Set([404, 405, 501]);

const hasSucceeded = ({ seen }: Client, operation: string) =>
  [...(seen.get(operation)?.keys() ?? [])].some((status) => status < 300);

/**
 * Sends a call of the parent, or of the given token, and returns any answer.
 * @throws MissingState if another server than the mock does not have the operation
 */
export async function answerTo(scene: Scene, operation: string, ready: Ready = {}): Promise<Answer> {
  const { client, world } = scene;
  const token = 'token' in ready ? ready.token : await scene.token();
  const { answer } = await client.send(client.operation(operation), { ...ready, token });
  // A server without this operation answers as if the record did not exist.
  if (!world.isMock && notOffered.has(answer.status) && !hasSucceeded(client, operation)) {
    throw new MissingState(`${operation} answered ${shortAnswer(answer)}`);
  }
  return answer;
}

/** What a refusal has to say: its status, its reason, and the fields with their codes. */
export interface Refusal {
  status: number;
  reason?: string;
  errors?: readonly (readonly [field: string, code: string])[];
}

/** The error of an answer that should be a refusal; null if it is the expected one. */
export function refusalError(answer: Answer, { status, reason, errors }: Refusal, what: string): string | null {
  const body = isObject(answer.json) ? answer.json : {};
  if (answer.status !== status) return `${what}: ${shortAnswer(answer)} instead of ${status}`;
  if (reason !== undefined && body['reason_code'] !== reason) {
    return `${what}: the reason is ${shown(body['reason_code'])} instead of ${reason}`;
  }
  if (errors === undefined) return null;
  const found = Array.isArray(body['errors']) ? (body['errors'] as { field: string; code: string }[]) : [];
  const [got, expected] = [found.map(({ field, code }) => `${field} ${code}`), errors.map((each) => each.join(' '))];
  return got.toSorted().join() === expected.toSorted().join()
    ? null
    : `${what}: the errors are ${shown(got)} instead of ${shown(expected)}`;
}

/** The data of an answer. */
export function dataIn({ json }: Answer): Record<string, unknown> {
  const data = isObject(json) ? json['data'] : undefined;
  return isObject(data) ? data : {};
}

/** The first error of some checks, in turn; null if there is none. */
export async function firstError(checks: Iterable<() => Promise<string | null>>): Promise<string | null> {
  for (const check of checks) {
    const error = await check();
    if (error !== null) return error;
  }
  return null;
}
