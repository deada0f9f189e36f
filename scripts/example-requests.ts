import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { type Contract, needsBearer, type Operation } from '../tests/contract/contract.ts';

/** A call that has to come before an example is accepted: an operation of the contract, or of the test control. */
export interface EarlierCall {
  operationId: string;
  body?: unknown;
}

/** The parents and the clock for which the examples are written: `x-example-requests` of the contract. */
export interface ExampleSituation {
  now: string;
  parents: Record<string, { mobile_number: string; password: string }>;
}

/** One request of the contract's examples, complete and ready to send. */
export interface ExampleRequest {
  operation: string;
  tag: string;
  /** The example's name and what it shows; the operation's summary if it has no body. */
  name: string;
  title: string;
  method: string;
  /** The path with its placeholders, as in the contract. */
  path: string;
  pathParameters: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  body?: unknown;
  /** The parent who is signed in; null for an operation that needs no session. */
  parent: string | null;
  /** The parent with the number in the phone provider's token; null without such a token. */
  provenBy: string | null;
  /** Whether the signed-in parent proves again who it is (`createStepUp`), and sends the token. */
  isSteppedUp: boolean;
  before: readonly EarlierCall[];
  /** The documented statuses of success. */
  successes: readonly number[];
}

interface RawOperation {
  summary?: string;
  parameters?: object[];
  requestBody?: { content: Record<string, { examples?: Record<string, object> }> };
  'x-example-request'?: { as?: string; after?: EarlierCall[] };
}

interface RawParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  example?: unknown;
}

const defaultParent = 'huda';

/** The header with the token of `createStepUp`. */
export const stepUpHeader = 'Step-Up-Token';

const exampleText = (value: unknown) => (Array.isArray(value) ? value.join(',') : String(value));

/** Reads `x-example-requests` of a contract. */
export function exampleSituation({ document }: Contract): ExampleSituation {
  return document['x-example-requests'] as ExampleSituation;
}

/** The operations of the test control, by their ids. */
export function testControlOperations(): Record<string, { method: string; path: string }> {
  const { paths } = load(readFileSync('openapi/test-control.yaml', 'utf8')) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  return Object.fromEntries(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, { operationId }]) => [operationId, { method: method.toUpperCase(), path }]),
    ),
  );
}

function requestsOf(operation: Operation, { document, resolve }: Contract): ExampleRequest[] {
  const paths = document['paths'] as Record<string, Record<string, RawOperation>>;
  const raw = paths[operation.path]?.[operation.method.toLowerCase()] ?? {};
  const { as, after = [] } = raw['x-example-request'] ?? {};
  const parameters = (raw.parameters ?? []).map((each) => resolve(each) as RawParameter);
  const valuesIn = (place: RawParameter['in']) =>
    Object.fromEntries(
      parameters
        .filter((each) => each.in === place && each.example !== undefined)
        .map(({ name, example }) => [name, exampleText(example)]),
    );
  const isOptional = operation.security.some((each) => each.length === 0);
  const takesPhoneToken = operation.security.some((each) => each.includes('firebaseToken'));
  const bodies = Object.entries(raw.requestBody?.content['application/json']?.examples ?? {}).map(([name, each]) => {
    const { summary = name, value } = resolve(each) as { summary?: string; value: unknown };
    return { name, title: summary, body: value };
  });
  const common = {
    operation: operation.id,
    tag: operation.tags[0] ?? 'other',
    method: operation.method,
    path: operation.path,
    pathParameters: valuesIn('path'),
    query: valuesIn('query'),
    headers: valuesIn('header'),
    // Where a token is optional, only the example of a named parent has one.
    parent: needsBearer(operation) ? (as ?? defaultParent) : isOptional ? (as ?? null) : null,
    provenBy: takesPhoneToken ? (as ?? defaultParent) : null,
    isSteppedUp: needsBearer(operation) && parameters.some(({ name }) => name === stepUpHeader),
    before: after,
    successes: operation.replies.map(({ status }) => status).filter((status) => status < 300),
  };
  const without = { name: 'example', title: raw.summary ?? operation.id };
  return (bodies.length > 0 ? bodies : [without]).map((each) => ({ ...common, ...each }));
}

/** Every operation with each example of its body, or once with the examples of its parameters. */
export function exampleRequests(contract: Contract): ExampleRequest[] {
  return contract.operations.flatMap((operation) => requestsOf(operation, contract));
}
