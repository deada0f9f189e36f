import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { workflowFiles } from '../scripts/workflows/document.ts';

type Json = Record<string, unknown>;
interface Media {
  schema: Json;
  examples?: Record<string, { value: unknown }>;
}
interface OrderEvent {
  type: string;
  occurred_at: string;
  order_id: number;
  sequence: number;
  data: { payment_id?: number };
}
interface Operation {
  operationId: string;
  tags: string[];
  summary?: string;
  description?: string;
  parameters: { $ref?: string; name?: string; in?: string }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { $ref?: string; content?: Record<string, Media> }>;
  'x-provenance'?: string;
}

const bundle = readFileSync('openapi/dist/openapi.yaml', 'utf8');
const contract = parse(bundle) as Json & {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json> };
};
const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);

function resolve<T extends object>(node: T): T {
  const ref = (node as { $ref?: string }).$ref;
  if (ref === undefined) return node;
  const keys = ref.slice(2).split('/');
  return resolve(keys.reduce<unknown>((at, key) => (at as Json)[key.replaceAll('~1', '/')], contract) as T);
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats(ajv);
ajv.addSchema({ ...contract, $id: 'contract' });

/** Compiles a schema of the contract; its references are resolved in the whole document. */
const compile = (schema: Json) =>
  ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')) as Json);

const bodies = operations.flatMap(({ operation }) => [
  ...Object.entries(operation.requestBody?.content ?? {}).map(([, media]) => ({
    name: `${operation.operationId} request`,
    media,
  })),
  ...Object.entries(operation.responses).flatMap(([status, response]) =>
    Object.entries(resolve(response).content ?? {}).map(([, media]) => ({
      name: `${operation.operationId} ${status}`,
      media,
    })),
  ),
]);

/** A request and the answer of the same name, where both are examples of one operation. */
const pairs = operations.flatMap(({ operation: { operationId, requestBody, responses } }) =>
  Object.entries(requestBody?.content['application/json']?.examples ?? {}).flatMap(([name, example]) =>
    ['200', '201'].flatMap((status) => {
      const answer = responses[status] && resolve(responses[status]).content?.['application/json']?.examples?.[name];
      if (!answer) return [];
      const [record] = Object.values((resolve(answer).value as { data?: Record<string, Json> }).data ?? {});
      return record ? [[operationId, name, resolve(example).value as Json, record] as const] : [];
    }),
  ),
);

/** The known calls, method and path (rules.md#known-calls). */
const known = [
  'POST /sessions',
  'POST /users',
  'POST /verify-user-firebase',
  'POST /check-verification',
  'GET /check-if-phone-exists',
  'PUT /update-password',
  'GET /healths',
  'GET /healths/{id}',
  'GET /notifications',
  'GET /users/{id}',
  'PUT /users/{id}',
];

describe('the contract', () => {
  test('W01 the eleven known calls, and only they, are marked as known', () => {
    const marked = operations
      .filter(({ operation }) => operation['x-provenance'] === 'known')
      .map(({ method, path }) => `${method} ${path}`);
    expect(marked.toSorted()).toEqual(known.toSorted());
  });

  test('its workflows and the examples of its events have its version', () => {
    const events = [...bundle.matchAll(/api_version: (\S+)$/gm)].map(([, version]) => version);
    const workflows = workflowFiles().map(
      (file) => (parse(readFileSync(file, 'utf8')) as typeof contract).info.version,
    );
    expect(events.length).toBeGreaterThan(5);
    expect(new Set([...events, ...workflows])).toEqual(new Set([contract.info.version]));
  });

  test('the schema of events has its version, too', () => {
    const { properties } = contract.components.schemas['WebhookEvent'] as { properties: Record<string, Json> };
    expect(properties['api_version']?.['example']).toBe(contract.info.version);
  });

  test('the examples of the events of one order can happen one after the other', () => {
    const events = Object.values(contract.webhooks).flatMap(({ post }) =>
      Object.values(post?.requestBody?.content ?? {}).flatMap(({ examples }) =>
        Object.values(examples ?? {}).map(({ value }) => value as OrderEvent),
      ),
    );
    expect(events.length).toBeGreaterThan(5);
    for (const ofOrder of Map.groupBy(events, ({ order_id }) => order_id).values()) {
      const inOrder = ofOrder.toSorted((a, b) => a.sequence - b.sequence);
      const times = inOrder.map(({ occurred_at }) => occurred_at);
      expect(times).toEqual([...new Set(times)].toSorted());
      // A payment is paid, or failed, or came too late.
      const outcomes = inOrder.filter(({ type }) => /^payment\.(?:paid|failed|paid_late)$/.test(type));
      expect(outcomes.map(({ data }) => data.payment_id)).toEqual([
        ...new Set(outcomes.map(({ data }) => data.payment_id)),
      ]);
    }
  });

  test.each(pairs)('the answer of %s, %s, has what the request of this name sends', (_id, _name, sent, answered) => {
    // An address is answered with the names of its region and neighbourhood.
    const shared = Object.entries(sent).filter(
      ([name, value]) => name in answered && name !== 'version' && typeof value !== 'object',
    );
    // A new number waits for its code.
    const waiting = answered['unconfirmed_mobile_number'];
    const saved: Json = { ...answered, ...(typeof waiting === 'string' && { mobile_number: waiting }) };
    expect(Object.fromEntries(shared.map(([name]) => [name, saved[name]]))).toEqual(Object.fromEntries(shared));
  });

  test('W02 every other operation is marked as proposed', () => {
    const rest = operations.filter(({ method, path }) => !known.includes(`${method} ${path}`));
    expect(rest.map(({ operation }) => operation['x-provenance'])).toEqual(rest.map(() => 'proposed'));
    expect(rest).toHaveLength(operations.length - known.length);
  });

  test.each(operations.map(({ operation }) => [operation.operationId, operation] as const))(
    '%s has a summary, accepts Accept-Language, and has an example of every answer',
    (_id, operation) => {
      expect(operation.summary).toMatch(/\S/);
      expect(operation.description).toMatch(/\S/);
      expect(operation.tags).toHaveLength(1);
      expect(operation.parameters.map((each) => resolve(each).name)).toContain('Accept-Language');
      expect(Object.keys(operation.responses)).toContain('500');
      for (const [status, response] of Object.entries(operation.responses)) {
        const media = Object.values(resolve(response).content ?? {});
        if (status !== '204') expect(media, status).not.toHaveLength(0);
        for (const { examples } of media) expect(Object.keys(examples ?? {}), status).not.toHaveLength(0);
      }
    },
  );

  test.each(Object.entries(contract.components.schemas))('every field of %s has its provenance', (_name, schema) => {
    const fields = Object.entries((schema['properties'] ?? {}) as Record<string, Json>);
    const untold = fields.filter(([, field]) => {
      const mark = field['x-provenance'] ?? resolve(field)['x-provenance'];
      return mark !== 'known' && mark !== 'proposed';
    });
    expect(untold.map(([field]) => field)).toEqual([]);
  });

  test.each(bodies)('the examples of $name fit its schema', ({ media }) => {
    const validate = compile(media.schema);
    for (const [name, example] of Object.entries(media.examples ?? {})) {
      const { value } = resolve(example);
      expect(validate(value), `${name}: ${ajv.errorsText(validate.errors)}`).toBe(true);
    }
  });
});
