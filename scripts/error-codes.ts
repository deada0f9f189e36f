import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';

/** The registry of all errors of the API. */
export const errorCodesPath = 'openapi/errors.yaml';

interface CodeNotes {
  /** What the code means. */
  when: string;
  /** The general text for people, in both languages. */
  en: string;
  ar: string;
}

/** The codes of one operation by status, in the order in which they are checked. */
export type CodesByStatus = Readonly<Record<string, readonly string[]>>;

/** The content of openapi/errors.yaml. */
export interface ErrorCodes {
  statuses: Readonly<Record<string, CodeNotes & { next: string }>>;
  reasons: Readonly<Record<string, CodeNotes & { next: string }>>;
  fields: Readonly<Record<string, CodeNotes & { by: 'schema' | 'rule' | 'change' }>>;
  operations: Readonly<Record<string, CodesByStatus>>;
}

interface Operation {
  operationId?: string;
  responses?: Record<string, { $ref?: string; description?: string }>;
  'x-error-codes'?: CodesByStatus;
}
interface Schema {
  'x-values-from'?: string;
  'x-extensible-enum'?: string[];
  /** The codes that any operation may answer with, because its schemas imply them. */
  'x-schema-codes'?: string[];
}

/** Reads the registry. */
export function readErrorCodes(): ErrorCodes {
  return load(readFileSync(errorCodesPath, 'utf8')) as ErrorCodes;
}

/**
 * Puts the codes into the bundle: the values of a schema with `x-values-from: reasons` or `fields`, and `x-error-codes` of
 * each operation, also in the descriptions of its replies.
 */
export function errorCodes() {
  const registry = readErrorCodes();
  return {
    Schema(schema: Schema) {
      const { 'x-values-from': list } = schema;
      if (list !== 'reasons' && list !== 'fields') return;
      delete schema['x-values-from'];
      schema['x-extensible-enum'] = Object.keys(registry[list]);
      if (list === 'reasons') return;
      schema['x-schema-codes'] = Object.entries(registry.fields).flatMap(([code, { by }]) =>
        by === 'schema' ? [code] : [],
      );
    },
    Operation(operation: Operation) {
      const codes = registry.operations[operation.operationId ?? ''];
      if (!codes) return;
      operation['x-error-codes'] = codes;
      for (const [status, listed] of Object.entries(codes)) {
        const reply = operation.responses?.[status];
        // A shared reply has the description of all operations.
        if (reply?.description === undefined || reply.$ref !== undefined) continue;
        const what = status === '409' ? 'Reasons' : 'Codes besides those of the schema';
        reply.description = `${reply.description.trim()} ${what}, in the order of the checks: ${listed.join(', ')}.`;
      }
    },
  };
}

/** Returns what is wrong with the codes of an operation. */
export function operationErrors(operation: Operation, { operations, reasons, fields }: ErrorCodes): string[] {
  const { operationId = '', responses = {} } = operation;
  const codes = operations[operationId] ?? {};
  const errors = Object.keys(codes)
    .filter((status) => !(status in responses))
    .map((status) => `has codes for ${status}, which it does not document`);
  if ('409' in responses && !codes['409']) errors.push('documents a 409 without reasons');
  for (const [status, listed] of Object.entries(codes)) {
    const known = status === '409' ? reasons : fields;
    errors.push(...listed.filter((code) => !(code in known)).map((code) => `lists the unknown code ${code}`));
    if (new Set(listed).size < listed.length) errors.push(`lists a code of ${status} twice`);
  }
  return errors;
}
