export type NotificationType =
  | 'order_confirmed'
  | 'delivery_out'
  | 'delivered'
  | 'lunch_changed'
  | 'off_day_added'
  | 'off_day_taken_back'
  | 'subscription_ending'
  | 'subscription_ended'
  | 'payment_failed'
  | 'refund'
  | 'announcement'
  | 'off_day_deadline'
  | 'school_closed'
  | 'subscription_renewed'
  | 'order_place_kept'
  | 'guardian_access';

/** The record that a notification is about, if it has a page. */
export type NotificationSubject =
  | { kind: 'order' | 'payment' | 'student' | 'article' | 'guardian'; id: number }
  | { kind: 'subscription'; id: number; orderId: number | null };

/** A message to the parent about an event. */
export interface Notification {
  id: number;
  /** The type of the event; null if this version of the app does not know it. */
  type: NotificationType | null;
  title: string;
  arabicTitle: string;
  body: string;
  arabicBody: string;
  /** Null if the notification is not about a record with a page. */
  subject: NotificationSubject | null;
  /** The event of its order that it is about, which has a receipt; null without one. */
  orderEvent: { orderId: number; id: number } | null;
  isRead: boolean;
  /** When it was sent; ISO instant. */
  createdAt: string;
}

/** One page of the parent's notifications, newest first. */
export interface NotificationPage {
  notifications: Notification[];
  /** The number of all unread notifications, not only of this page. */
  unreadCount: number;
  /** The number of all notifications. */
  total: number;
  perPage: number;
  /** Null after the last page. */
  nextPage: number | null;
}
