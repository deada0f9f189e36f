import { describe, expect, it, vi } from 'vitest';
import type { OrderListDto } from './generated/client.schemas.ts';
import { hasShifted, loadPage, pageAfter, uniqueRows } from './pages.ts';

const firstPageSize = 10;
const pageSize = 5;

const page = (_count: number, place: number) =>
  ({ meta: { next_page: 9, per_page: place === 0 ? firstPageSize : pageSize } }) as OrderListDto;

const after = (pages: readonly OrderListDto[], shown = 0) => pageAfter(pages, { shown, pageSize, firstPageSize });

describe('pageAfter', () => {
  it.each([
    { shown: [10], next: 3 },
    { shown: [10, 5], next: 4 },
    { shown: [10, 5, 5], next: 5 },
    { shown: [5], next: 2 },
    // A row has left the list in the meantime: the next page starts earlier, so that no row is left out.
    { shown: [10, 4], next: 3 },
  ])('goes on where $shown end', ({ shown, next }) => {
    const count = shown.reduce((sum, each) => sum + each, 0);
    expect(after(shown.map(page), count)).toEqual({ page: next, per_page: pageSize });
  });

  it('ends with the last page', () => {
    expect(after([{ meta: { next_page: null, per_page: firstPageSize } } as OrderListDto], 10)).toBeNull();
  });
});

describe('a server with another page size', () => {
  const answer = (number: number, perPage: number) =>
    ({
      data: { orders: [] as unknown[] },
      meta: { page: number, per_page: perPage, next_page: number + 1 },
    }) as OrderListDto;

  it('H06 goes on by the page that the server names', () => {
    expect(after([answer(1, 4)])).toEqual({ page: 2, per_page: 4 });
    expect(after([answer(1, firstPageSize), answer(2, 10)])).toEqual({ page: 3, per_page: 10 });
  });

  it('H06 loads the page that holds the wanted orders', async () => {
    // The server returns ten orders for any page size.
    const ask = vi.fn<(params: { page: number }) => Promise<OrderListDto>>(async (params) => answer(params.page, 10));
    const loaded = await loadPage(ask, { page: 3, per_page: pageSize });
    expect(loaded.meta.page).toBe(2);
    await loadPage(ask, { page: 1, per_page: firstPageSize });
    expect(ask).toHaveBeenCalledTimes(3);
  });
});

describe('rows of several pages', () => {
  const rows = (...ids: number[]) => ids.map((id) => ({ id }));
  const answers = (...totals: number[]) => totals.map((total_count) => ({ meta: { total_count } }) as OrderListDto);

  it('are kept once each, and a page without a repeated row is the same array', () => {
    const pages = [rows(3, 2), rows(2, 1)];
    const unique = uniqueRows(pages);
    expect(unique).toEqual([rows(3, 2), rows(1)]);
    expect(unique[0]).toBe(pages[0]);
  });

  it('have shifted where a row is repeated or the total has changed', () => {
    expect(hasShifted(answers(4, 4), [rows(4, 3), rows(2, 1)])).toBe(false);
    expect(hasShifted(answers(4, 4), [rows(4, 3), rows(3, 2)])).toBe(true);
    expect(hasShifted(answers(4, 3), [rows(4, 3), rows(1)])).toBe(true);
  });
});
