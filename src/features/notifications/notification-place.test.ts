import { describe, expect, it } from 'vitest';
import type { Notification, NotificationSubject } from '#src/domain/notification.ts';
import { actionOf, placeOf } from './notification-place.ts';

const known = new Set([2051, 2053]);
const unknown = null;

const about = (
  kind: Exclude<NotificationSubject['kind'], 'subscription'>,
  id: number,
  type: Notification['type'] = 'delivered',
) => ({ type, subject: { kind, id }, orderEvent: null });

const aboutSubscription = (id: number, orderId: number | null) => ({
  type: 'delivered' as const,
  subject: { kind: 'subscription' as const, id, orderId },
  orderEvent: null,
});

describe('what a notification leads to', () => {
  it.each([
    ['a current order', about('order', 2051), known, '/profile/my-orders/current-orders?order=2051'],
    ['an order that is over', about('order', 2018), known, '/profile/my-orders/history?order=2018'],
    ['an order while none is known', about('order', 2051), unknown, '/profile/my-orders/current-orders?order=2051'],
    [
      'the end of one subscription of an order that goes on',
      about('order', 2051, 'subscription_ended'),
      known,
      '/profile/my-orders/current-orders?order=2051',
    ],
    [
      'G30 the coming end of a subscription',
      about('order', 2051, 'subscription_ending'),
      known,
      '/profile/my-orders/renewal',
    ],
    [
      'a subscription, by its order',
      aboutSubscription(3023, 2051),
      known,
      '/profile/my-orders/current-orders?order=2051&subscription=3023',
    ],
    [
      'a subscription of an order that is over',
      aboutSubscription(3011, 2018),
      known,
      '/profile/my-orders/history?order=2018&subscription=3011',
    ],
    [
      'a subscription while no order is known',
      aboutSubscription(3011, 2018),
      unknown,
      '/profile/my-orders/current-orders?order=2018&subscription=3011',
    ],
    [
      'the end of an order while none is known',
      about('order', 2018, 'subscription_ended'),
      unknown,
      '/profile/my-orders/history?order=2018',
    ],
    [
      'a subscription without its order while none is known',
      aboutSubscription(3011, null),
      unknown,
      '/profile/my-orders/current-orders',
    ],
    ['a subscription without its order', aboutSubscription(3011, null), known, '/profile/my-orders/history'],
    [
      'G15 an event of an order, by its receipt',
      { ...about('order', 2051, 'refund'), orderEvent: { orderId: 2051, id: 31 } },
      known,
      '/profile/my-orders/changes/2051?event=31',
    ],
    ['a payment', about('payment', 711), known, '/checkout?payment=711'],
    ['a student', about('student', 12), known, '/profile/my-account/applicants/edit-applicants/12'],
    ['an article', about('article', 7), known, '/blog/7'],
    ['G88 a guardian', about('guardian', 2, 'guardian_access'), known, '/profile/my-account/privacy/guardians'],
  ])('%s', (_what, notification, orders, place) => {
    expect(placeOf(notification, orders)).toBe(place);
  });

  it('is nothing where it is about nothing', () => {
    expect(placeOf({ type: 'announcement', subject: null, orderEvent: null }, known)).toBeNull();
  });
});

describe('the one action of a notification', () => {
  it.each([
    ['a change of an order', about('order', 2051, 'refund'), 'changes'],
    ['off days', { ...aboutSubscription(3023, 2051), type: 'off_day_added' as const }, 'changes'],
    ['a deadline', { ...aboutSubscription(3023, 2051), type: 'off_day_deadline' as const }, 'offDays'],
    ['a lunch', aboutSubscription(3023, 2051), 'order'],
    ['a failed payment', about('payment', 711, 'payment_failed'), 'payment'],
    ['a student', about('student', 12), 'student'],
    ['an article', about('article', 7), 'article'],
    ['nothing', { type: 'announcement' as const, subject: null, orderEvent: null }, null],
    [
      'an event of an order',
      { ...aboutSubscription(3023, 2051), type: 'lunch_changed' as const, orderEvent: { orderId: 2051, id: 31 } },
      'receipt',
    ],
  ])('%s', (_what, notification, action) => {
    expect(actionOf(notification)).toBe(action);
    expect(placeOf(notification, known) === null).toBe(action === null);
  });
});
