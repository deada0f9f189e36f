import fc from 'fast-check';
import { parametersIn, type Operation } from './contract.ts';
import { isObject } from './json.ts';
import { checkProperty } from './property.ts';
import { daysAfter, mayBeSent, MissingState } from './scene.ts';
import type { Suite } from './suite.ts';

/** The maximum number of days by which a range starts before today: longer than the history of any test parent. */
const longestHistory = 700;

/** Whether an operation is a paged list that can be filtered by dates. */
function takesRange(operation: Operation): boolean {
  const names = new Set(parametersIn(operation, 'query').map(({ name }) => name));
  return ['from', 'to', 'per_page'].every((name) => names.has(name));
}

/** The error if the items in a range and those outside it are not together the whole list; null if they are. */
async function rangeError(operation: Operation, [from, to]: [string, string], suite: Suite): Promise<string | null> {
  const token = operation.security.length > 0 && suite.world.parent ? await suite.scene.token() : undefined;
  const send = async (query: Record<string, string>) =>
    suite.client.send(operation, { query: { ...query, per_page: 100 }, token });
  const read = async (query: Record<string, string>) => {
    const { answer } = await send(query);
    const data = isObject(answer.json) ? answer.json['data'] : undefined;
    const items = Object.values(isObject(data) ? data : {}).find((each) => Array.isArray(each)) as
      | unknown[]
      | undefined;
    if (!items) throw new MissingState(`${operation.id} answered ${answer.status}`);
    return items.map((item) => (isObject(item) ? item['id'] : undefined));
  };
  const all = await read({});
  // Lists are sorted newest first: later items come before earlier ones.
  const parts = [
    ...(await read({ from: daysAfter(to, 1) })),
    ...(await read({ from, to })),
    ...(await read({ to: daysAfter(from, -1) })),
  ];
  if (JSON.stringify(parts) !== JSON.stringify(all)) {
    return `from ${from} to ${to} and the days outside hold ${JSON.stringify(parts)} of ${JSON.stringify(all)}`;
  }
  const { answer } = await send({ from: daysAfter(to, 1), to });
  return answer.status === 400 ? null : `a range that ends before it begins is answered ${answer.status}`;
}

/** Checks that a list filtered by a range, plus the items outside the range, is the whole list. */
export async function verifyDateRanges(suite: Suite): Promise<void> {
  await suite.forEachOperation('properties', async (operation) => {
    if (!takesRange(operation) || !mayBeSent(operation, suite.world)) return;
    await suite.scene.reset();
    const result = await checkProperty(suite, {
      operation: operation.id,
      name: `date range: ${operation.id} inside and outside is the whole list`,
      values: fc.tuple(fc.integer({ min: 0, max: longestHistory }), fc.integer({ min: 0, max: longestHistory })),
      runs: 8,
      atLeast: 3,
      errorOf: async ([first, second]) => {
        const today = await suite.scene.today();
        const [from, to] = [Math.max(first, second), Math.min(first, second)].map((ago) => daysAfter(today, -ago));
        return rangeError(operation, [from ?? today, to ?? today], suite);
      },
    });
    suite.results.properties.push(result);
  });
}
