import type { InvoiceLine, OrderReport } from '#src/api/generated/zod/schemas.ts';
import { largestRemainderShares, toWireMoney } from '#src/domain/money.ts';
import { riyadhDateOf } from '#src/domain/riyadh-date.ts';
import type { OrderRecord } from '#mocks/store/order-records.ts';
import { shownOrder } from '#mocks/orders/order-view.ts';
import { subOrdersOf, totalsOf } from '#mocks/orders/subscriptions/subscription.ts';

const seller = {
  name: 'Nabta Food Company',
  arabic_name: 'شركة نبتة للأغذية',
  vat_number: '300000000000003',
  commercial_registration: '1010000000',
  address: '8214 Anas Ibn Malik Rd, Al Malqa, Riyadh 13521',
  arabic_address: '8214 طريق أنس بن مالك، الملقا، الرياض 13521',
};

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

/** The report of an order, with all amounts and no tax QR code; null for an order that was never paid. */
export function shownReport(order: OrderRecord, now: Date): OrderReport | null {
  if (order.paid_at === null) return null;
  const year = riyadhDateOf(new Date(order.paid_at)).slice(0, 4);
  const number = order.order_number.slice(3).padStart(6, '0');
  return {
    order: shownOrder(order, now),
    invoice: {
      invoice_number: `INV-${year}-${number}`,
      issued_at: order.paid_at,
      seller,
      lines: invoiceLines(order),
      qr_payload: null,
    },
  };
}
