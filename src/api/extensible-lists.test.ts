import { describe, expect, it } from 'vitest';
import {
  actionNameOf,
  cardBrandOf,
  creditNoteReasonOf,
  deliveryReasonOf,
  invoiceLineTypeOf,
  lunchRatingReasonOf,
  notificationChannelOf,
  notificationTopicOf,
  notificationTypeOf,
  offeredMethodOf,
  orderEventActorOf,
  orderEventTypeOf,
  paidMethodOf,
  reasonCodeOf,
} from './extensible-lists.ts';
import * as knownValues from './generated/known-values.ts';

describe('a value of an extensible list', () => {
  it.each<[string, (value: string) => string | null, readonly string[], string | null]>([
    ['brand of a card', cardBrandOf, knownValues.knownCardBrand, 'other'],
    ['method of a payment', paidMethodOf, knownValues.knownPaymentMethodCode, 'other'],
    ['method to pay by', offeredMethodOf, knownValues.knownPaymentMethodCode, null],
    ['type of an invoice’s line', invoiceLineTypeOf, knownValues.knownInvoiceLineType, 'other'],
    ['reason of a credit note', creditNoteReasonOf, knownValues.knownCreditNoteReason, 'other'],
    ['action', actionNameOf, knownValues.knownActionName, null],
    ['reason', reasonCodeOf, knownValues.knownReasonCode, null],
    ['reason of a delivery', deliveryReasonOf, knownValues.knownDeliveryReasonCode, 'too_late'],
    ['reason of a rating', lunchRatingReasonOf, knownValues.knownLunchRatingReason, null],
    ['type of an event', orderEventTypeOf, knownValues.knownOrderEventType, 'other'],
    ['actor of an event', orderEventActorOf, knownValues.knownOrderEventActor, 'company'],
    ['topic of a notification', notificationTopicOf, knownValues.knownNotificationTopic, null],
    ['channel of a notification', notificationChannelOf, knownValues.knownNotificationChannel, null],
    ['type of a notification', notificationTypeOf, knownValues.knownNotificationType, null],
  ])('%s: a known one stays, and an unknown one has its own treatment', (_list, valueOf, known, otherwise) => {
    expect(known.map(valueOf)).toEqual(known);
    expect(['from_a_newer_server', 'constructor', ''].map(valueOf)).toEqual([otherwise, otherwise, otherwise]);
  });

  it('stays away where the server has none', () => {
    expect([reasonCodeOf(null), deliveryReasonOf(null)]).toEqual([null, null]);
  });
});
