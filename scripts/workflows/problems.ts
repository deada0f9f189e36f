import { type Contract, needsBearer, type Operation, type Schema } from '../../tests/contract/contract.ts';
import { operationOf, type Step, type Workflow, type WorkflowDocument } from './document.ts';
import { expressionsIn, parseCondition, parseExpression } from './expression.ts';
import { hasPointer, partsOf, schemasAt } from './pointer.ts';

const supported = new Set([
  'stepId',
  'description',
  'operationId',
  'parameters',
  'requestBody',
  'successCriteria',
  'outputs',
]);

/** The headers of security schemes, which are not parameters of an operation. */
const securityHeaders: Readonly<Record<string, string>> = {
  Authorization: 'bearerAuth',
  'firebase-token': 'firebaseToken',
};

function parameterProblems(step: Step, operation: Operation): string[] {
  const given = step.parameters ?? [];
  const isGiven = (name: string, place: string) => given.some((each) => each.name === name && each.in === place);
  const unknown = given
    .filter(({ name, in: place }) => !operation.parameters.some((each) => each.name === name && each.in === place))
    .filter(({ name, in: place }) => {
      const scheme = place === 'header' ? securityHeaders[name] : undefined;
      return scheme === undefined || !operation.security.some((each) => each.includes(scheme));
    })
    .map(({ name, in: place }) => `${operation.id} has no ${place} parameter ${name}`);
  const missing = operation.parameters
    .filter(({ name, in: place, required }) => required === true && !isGiven(name, place))
    .map(({ name, in: place }) => `${operation.id} needs the ${place} parameter ${name}`);
  const session = needsBearer(operation) && !isGiven('Authorization', 'header');
  return [...unknown, ...missing, ...(session ? [`${operation.id} needs the header Authorization`] : [])];
}

function bodyProblems(value: unknown, schemas: readonly Schema[], at: string, resolve: Contract['resolve']): string[] {
  // The value of an expression is known at run time only.
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    return value.flatMap((each, index) =>
      bodyProblems(each, schemasAt(schemas, String(index), resolve), `${at}/${index}`, resolve),
    );
  }
  const parts = schemas.flatMap((schema) => partsOf(schema, resolve));
  const missing = parts
    .flatMap(({ required = [] }) => required)
    .filter((name) => !(name in value))
    .map((name) => `the body needs the field ${at}/${name}`);
  const fields = Object.entries(value).flatMap(([name, each]) => {
    const found = schemasAt(schemas, name, resolve);
    return found.length === 0
      ? [`the body has no field ${at}/${name}`]
      : bodyProblems(each, found, `${at}/${name}`, resolve);
  });
  return [...missing, ...fields];
}

/** The status that a step expects; null if its criteria do not name one. */
function expectedStatus({ successCriteria }: Step): number | null {
  const conditions = successCriteria.map(({ condition }) => parseCondition(condition));
  const found = conditions.find((each) => each?.left === '$statusCode' && each.isEqual);
  return found ? Number(found.right) : null;
}

/** What the expressions of a step may refer to. */
interface Known {
  workflow: Workflow;
  /** The steps before this one. */
  earlier: readonly Step[];
  /** The schema of the answer; null if it has no body. */
  answer: Schema | null;
  resolve: Contract['resolve'];
}

function expressionProblem(text: string, { workflow, earlier, answer, resolve }: Known): string | null {
  const expression = parseExpression(text);
  if (expression === null) return `${text} is no expression that the runner supports`;
  switch (expression.kind) {
    case 'input':
      return expression.name in (workflow.inputs?.properties ?? {}) ? null : `${text} is no input of the workflow`;
    case 'output': {
      const step = earlier.find(({ stepId }) => stepId === expression.step);
      if (!step) return `${text}: no earlier step is named ${expression.step}`;
      return expression.name in (step.outputs ?? {}) ? null : `${text}: ${expression.step} has no such output`;
    }
    case 'body':
      return answer !== null && hasPointer(answer, expression.pointer, resolve)
        ? null
        : `${text} points to nothing in the answer`;
    default:
      return null;
  }
}

