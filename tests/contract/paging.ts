import fc from 'fast-check';
import { parametersIn, type Operation } from './contract.ts';
import { isObject } from './json.ts';
import { checkProperty } from './property.ts';
import { mayBeSent, MissingState } from './scene.ts';
import type { Suite } from './suite.ts';

interface Meta extends Record<string, number | null> {
  total_count: number;
  total_pages: number;
  next_page: number | null;
}

/** More pages than any test parent has: a list without an end is an error. */
const mostPages = 1_000;

/** The names of an operation's paging parameters; null if it has no pages. */
function pageNames(operation: Operation): { page: string; size: string } | null {
  const names = parametersIn(operation, 'query').map(({ name }) => name);
  if (names.includes('page') && names.includes('per_page')) return { page: 'page', size: 'per_page' };
  return names.includes('page_number') ? { page: 'page_number', size: 'page_size' } : null;
}

const idsOf = (items: unknown[]) => items.map((item) => (isObject(item) ? item['id'] : undefined));

/** Reads all pages of a given size; returns an error, or null if each item came exactly once. */
async function pagesError(operation: Operation, size: number, suite: Suite): Promise<string | null> {
  const { scene, client, world } = suite;
  const names = pageNames(operation);
  if (!names) return null;
  const token = operation.security.length > 0 && world.parent ? await scene.token() : undefined;
  const read = async (page: number, perPage: number) => {
    const query = { [names.page]: page, [names.size]: perPage };
    const { answer } = await client.send(operation, { query, token });
    if (!isObject(answer.json)) throw new MissingState(`${operation.id} answered ${answer.status}`);
    const { data, meta } = answer.json;
    const items = Object.values(isObject(data) ? data : {}).find((each) => Array.isArray(each)) as
      | unknown[]
      | undefined;
    if (!items || !isObject(meta)) throw new MissingState(`${operation.id} answered ${answer.status} without a page`);
    return { items, meta: meta as unknown as Meta };
  };
  const seen: unknown[] = [];
  let page: number | null = 1;
  let total = 0;
  while (page !== null) {
    if (page > mostPages) return `page ${page} leads to another page`;
    const { items, meta } = await read(page, size);
    total = meta.total_count;
    if (meta[names.page] !== page || meta[names.size] !== size)
      return `asked for page ${page} of ${size}, answered ${JSON.stringify(meta)}`;
    if (meta.total_pages !== Math.ceil(total / size)) return `${total} items on ${meta.total_pages} pages of ${size}`;
    if (items.length > size) return `${items.length} items on a page of ${size}`;
    if (meta.next_page !== null && meta.next_page !== page + 1) return `page ${page} leads to ${meta.next_page}`;
    if ((meta.next_page === null) !== page >= meta.total_pages)
      return `page ${page} of ${meta.total_pages} leads to ${meta.next_page}`;
    seen.push(...idsOf(items));
    page = meta.next_page;
  }
  if (seen.length !== total) return `${seen.length} items came, the total is ${total}`;
  if (new Set(seen).size !== seen.length) return 'an item came on two pages';
  const { items } = await read(1, 100);
  const whole = idsOf(items);
  const isSame = whole.every((id, index) => id === seen[index]);
  return isSame ? null : 'the pages show another order than one long page';
}

/** Checks that every paged list shows each of its items exactly once, whatever the page size. */
export async function verifyPaging(suite: Suite): Promise<void> {
  await suite.forEachOperation('properties', async (operation) => {
    if (!pageNames(operation) || !mayBeSent(operation, suite.world)) return;
    await suite.scene.reset();
    const result = await checkProperty(suite, {
      operation: operation.id,
      name: `paging: ${operation.id} shows each item once`,
      values: fc.integer({ min: 1, max: 100 }),
      runs: 6,
      atLeast: 2,
      examples: [1, 2],
      errorOf: async (size) => {
        const error = await pagesError(operation, size, suite);
        return error === null ? null : `pages of ${size}: ${error}`;
      },
    });
    suite.results.properties.push(result);
  });
}
