import { describe, expect, it, vi } from 'vitest';
import type { OrderListDto } from '#src/api/generated/client.schemas.ts';
import { appendedOrders, firstOrders, loadOrdersPage, pageAfter } from './order-pages.ts';

const page = (count: number, place: number) =>
  ({
    data: { orders: Array.from({ length: count }) },
    meta: { next_page: 9, per_page: place === 0 ? firstOrders : appendedOrders },
  }) as OrderListDto;

describe('pageAfter', () => {
  it.each([
    { shown: [10], next: 3 },
    { shown: [10, 5], next: 4 },
    { shown: [10, 5, 5], next: 5 },
    { shown: [5], next: 2 },
    // One that left the list meanwhile: what comes next is asked for again rather than left out.
    { shown: [10, 4], next: 3 },
  ])('goes on where $shown end', ({ shown, next }) => {
    expect(pageAfter(shown.map(page))).toEqual({ page: next, per_page: appendedOrders });
  });
});

describe('a server with another page size', () => {
  const answer = (number: number, perPage: number) =>
    ({
      data: { orders: [] as unknown[] },
      meta: { page: number, per_page: perPage, next_page: number + 1 },
    }) as OrderListDto;

  it('H06 goes on by the page that the server names', () => {
    expect(pageAfter([answer(1, 4)])).toEqual({ page: 2, per_page: 4 });
    expect(pageAfter([answer(1, firstOrders), answer(2, 10)])).toEqual({ page: 3, per_page: 10 });
  });

  it('H06 loads the page that holds the wanted orders', async () => {
    // It answers ten orders, whatever is asked for.
    const ask = vi.fn<(params: { page: number }) => Promise<OrderListDto>>(async (params) => answer(params.page, 10));
    const loaded = await loadOrdersPage(ask, { page: 3, per_page: appendedOrders });
    expect(loaded.meta.page).toBe(2);
    await loadOrdersPage(ask, { page: 1, per_page: firstOrders });
    expect(ask).toHaveBeenCalledTimes(3);
  });
});
