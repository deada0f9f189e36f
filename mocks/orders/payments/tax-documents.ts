import { creditedVat } from '#src/domain/credited-vat.ts';
import { db, nextId } from '#mocks/store/db.ts';
import type { CreditNoteRecord, InvoiceRecord, OrderRecord } from '#mocks/store/order-records.ts';
import { recordsBy } from '#mocks/store/until-written.ts';
import { totalsOf } from '#mocks/orders/subscriptions/subscription.ts';

type Refunds = CreditNoteRecord['lines'];

const invoicesByOrder = recordsBy(
  () => db.invoices.all(),
  ({ order_id }) => order_id,
);

/** The credit notes of an order, the oldest first. */
export const creditNotesOf = recordsBy(
  () => db.creditNotes.all(),
  ({ order_id }) => order_id,
);

/** The invoice of an order; undefined before its payment. */
export function invoiceOf(order: Pick<OrderRecord, 'id'>): InvoiceRecord | undefined {
  return invoicesByOrder(order.id)[0];
}

/** The sum of some refunds with VAT, in halalas. */
export function refundOf(lines: Refunds): number {
  return lines.reduce((sum, { refund_halalas }) => sum + refund_halalas, 0);
}

/** Issues the invoice of an order that is paid now. Ids are consecutive, and so are the numbers that follow from them. */
export async function issueInvoice(order: Pick<OrderRecord, 'id'>, at: Date): Promise<void> {
  await db.invoices.create({ id: nextId('invoices'), order_id: order.id, issued_at: at.toISOString() });
}

/** Issues the credit note of one refund; none if nothing is refunded (rules.md#credit-note). */
export async function issueCreditNote(
  order: OrderRecord,
  reason: CreditNoteRecord['reason'],
  refunds: Refunds,
  quoteNumber: string | null,
  at: Date,
): Promise<void> {
  const lines = refunds.filter(({ refund_halalas }) => refund_halalas > 0);
  if (lines.length === 0) return;
  const before = creditNotesOf(order.id).reduce((sum, note) => sum + refundOf(note.lines), 0);
  await db.creditNotes.create({
    id: nextId('creditNotes'),
    order_id: order.id,
    issued_at: at.toISOString(),
    reason,
    quote_number: quoteNumber,
    vat_halalas: creditedVat(totalsOf(order), before, refundOf(lines)),
    lines,
  });
}
