import { queryOptions } from '@tanstack/react-query';
import { fromWireMoney } from '#src/domain/money.ts';
import type { OrderReport, TaxDocument } from '#src/domain/order-report.ts';
import { percentOf } from '#src/domain/percent-of.ts';
import type { ApiError } from './errors.ts';
import { creditNoteReasonOf, invoiceLineTypeOf } from './extensible-lists.ts';
import type {
  CreditNoteDto,
  CreditNoteLineDto,
  InvoiceDto,
  InvoiceLineDto,
  OrderReportDto,
} from './generated/client.schemas.ts';
import { getGetOrderReportQueryKey, getOrderReport } from './generated/orders/orders.ts';
import { toLocalizedNameOrNull } from './localized-name.ts';
import { toOrder } from './orders.ts';

/** Maps a report (operation `getOrderReport`). */
export function toOrderReport({ order: orderDto, invoice, credit_notes: creditNotes }: OrderReportDto): OrderReport {
  const order = toOrder(orderDto);
  const packages = new Map(order.subscriptions.map((subscription) => [subscription.package.id, subscription.package]));
  return {
    order,
    packages: [...packages.values()].map(({ name, arabicName }) => ({ name, arabicName })),
    parent: {
      name: orderDto.parent.name,
      email: orderDto.parent.email,
      mobileNumber: orderDto.parent.mobile_number,
      address: toLocalizedNameOrNull(orderDto.parent.address),
    },
    invoice: {
      ...toTaxDocument(invoice, invoice.invoice_number),
      lines: invoice.lines.map((line) => ({
        type: invoiceLineTypeOf(line.type),
        subscriptionId: line.sub_order_id,
        name: { name: line.name, arabicName: line.arabic_name },
        quantity: line.quantity,
        unitHalalas: fromWireMoney(line.unit_price),
        ...toAmounts(line),
      })),
      qrPayload: invoice.qr_payload,
    },
    creditNotes: creditNotes.map((note) => ({
      ...toTaxDocument(note, note.credit_note_number),
      invoiceNumber: note.invoice_number,
      quoteNumber: note.quote_number,
      reason: creditNoteReasonOf(note.reason_code),
      lines: note.lines.map((line) => ({
        subscriptionId: line.sub_order_id,
        name: { name: line.name, arabicName: line.arabic_name },
        deliveryOn: line.delivery_date,
        ...toAmounts(line),
      })),
      qrPayload: note.qr_payload,
    })),
  };
}

function toTaxDocument(issued: InvoiceDto | CreditNoteDto, number: string): TaxDocument {
  const { seller } = issued;
  return {
    number,
    issuedAt: issued.issued_at,
    seller: {
      name: { name: seller.name, arabicName: seller.arabic_name },
      address: { name: seller.address, arabicName: seller.arabic_address },
      vatNumber: seller.vat_number,
      commercialRegistration: seller.commercial_registration,
    },
    taxableHalalas: fromWireMoney(issued.taxable_amount),
    vatPercent: percentOf(issued.vat_rate),
    vatHalalas: fromWireMoney(issued.vat_amount),
    totalHalalas: fromWireMoney(issued.total),
  };
}

function toAmounts(line: InvoiceLineDto | CreditNoteLineDto) {
  return {
    netHalalas: fromWireMoney(line.taxable_amount),
    vatHalalas: fromWireMoney(line.vat_amount),
    totalHalalas: fromWireMoney(line.total),
  };
}

/** The report of a paid order (operation `getOrderReport`). */
export function orderReportQuery(orderId: number) {
  return queryOptions<OrderReport, ApiError>({
    queryKey: getGetOrderReportQueryKey(orderId),
    queryFn: async ({ signal }) => toOrderReport((await getOrderReport(orderId, { signal })).data.report),
  });
}
