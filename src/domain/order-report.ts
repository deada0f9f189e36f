import type { LocalizedName } from './localized-name.ts';
import type { Order } from './order.ts';

/** One line of the report. Amounts in halalas; the sum of the lines' VAT is exactly the order's VAT. */
export interface InvoiceLine {
  /** `other` is a type that this version of the app does not know. */
  type: 'subscription' | 'delivery' | 'other';
  /** The subscription in the order; null for the order's delivery. */
  subscriptionId: number | null;
  name: LocalizedName;
  /** Months or weeks; 1 for the delivery. */
  quantity: number;
  /** The unit price before VAT. */
  unitHalalas: number;
  /** Quantity times unit price, before VAT. */
  netHalalas: number;
  vatHalalas: number;
  totalHalalas: number;
}

/** The invoice data that the server adds to the order; it is a tax invoice only with the QR code. */
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

/** A paid order with all fields of its report (rules.md#report-fields), and its invoice. */
export interface OrderReport {
  order: Order;
  /** The packages of the order without duplicates, in the order in which they were added. */
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
