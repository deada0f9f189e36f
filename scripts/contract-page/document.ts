import type { ClassedRoot } from '../contract-privacy.ts';
import type { Notes } from '../contract-provenance.ts';
import type { ReviewedContract } from '../contract-questions.ts';

/** A schema of the bundled contract, or a field of one. */
export interface SchemaNode extends Notes {
  $ref?: string;
  type?: string | string[];
  description?: string;
  example?: unknown;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: SchemaNode;
  oneOf?: SchemaNode[];
  properties?: Record<string, SchemaNode>;
  required?: string[];
  additionalProperties?: boolean | SchemaNode;
  'x-data-class'?: string;
}

/** A reference to a part of the bundle. */
export interface Reference {
  $ref: string;
}

/** A parameter in the path, the query or the header. */
export interface ParameterNode extends Notes {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: SchemaNode;
  example?: unknown;
}

/** A body that was really sent or answered. */
export interface ExampleNode {
  summary?: string;
  value: unknown;
}

/** A body by its media type. */
export type Content = Record<string, { schema: SchemaNode; examples?: Record<string, ExampleNode | Reference> }>;

/** An answer by its status. */
export interface ResponseNode {
  description: string;
  headers?: Record<string, { description?: string; schema: SchemaNode; example?: unknown } | Reference>;
  content?: Content;
}

/** An operation, or an event that the API sends. */
export interface OperationNode extends Notes {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security?: Record<string, string[]>[];
  parameters?: (ParameterNode & Partial<Reference>)[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, ResponseNode | Reference>;
  'x-before-verification'?: string;
  'x-repeatable'?: string;
}

/** The bundled contract, as far as the page shows it. */
export interface PageDocument extends ReviewedContract, ClassedRoot {
  info: { title: string; version: string; summary?: string; description?: string };
  servers?: { url: string; description?: string }[];
  security?: Record<string, string[]>[];
  paths: Record<string, Record<string, OperationNode>>;
  webhooks?: Record<string, Record<string, OperationNode>>;
  components: {
    parameters?: Record<string, ParameterNode>;
    schemas?: Record<string, SchemaNode>;
    responses?: Record<string, ResponseNode>;
    examples?: Record<string, ExampleNode>;
    securitySchemes?: Record<string, { type: string; scheme?: string; name?: string; description?: string }>;
  };
  'x-order-of-checks'?: string[];
  'x-protocol-answers'?: Record<string, { when: string; headers?: string[] }>;
  'x-protocol-methods'?: Record<string, string>;
  'x-example-requests'?: { now: string; parents: Record<string, { mobile_number: string; password: string }> };
}

/** An operation with its place in the contract; the path of an event is its name. */
export interface PlacedOperation {
  method: string;
  path: string;
  node: OperationNode;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

function placed(items: Record<string, Record<string, OperationNode>>): PlacedOperation[] {
  return Object.entries(items).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [{ method: method.toUpperCase(), path, node: item[method] }] : [])),
  );
}

/** The operations in the order of the contract. */
export const operationsOf = ({ paths }: Pick<PageDocument, 'paths'>): PlacedOperation[] => placed(paths);

/** The events that the API sends. */
export const webhooksOf = ({ webhooks = {} }: Pick<PageDocument, 'webhooks'>): PlacedOperation[] => placed(webhooks);

/** The last part of a reference: the name of a component. */
export const nameOf = (reference: string): string => reference.split('/').at(-1) ?? reference;

/**
 * Follows references until there is none.
 * @throws Error for a reference to nothing
 */
export function resolved<T extends object>(document: object, node: T | Reference): T {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as T;
  const keys = node.$ref.replace(/^#\//, '').split('/');
  const target = keys.reduce<unknown>(
    (at, key) => (at as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
  if (typeof target !== 'object' || target === null) throw new Error(`nothing is at ${node.$ref}`);
  return resolved(document, target as T);
}
