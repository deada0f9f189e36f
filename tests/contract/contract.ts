import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { CORE_SCHEMA, load, YAMLException } from 'js-yaml';
import { isObject, type JsonObject } from './json.ts';

/** A JSON Schema of the contract, with the keywords by which requests and replies are checked. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  'x-extensible-enum'?: string[];
}

/** A path, query or header parameter. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

/** The documented reply for one status of one operation. */
export interface DocumentedReply {
  status: number;
  /** The schemas by media type; empty if there is no body. */
  media: Record<string, Schema>;
  headers: Record<string, { schema: Schema }>;
}

/** One operation, with its references resolved one level deep. */
export interface Operation {
  id: string;
  /** The tags, which group the operations. */
  tags: readonly string[];
  method: string;
  path: string;
  /** Alternative security requirements; an empty one allows visitors. */
  security: string[][];
  parameters: Parameter[];
  body: { required: boolean; schema: Schema; examples: Record<string, unknown> } | null;
  replies: DocumentedReply[];
  /** The error codes by status, those of the schemas included. */
  codes: Readonly<Record<string, readonly string[]>>;
  /** Replies that any operation can give before it runs; `x-protocol-answers` documents them once for all. */
  protocolReplies: DocumentedReply[];
}

/** The contract in the form that the suite uses. */
export interface Contract {
  document: JsonObject;
  version: string;
  hash: string;
  operations: Operation[];
  /** Resolves references. */
  resolve: <T extends object>(node: T) => T;
}

/** Thrown for a contract that can’t be used; the message is one line. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

interface RawOperation {
  operationId?: string;
  tags?: string[];
  security?: Record<string, unknown>[];
  parameters?: object[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema; examples?: Record<string, object> }> };
  responses?: Record<string, object>;
  'x-error-codes'?: Record<string, string[]>;
}
interface RawReply {
  content?: Record<string, { schema: Schema }>;
  headers?: Record<string, object>;
}

function parsed(path: string, text: string): JsonObject {
  try {
    const document: unknown = load(text, { schema: CORE_SCHEMA });
    if (isObject(document) && isObject(document['paths'])) return document;
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    throw new ContractError(`${path}:${error.mark.line + 1}: ${error.reason}`);
  }
  throw new ContractError(`${path}: no OpenAPI document with paths`);
}

/**
 * Reads a bundled contract.
 * @throws ContractError with one line for a missing or broken file
 */
export function readContract(path: string): Contract {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new ContractError(`${path}: no such file, or it can't be read`);
  }
  const document = parsed(path, text);

  function resolve<T extends object>(node: T): T {
    const { $ref } = node as { $ref?: string };
    if ($ref === undefined) return node;
    const keys = $ref.startsWith('#/') ? $ref.slice(2).split('/') : [];
    const target = keys.reduce<unknown>(
      (at, key) => (isObject(at) ? at[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
      document,
    );
    if (keys.length === 0 || !isObject(target)) throw new ContractError(`${path}: nothing is at ${$ref}`);
    return resolve(target as T);
  }

  function reply(status: string, raw: object): DocumentedReply {
    const { content = {}, headers = {} } = resolve(raw) as RawReply;
    return {
      status: Number(status),
      media: Object.fromEntries(Object.entries(content).map(([type, { schema }]) => [type, schema])),
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, each]) => [name, resolve(each) as { schema: Schema }]),
      ),
    };
  }

  const schemas = (document['components'] as { schemas?: Record<string, { 'x-schema-codes'?: string[] }> } | undefined)
    ?.schemas;
  const schemaCodes = schemas?.['FieldCode']?.['x-schema-codes'] ?? [];
  const protocolAnswers = Object.keys(document['x-protocol-answers'] ?? {}).map(Number);
  const bodyRefusals: DocumentedReply[] = [413, 415]
    .filter((status) => protocolAnswers.includes(status))
    .map((status) => ({
      status,
      media: { 'application/json': { $ref: '#/components/schemas/ErrorAnswer' } },
      headers: {},
    }));

  function operation(method: string, at: string, raw: RawOperation): Operation {
    const { operationId, responses } = raw;
    if (operationId === undefined || !responses) {
      throw new ContractError(`${path}: ${method.toUpperCase()} ${at} has no operationId or no responses`);
    }
    const media = raw.requestBody?.content['application/json'];
    const security = raw.security ?? (document['security'] as Record<string, unknown>[] | undefined) ?? [];
    return {
      id: operationId,
      tags: raw.tags ?? [],
      method: method.toUpperCase(),
      path: at,
      security: security.map((each) => Object.keys(each)),
      parameters: (raw.parameters ?? []).map((each) => resolve(each) as Parameter),
      body: media
        ? {
            required: raw.requestBody?.required === true,
            schema: media.schema,
            examples: Object.fromEntries(
              Object.entries(media.examples ?? {}).map(([name, each]) => [
                name,
                (resolve(each) as { value: unknown }).value,
              ]),
            ),
          }
        : null,
      replies: Object.entries(responses).map(([status, each]) => reply(status, each)),
      codes: {
        ...raw['x-error-codes'],
        ...Object.fromEntries(
          ['400', '422'].map((status) => [status, [...schemaCodes, ...(raw['x-error-codes']?.[status] ?? [])]]),
        ),
      },
      protocolReplies: media ? bodyRefusals : [],
    };
  }

  const operations = Object.entries(document['paths'] as Record<string, Record<string, RawOperation>>).flatMap(
    ([at, item]) => methods.flatMap((method) => (item[method] ? [operation(method, at, item[method])] : [])),
  );
  if (operations.length === 0) throw new ContractError(`${path}: no operation in it`);
  const { version } = (document['info'] ?? {}) as { version?: string };
  return {
    document,
    version: version ?? 'without a version',
    hash: createHash('sha256').update(text).digest('hex').slice(0, 12),
    operations,
    resolve,
  };
}

/** Whether an operation changes nothing and can therefore be sent to any server. */
export function isSafe({ method, id }: Operation): boolean {
  return method === 'GET' || id === 'previewApplicantVacation';
}

/** Whether every alternative of an operation’s security requires the bearer token. */
export function needsBearer({ security }: Operation): boolean {
  return security.length > 0 && security.every((each) => each.includes('bearerAuth'));
}

/** The parameters of an operation in one place, such as the query. */
export function parametersIn(operation: Operation, place: Parameter['in']): Parameter[] {
  return operation.parameters.filter((each) => each.in === place);
}
