import { describe, expect, it } from 'vitest';
import type { CreditNote, Invoice, OrderReport, OrderReportAnswer } from '#src/api/generated/zod/schemas.ts';
import { fromWireMoney, toWireMoney } from '#src/domain/money.ts';
import { decodeTaxQr } from '#src/domain/tax-qr.ts';
import { chargeLate, settle } from '#mocks/provider/outcome.ts';
import { db } from '#mocks/store/db.ts';
import { testMock } from '#mocks/test-mock.ts';
import { testParent } from '#mocks/test-parent.ts';
import { freshOrder } from '#mocks/orders/order-view.ts';
import { issueCreditNote } from './tax-documents.ts';

// Monday 23 November 2026, 10:00 in Riyadh.
const mock = testMock({ clock: '2026-11-23T07:00:00Z' });

const huda = testParent('huda');
const salma = testParent('salma');

async function reportOf(id: number, parent = huda): Promise<OrderReport> {
  return (await parent.get<OrderReportAnswer>(`/orders/${id}/report`)).body.data.report;
}

/** What a reader of the QR code finds, in the form of the contract. */
function readFrom({ qr_payload }: Pick<Invoice | CreditNote, 'qr_payload'>) {
  const { issuedAt, totalHalalas, vatHalalas, ...seller } = decodeTaxQr(qr_payload ?? '');
  return { ...seller, issuedAt, total: toWireMoney(totalHalalas), vat_amount: toWireMoney(vatHalalas) };
}

const sum = (notes: readonly CreditNote[], name: 'total' | 'vat_amount' | 'taxable_amount') =>
  notes.reduce((all, note) => all + fromWireMoney(note[name]), 0);

/** The next lunch of a subscription that can be cancelled, cancelled; returns its refund. */
async function cancelLunch(subOrderId: number): Promise<{ date: string; refund: string }> {
  const lunch = (await huda.deliveries(subOrderId)).find(
    ({ reason_code, refund }) => reason_code === null && refund !== null,
  );
  const { status } = await huda.send('POST', `/sub-orders/${subOrderId}/deliveries/${lunch?.id ?? 0}/cancel`);
  expect(status).toBe(200);
  return { date: lunch?.date ?? '', refund: lunch?.refund ?? '' };
}

async function cancelOrder(id: number): Promise<number> {
  const { version } = await huda.order(id);
  return (await huda.send('POST', `/orders/${id}/cancel`, { version })).status;
}

describe('the invoice of a paid order', () => {
  it.each([2009, 2018, 2031, 2051, 2053])('%i has a QR code with seller, time, total and VAT', async (id) => {
    const { order, invoice } = await reportOf(id);
    expect(readFrom(invoice)).toEqual({
      sellerName: 'شركة نبتة للأغذية (مثال)',
      vatNumber: '399999999900003',
      issuedAt: new Date(order.order_date ?? ''),
      total: order.total,
      vat_amount: order.vat_amount,
    });
    expect(invoice).toMatchObject({
      issued_at: order.order_date,
      taxable_amount: toWireMoney(fromWireMoney(order.subtotal) + fromWireMoney(order.delivery_amount)),
      vat_rate: order.vat_rate,
      vat_amount: order.vat_amount,
      total: order.total,
      currency: 'SAR',
    });
  });

  it('is issued with the payment, with the next number', async () => {
    expect((await salma.get('/orders/2055/report')).status).toBe(404);
    const last = Math.max(...db.invoices.all().map(({ id }) => id));
    await mock.backend.act(async (at) => settle(736, 'paid', at));
    const { order, invoice, credit_notes } = await reportOf(2055, salma);
    expect(invoice.invoice_number).toBe(`INV-${String(last + 1).padStart(6, '0')}`);
    expect(invoice.issued_at).toBe(order.payment?.paid_at);
    expect(readFrom(invoice)).toMatchObject({ total: '494.50', vat_amount: '64.50' });
    expect(credit_notes).toEqual([]);
    await mock.backend.act(async (at) => settle(736, 'paid', at));
    expect(db.invoices.all().filter(({ order_id }) => order_id === 2055)).toHaveLength(1);
  });

  it('is none for a payment that is declined, or charged after its hold', async () => {
    const before = db.invoices.all();
    await mock.backend.act(async (at) => settle(736, 'declined', at));
    await mock.backend.act(async (at) => chargeLate(694, at));
    expect(db.payments.findFirst((query) => query.where({ id: 694 }))?.status).toBe('refunded');
    expect(db.invoices.all()).toEqual(before);
    expect((await salma.get('/orders/2055/report')).status).toBe(404);
  });
});

