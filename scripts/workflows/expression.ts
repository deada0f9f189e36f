import { valueAtPointer } from './pointer.ts';

/** What the runtime expressions of a step can read. */
export interface RuntimeValues {
  inputs: Record<string, unknown>;
  /** The outputs of earlier steps, by step and name. */
  steps: Record<string, Record<string, unknown>>;
  /** The answer, once there is one. */
  answer?: { status: number; headers: Headers; body: unknown };
}

/** One runtime expression, such as `$steps.signIn.outputs.token`. */
export type Expression =
  | { kind: 'input'; name: string }
  | { kind: 'output'; step: string; name: string }
  | { kind: 'status' }
  | { kind: 'body'; pointer: string }
  | { kind: 'header'; name: string };

/** Parses a runtime expression; null if it is none that the runner supports. */
export function parseExpression(text: string): Expression | null {
  const [, input] = /^\$inputs\.(\w+)$/.exec(text) ?? [];
  if (input !== undefined) return { kind: 'input', name: input };
  const [, step, output] = /^\$steps\.(\w+)\.outputs\.(\w+)$/.exec(text) ?? [];
  if (step !== undefined && output !== undefined) return { kind: 'output', step, name: output };
  if (text === '$statusCode') return { kind: 'status' };
  const [, pointer] = /^\$response\.body#((?:\/[\w~-]+)+)$/.exec(text) ?? [];
  if (pointer !== undefined) return { kind: 'body', pointer };
  const [, header] = /^\$response\.header\.([\w-]+)$/.exec(text) ?? [];
  return header === undefined ? null : { kind: 'header', name: header };
}

function read(text: string, { inputs, steps, answer }: RuntimeValues): unknown {
  const expression = parseExpression(text);
  if (expression === null) throw new Error(`${text} is no runtime expression`);
  switch (expression.kind) {
    case 'input':
      return inputs[expression.name];
    case 'output':
      return steps[expression.step]?.[expression.name];
    case 'status':
      return answer?.status;
    case 'header':
      return answer?.headers.get(expression.name) ?? undefined;
    case 'body':
      return valueAtPointer(answer?.body, expression.pointer);
  }
}

const embedded = /\{(\$[^}]+)\}/g;

/** The runtime expressions in a value, at any depth. */
export function expressionsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    if (value.startsWith('$')) return [value];
    return [...value.matchAll(embedded)].map(([, found = '']) => found);
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(expressionsIn) : [];
}

/** Replaces the runtime expressions in a value, at any depth. An expression alone keeps the type of its value. */
export function evaluate(value: unknown, values: RuntimeValues): unknown {
  if (typeof value === 'string') {
    if (value.startsWith('$')) return read(value, values);
    return value.replaceAll(embedded, (_all, text: string) => String(read(text, values)));
  }
  if (Array.isArray(value)) return value.map((each) => evaluate(each, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, evaluate(each, values)]));
}

/** A simple condition: a runtime expression, `==` or `!=`, and a literal or another expression. */
export interface Condition {
  left: string;
  isEqual: boolean;
  right: string;
}

/** Parses a condition; null if it is none that the runner supports. */
export function parseCondition(text: string): Condition | null {
  const [, left, operator, right] = /^(\$\S+) (==|!=) (\$\S+|"[^"]*"|-?\d+|true|false|null)$/.exec(text) ?? [];
  if (left === undefined || right === undefined) return null;
  return { left, isEqual: operator === '==', right };
}

/** Whether a condition holds, with the two values that it compared. */
export function check(text: string, values: RuntimeValues): { holds: boolean; left: unknown; right: unknown } {
  const condition = parseCondition(text);
  if (condition === null) throw new Error(`${text} is no condition`);
  const left = read(condition.left, values);
  const right = condition.right.startsWith('$')
    ? read(condition.right, values)
    : (JSON.parse(condition.right) as unknown);
  // A place that the answer does not have equals nothing, so that a renamed field never passes.
  const holds = left !== undefined && right !== undefined && (left === right) === condition.isEqual;
  return { holds, left, right };
}
