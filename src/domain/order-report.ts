import type { LocalizedName } from './localized-name.ts';
import type { Order } from './order.ts';
import type { CivilDate } from './riyadh-date.ts';

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

/** The company that sells, as the server names it on an invoice. */
export interface Seller {
  name: LocalizedName;
  address: LocalizedName;
  vatNumber: string;
  commercialRegistration: string | null;
}

/** What an invoice and a credit note have in common. Amounts in halalas, as the server sends them. */
export interface TaxDocument {
  number: string;
  /** ISO instant. */
  issuedAt: string;
  seller: Seller;
  /** Before VAT. */
  taxableHalalas: number;
  vatPercent: number;
  vatHalalas: number;
  /** With VAT. */
  totalHalalas: number;
}

/** The invoice data that the server adds to the order; it is a tax invoice only with the QR code. */
export interface Invoice extends TaxDocument {
  lines: InvoiceLine[];
  /** The content of the tax QR code; null if the server creates none. */
  qrPayload: string | null;
}

/** One line of a credit note, in halalas. */
export interface CreditNoteLine {
  subscriptionId: number;
  name: LocalizedName;
  /** The day of a single lunch; null for a whole subscription. */
  deliveryOn: CivilDate | null;
  netHalalas: number;
  vatHalalas: number;
  totalHalalas: number;
}

/** The credit note of one refund (rules.md#credit-note). */
export interface CreditNote extends TaxDocument {
  invoiceNumber: string;
  /** The quote that the parent confirmed; null without one. */
  quoteNumber: string | null;
  /** `other` is a reason that this version of the app does not know. */
  reason: 'delivery_cancelled' | 'subscription_cancelled' | 'closure' | 'other';
  lines: CreditNoteLine[];
  qrPayload: string;
}

/** A paid order with all fields of its report (rules.md#report-fields), its invoice and the credit notes to it. */
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
  /** The oldest first. */
  creditNotes: CreditNote[];
}
