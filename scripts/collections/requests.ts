import type { Contract, Schema } from '../../tests/contract/contract.ts';
import {
  type EarlierCall,
  type ExampleRequest,
  exampleRequests,
  exampleSituation,
  type ExampleSituation,
  stepUpHeader,
} from '../example-requests.ts';
import { operationOf, type Step, type Workflow } from '../workflows/document.ts';
import { expressionsIn, parseCondition, parseExpression } from '../workflows/expression.ts';
import { partsOf, schemasAt } from '../workflows/pointer.ts';

/** A call that a script sends before a request; `save` stores parts of its answer in variables, by JSON pointer. */
export interface ScriptCall {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
  save: Record<string, string>;
}

/** What a script expects of an answer: a pointer into its body, or its status. */
export type Expected =
  | { statuses: readonly number[] }
  | { name: string; pointer: string; isEqual: boolean; value: string | number | boolean | null }
  | { name: string; pointer: string; isEqual: boolean; variable: string };

/** One request of a collection. `{{name}}` is a variable, `:name` in the address a path parameter. */
export interface CollectionRequest {
  name: string;
  description: string;
  method: string;
  url: string;
  pathParameters: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  body?: string;
  before: readonly ScriptCall[];
  /** Whether a script has to create a new Idempotency-Key: one that is used again gets the first answer again. */
  hasKey: boolean;
  /** Variables of the query, from which a script makes others that are encoded: the tools leave a plus sign as it is. */
  encoded: readonly string[];
  expected: readonly Expected[];
  save: Record<string, string>;
}

/** Requests in their order. */
export interface CollectionFolder {
  name: string;
  description: string;
  requests: CollectionRequest[];
}

/** Both kinds of folders, and the variables with their first values. */
export interface Collection {
  version: string;
  variables: Record<string, string>;
  tags: CollectionFolder[];
  workflows: CollectionFolder[];
}

export type Sources = Readonly<Record<'nabta' | 'control', Contract>>;

const bases: Readonly<Record<string, string>> = { nabta: '{{baseUrl}}', control: '{{origin}}' };

const keyHeader = 'Idempotency-Key';
/** The variable with the key of a request and of the calls before it, which are calls of other operations. */
export const keyVariable = 'idempotency_key';
const withKey = (headers: Record<string, string>) =>
  keyHeader in headers ? { ...headers, [keyHeader]: `{{${keyVariable}}}` } : headers;

const pathOf = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');
/** The name of the variable with the encoded value of another. */
export const encodedName = (variable: string): string => `${variable}_encoded`;

