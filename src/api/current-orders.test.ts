import { describe, expect, it, vi } from 'vitest';
import { readAllOrders } from './current-orders.ts';
import type { OrderListDto } from './generated/client.schemas.ts';

const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const answerOf = (orderIds: number[], meta: Partial<OrderListDto['meta']>) =>
  ({
    data: { orders: orderIds.map((id) => ({ id })) },
    meta: { next_page: null, per_page: 100, ...meta },
  }) as OrderListDto;

describe('all current orders', () => {
  it('are read in one request where they fit on a page', async () => {
    const ask = vi.fn(async () => answerOf([3, 2, 1], {}));
    expect((await readAllOrders(ask)).map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(ask.mock.calls).toEqual([[{ page: 1, per_page: 100 }]]);
  });

  it('are read on to the last page, by the page size that the server answers', async () => {
    const all = ids(1, 25);
    const ask = vi.fn(async ({ page }: { page: number }) =>
      answerOf(all.slice((page - 1) * 10, page * 10), { per_page: 10, next_page: page < 3 ? page + 1 : null }),
    );
    expect((await readAllOrders(ask)).map(({ id }) => id)).toEqual(all);
    expect(ask.mock.calls.map(([params]) => params)).toEqual([
      { page: 1, per_page: 100 },
      { page: 2, per_page: 10 },
      { page: 3, per_page: 10 },
    ]);
  });

  it('name an order once that moved to the next page meanwhile', async () => {
    const ask = async ({ page }: { page: number }) =>
      page === 1 ? answerOf([3, 2], { next_page: 2 }) : answerOf([2, 1], {});
    expect((await readAllOrders(ask)).map(({ id }) => id)).toEqual([3, 2, 1]);
  });

  it('end with a server whose next page does not move on', async () => {
    const ask = vi.fn(async () => answerOf([1], { next_page: 1 }));
    expect(await readAllOrders(ask)).toHaveLength(1);
    expect(ask).toHaveBeenCalledOnce();
  });
});
