import { fromWireMoney } from '#src/domain/money.ts';
import type { InvoiceLineKindDto, LocalizedNameDto, OrderReportDto as WireReport } from './generated/client.schemas.ts';
import { type Order, toOrder } from './orders.ts';

/** One line of the report. Amounts in halalas; the lines' VAT adds up to the order's to the halala. */
export interface InvoiceLine {
  kind: InvoiceLineKindDto;
  /** The subscription in the order; null of the order's delivery. */
  subOrderId: number | null;
  name: LocalizedNameDto;
  /** Months, weeks, or 1 of the delivery. */
  quantity: number;
  /** Of one, before VAT. */
  unitHalalas: number;
  /** Quantity times unit, before VAT. */
  netHalalas: number;
  vatHalalas: number;
  totalHalalas: number;
}

/** What the server adds to the order; a tax invoice only where it sends the QR code. */
export interface Invoice {
  number: string;
  /** ISO instant. */
  issuedAt: string;
  seller: {
    name: LocalizedNameDto;
    address: LocalizedNameDto;
    vatNumber: string;
    commercialRegistration: string | null;
  };
  lines: InvoiceLine[];
  /** What the tax QR code holds; null where the server makes none. */
  qrPayload: string | null;
}

/** A paid order with all its fields (rules.md#report-fields), and its invoice. */
export interface OrderReport {
  order: Order;
  /** The packages of its students, each once, in the order they were added. */
  packages: LocalizedNameDto[];
  parent: {
    name: string;
    email: string | null;
    /** `+9665XXXXXXXX`. */
    mobileNumber: string;
    address: LocalizedNameDto | null;
  };
  invoice: Invoice;
}

/** Turns the wire's report (operation `getOrderReport`) into the screens'. */
export function toOrderReport({ order: wireOrder, invoice }: WireReport): OrderReport {
  const order = toOrder(wireOrder);
  const packages = new Map(order.subscriptions.map((subscription) => [subscription.package.id, subscription.package]));
  return {
    order,
    packages: [...packages.values()].map(({ name, arabic_name }) => ({ name, arabic_name })),
    parent: {
      name: wireOrder.parent.name,
      email: wireOrder.parent.email,
      mobileNumber: wireOrder.parent.mobile_number,
      address: wireOrder.parent.address,
    },
    invoice: {
      number: invoice.invoice_number,
      issuedAt: invoice.issued_at,
      seller: {
        name: { name: invoice.seller.name, arabic_name: invoice.seller.arabic_name },
        address: { name: invoice.seller.address, arabic_name: invoice.seller.arabic_address },
        vatNumber: invoice.seller.vat_number,
        commercialRegistration: invoice.seller.commercial_registration,
      },
      lines: invoice.lines.map((line) => ({
        kind: line.kind,
        subOrderId: line.sub_order_id,
        name: { name: line.name, arabic_name: line.arabic_name },
        quantity: line.quantity,
        unitHalalas: fromWireMoney(line.unit_price),
        netHalalas: fromWireMoney(line.price),
        vatHalalas: fromWireMoney(line.vat_amount),
        totalHalalas: fromWireMoney(line.total),
      })),
      qrPayload: invoice.qr_payload,
    },
  };
}