/** Encodes what would have another meaning in a query. */
const queryText = (text: string) => text.replaceAll(/[+&#%]/g, encodeURIComponent);
const jsonType = { 'Content-Type': 'application/json' };

function controlCall(id: string, body: unknown, { control }: Sources, save: Record<string, string> = {}): ScriptCall {
  const operation = control.operations.find((each) => each.id === id);
  if (!operation) throw new Error(`${id} is no operation of the test control`);
  return {
    method: operation.method,
    url: `{{origin}}${operation.path}`,
    headers: jsonType,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    save,
  };
}

/** The calls that make a server fresh and sign the parents of an example in. */
function preparation(request: ExampleRequest, situation: ExampleSituation, sources: Sources): ScriptCall[] {
  const { parent, provenBy, isSteppedUp } = request;
  const mobile_number = situation.parents[provenBy ?? '']?.mobile_number;
  return [
    controlCall('setClock', { now: situation.now }, sources),
    controlCall('resetServer', {}, sources),
    ...(parent === null
      ? []
      : [
          {
            method: 'POST',
            url: '{{baseUrl}}/sessions',
            headers: jsonType,
            body: JSON.stringify(situation.parents[parent]),
            save: { token: '/data/session/token' },
          },
        ]),
    ...(parent !== null && isSteppedUp
      ? [
          {
            method: 'POST',
            url: '{{baseUrl}}/step-ups',
            headers: { ...jsonType, Authorization: 'Bearer {{token}}' },
            body: JSON.stringify({ method: 'password', password: situation.parents[parent]?.password }),
            save: { stepUpToken: '/data/step_up/token' },
          },
        ]
      : []),
    ...(provenBy === null
      ? []
      : [
          controlCall('sendSms', { mobile_number }, sources, { code: '/code' }),
          controlCall('createPhoneToken', { mobile_number, code: '{{code}}' }, sources, { phoneToken: '/token' }),
        ]),
  ];
}

const securityHeaders = ({ parent, provenBy, isSteppedUp }: ExampleRequest) => ({
  ...(parent !== null && { Authorization: 'Bearer {{token}}' }),
  ...(provenBy !== null && { 'firebase-token': '{{phoneToken}}' }),
  ...(isSteppedUp && { [stepUpHeader]: '{{stepUpToken}}' }),
});

function earlierCall(
  { operationId, body }: EarlierCall,
  examples: readonly ExampleRequest[],
  sources: Sources,
): ScriptCall {
  const example = examples.find(({ operation }) => operation === operationId);
  if (!example) return controlCall(operationId, body, sources);
  const path = example.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => example.pathParameters[name] ?? '');
  const query = new URLSearchParams(example.query).toString();
  return {
    method: example.method,
    url: `{{baseUrl}}${path}${query === '' ? '' : `?${query}`}`,
    headers: { ...withKey(example.headers), ...securityHeaders(example), ...(example.body !== undefined && jsonType) },
    ...(example.body !== undefined && { body: JSON.stringify(example.body) }),
    save: {},
  };
}

function exampleFolders(sources: Sources): CollectionFolder[] {
  const situation = exampleSituation(sources.nabta);
  const examples = exampleRequests(sources.nabta);
  const folders = new Map<string, CollectionRequest[]>();
  for (const example of examples) {
    const { operation, name, title, body, tag } = example;
    const requests = folders.get(tag) ?? [];
    folders.set(tag, requests);
    const earlier = example.before.map((call) => earlierCall(call, examples, sources));
    // A visitor's request can come after one of a parent, who signs in for it.
    const earlierParents = example.before.map((call) => examples.find(({ operation: id }) => id === call.operationId));
    const parent = example.parent ?? earlierParents.find((each) => each?.parent)?.parent ?? null;
    requests.push({
      name: body === undefined ? operation : `${operation} ${name}`,
      description: title,
      method: example.method,
      url: `{{baseUrl}}${pathOf(example.path)}`,
      pathParameters: example.pathParameters,
      query: Object.fromEntries(Object.entries(example.query).map(([key, value]) => [key, queryText(value)])),
      headers: { ...withKey(example.headers), ...securityHeaders(example), ...(body !== undefined && jsonType) },
      ...(body !== undefined && { body: JSON.stringify(body, null, 2) }),
      before: [...preparation({ ...example, parent }, situation, sources), ...earlier],
      hasKey: [example, ...earlier].some(({ headers }) => keyHeader in headers),
      encoded: [],
      expected: [{ statuses: example.successes }],
      save: {},
    });
  }
  return [...folders].map(([name, requests]) => ({ name, description: '', requests }));
}

/** The variable of a collection that has the value of an input or an output. */
function variableOf(text: string, workflow: Workflow): string {
  const expression = parseExpression(text);
  if (expression?.kind === 'input') return `${workflow.workflowId}_${expression.name}`;
  if (expression?.kind === 'output') return `${workflow.workflowId}_${expression.step}_${expression.name}`;
  throw new Error(`${text} can't be carried over to another request`);
}

function statusOf({ successCriteria }: Step): number {
  const conditions = successCriteria.map(({ condition }) => parseCondition(condition));
  return Number(conditions.find((each) => each?.left === '$statusCode')?.right);
}

function operationFor(step: Step, sources: Sources) {
  const named = operationOf(step);
  const source = named?.source === 'control' ? sources.control : sources.nabta;
  const operation = source.operations.find(({ id }) => id === named?.id);
  if (!named || !operation) throw new Error(`no operation is named ${step.operationId}`);
  return { source, operation, base: bases[named.source] ?? '' };
}

/** Whether the value of an input or an output is a text, which needs quotation marks in JSON. */
function isText(text: string, workflow: Workflow, sources: Sources): boolean {
  const expression = parseExpression(text);
  if (expression?.kind === 'input') return workflow.inputs?.properties[expression.name]?.type === 'string';
  const step = expression?.kind === 'output' && workflow.steps.find(({ stepId }) => stepId === expression.step);
  const output = step ? parseExpression(step.outputs?.[expression.name] ?? '') : null;
  if (!step || output?.kind !== 'body') return true;
  const { source, operation } = operationFor(step, sources);
  const reply = operation.replies.find(({ status }) => status === statusOf(step));
  const first: Schema[] = Object.values(reply?.media ?? {});
  const found = output.pointer
    .split('/')
    .slice(1)
    .reduce((schemas, key) => schemasAt(schemas, key, source.resolve), first);
  return found
    .flatMap((schema) => partsOf(schema, source.resolve))
    .some(({ type }) => [type].flat().includes('string'));
}

/** Replaces the runtime expressions of a text by variables. */
const withVariables = (text: string, workflow: Workflow) =>
  text.startsWith('$')
    ? `{{${variableOf(text, workflow)}}}`
    : text.replaceAll(/\{(\$[^}]+)\}/g, (_all, expression: string) => `{{${variableOf(expression, workflow)}}}`);

