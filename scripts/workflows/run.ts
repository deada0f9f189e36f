import { AssertionError } from 'node:assert';
import type { Contract } from '../../tests/contract/contract.ts';
import { operationOf, type Step, type Workflow } from './document.ts';
import { check, evaluate, type RuntimeValues } from './expression.ts';

/** Where the sources of the workflows are, by their names. */
export type Servers = Readonly<Record<string, string>>;

interface Call {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
}

function callOf(step: Step, sources: Record<string, Contract>, servers: Servers, values: RuntimeValues): Call {
  const named = operationOf(step);
  const operation = sources[named?.source ?? '']?.operations.find(({ id }) => id === named?.id);
  if (!named || !operation) throw new Error(`${step.stepId}: no operation is named ${step.operationId}`);
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  let { path } = operation;
  for (const { name, in: place, value } of step.parameters ?? []) {
    const text = String(evaluate(value, values));
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(text));
    else if (place === 'query') query.set(name, text);
    else headers[name] = text;
  }
  const search = query.size === 0 ? '' : `?${query.toString()}`;
  return {
    method: operation.method,
    url: `${servers[named.source] ?? ''}${path}${search}`,
    headers: { ...headers, ...(step.requestBody && { 'Content-Type': step.requestBody.contentType }) },
    ...(step.requestBody && { body: JSON.stringify(evaluate(step.requestBody.payload, values)) }),
  };
}

/** The default values of a workflow's inputs. */
function defaultInputs({ inputs }: Workflow): Record<string, unknown> {
  return Object.fromEntries(Object.entries(inputs?.properties ?? {}).map(([name, each]) => [name, each.default]));
}

/**
 * Executes a workflow with the default inputs, step by step.
 * @param servers the address of each source, such as `{ nabta: 'http://localhost:4010/api/v1', control: 'http://localhost:4010' }`
 * @returns the ids of the executed steps
 * @throws AssertionError with step, call and answer when a criterion does not hold
 */
export async function runWorkflow(
  workflow: Workflow,
  sources: Record<string, Contract>,
  servers: Servers,
): Promise<string[]> {
  const values: RuntimeValues = { inputs: defaultInputs(workflow), steps: {} };
  for (const step of workflow.steps) {
    const { url, ...call } = callOf(step, sources, servers, values);
    const response = await fetch(url, call);
    const text = await response.text();
    const answer = {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
    };
    for (const { condition } of step.successCriteria) {
      const { holds, left, right } = check(condition, { ...values, answer });
      if (holds) continue;
      const sent = `${call.method} ${url} ${call.body ?? ''}`.trim();
      throw new AssertionError({
        message: `${workflow.workflowId}.${step.stepId}: ${condition} does not hold after ${sent}, answered ${answer.status} ${text.slice(0, 500)}`,
        actual: left,
        expected: right,
      });
    }
    values.steps[step.stepId] = evaluate(step.outputs ?? {}, { ...values, answer }) as Record<string, unknown>;
  }
  return workflow.steps.map(({ stepId }) => stepId);
}
