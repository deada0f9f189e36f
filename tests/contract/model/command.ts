import fc from 'fast-check';
import type { Answer, Ready } from '../exchange.ts';
import { isObject } from '../json.ts';
import type { Claims, ClaimName } from './claims.ts';
import type { Model, Real } from './model.ts';

/** One action of a parent. */
export type Command = fc.AsyncCommand<Model, Real>;

/** Creates a command; a failing run shows its `name`. */
export function command(
  name: string,
  isPossible: (model: Model) => boolean,
  run: (model: Model, real: Real) => Promise<void>,
): Command {
  return { check: (model) => isPossible({ ...model }), run, toString: () => name };
}

/** Commands drawn from one to three numbers, which select students, orders and days. */
export function drawn(build: (a: number, b: number, c: number) => Command): fc.Arbitrary<Command> {
  return fc.tuple(fc.nat(30), fc.nat(30), fc.nat(30)).map(([a, b, c]) => build(a, b, c));
}

/** Sends a call of the parent and returns any answer. */
export async function sent({ scene }: Real, operation: string, ready: Ready): Promise<Answer> {
  const token = await scene.token();
  return (await scene.client.send(scene.client.operation(operation), { ...ready, token })).answer;
}

/** The data of an answer, which must have this status. */
export function dataOf(answer: Answer, status: number, claims: Claims, claim: ClaimName, what: string) {
  const body = answer.text.replaceAll(/\s+/g, ' ').slice(0, 300);
  claims.hold(
    claim,
    answer.status === status,
    `${what}: ${answer.status} instead of ${status}; ${body}`,
    String(status),
  );
  const data = isObject(answer.json) ? answer.json['data'] : undefined;
  return isObject(data) ? data : {};
}
