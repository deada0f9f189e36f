import { creditedVat } from '#src/domain/credited-vat.ts';
import { orderTotals } from '#src/domain/order-totals.ts';
import type { Snapshot } from '#mocks/store/db.ts';
import type { CreditNoteRecord, InvoiceRecord, OrderRecord } from '#mocks/store/order-records.ts';

type Issued = Pick<Snapshot, 'invoices' | 'creditNotes'>;
type Refund = CreditNoteRecord['lines'][number];

/** The refunds of an order by the moment and the reason, as the handlers would have made them. */
function refundsOf(
  { id }: OrderRecord,
  { subOrders, cancelledDeliveries }: Pick<Snapshot, 'subOrders' | 'cancelledDeliveries'>,
) {
  const own = subOrders.filter(({ order_id }) => order_id === id);
  const ofLunches = cancelledDeliveries
    .filter(({ sub_order_id }) => own.some((subOrder) => subOrder.id === sub_order_id))
    .map(({ sub_order_id, date, refund_halalas, cancelled_at }) => ({
      reason: 'delivery_cancelled' as const,
      at: cancelled_at,
      lines: [{ sub_order_id, delivery_date: date, refund_halalas }] satisfies Refund[],
    }));
  const cancelled = Map.groupBy(
    own.filter(({ cancel_refund_halalas }) => cancel_refund_halalas > 0),
    ({ cancelled_at }) => cancelled_at ?? '',
  );
  const ofSubscriptions = [...cancelled].map(([at, all]) => ({
    reason: 'subscription_cancelled' as const,
    at,
    lines: all.map((each): Refund => ({
      sub_order_id: each.id,
      delivery_date: null,
      refund_halalas: each.cancel_refund_halalas,
    })),
  }));
  return [...ofLunches, ...ofSubscriptions].toSorted((a, b) => a.at.localeCompare(b.at));
}

/**
 * The invoices and credit notes of seeded orders, numbered in the order of their times.
 * @param first the next ids of the two collections
 */
export function seededTaxDocuments(
  written: Pick<Snapshot, 'orders' | 'subOrders' | 'cancelledDeliveries'>,
  first = { invoice: 1, creditNote: 1 },
): Issued {
  const paid = written.orders.filter(({ paid_at }) => paid_at !== null);
  const invoices = paid.map((order): Omit<InvoiceRecord, 'id'> => ({
    order_id: order.id,
    issued_at: order.paid_at ?? '',
  }));
  const creditNotes = paid.flatMap((order) => {
    const lines = written.subOrders
      .filter(({ order_id }) => order_id === order.id)
      .map(({ offered, count }) => ({
        priceHalalas: offered.price_halalas,
        deliveryFeeHalalas: offered.delivery_fee_halalas,
        count,
      }));
    const totals = orderTotals(lines, order.vat_percent);
    let before = 0;
    return refundsOf(order, written).map(({ reason, at, lines: refunds }): Omit<CreditNoteRecord, 'id'> => {
      const refund = refunds.reduce((sum, { refund_halalas }) => sum + refund_halalas, 0);
      const vat_halalas = creditedVat(totals, before, refund);
      before += refund;
      return { order_id: order.id, issued_at: at, reason, quote_number: null, vat_halalas, lines: refunds };
    });
  });
  const byTime = (a: { issued_at: string }, b: { issued_at: string }) => a.issued_at.localeCompare(b.issued_at);
  return {
    invoices: invoices.toSorted(byTime).map((each, index) => ({ id: first.invoice + index, ...each })),
    creditNotes: creditNotes.toSorted(byTime).map((each, index) => ({ id: first.creditNote + index, ...each })),
  };
}
