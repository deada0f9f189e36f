import { describe, expect, it } from 'vitest';
import type { OrderList } from '#src/api/generated/model/orderList.ts';
import { appendedOrders, pageAfter } from './order-pages.ts';

const page = (count: number) => ({ data: { orders: Array.from({ length: count }) } }) as OrderList;

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
