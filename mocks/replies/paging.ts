import type { Meta } from '#src/api/generated/zod/schemas.ts';
import { activeScenario } from '#mocks/store/state.ts';

/**
 * One page of a sorted list. A page after the last one is empty.
 * @param asked how many rows a page is to have, unless the scenario sets another number
 */
export function paged<T>(all: readonly T[], page: number, asked: number): { items: T[]; meta: Meta } {
  const perPage = activeScenario().pageSize ?? asked;
  const total_pages = Math.ceil(all.length / perPage);
  return {
    items: all.slice((page - 1) * perPage, page * perPage),
    meta: {
      page,
      per_page: perPage,
      total_count: all.length,
      total_pages,
      next_page: page < total_pages ? page + 1 : null,
    },
  };
}
