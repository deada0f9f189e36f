import type { CalendarFeed } from './calendar-feed.ts';
import type { Consent } from './consent.ts';
import type { Erasure } from './erasure.ts';
import type { Guardian } from './guardian-access.ts';
import type { Notification } from './notification.ts';
import type { TaxDocument } from './order-report.ts';
import type { OrderEvent } from './order-event.ts';
import type { Order } from './order.ts';
import type { PastPayment, SavedCard } from './payment.ts';
import type { Student } from './student.ts';
import type { User } from './user.ts';

/** An invoice or a credit note in the list of a copy. */
export type ListedTaxDocument = Pick<TaxDocument, 'number' | 'issuedAt' | 'totalHalalas'>;

/** An event of an order in the list of a copy. */
export type ListedOrderEvent = OrderEvent & { orderId: number };

/** Everything that the company has about the parent and their students, as of one moment. */
export interface PersonalCopy {
  /** When it was read; ISO instant. */
  exportedAt: string;
  user: User;
  students: readonly Student[];
  orders: readonly Order[];
  /** The histories of these orders, the oldest event first. */
  orderEvents: readonly ListedOrderEvent[];
  invoices: readonly ListedTaxDocument[];
  creditNotes: readonly ListedTaxDocument[];
  payments: readonly PastPayment[];
  cards: readonly SavedCard[];
  notifications: readonly Notification[];
  consents: readonly Consent[];
  /** Everyone who was ever invited to look. */
  guardians: readonly Guardian[];
  erasures: readonly Erasure[];
  /** The private links for calendar apps, without their address. */
  calendarFeeds: readonly CalendarFeed[];
  /** The whole file as the server sent it, as readable JSON: the pages show less than it has. */
  json: string;
}
