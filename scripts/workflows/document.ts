import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { type Contract, readContract } from '../../tests/contract/contract.ts';

/** A parameter of a step: a literal, or a text with runtime expressions. */
export interface StepParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  value: unknown;
}

/** One call of a workflow, with what its answer has to be. */
export interface Step {
  stepId: string;
  description?: string;
  /** `$sourceDescriptions.<source>.<operationId>` */
  operationId: string;
  parameters?: StepParameter[];
  requestBody?: { contentType: string; payload: unknown };
  successCriteria: { condition: string }[];
  outputs?: Record<string, string>;
}

/** The schema of one input; only its default is used, the rest is for readers and Redocly. */
export interface WorkflowInput {
  type: string;
  default?: unknown;
}

/** Steps in their order. */
export interface Workflow {
  workflowId: string;
  summary: string;
  description?: string;
  inputs?: { type: 'object'; properties: Record<string, WorkflowInput> };
  steps: Step[];
}

/** An Arazzo document of openapi/workflows, as far as the runner understands it. */
export interface WorkflowDocument {
  sourceDescriptions: { name: string; url: string; type: string }[];
  workflows: Workflow[];
}

const workflowFolder = 'openapi/workflows';

/** The paths of all Arazzo documents. */
export function workflowFiles(): string[] {
  return readdirSync(workflowFolder)
    .filter((file) => file.endsWith('.arazzo.yaml'))
    .toSorted()
    .map((file) => join(workflowFolder, file));
}

/** Parses the text of an Arazzo document. */
export function parseWorkflows(text: string): WorkflowDocument {
  return load(text) as WorkflowDocument;
}

/** Reads an Arazzo document. */
export function readWorkflows(file: string): WorkflowDocument {
  return parseWorkflows(readFileSync(file, 'utf8'));
}

/** The contracts that the workflows call, by the names of their source descriptions. */
export function readSources(): Record<'nabta' | 'control', Contract> {
  return {
    nabta: readContract('openapi/dist/openapi.yaml'),
    control: readContract('openapi/test-control.yaml'),
  };
}

/** The source and the operation that a step names; null if the text has another form. */
export function operationOf({ operationId }: Pick<Step, 'operationId'>): { source: string; id: string } | null {
  const [, source, id] = /^\$sourceDescriptions\.(\w+)\.(\w+)$/.exec(operationId) ?? [];
  return source === undefined || id === undefined ? null : { source, id };
}
