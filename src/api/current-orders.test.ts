import { describe, expect, it, vi } from 'vitest';
import { readAllOrders } from './current-orders.ts';
import type { OrderListDto } from './generated/client.schemas.ts';
import { orderDto } from './order-dtos.ts';

const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const answerOf = (orderIds: number[], meta: Partial<OrderListDto['meta']>) =>
  ({
    data: { orders: orderIds.map((id) => orderDto({ id })) },
    meta: { next_page: null, per_page: 100, total_count: 25, ...meta },
  }) as OrderListDto;

describe('all current orders', () => {
  it('are read in one request where they fit on a page', async () => {
    const load = vi.fn(async () => answerOf([3, 2, 1], {}));
    expect((await readAllOrders(load)).map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(load.mock.calls).toEqual([[{ page: 1, per_page: 100 }]]);
  });

  it('are read on to the last page, by the page size that the server answers', async () => {
    const all = ids(1, 25);
    const load = vi.fn(async ({ page }: { page: number }) =>
      answerOf(all.slice((page - 1) * 10, page * 10), { per_page: 10, next_page: page < 3 ? page + 1 : null }),
    );
    expect((await readAllOrders(load)).map(({ id }) => id)).toEqual(all);
    expect(load.mock.calls.map(([params]) => params)).toEqual([
      { page: 1, per_page: 100 },
      { page: 2, per_page: 10 },
      { page: 3, per_page: 10 },
    ]);
  });

  it.each([
    { what: 'an order came on top', next: [2, 1], total: 4, again: [4, 3, 2, 1] },
    { what: 'an order was removed', next: [1], total: 2, again: [2, 1] },
  ])('are read again, once, where $what between two requests', async ({ next, total, again }) => {
    const load = vi
      .fn<(params: { page: number }) => Promise<OrderListDto>>()
      .mockResolvedValueOnce(answerOf([3, 2], { next_page: 2, total_count: 3 }))
      .mockResolvedValueOnce(answerOf(next, { total_count: total }))
      .mockResolvedValueOnce(answerOf(again, { total_count: total }));
    expect((await readAllOrders(load)).map(({ id }) => id)).toEqual(again);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('name an order once on a server that goes on answering it twice', async () => {
    const load = async ({ page }: { page: number }) =>
      page === 1 ? answerOf([3, 2], { next_page: 2 }) : answerOf([2, 1], {});
    expect((await readAllOrders(load)).map(({ id }) => id)).toEqual([3, 2, 1]);
  });

  it('end where the server answers the same next page again', async () => {
    const load = vi.fn(async () => answerOf([1], { next_page: 1 }));
    expect(await readAllOrders(load)).toHaveLength(1);
    expect(load).toHaveBeenCalledOnce();
  });
});
