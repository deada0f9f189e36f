import { describe, expect, it } from 'vitest';
import type { NotificationDto, NotificationListDto } from './generated/client.schemas.ts';
import { notificationPageOf } from './notifications.ts';

function answered(facts: Partial<NotificationDto>) {
  const notification: NotificationDto = {
    id: 9,
    type: 'delivered',
    title: 'Delivered',
    arabic_title: 'وصل',
    body: 'Enjoy',
    arabic_body: 'بالعافية',
    entity_type: null,
    entity_id: null,
    order_id: null,
    order_event_id: null,
    is_read: false,
    created_at: '2026-11-24T09:00:00Z',
    ...facts,
  };
  const list: NotificationListDto = {
    custom_status: 200,
    data: { notifications: [notification], unread_count: 4 },
    meta: { page_number: 1, page_size: 12, total_count: 30, total_pages: 3, next_page: 2 },
  };
  return notificationPageOf(list);
}

describe('a page of notifications', () => {
  it('names the event of an order with its order', () => {
    const [one] = answered({ order_id: 2051, order_event_id: 31 }).notifications;
    expect(one?.orderEvent).toEqual({ orderId: 2051, id: 31 });
    expect(answered({ order_id: 2051 }).notifications[0]?.orderEvent).toBeNull();
  });

  it('has its counts and its texts in both languages', () => {
    expect(answered({})).toMatchObject({
      notifications: [{ title: 'Delivered', arabicTitle: 'وصل', isRead: false, createdAt: '2026-11-24T09:00:00Z' }],
      unreadCount: 4,
      total: 30,
      perPage: 12,
      nextPage: 2,
    });
  });

  it.each([
    [
      { entity_type: 'order', entity_id: 2051, order_id: 2051 },
      { kind: 'order', id: 2051 },
    ],
    [
      { entity_type: 'sub_order', entity_id: 3023, order_id: 2051 },
      { kind: 'subscription', id: 3023, orderId: 2051 },
    ],
    [
      { entity_type: 'applicant', entity_id: 12 },
      { kind: 'student', id: 12 },
    ],
    [{ entity_type: 'order', entity_id: null }, null],
    [{ entity_type: 'voucher', entity_id: 3 }, null],
    [{}, null],
  ] as const)('%j is about %j', (facts, subject) => {
    expect(answered(facts).notifications[0]?.subject).toEqual(subject);
  });

  it('has no type where this version of the app does not know it', () => {
    expect(answered({ type: 'birthday' }).notifications[0]?.type).toBeNull();
  });
});
