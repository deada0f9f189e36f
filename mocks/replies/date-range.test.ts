import { describe, expect, it } from 'vitest';
import type { OrderList, PaymentOrderList } from '#src/api/generated/zod/schemas.ts';
import { riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { testMock } from '#mocks/test-mock.ts';
import { testParent } from '#mocks/test-parent.ts';

testMock({ clock: '2026-11-23T07:00:00Z' });

const huda = testParent('huda');

const lists = {
  '/orders/history': async (query: string) => {
    const { orders } = (await huda.get<OrderList>(`/orders/history?per_page=100${query}`)).body.data;
    return orders.map(({ order_date: at }) => riyadhDateOf(new Date(at ?? '')));
  },
  '/payment-orders': async (query: string) => {
    const payments = (await huda.get<PaymentOrderList>(`/payment-orders?per_page=100${query}`)).body.data
      .payment_orders;
    return payments.map(({ occurred_at: at }) => riyadhDateOf(new Date(at)));
  },
};

describe.each(Object.entries(lists))('the days of %s', (path, daysOf) => {
  it('filter the list, first and last day included', async () => {
    const all = await daysOf('');
    const [newest = '', next = ''] = [...new Set(all)];
    expect(all.length).toBeGreaterThan(2);
    expect(await daysOf(`&from=${next}`)).toEqual(all.filter((on) => on >= next));
    expect(await daysOf(`&to=${next}`)).toEqual(all.filter((on) => on <= next));
    expect(await daysOf(`&from=${newest}&to=${newest}`)).toEqual(all.filter((on) => on === newest));
    expect(await daysOf('&from=2020-01-01&to=2020-12-31')).toEqual([]);
  });

  it('are refused if the last is before the first, or one is no date', async () => {
    expect(await huda.get(`${path}?from=2026-11-02&to=2026-11-01`)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'to', code: 'invalid' }] },
    });
    expect(await huda.get(`${path}?from=yesterday`)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'from', code: 'invalid' }] },
    });
  });
});

it('filters the history by dates and a status together', async () => {
  const { body } = await huda.get<OrderList>('/orders/history?status=cancelled&from=2020-01-01');
  expect(body.data.orders.length).toBeGreaterThan(0);
  expect(body.data.orders.every(({ status }) => status === 'cancelled')).toBe(true);
});
