import { describe, expect, test } from 'vitest';
import { contract } from './contract/own-contract.ts';
import { isObject, type JsonObject } from './contract/json.ts';

interface Media {
  examples?: Record<string, object>;
}
interface RawOperation {
  operationId: string;
  parameters?: object[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, object>;
}
interface PathParameter {
  name: string;
  in: string;
  example?: unknown;
}

const { document, resolve } = contract;
const named = ['paths', 'webhooks'].flatMap((part) =>
  Object.entries(document[part] as Record<string, Record<string, RawOperation>>).flatMap(([path, item]) =>
    Object.values(item).map((operation) => ({ path, operation })),
  ),
);

const examplesOf = (content: Record<string, Media> = {}) =>
  Object.values(content).flatMap(({ examples = {} }) =>
    Object.entries(examples).map(([name, each]) => ({ name, value: (resolve(each) as { value: unknown }).value })),
  );

/** The examples of the answers with a record: successes and conflicts. */
const answersOf = ({ responses }: RawOperation) =>
  Object.entries(responses)
    .filter(([status]) => status < '300' || status === '409')
    .flatMap(([, answer]) => examplesOf((resolve(answer) as { content?: Record<string, Media> }).content));

/** The name of a record in an answer, where it is not the last word of the path in the singular. */
const recordNames: Record<string, string> = {
  healths: 'health_blog',
  'data-exports': 'export',
  erasures: 'erasure',
  deliveries: 'delivery',
};
const recordName = (collection: string) => recordNames[collection] ?? collection.replaceAll('-', '_').replace(/s$/, '');

/** A renewal answers the draft, which has another subscription than its path. */
const answersAnother = new Set(['renewSubOrder created', 'renewSubOrder draft', 'renewSubOrder order_exists']);

const objectsIn = (value: unknown): JsonObject[] =>
  Array.isArray(value)
    ? value.flatMap(objectsIn)
    : isObject(value)
      ? [value, ...Object.values(value).flatMap(objectsIn)]
      : [];

/** The ids that an answer has of the record that a placeholder of its path names. */
function idsOf(record: string, data: JsonObject): unknown[] {
  const itself = data[record];
  if (isObject(itself)) return [itself['id']];
  if (record === 'sub_order' && isObject(data['order']))
    return (data['order']['sub_orders'] as JsonObject[]).map(({ id }) => id);
  const top = Object.values(data).flatMap((each) => (Array.isArray(each) ? (each as unknown[]) : [each]));
  return top.filter(isObject).flatMap((each) => each[`${record}_id`] ?? []);
}

const addressed = named.flatMap(({ path, operation }) => {
  const parameters = (operation.parameters ?? []).map((each) => resolve(each) as PathParameter);
  return [...path.matchAll(/\/([\w-]+)\/\{(\w+)\}/g)].flatMap(([, collection = '', name]) => {
    const id = parameters.find((each) => each.in === 'path' && each.name === name)?.example;
    return answersOf(operation)
      .filter((each) => !answersAnother.has(`${operation.operationId} ${each.name}`))
      .map(({ name: example, value }) => {
        const { data } = value as { data?: unknown };
        const ids = isObject(data) ? idsOf(recordName(collection), data) : [];
        return [`${operation.operationId} ${example}`, `${collection}/{${name}}`, id, ids] as const;
      });
  });
});

const objects = named.flatMap(({ operation }) =>
  [...examplesOf(operation.requestBody?.content), ...answersOf(operation)].flatMap(({ name, value }) =>
    objectsIn(value).map((each) => ({ at: `${operation.operationId} ${name}`, each })),
  ),
);

/** What an object of an example states about records: `order 2053` has `NB-20533`. */
function statementsIn(each: JsonObject): [string, unknown][] {
  const { id, order_id, sub_order_id, payment_id, delivery_id, name } = each;
  const statements: [unknown, string, unknown][] = [
    [sub_order_id, 'order of sub order', order_id],
    [payment_id, 'order of payment', order_id],
    [delivery_id, 'sub order of delivery', sub_order_id],
    [order_id, 'number of order', each['order_number']],
  ];
  if ('frequency' in each && 'number_of_days' in each) statements.push([id, 'name of package', name]);
  if ('payment_method' in each && 'failure_code' in each) statements.push([id, 'order of payment', order_id]);
  if ('sub_orders' in each) {
    statements.push([id, 'number of order', each['order_number']]);
    for (const line of each['sub_orders'] as JsonObject[])
      statements.push(
        [line['id'], 'order of sub order', id],
        [line['id'], 'student of sub order', line['applicant_id']],
      );
  }
  if ('cancellable_until' in each) statements.push([id, 'sub order of delivery', sub_order_id]);
  return statements
    .filter(([subject, , value]) => typeof subject === 'number' && value !== undefined && value !== null)
    .map(([subject, what, value]) => [`${what} ${String(subject)}`, value]);
}

const halalas = (amount: unknown) => Math.round(Number(amount) * 100);

describe('the records of the examples', () => {
  test('are found in the answers of most addresses', () => {
    expect(addressed.filter(([, , , ids]) => ids.length > 0).length).toBeGreaterThan(60);
  });

  test.each(addressed.filter(([, , , ids]) => ids.length > 0))(
    '%s answers the record of its address, %s',
    (_example, _place, id, ids) => {
      expect(ids).toContain(id);
    },
  );

  test('tell one story: no record has two numbers, or belongs to two others', () => {
    const stated = new Map<string, Map<unknown, string>>();
    for (const { at, each } of objects) {
      for (const [subject, value] of statementsIn(each)) {
        const values = stated.get(subject) ?? new Map<unknown, string>();
        if (!values.has(value)) values.set(value, at);
        stated.set(subject, values);
      }
    }
    expect(stated.size).toBeGreaterThan(40);
    const contradictions = [...stated].filter(([, values]) => values.size > 1);
    expect(contradictions.map(([subject, values]) => [subject, [...values]] as const)).toEqual([]);
  });

  test('have sums that add up, with the VAT rounded once, and payments of the total', () => {
    const orders = objects.filter(({ each }) => 'sub_orders' in each && 'subtotal' in each);
    expect(orders.length).toBeGreaterThan(20);
    for (const { at, each } of orders) {
      const lines = each['sub_orders'] as JsonObject[];
      const sum = (field: string) =>
        lines.reduce(
          (total, line) => total + halalas(line[field]) * Number(line['number_of_months'] ?? line['number_of_weeks']),
          0,
        );
      const subtotal = sum('price');
      const delivery = sum('delivery_fee');
      const vat = Math.round((subtotal + delivery) * Number(each['vat_rate']));
      const total = subtotal + delivery + vat;
      const { payment } = each;
      expect(
        {
          subtotal: halalas(each['subtotal']),
          delivery: halalas(each['delivery_amount']),
          vat: halalas(each['vat_amount']),
          total: halalas(each['total']),
          paid: isObject(payment) ? halalas(payment['amount']) : total,
        },
        at,
      ).toEqual({ subtotal, delivery, vat, total, paid: total });
    }
  });
});