function bodyText(payload: unknown, workflow: Workflow, sources: Sources): string {
  return expressionsIn(payload).reduce(
    (text, expression) => {
      const variable = `{{${variableOf(expression, workflow)}}}`;
      return text.replaceAll(`"${expression}"`, isText(expression, workflow, sources) ? `"${variable}"` : variable);
    },
    JSON.stringify(payload, null, 2),
  );
}

function expectedOf({ successCriteria }: Step, workflow: Workflow): Expected[] {
  return successCriteria.map(({ condition }) => {
    const parsed = parseCondition(condition);
    const left = parsed && parseExpression(parsed.left);
    if (left?.kind === 'status' && parsed) return { statuses: [Number(parsed.right)] };
    if (left?.kind !== 'body' || !parsed) throw new Error(`${condition} can't be checked by a collection`);
    const common = { name: condition, pointer: left.pointer, isEqual: parsed.isEqual };
    if (parsed.right.startsWith('$')) return { ...common, variable: variableOf(parsed.right, workflow) };
    return { ...common, value: JSON.parse(parsed.right) as string | number | boolean | null };
  });
}

function requestOf(step: Step, workflow: Workflow, sources: Sources): CollectionRequest {
  const { operation, base } = operationFor(step, sources);
  const valuesIn = (place: string) =>
    Object.fromEntries(
      (step.parameters ?? [])
        .filter((each) => each.in === place)
        .map(({ name, value }) => [name, withVariables(String(value), workflow)]),
    );
  const query = Object.entries(valuesIn('query'));
  const inQuery = /\{\{(\w+)\}\}/g;
  return {
    name: step.stepId,
    description: step.description ?? '',
    method: operation.method,
    url: `${base}${pathOf(operation.path)}`,
    pathParameters: valuesIn('path'),
    query: Object.fromEntries(
      query.map(([key, value]) => [key, value.replaceAll(inQuery, (_all, name: string) => `{{${encodedName(name)}}}`)]),
    ),
    headers: { ...withKey(valuesIn('header')), ...(step.requestBody && jsonType) },
    ...(step.requestBody && { body: bodyText(step.requestBody.payload, workflow, sources) }),
    before: [],
    hasKey: keyHeader in valuesIn('header'),
    encoded: query.flatMap(([, value]) => [...value.matchAll(inQuery)].map(([, name = '']) => name)),
    expected: expectedOf(step, workflow),
    save: Object.fromEntries(
      Object.entries(step.outputs ?? {}).map(([name, text]) => {
        const output = parseExpression(text);
        if (output?.kind !== 'body') throw new Error(`${text} can't be stored by a collection`);
        return [`${workflow.workflowId}_${step.stepId}_${name}`, output.pointer];
      }),
    ),
  };
}

/** The contract's example requests and its workflows, in the form that both kinds of collections are written from. */
export function collectionOf(sources: Sources, workflows: readonly Workflow[]): Collection {
  const inputs = workflows.flatMap(({ workflowId, inputs: given }) =>
    Object.entries(given?.properties ?? {})
      .filter(([name]) => name !== 'key')
      .map(([name, each]) => [`${workflowId}_${name}`, String(each.default)]),
  );
  return {
    version: sources.nabta.version,
    variables: {
      origin: 'http://localhost:4010',
      baseUrl: 'http://localhost:4010/api/v1',
      ...(Object.fromEntries(inputs) as Record<string, string>),
    },
    tags: exampleFolders(sources),
    workflows: workflows.map((workflow) => ({
      name: workflow.workflowId,
      description: [workflow.summary, workflow.description ?? ''].join('\n\n').trim(),
      requests: workflow.steps.map((step) => requestOf(step, workflow, sources)),
    })),
  };
}
