import { describe, expect, it } from 'vitest';
import type {
  CancellationQuote,
  CancellationQuoteAnswer,
  OrderConflict,
  OrderReportAnswer,
} from '#src/api/generated/zod/schemas.ts';
import { fromWireMoney } from '#src/domain/money.ts';
import { testMock } from '#mocks/test-mock.ts';
import { errorsOf, testParent } from '#mocks/test-parent.ts';

// Saturday 21 November 2026, 09:00 in Riyadh: order 2053 was just paid, and 2051 is running.
testMock({ clock: '2026-11-21T06:00:00Z' });
const huda = testParent('huda');

async function quoteOf(orderId: number, query = ''): Promise<CancellationQuote> {
  const { body } = await huda.get<CancellationQuoteAnswer>(`/orders/${orderId}/cancellation-quote${query}`);
  return body.data.cancellation_quote;
}

async function openLunches(subOrderId: number) {
  return (await huda.deliveries(subOrderId)).filter(({ reason_code, refund }) => reason_code === null && refund);
}

async function lastNote(orderId: number) {
  const { body } = await huda.get<OrderReportAnswer>(`/orders/${orderId}/report`);
  return body.data.report.credit_notes.at(-1);
}

function addsUp({ sum, lines, refund_taxable_amount, refund_vat_amount }: CancellationQuote) {
  for (const { paid, delivered, locked, refunded_before, refund } of [sum, ...lines.map((line) => line.sum)]) {
    const parts = [delivered, locked, refunded_before, refund];
    expect(parts.reduce((all, { days }) => all + days, 0)).toBe(paid.days);
    expect(parts.reduce((all, { amount }) => all + fromWireMoney(amount), 0)).toBe(fromWireMoney(paid.amount));
  }
  const refund = fromWireMoney(sum.refund.amount);
  expect(fromWireMoney(refund_taxable_amount) + fromWireMoney(refund_vat_amount)).toBe(refund);
  expect(lines.reduce((all, line) => all + fromWireMoney(line.sum.refund.amount), 0)).toBe(refund);
}

describe('the quote of a cancellation', () => {
  it('is what the cancellation then refunds, with its VAT and its number on the credit note', async () => {
    const { version, total } = await huda.order(2053);
    const quote = await quoteOf(2053);
    addsUp(quote);
    expect(quote).toMatchObject({ allowed: true, reason_code: null, sub_order_id: null, date: '2026-11-21' });
    expect(quote.sum).toMatchObject({ paid: { amount: total }, refund: { amount: total } });
    expect(quote.refund_due_date).toBe('2026-12-05');
    const { quote_number } = quote;
    expect((await huda.send('POST', '/orders/2053/cancel', { version, quote_number })).status).toBe(200);
    expect(await lastNote(2053)).toMatchObject({
      quote_number,
      total: quote.sum.refund.amount,
      vat_amount: quote.refund_vat_amount,
    });
    expect((await huda.order(2053)).payment?.refunded_amount).toBe(quote.sum.refund.amount);
    const after = await quoteOf(2053);
    addsUp(after);
    expect(after).toMatchObject({ allowed: false, reason_code: 'already_cancelled', quote_number: null });
    expect(after.sum.refunded_before.amount).toBe(total);
  });

  it('stays the same until the sum changes, and an old number cancels nothing', async () => {
    const [subOrder] = (await huda.order(2053)).sub_orders;
    const id = subOrder?.id ?? 0;
    const query = `?sub_order_id=${id}`;
    const seen = await quoteOf(2053, query);
    expect(await quoteOf(2053, query)).toEqual(seen);
    const [lunch] = await openLunches(id);
    await huda.send('POST', `/sub-orders/${id}/deliveries/${lunch?.id ?? 0}/cancel`);
    const { version } = await huda.order(2053);
    const body = { version, quote_number: seen.quote_number };
    const refused = await huda.send<OrderConflict>('POST', `/sub-orders/${id}/cancel`, body);
    expect(refused).toMatchObject({
      status: 409,
      body: { reason_code: 'quote_outdated', data: { order: { version } } },
    });
    const present = refused.body.data.cancellation_quote;
    expect(present).toEqual(await quoteOf(2053, query));
    expect(present?.sum.refunded_before).toEqual({ days: 1, amount: lunch?.refund });
    const again = await huda.send('POST', `/sub-orders/${id}/cancel`, { version, quote_number: present?.quote_number });
    expect(again.status).toBe(200);
  });

  it('of one lunch is its refund, and its number has to be the one of this lunch', async () => {
    const [lunch, other] = await openLunches(3022);
    const quote = await quoteOf(2051, `?delivery_id=${lunch?.id ?? 0}`);
    addsUp(quote);
    expect(quote).toMatchObject({ sub_order_id: 3022, delivery_id: lunch?.id, deadline_at: lunch?.cancellable_until });
    expect(quote.sum.refund).toEqual({ days: 1, amount: lunch?.refund });
    const cancel = async (id: number | undefined) =>
      huda.send('POST', `/sub-orders/3022/deliveries/${id ?? 0}/cancel`, { quote_number: quote.quote_number });
    expect(await cancel(other?.id)).toMatchObject({ status: 409, body: { reason_code: 'quote_outdated' } });
    expect((await cancel(lunch?.id)).status).toBe(200);
    expect(await lastNote(2051)).toMatchObject({ quote_number: quote.quote_number, total: lunch?.refund });
    expect(await quoteOf(2051, `?delivery_id=${lunch?.id ?? 0}`)).toMatchObject({
      allowed: false,
      reason_code: 'already_cancelled',
      deadline_at: null,
    });
  });

  it('of a later day is the least of this day, and has no number', async () => {
    const first = (await huda.order(2053)).allowed_actions.find(({ action }) => action === 'cancel');
    const lastDay = await quoteOf(2053, '?date=2026-11-23');
    addsUp(lastDay);
    expect(lastDay).toMatchObject({ date: '2026-11-23', quote_number: null, deadline_at: first?.deadline_at });
    const after = await quoteOf(2053, '?date=2026-11-27');
    addsUp(after);
    expect(after).toMatchObject({ allowed: false, reason_code: 'too_late', sum: { refund: { days: 0 } } });
  });

  it('of an order whose 72 hours are over refunds nothing and still adds up, also with refunds before', async () => {
    const quote = await quoteOf(2051);
    addsUp(quote);
    expect(quote).toMatchObject({ allowed: false, reason_code: 'too_late', refund_due_date: null });
    expect(quote.sum.refunded_before.amount).toBe((await huda.order(2051)).payment?.refunded_amount);
  });

  it('refuses parts of other orders, and days that are over', async () => {
    const refused = async (query: string) => errorsOf(await huda.get(`/orders/2053/cancellation-quote${query}`));
    expect(await refused('?sub_order_id=3022')).toEqual(['sub_order_id: not_found']);
    const [lunch] = await openLunches(3022);
    expect(await refused(`?delivery_id=${lunch?.id ?? 0}`)).toEqual(['delivery_id: not_found']);
    expect(await refused('?date=2026-11-20')).toEqual(['date: invalid']);
    expect((await testParent('maha').get('/orders/2053/cancellation-quote')).status).toBe(404);
  });
});
