import type { PersonalData } from '#src/api/generated/zod/schemas.ts';
import { db } from '#mocks/store/db.ts';
import type { UserRecord } from '#mocks/store/public-records.ts';
import { eventsOf } from '#mocks/orders/events.ts';
import { shownOrder } from '#mocks/orders/order-view.ts';
import { endedPayments, shownPaymentOrder } from '#mocks/orders/payments/payment-history.ts';
import { shownReport } from '#mocks/orders/payments/report-view.ts';
import { cardsOf } from '#mocks/orders/payments/saved-cards.ts';
import { shownApplicant } from '#mocks/orders/students/applicant-view.ts';
import { shownLunchRating } from '#mocks/orders/subscriptions/deliveries.ts';
import { ordersOf, subOrdersOf } from '#mocks/orders/subscriptions/subscription.ts';
import { notificationsOf, shownNotification } from '#mocks/replies/shown-notification.ts';
import { shownPreferences } from '#mocks/replies/shown-preferences.ts';
import { shownUser } from '#mocks/replies/shown-user.ts';
import { calendarFeedsOf } from './calendar-feeds.ts';
import { consentsOf } from './consents.ts';
import { erasuresOf } from './erasures.ts';
import { guardiansOf, invitationsOf, shownGuardian, shownInvitation } from './guardians.ts';

/** Everything about a parent and their students, for the file of an export. */
export function personalDataOf(user: UserRecord, now: Date): PersonalData {
  const orders = ordersOf(user.id);
  const reports = orders.flatMap((order) => shownReport(order, now) ?? []);
  const students = db.applicants.findMany((query) => query.where({ user_id: user.id, is_active: true }));
  return {
    exported_at: now.toISOString(),
    user: shownUser(user),
    applicants: students.map((student) => shownApplicant(student, now)),
    orders: orders.map((order) => shownOrder(order, now)),
    order_events: orders
      .flatMap(eventsOf)
      .toSorted((a, b) => a.occurred_at.localeCompare(b.occurred_at) || a.id - b.id),
    lunch_ratings: orders
      .flatMap(subOrdersOf)
      .flatMap(({ id }) => db.lunchRatings.findMany((query) => query.where({ sub_order_id: id })))
      .toSorted((a, b) => a.created_at.localeCompare(b.created_at) || a.id - b.id)
      .map(shownLunchRating),
    invoices: reports.map(({ invoice }) => invoice),
    credit_notes: reports.flatMap(({ credit_notes }) => credit_notes),
    payment_orders: endedPayments(user.id).map(({ payment }) => shownPaymentOrder(payment, now)),
    payment_infos: cardsOf(user.id),
    notifications: notificationsOf(user.id).map(shownNotification),
    notification_preferences: shownPreferences(user.id),
    consents: consentsOf(user.id),
    guardians: guardiansOf(user.id).map((guardian) => shownGuardian(guardian, now)),
    guardian_invitations: invitationsOf(user, now).map((guardian) => shownInvitation(guardian, now)),
    erasures: erasuresOf(user.id),
    calendar_feeds: calendarFeedsOf(user.id),
  };
}
