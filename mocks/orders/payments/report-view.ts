import type { CreditNote, Invoice, InvoiceLine, OrderReport } from '#src/api/generated/zod/schemas.ts';
import { largestRemainderShares, toWireMoney } from '#src/domain/money.ts';
import { encodeTaxQr } from '#src/domain/tax-qr.ts';
import type { CreditNoteRecord, InvoiceRecord, OrderRecord } from '#mocks/store/order-records.ts';
import { shownOrder } from '#mocks/orders/order-view.ts';
import { subOrdersOf, totalsOf } from '#mocks/orders/subscriptions/subscription.ts';
import { creditNotesOf, invoiceOf, refundOf } from './tax-documents.ts';

/** An example, with the VAT number that the tax authority uses in its own examples. */
const seller = {
  name: 'Nabta Food Company (example)',
  arabic_name: 'شركة نبتة للأغذية (مثال)',
  vat_number: '399999999900003',
  commercial_registration: '1010000000',
  address: '8214 Anas Ibn Malik Rd, Al Malqa, Riyadh 13521',
  arabic_address: '8214 طريق أنس بن مالك، الملقا، الرياض 13521',
};

/** Numbers without a gap: the ids of the records are consecutive. */
const numbered = (prefix: 'INV' | 'CRN', id: number) => `${prefix}-${String(id).padStart(6, '0')}`;

interface NetLine extends Pick<InvoiceLine, 'type' | 'sub_order_id' | 'name' | 'arabic_name' | 'quantity'> {
  unitHalalas: number;
}

/**
 * One line for each subscription, then the delivery if it costs something. The order’s VAT is divided so that the lines add up.
 */
function invoiceLines(order: OrderRecord): InvoiceLine[] {
  const { deliveryHalalas, vatHalalas } = totalsOf(order);
  const lines: NetLine[] = subOrdersOf(order).map((subOrder) => ({
    type: 'subscription',
    sub_order_id: subOrder.id,
    name: subOrder.package.name,
    arabic_name: subOrder.package.arabic_name,
    quantity: subOrder.count,
    unitHalalas: subOrder.offered.price_halalas,
  }));
  if (deliveryHalalas > 0) {
    const names = { name: 'Delivery', arabic_name: 'التوصيل' };
    lines.push({ type: 'delivery', sub_order_id: null, ...names, quantity: 1, unitHalalas: deliveryHalalas });
  }
  const shares = largestRemainderShares(vatHalalas, lines, ({ unitHalalas, quantity }) => unitHalalas * quantity);
  return shares.map(({ item: { unitHalalas, ...line }, shareHalalas }) => ({
    ...line,
    unit_price: toWireMoney(unitHalalas),
    taxable_amount: toWireMoney(unitHalalas * line.quantity),
    vat_amount: toWireMoney(shareHalalas),
    total: toWireMoney(unitHalalas * line.quantity + shareHalalas),
  }));
}

/** What an invoice and a credit note have in common: seller, amounts, and the QR code of both. */
function issued(order: OrderRecord, issued_at: string, totalHalalas: number, vatHalalas: number) {
  return {
    issued_at,
    seller,
    taxable_amount: toWireMoney(totalHalalas - vatHalalas),
    vat_rate: order.vat_percent / 100,
    vat_amount: toWireMoney(vatHalalas),
    total: toWireMoney(totalHalalas),
    currency: 'SAR' as const,
    qr_payload: encodeTaxQr({
      sellerName: seller.arabic_name,
      vatNumber: seller.vat_number,
      issuedAt: new Date(issued_at),
      totalHalalas,
      vatHalalas,
    }),
  };
}

function shownInvoice({ id, issued_at }: InvoiceRecord, order: OrderRecord): Invoice {
  const { totalHalalas, vatHalalas } = totalsOf(order);
  return {
    invoice_number: numbered('INV', id),
    ...issued(order, issued_at, totalHalalas, vatHalalas),
    lines: invoiceLines(order),
  };
}

function shownCreditNote(note: CreditNoteRecord, order: OrderRecord, invoice_number: string): CreditNote {
  const bought = new Map(subOrdersOf(order).map((subOrder) => [subOrder.id, subOrder.package]));
  const shares = largestRemainderShares(note.vat_halalas, note.lines, ({ refund_halalas }) => refund_halalas);
  return {
    credit_note_number: numbered('CRN', note.id),
    quote_number: note.quote_number,
    invoice_number,
    reason_code: note.reason,
    ...issued(order, note.issued_at, refundOf(note.lines), note.vat_halalas),
    lines: shares.map(({ item: { sub_order_id, delivery_date, refund_halalas }, shareHalalas }) => ({
      sub_order_id,
      name: bought.get(sub_order_id)?.name ?? '',
      arabic_name: bought.get(sub_order_id)?.arabic_name ?? '',
      delivery_date,
      taxable_amount: toWireMoney(refund_halalas - shareHalalas),
      vat_amount: toWireMoney(shareHalalas),
      total: toWireMoney(refund_halalas),
    })),
  };
}

/** The report of an order with its invoice and its credit notes; null for an order that was never paid. */
export function shownReport(order: OrderRecord, now: Date): OrderReport | null {
  const record = invoiceOf(order);
  if (!record) return null;
  const invoice = shownInvoice(record, order);
  return {
    order: shownOrder(order, now),
    invoice,
    credit_notes: creditNotesOf(order.id).map((note) => shownCreditNote(note, order, invoice.invoice_number)),
  };
}
