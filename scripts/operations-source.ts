const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

interface Schema {
  $ref?: string;
  type?: string | string[];
}
interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}
interface Operation {
  operationId: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean };
  responses: Record<string, unknown>;
  security?: Record<string, string[]>[];
}
export interface Contract {
  info: { version: string };
  paths: Record<string, Partial<Record<(typeof methods)[number], Operation>>>;
  security?: Record<string, string[]>[];
}

function fail(message: string): never {
  throw new Error(message);
}

const pascal = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

/**
 * The source of the operation map that the mock and the conformance suite are typed by: for each operation its method,
 * path, parameters, body and one schema per documented status.
 * @param contract the bundled contract
 * @param hash names the contract; a snapshot made under another one is stale
 * @param schemas the zod schemas that Orval wrote
 * @throws where Orval wrote no schema for something the contract declares
 */
export function operationsSource(contract: Contract, hash: string, schemas: string): string {
  const exported = new Set([...schemas.matchAll(/^export const (\w+) =/gm)].map(([, name]) => name ?? ''));
  const resolve = <T extends { $ref?: string }>(node: T): T => {
    if (node.$ref === undefined) return node;
    const target = node.$ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key.replaceAll('~1', '/')], contract);
    return resolve(target as T);
  };
  const schemaOf = (name: string, where: string) => {
    if (!exported.has(name)) fail(`Orval emitted no schema ${name} for ${where}`);
    return `schemas.${name}`;
  };
  const kindOf = (parameter: Parameter) => {
    const type = resolve(parameter.schema).type;
    const single = Array.isArray(type) ? type.find((each) => each !== 'null') : type;
    if (single === 'integer' || single === 'number') return 'number';
    return single === 'boolean' || single === 'array' ? single : 'string';
  };

  // Headers that may be left out are advice: what a browser sends there is never refused.
  const headersOf = (id: string, required: Parameter[]) => {
    const picked = required.map(({ name }) => `${JSON.stringify(name)}: true`).join(', ');
    return `${schemaOf(`${pascal(id)}Header`, `${id}'s headers`)}.pick({ ${picked} })`;
  };

  const entries: string[] = [];
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      const id = operation.operationId;
      const parameters = (operation.parameters ?? []).map(resolve);
      const params = parameters.filter((each) => each.in === 'path');
      const query = parameters.filter((each) => each.in === 'query');
      const headers = parameters.filter((each) => each.in === 'header' && each.required);
      const kinds = [...params, ...query].map((each) => `${JSON.stringify(each.name)}: '${kindOf(each)}'`);
      const replies = Object.keys(operation.responses).map(
        (status) => `${status}: ${schemaOf(`${pascal(id)}${status}Response`, `${id} ${status}`)}`,
      );
      const security = (operation.security ?? contract.security ?? []).map((each) => Object.keys(each)[0] ?? 'none');
      entries.push(
        [
          `  ${id}: {`,
          `    method: '${method}',`,
          `    path: '${path}',`,
          `    tag: '${operation.tags[0] ?? fail(`${id} has no tag`)}',`,
          `    security: ${JSON.stringify(security)},`,
          `    headers: ${headers.length > 0 ? headersOf(id, headers) : 'none'},`,
          `    kinds: { ${kinds.join(', ')} },`,
          `    params: ${params.length > 0 ? schemaOf(`${pascal(id)}Params`, `${id}'s path`) : 'none'},`,
          `    query: ${query.length > 0 ? schemaOf(`${pascal(id)}QueryParams`, `${id}'s query`) : 'none'},`,
          `    body: ${operation.requestBody ? schemaOf(`${pascal(id)}Body`, `${id}'s body`) : 'none'},`,
          `    bodyRequired: ${operation.requestBody?.required === true},`,
          `    replies: { ${replies.join(', ')} },`,
          `  },`,
        ].join('\n'),
      );
    }
  }
  return [
    '// Written by scripts/generate.ts from openapi/; do not edit.',
    "import * as zod from 'zod';",
    "import * as schemas from './zod/schemas.ts';",
    '',
    '/** The contract this code was generated from; a snapshot made under another one is stale. */',
    `export const contractHash = '${hash}';`,
    '',
    '/** Stands where an operation takes no path parameter, query or body, or asks for no header. */',
    'const none = zod.undefined();',
    '',
    '/** Every operation of the contract: how it is called and one schema per documented status. */',
    'export const operations = {',
    ...entries,
    '} as const;',
    '',
    'export type Operations = typeof operations;',
    'export type OperationId = keyof Operations;',
    '',
  ].join('\n');
}
