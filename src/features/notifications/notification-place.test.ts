import { describe, expect, it } from 'vitest';
import type { NotificationDto } from '#src/api/generated/client.schemas.ts';
import { placeOf } from './notification-place.ts';

const known = new Set([2051, 2053]);
const unknown = null;

type Subject = Pick<NotificationDto, 'type' | 'entity_type' | 'entity_id' | 'order_id'>;
const subject = (entity_type: string | null, entity_id: number | null, type: NotificationDto['type'] = 'delivered') =>
  ({ type, entity_type, entity_id, order_id: entity_type === 'order' ? entity_id : null }) as Subject;
const ofSubscription = (entity_id: number, order_id: number | null): Subject => ({
  ...subject('sub_order', entity_id),
  order_id,
});

describe('what a notification leads to', () => {
  it.each([
    ['a current order', subject('order', 2051), known, '/profile/my-orders/current-orders?order=2051'],
    ['an order that is over', subject('order', 2018), known, '/profile/my-orders/history?order=2018'],
    ['an order while none is known', subject('order', 2051), unknown, '/profile/my-orders/current-orders?order=2051'],
    [
      'the end of one subscription of an order that goes on',
      subject('order', 2051, 'subscription_ended'),
      known,
      '/profile/my-orders/current-orders?order=2051',
    ],
    [
      'a subscription, by its order',
      ofSubscription(3023, 2051),
      known,
      '/profile/my-orders/current-orders?order=2051&line=3023',
    ],
    [
      'a subscription of an order that is over',
      ofSubscription(3011, 2018),
      known,
      '/profile/my-orders/history?order=2018&line=3011',
    ],
    [
      'a subscription while no order is known',
      ofSubscription(3011, 2018),
      unknown,
      '/profile/my-orders/current-orders?order=2018&line=3011',
    ],
    [
      'the end of an order while none is known',
      subject('order', 2018, 'subscription_ended'),
      unknown,
      '/profile/my-orders/history?order=2018',
    ],
    [
      'a subscription without its order while none is known',
      ofSubscription(3011, null),
      unknown,
      '/profile/my-orders/current-orders',
    ],
    ['a subscription without its order', ofSubscription(3011, null), known, '/profile/my-orders/history'],
    ['a payment', subject('payment', 711), known, '/checkout?payment=711'],
    ['a student', subject('applicant', 12), known, '/profile/my-account/applicants/edit-applicants/12'],
    ['an article', subject('article', 7), known, '/blog/7'],
  ])('%s', (_what, notification, orders, place) => {
    expect(placeOf(notification, orders)).toBe(place);
  });

  it('is nothing where it is about nothing, or of a kind not known yet', () => {
    expect(placeOf(subject(null, null), known)).toBeNull();
    expect(placeOf(subject('order', null), known)).toBeNull();
    expect(placeOf(subject('voucher', 3), known)).toBeNull();
  });
});
