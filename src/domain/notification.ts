export type NotificationType =
  | 'order_confirmed'
  | 'delivery_out'
  | 'delivered'
  | 'off_day_added'
  | 'off_day_taken_back'
  | 'subscription_ending'
  | 'subscription_ended'
  | 'payment_failed'
  | 'refund'
  | 'announcement';

/** What a notification is about, as far as it has a page. */
export type NotificationSubject =
  | { kind: 'order' | 'payment' | 'student' | 'article'; id: number }
  | { kind: 'subscription'; id: number; orderId: number | null };

/** A message to the parent about something that happened. */
export interface Notification {
  id: number;
  /** What happened; null for a type that this version of the app does not know. */
  type: NotificationType | null;
  title: string;
  arabicTitle: string;
  body: string;
  arabicBody: string;
  /** Null where it is about nothing that has a page. */
  subject: NotificationSubject | null;
  isRead: boolean;
  /** When it was sent, an ISO text. */
  createdAt: string;
}

/** One page of the parent's notifications, newest first. */
export interface NotificationPage {
  notifications: Notification[];
  /** Unread ones in all, not on this page alone. */
  unreadCount: number;
  /** How many there are in all. */
  total: number;
  perPage: number;
  /** Null after the last page. */
  nextPage: number | null;
}
