import { describe, expect, it } from 'vitest';
import type {
  OrderReportAnswer,
  PaymentInfoList,
  PaymentMethodList,
  PaymentOrderList,
} from '#src/api/generated/zod/schemas.ts';
import { fromWireMoney } from '#src/domain/money.ts';
import { testMock } from '#mocks/test-mock.ts';
import { testParent } from '#mocks/test-parent.ts';

// Monday 23 November 2026, 10:00 in Riyadh.
testMock({ clock: '2026-11-23T07:00:00Z' });

const huda = testParent('huda');
const noura = testParent('noura');

describe('report and payments', () => {
  it.each([2009, 2018, 2031, 2051, 2053])('the lines of order %i add up to its totals', async (id) => {
    const { order, invoice } = (await huda.get<OrderReportAnswer>(`/orders/${id}/report`)).body.data.report;
    const sum = (name: 'taxable_amount' | 'vat_amount' | 'total') =>
      invoice.lines.reduce((total, line) => total + fromWireMoney(line[name]), 0);
    expect(sum('taxable_amount')).toBe(fromWireMoney(order.subtotal) + fromWireMoney(order.delivery_amount));
    expect(sum('vat_amount')).toBe(fromWireMoney(order.vat_amount));
    expect(sum('total')).toBe(fromWireMoney(order.total));
    expect(invoice.issued_at).toBe(order.order_date);
  });

  it('an order that was never paid has no report', async () => {
    expect((await testParent('maha').get('/orders/2054/report')).status).toBe(404);
  });

  it('830.00 and 40.00 make 1,000.50 with VAT', async () => {
    expect(await huda.order(2018)).toMatchObject({
      subtotal: '830.00',
      delivery_amount: '40.00',
      vat_amount: '130.50',
      total: '1000.50',
    });
    const { invoice } = (await huda.get<OrderReportAnswer>('/orders/2018/report')).body.data.report;
    expect(
      invoice.lines.map(({ type, taxable_amount, vat_amount, total }) => [type, taxable_amount, vat_amount, total]),
    ).toEqual([
      ['subscription', '250.00', '37.50', '287.50'],
      ['subscription', '580.00', '87.00', '667.00'],
      ['delivery', '40.00', '6.00', '46.00'],
    ]);
  });

  it('the history has every ended attempt, with its card', async () => {
    const { payment_orders } = (await huda.get<PaymentOrderList>('/payment-orders')).body.data;
    expect(payment_orders.map(({ id, status }) => [id, status])).toEqual([
      [733, 'paid'],
      [712, 'paid'],
      [711, 'failed'],
      [690, 'refunded'],
      [671, 'paid'],
      [641, 'paid'],
      [640, 'cancelled'],
    ]);
    expect(payment_orders[4]).toMatchObject({ order_number: 'NB-20418', card_brand: 'visa', card_last4: '1881' });
  });

  it('an open attempt is not in the history', async () => {
    const { payment_orders } = (await testParent('salma').get<PaymentOrderList>('/payment-orders')).body.data;
    expect(payment_orders).toEqual([]);
  });

  it('cards: another one as default, then the old default deleted', async () => {
    const cards = async () =>
      (await huda.get<PaymentInfoList>('/payment-infos')).body.data.payment_infos.map(({ id, is_default }) => [
        id,
        is_default,
      ]);
    expect(await cards()).toEqual([
      [61, true],
      [62, false],
    ]);
    expect((await huda.send('PUT', '/payment-infos/62/default')).status).toBe(200);
    expect(await cards()).toEqual([
      [62, true],
      [61, false],
    ]);
    expect((await huda.send('DELETE', '/payment-infos/62')).status).toBe(204);
    expect(await cards()).toEqual([[61, true]]);
    expect((await noura.send('DELETE', '/payment-infos/61')).status).toBe(404);
  });

  it('the method of the last payment is named, with its card until that is removed', async () => {
    const lastUsed = async (parent = huda) =>
      (await parent.get<PaymentMethodList>('/payment-methods')).body.data.payment_methods
        .filter(({ is_last_used, saved_card }) => is_last_used !== false || saved_card !== null)
        .map(({ code, saved_card }) => [code, saved_card?.id]);
    expect(await lastUsed()).toEqual([['mada', 61]]);
    await huda.send('DELETE', '/payment-infos/61');
    expect(await lastUsed()).toEqual([['mada', undefined]]);
    // She has an open payment, and has never paid.
    expect(await lastUsed(testParent('salma'))).toEqual([]);
  });

  it('the due amount: Salma’s open payment', async () => {
    const { due } = (await testParent('salma').get<PaymentInfoList>('/payment-infos')).body.data;
    expect(due).toMatchObject({ order_id: 2055, amount: '494.50' });
    expect(due?.expires_at).not.toBeNull();
  });
});
