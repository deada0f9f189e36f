import type { ActionName, ReasonCode } from '#src/domain/action-offer.ts';
import type { DeliveryReasonCode } from '#src/domain/delivery.ts';
import type { LunchRatingReason } from '#src/domain/lunch-rating.ts';
import type { NotificationType } from '#src/domain/notification.ts';
import type { NotificationChannel, NotificationTopic } from '#src/domain/notification-preference.ts';
import type { OrderEventActor, OrderEventType } from '#src/domain/order-event.ts';
import type { CreditNote, InvoiceLine } from '#src/domain/order-report.ts';
import type { CardBrand, PaidMethod, PaymentMethodCode } from '#src/domain/payment.ts';
import {
  knownActionName,
  knownCardBrand,
  knownCreditNoteReason,
  knownDeliveryReasonCode,
  knownInvoiceLineType,
  knownLunchRatingReason,
  knownNotificationChannel,
  knownNotificationTopic,
  knownNotificationType,
  knownOrderEventActor,
  knownOrderEventType,
  knownPaymentMethodCode,
  knownReasonCode,
} from './generated/known-values.ts';
import { knownValue } from './known-value.ts';

// What the app does with a value that a newer server has added to an extensible list (rules.md#unknown-values).

/** An unknown brand is shown as a card. */
export function cardBrandOf(value: string): CardBrand {
  return knownValue(knownCardBrand, value) ?? 'other';
}

/** A payment by an unknown method is shown as one by another method. */
export function paidMethodOf(value: string): PaidMethod {
  return knownValue(knownPaymentMethodCode, value) ?? 'other';
}

/** An unknown method is not offered. */
export function offeredMethodOf(value: string): PaymentMethodCode | null {
  return knownValue(knownPaymentMethodCode, value);
}

/** A line of an unknown type is shown and counted like the others. */
export function invoiceLineTypeOf(value: string): InvoiceLine['type'] {
  return knownValue(knownInvoiceLineType, value) ?? 'other';
}

/** A credit note of an unknown reason is shown as one of a refund. */
export function creditNoteReasonOf(value: string): CreditNote['reason'] {
  return knownValue(knownCreditNoteReason, value) ?? 'other';
}

/** An unknown action is not offered. */
export function actionNameOf(value: string): ActionName | null {
  return knownValue(knownActionName, value);
}

/** For an unknown reason the server's text is shown, or the general one where it has none. Null without a reason. */
export function reasonCodeOf(value: string | null): ReasonCode | null {
  return knownValue(knownReasonCode, value);
}

/** With an unknown reason a delivery can't be cancelled either. Null if it can. */
export function deliveryReasonOf(value: string | null): DeliveryReasonCode | null {
  return value === null ? null : (knownValue(knownDeliveryReasonCode, value) ?? 'too_late');
}

/** An unknown reason of a rating is left out. */
export function lunchRatingReasonOf(value: string): LunchRatingReason | null {
  return knownValue(knownLunchRatingReason, value);
}

/** A notification of an unknown type is shown with a neutral picture. */
export function notificationTypeOf(value: string): NotificationType | null {
  return knownValue(knownNotificationType, value);
}

/** A choice of an unknown topic is left out, and stays as it is. */
export function notificationTopicOf(value: string): NotificationTopic | null {
  return knownValue(knownNotificationTopic, value);
}

/** A choice of an unknown channel is left out, and stays as it is. */
export function notificationChannelOf(value: string): NotificationChannel | null {
  return knownValue(knownNotificationChannel, value);
}

/** An event of an unknown type is shown with its time and its reference number. */
export function orderEventTypeOf(value: string): OrderEventType {
  return knownValue(knownOrderEventType, value) ?? 'other';
}

/** An unknown actor of an event is shown as the company. */
export function orderEventActorOf(value: string): OrderEventActor {
  return knownValue(knownOrderEventActor, value) ?? 'company';
}
