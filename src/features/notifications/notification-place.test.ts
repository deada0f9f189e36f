import { describe, expect, it } from 'vitest';
import type { NotificationDto, OrderListDto } from '#src/api/generated/client.schemas.ts';
import { currentOrdersOf, placeOf, unknownOrders } from './notification-place.ts';

const list = (next_page: number | null) =>
  ({
    data: {
      orders: [
        { id: 2051, sub_orders: [{ id: 3022 }, { id: 3023 }] },
        { id: 2053, sub_orders: [{ id: 3041 }] },
      ],
    },
    meta: { next_page },
  }) as unknown as OrderListDto;

const all = currentOrdersOf(list(null));
const some = currentOrdersOf(list(2));

type Told = Pick<NotificationDto, 'type' | 'entity_type' | 'entity_id' | 'order_id'>;
const told = (entity_type: string | null, entity_id: number | null, type: NotificationDto['type'] = 'delivered') =>
  ({ type, entity_type, entity_id, order_id: entity_type === 'order' ? entity_id : null }) as Told;
const ofSubscription = (entity_id: number, order_id: number | null): Told => ({
  ...told('sub_order', entity_id),
  order_id,
});

describe('what a notification leads to', () => {
  it.each([
    ['a current order', told('order', 2051), all, '/profile/my-orders/current-orders?order=2051'],
    ['an order that is over', told('order', 2018), all, '/profile/my-orders/history?order=2018'],
    ['an order beyond the first page', told('order', 2018), some, '/profile/my-orders/current-orders?order=2018'],
    [
      'the end of one beyond the first page',
      told('order', 2018, 'subscription_ended'),
      some,
      '/profile/my-orders/history?order=2018',
    ],
    [
      'an order while none is known',
      told('order', 2051),
      unknownOrders,
      '/profile/my-orders/current-orders?order=2051',
    ],
    [
      'the end of one subscription of an order that goes on',
      told('order', 2051, 'subscription_ended'),
      all,
      '/profile/my-orders/current-orders?order=2051',
    ],
    [
      'a subscription, by its order',
      ofSubscription(3023, 2051),
      all,
      '/profile/my-orders/current-orders?order=2051&line=3023',
    ],
    [
      'a subscription whose order is over',
      ofSubscription(3011, 2018),
      all,
      '/profile/my-orders/history?order=2018&line=3011',
    ],
    [
      'a subscription of an order beyond the first page',
      ofSubscription(3011, 2018),
      some,
      '/profile/my-orders/current-orders?order=2018&line=3011',
    ],
    ['a subscription without its order', ofSubscription(3011, null), all, '/profile/my-orders/history'],
    ['a payment', told('payment', 711), all, '/checkout?payment=711'],
    ['a student', told('applicant', 12), all, '/profile/my-account/applicants/edit-applicants/12'],
    ['an article', told('article', 7), all, '/blog/7'],
  ])('%s', (_what, notification, orders, place) => {
    expect(placeOf(notification, orders)).toBe(place);
  });

  it('is nothing where it tells of nothing, or of a kind not known yet', () => {
    expect(placeOf(told(null, null), all)).toBeNull();
    expect(placeOf(told('order', null), all)).toBeNull();
    expect(placeOf(told('voucher', 3), all)).toBeNull();
  });
});