describe('the numbers', () => {
  it.each(['invoices', 'creditNotes'] as const)('of the %s have no gap, and rise with time', async (name) => {
    await cancelLunch(3022);
    await cancelLunch(3041);
    await cancelOrder(2053);
    await mock.backend.act(async (at) => settle(736, 'paid', at));
    const records = db[name].all() as { id: number; issued_at: string }[];
    expect(records.length).toBeGreaterThan(4);
    expect(records.map(({ id }) => id)).toEqual(records.map((_, index) => index + 1));
    expect(records.map(({ issued_at }) => issued_at)).toEqual(records.map(({ issued_at }) => issued_at).toSorted());
  });

  it('of every paid order are there, once', async () => {
    await huda.order(2018);
    const paid = db.orders.all().filter(({ paid_at }) => paid_at !== null);
    const invoiced = db.invoices.all().map(({ order_id }) => order_id);
    const ascending = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);
    expect(ascending(invoiced)).toEqual(ascending(paid.map(({ id }) => id)));
  });
});

describe('a credit note', () => {
  it('is issued for one cancelled lunch, with its day and the VAT in its price', async () => {
    const before = (await reportOf(2053)).credit_notes;
    expect(before).toEqual([]);
    const { date, refund } = await cancelLunch(3041);
    const { invoice, credit_notes } = await reportOf(2053);
    const [note, ...others] = credit_notes;
    expect(others).toEqual([]);
    // 575.00 for 44 lunches: 13.07, of which 15/115 are 1.7048.
    expect(refund).toBe('13.07');
    expect(note).toMatchObject({
      invoice_number: invoice.invoice_number,
      issued_at: '2026-11-23T07:00:00.000Z',
      reason_code: 'delivery_cancelled',
      taxable_amount: '11.37',
      vat_amount: '1.70',
      total: '13.07',
      lines: [
        {
          sub_order_id: 3041,
          name: 'Everyday Healthy',
          delivery_date: date,
          taxable_amount: '11.37',
          vat_amount: '1.70',
          total: '13.07',
        },
      ],
    });
    expect(note && readFrom(note)).toEqual({
      sellerName: invoice.seller.arabic_name,
      vatNumber: invoice.seller.vat_number,
      issuedAt: new Date('2026-11-23T07:00:00Z'),
      total: '13.07',
      vat_amount: '1.70',
    });
  });

  it('and those before it sum to the invoice, when all of it is refunded', async () => {
    for (let count = 0; count < 3; count += 1) await cancelLunch(3041);
    const three = (await reportOf(2053)).credit_notes;
    expect(await cancelOrder(2053)).toBe(200);
    const { order, invoice, credit_notes } = await reportOf(2053);
    expect(credit_notes.map(({ reason_code }) => reason_code)).toEqual([
      'delivery_cancelled',
      'delivery_cancelled',
      'delivery_cancelled',
      'subscription_cancelled',
    ]);
    // What was issued is never changed.
    expect(credit_notes.slice(0, 3)).toEqual(three);
    expect(sum(credit_notes, 'total')).toBe(fromWireMoney(order.payment?.refunded_amount ?? ''));
    expect(sum(credit_notes, 'total')).toBe(fromWireMoney(invoice.total));
    expect(sum(credit_notes, 'vat_amount')).toBe(fromWireMoney(invoice.vat_amount));
    expect(sum(credit_notes, 'taxable_amount')).toBe(fromWireMoney(invoice.taxable_amount));
    expect(credit_notes[3]?.lines).toMatchObject([{ sub_order_id: 3041, delivery_date: null }]);
  });

  it.each([2009, 2018, 2031, 2051, 2053])('of the seeded order %i has what was refunded', async (id) => {
    const { order, invoice, credit_notes } = await reportOf(id);
    expect(sum(credit_notes, 'total')).toBe(fromWireMoney(order.payment?.refunded_amount ?? ''));
    for (const note of credit_notes) {
      expect(note.invoice_number).toBe(invoice.invoice_number);
      for (const name of ['taxable_amount', 'vat_amount', 'total'] as const) {
        const ofLines = note.lines.reduce((all, line) => all + fromWireMoney(line[name]), 0);
        expect(ofLines, name).toBe(fromWireMoney(note[name]));
      }
      expect(readFrom(note)).toMatchObject({ total: note.total, vat_amount: note.vat_amount });
    }
  });

  it('is none for a refused cancellation, and one for a repeated one', async () => {
    const before = db.creditNotes.all().length;
    expect(await cancelOrder(2051)).toBe(409);
    expect(db.creditNotes.all()).toHaveLength(before);
    const { version } = await huda.order(2053);
    for (const _turn of [1, 2]) await huda.send('POST', '/orders/2053/cancel', { version }, 'one-key-of-this-test');
    expect(db.creditNotes.all()).toHaveLength(before + 1);
  });

  it('is none where nothing is refunded, and has no line without a refund', async () => {
    const order = freshOrder(2018);
    const at = new Date('2026-11-23T07:00:00Z');
    const line = (sub_order_id: number, refund_halalas: number) => ({
      sub_order_id,
      delivery_date: null,
      refund_halalas,
    });
    const before = db.creditNotes.all().length;
    await issueCreditNote(order, 'subscription_cancelled', [line(3011, 0)], null, at);
    expect(db.creditNotes.all()).toHaveLength(before);
    await issueCreditNote(order, 'subscription_cancelled', [line(3011, 0), line(3012, 2_300)], null, at);
    expect(db.creditNotes.all().at(-1)).toMatchObject({ vat_halalas: 300, lines: [line(3012, 2_300)] });
  });
});
