import type { Meta } from '#src/api/generated/zod/schemas.ts';

/** One page of a sorted list. A page after the last one is empty. */
export function paged<T>(all: readonly T[], page: number, perPage: number): { items: T[]; meta: Meta } {
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
