import type { Meta } from '#src/api/generated/zod/schemas.ts';
import { activeScenario } from '#mocks/store/state.ts';

/**
 * One page of a sorted list; empty after the last page.
 * @param asked the requested number of rows, which a scenario can replace
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