/** The expressions of a step before it is sent, and those that read its answer. */
const expressionsOf = ({ parameters, requestBody, successCriteria, outputs }: Step) => ({
  sent: [...(parameters ?? []).map(({ value }) => value), requestBody?.payload].flatMap(expressionsIn),
  read: [
    ...successCriteria.flatMap(({ condition }) => {
      const parsed = parseCondition(condition);
      return parsed ? [parsed.left, ...(parsed.right.startsWith('$') ? [parsed.right] : [])] : [];
    }),
    ...Object.values(outputs ?? {}),
  ],
});

function stepProblems(
  step: Step,
  earlier: readonly Step[],
  workflow: Workflow,
  sources: Readonly<Record<string, Contract>>,
): string[] {
  const unsupported = Object.keys(step).filter((key) => !supported.has(key));
  const problems = unsupported.map((key) => `the runner does not support ${key}`);
  if (earlier.some(({ stepId }) => stepId === step.stepId)) problems.push('another step has the same stepId');
  const named = operationOf(step);
  const source = named ? sources[named.source] : undefined;
  const operation = source?.operations.find(({ id }) => id === named?.id);
  if (!source || !operation) return [...problems, `no operation is named ${step.operationId}`];

  problems.push(...parameterProblems(step, operation));
  const { body } = operation;
  if (step.requestBody && !body) problems.push(`${operation.id} has no body`);
  if (!step.requestBody && body?.required === true) problems.push(`${operation.id} needs a body`);
  if (step.requestBody && body) {
    problems.push(...bodyProblems(step.requestBody.payload, [body.schema], '', source.resolve));
  }

  for (const { condition } of step.successCriteria) {
    if (parseCondition(condition) === null) problems.push(`${condition} is no condition that the runner supports`);
  }
  const status = expectedStatus(step);
  if (status === null) problems.push('no criterion names the status');
  const reply = operation.replies.find((each) => each.status === status);
  if (status !== null && !reply) problems.push(`${operation.id} does not document the status ${status}`);
  const known: Known = {
    workflow,
    earlier,
    answer: reply?.media['application/json'] ?? null,
    resolve: source.resolve,
  };
  const { sent, read } = expressionsOf(step);
  for (const text of sent) {
    const isAnswer = /^\$(?:response|statusCode)/.test(text);
    const problem = isAnswer ? `${text} is read before there is an answer` : expressionProblem(text, known);
    if (problem !== null) problems.push(problem);
  }
  // Without a documented answer each pointer would be reported as well.
  if (!reply) return problems;
  return [...problems, ...read.flatMap((text) => expressionProblem(text, known) ?? [])];
}

function unusedProblems({ inputs, steps }: Workflow): string[] {
  const used = new Set(
    steps.flatMap((step) => {
      const { sent, read } = expressionsOf(step);
      return [...sent, ...read];
    }),
  );
  const outputs = steps.flatMap(({ stepId, outputs: declared = {} }) =>
    Object.keys(declared)
      .filter((name) => !used.has(`$steps.${stepId}.outputs.${name}`))
      .map((name) => `.${stepId}: no step uses the output ${name}`),
  );
  const unused = Object.entries(inputs?.properties ?? {}).flatMap(([name, input]) => [
    ...(used.has(`$inputs.${name}`) ? [] : [`: no step uses the input ${name}`]),
    ...('default' in input ? [] : [`: the input ${name} has no default`]),
  ]);
  return [...outputs, ...unused];
}

/**
 * Compares a document with the contracts that it calls.
 * @returns one line per problem, with file, workflow and step; none for a valid document
 */
export function workflowProblems(
  file: string,
  { sourceDescriptions, workflows }: WorkflowDocument,
  sources: Readonly<Record<string, Contract>>,
): string[] {
  const names = sourceDescriptions.filter(({ name }) => !(name in sources)).map(({ name }) => name);
  return [
    ...names.map((name) => `${file}: no source is named ${name}`),
    ...workflows.flatMap((workflow) => [
      ...workflow.steps.flatMap((step, index) =>
        stepProblems(step, workflow.steps.slice(0, index), workflow, sources).map(
          (problem) => `${file}: ${workflow.workflowId}.${step.stepId}: ${problem}`,
        ),
      ),
      ...unusedProblems(workflow).map((problem) => `${file}: ${workflow.workflowId}${problem}`),
    ]),
  ];
}
