import type { LocalizedName } from './localized-name.ts';
import type { Order } from './order.ts';

/** One line of the report. Amounts in halalas; the lines' VAT adds up to the order's to the halala. */
export interface InvoiceLine {
  kind: 'subscription' | 'delivery';
  /** The subscription in the order; null of the order's delivery. */
  subscriptionId: number | null;
  name: LocalizedName;
  /** Months, weeks, or 1 of the delivery. */
  quantity: number;
  /** The unit price before VAT. */
  unitHalalas: number;
  /** Quantity times unit price, before VAT. */
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
    name: LocalizedName;
    address: LocalizedName;
    vatNumber: string;
    commercialRegistration: string | null;
  };
  lines: InvoiceLine[];
  /** The content of the tax QR code; null if the server creates none. */
  qrPayload: string | null;
}

/** A paid order with all its fields (rules.md#report-fields), and its invoice. */
export interface OrderReport {
  order: Order;
  /** The packages of its students, each once, in the order they were added. */
  packages: LocalizedName[];
  parent: {
    name: string;
    email: string | null;
    /** `+9665XXXXXXXX`. */
    mobileNumber: string;
    address: LocalizedName | null;
  };
  invoice: Invoice;
}
