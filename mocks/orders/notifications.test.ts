import { describe, expect, it } from 'vitest';
import type {
  DeliveryAnswer,
  Notification,
  NotificationList,
  OrderAnswer,
  OrderList,
  VacationAnswer,
} from '#src/api/generated/zod/schemas.ts';
import { addDays, instantInRiyadh } from '#src/domain/riyadh-date.ts';
import { dateText } from '#mocks/replies/localized-text.ts';
import { type ProviderChoice, settle } from '#mocks/provider/outcome.ts';
import { testMock } from '#mocks/test-mock.ts';
import { acknowledgementsOf, type TestParent, testParent } from '#mocks/test-parent.ts';

// Monday 23 November 2026, 10:00 in Riyadh.
const start = '2026-11-23T07:00:00Z';
const mock = testMock({ clock: start });

const huda = testParent('huda');
const noura = testParent('noura');
const salma = testParent('salma');

const listOf = async (parent: TestParent) =>
  (await parent.get<NotificationList>('/notifications?page_size=100')).body.data;

/** The notifications that an action causes, oldest first. */
async function notificationsOf(parent: TestParent, act: () => Promise<unknown>): Promise<Notification[]> {
  const before = await listOf(parent);
  await act();
  const after = await listOf(parent);
  const known = new Set(before.notifications.map(({ id }) => id));
  const sent = after.notifications.filter(({ id }) => !known.has(id)).toReversed();
  expect(sent.every(({ is_read }) => !is_read)).toBe(true);
  expect(after.unread_count).toBe(before.unread_count + sent.length);
  return sent;
}

const kinds = (sent: readonly Notification[]) =>
  sent.map(({ type, entity_type, entity_id }) => [type, entity_type, entity_id]);

const end = async (paymentId: number, choice: ProviderChoice) =>
  mock.backend.act(async (now) => settle(paymentId, choice, now));

const setDay = (on: string, time: string) => {
  mock.set({ clock: instantInRiyadh(on, time).toISOString() });
};

describe('an action of the parent notifies them', () => {
  it('paid: the order is confirmed', async () => {
    expect(kinds(await notificationsOf(salma, async () => end(736, 'paid')))).toEqual([
      ['order_confirmed', 'order', 2055],
    ]);
  });

  it('declined: the payment failed, and leads to paying again', async () => {
    expect(kinds(await notificationsOf(salma, async () => end(736, 'declined')))).toEqual([
      ['payment_failed', 'payment', 736],
    ]);
  });

  it('abandoned or expired: nothing was tried, so no notification', async () => {
    expect(await notificationsOf(salma, async () => end(736, 'abandoned'))).toEqual([]);
    await mock.reset();
    expect(
      await notificationsOf(salma, async () => {
        mock.set({ clock: '2026-11-23T08:00:00Z' });
        await salma.get('/orders/draft');
      }),
    ).toEqual([]);
  });

  it('pending: a notification when the bank has answered', async () => {
    mock.set({ scenario: 'payment-pending' });
    expect(await notificationsOf(salma, async () => end(736, 'paid'))).toEqual([]);
    const sent = await notificationsOf(salma, async () => {
      mock.set({ clock: '2026-11-23T07:02:00Z' });
      return salma.get('/orders/current');
    });
    expect(kinds(sent)).toEqual([['order_confirmed', 'order', 2055]]);
  });

  it('off days added: the new end', async () => {
    const sent = await notificationsOf(huda, async () => {
      const body = { sub_order_id: 3022, vacancy: ['2026-12-01'] };
      expect((await huda.send<VacationAnswer>('POST', '/applicants/13/vacations', body)).status).toBe(201);
    });
    expect(kinds(sent)).toEqual([['off_day_added', 'sub_order', 3022]]);
  });

  it('off days removed: the previous end', async () => {
    const body = { sub_order_id: 3022, vacancy: ['2026-12-01'] };
    const { body: added } = await huda.send<VacationAnswer>('POST', '/applicants/13/vacations', body);
    const { vacation, period } = added.data;
    const sent = await notificationsOf(huda, async () =>
      huda.send('DELETE', `/applicants/13/vacations/${vacation.id}`),
    );
    expect(kinds(sent)).toEqual([['off_day_taken_back', 'sub_order', 3022]]);
    expect(sent[0]?.body).toContain(dateText(period.previous_end_date).en);
  });

  it('an order cancelled: the refund', async () => {
    const { version, total } = await huda.order(2053);
    const sent = await notificationsOf(huda, async () =>
      huda.send<OrderAnswer>('POST', '/orders/2053/cancel', { version }),
    );
    expect(kinds(sent)).toEqual([['refund', 'order', 2053]]);
    expect(sent[0]?.body).toContain(`SAR ${total}`);
    expect(sent[0]?.arabic_body).toContain(`${total} ر.س`);
  });

  it('a subscription and a delivery cancelled: the refunds', async () => {
    const { version } = await huda.order(2053);
    const ended = await notificationsOf(huda, async () => huda.send('POST', '/sub-orders/3041/cancel', { version }));
    expect(kinds(ended)).toEqual([['refund', 'order', 2053]]);

    const deliveries = await huda.deliveries(3022);
    const free = deliveries.find(({ reason_code, refund }) => reason_code === null && refund !== null);
    const sent = await notificationsOf(huda, async () =>
      huda.send<DeliveryAnswer>('POST', `/sub-orders/3022/deliveries/${free?.id ?? 0}/cancel`),
    );
    expect(kinds(sent)).toEqual([['refund', 'order', 2051]]);
    expect(sent[0]?.body).toContain(`SAR ${free?.refund ?? ''}`);
  });

  it('renewed: none for the draft, the confirmation and the renewal after paying it', async () => {
    const sent = await notificationsOf(noura, async () => {
      const renewed = await noura.send<OrderAnswer>('POST', '/sub-orders/3017/renew', {});
      expect(renewed.status).toBe(201);
      const { order } = renewed.body.data;
      const { id, version } = order;
      const acknowledgements = acknowledgementsOf(order);
      const before = (await listOf(noura)).notifications.length;
      const body = { version, acknowledgements, payment_method: 'mada', return_url: 'http://localhost:5173/checkout' };
      const placed = await noura.send<OrderAnswer>('POST', `/orders/${id}/checkout`, body, 'renewed-and-paid');
      expect((await listOf(noura)).notifications.length).toBe(before);
      await end(placed.body.data.order.payment?.id ?? 0, 'paid');
    });
    expect(kinds(sent).map(([type]) => type)).toEqual(['subscription_renewed', 'order_confirmed']);
  });

  it('rated: none for the parent who did it', async () => {
    expect(await notificationsOf(huda, async () => huda.send('POST', '/orders/2018/reviews', { rating: 5 }))).toEqual(
      [],
    );
  });

  it('refused: none', async () => {
    const { version } = await huda.order(2051);
    expect(await notificationsOf(huda, async () => huda.send('POST', '/orders/2051/cancel', { version }))).toEqual([]);
  });

  it('schools closed: only parents with lunches that move', async () => {
    const announce = async () => {
      mock.set({ scenario: 'vacation-announced' });
      await huda.get('/settings');
    };
    const quiet = (await listOf(noura)).notifications.length;
    const sent = await notificationsOf(huda, announce);
    expect(kinds(sent)).toEqual([3022, 3023, 3041].map((id) => ['school_closed', 'sub_order', id]));
    expect(sent[0]?.body).toMatch(/^No lunch for Lama Al Harbi from \d/);
    expect((await listOf(noura)).notifications).toHaveLength(quiet);
  });
});

describe('time notifies', () => {
  it('of each lunch, the coming end and the end; then the order is history and can be rated', async () => {
    const { end_date: endsOn = '' } = (await huda.order(2051)).sub_orders[0] ?? {};
    const about = async () =>
      (await listOf(huda)).notifications
        .filter(({ created_at }) => created_at > start)
        .toReversed()
        .filter(({ entity_id }) => entity_id === 3022 || entity_id === 2051);

    setDay('2026-11-24', '09:29');
    expect((await about()).filter(({ created_at }) => created_at > '2026-11-23T21')).toEqual([]);
    setDay('2026-11-24', '09:30');
    expect(kinds(await about()).at(-1)).toEqual(['delivery_out', 'sub_order', 3022]);
    setDay('2026-11-24', '12:00');
    expect(kinds(await about()).at(-1)).toEqual(['delivered', 'sub_order', 3022]);

    setDay(addDays(endsOn, 20), '10:00');
    const all = await about();
    const lama = all.filter(({ body }) => body.startsWith('Lama'));
    expect(lama.filter(({ type }) => type === 'subscription_ending').length).toBeGreaterThan(0);
    expect(lama.at(-1)).toMatchObject({ type: 'subscription_ended', entity_type: 'order', entity_id: 2051 });
    const times = all.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted());

    expect((await huda.order(2051)).status).toBe('completed');
    const history = (await huda.get<OrderList>('/orders/history')).body.data.orders.map(({ id }) => id);
    const current = (await huda.get<OrderList>('/orders/current')).body.data.orders.map(({ id }) => id);
    expect(history).toContain(2051);
    expect(current).not.toContain(2051);
    expect((await huda.send('POST', '/orders/2051/reviews', { rating: 4 })).status).toBe(201);
  });

  it('of the coming end 14, 7 and 3 days before it', async () => {
    const { end_date: endsOn = '' } = (await huda.order(2051)).sub_orders[0] ?? {};
    const times: string[] = [];
    for (const lead of [15, 14, 7, 3, 0]) {
      setDay(addDays(endsOn, -lead), '09:00');
      const sent = (await listOf(huda)).notifications.filter(
        ({ type, body, created_at }) => type === 'subscription_ending' && body.startsWith('Lama') && created_at > start,
      );
      times.push(...sent.map(({ created_at }) => created_at).filter((at) => !times.includes(at)));
    }
    expect(times).toEqual([14, 7, 3].map((lead) => instantInRiyadh(addDays(endsOn, -lead), '09:00').toISOString()));
  });

  it('of the coming end no more once the next subscription is paid', async () => {
    const { end_date: endsOn = '' } = (await huda.order(2051)).sub_orders[0] ?? {};
    const reminders = async () =>
      (await listOf(huda)).notifications.filter(
        ({ type, body, created_at }) => type === 'subscription_ending' && body.startsWith('Lama') && created_at > start,
      );
    setDay(addDays(endsOn, -10), '10:00');
    expect(await reminders()).toHaveLength(1);
    const { order } = (await huda.send<OrderAnswer>('POST', '/sub-orders/3022/renew')).body.data;
    setDay(addDays(endsOn, -7), '09:00');
    // A draft that is not paid is no subscription.
    expect(await reminders()).toHaveLength(2);
    const acknowledgements = acknowledgementsOf(order);
    const body = { acknowledgements, payment_method: 'mada', return_url: 'http://localhost:5173/checkout' };
    const { version } = (await huda.get<OrderAnswer>('/orders/draft')).body.data.order;
    const placed = await huda.send<OrderAnswer>(
      'POST',
      `/orders/${order.id}/checkout`,
      { ...body, version },
      'renewed-before-its-end',
    );
    await end(placed.body.data.order.payment?.id ?? 0, 'paid');
    setDay(addDays(endsOn, -3), '10:00');
    expect((await reminders())[0]?.created_at).toBe(instantInRiyadh(addDays(endsOn, -7), '09:00').toISOString());
  });

  it('not of lunches on off days or cancelled ones', async () => {
    const deliveries = await huda.deliveries(3022);
    const free = deliveries.find(({ reason_code, refund }) => reason_code === null && refund !== null);
    const offOn = '2026-12-01';
    const cancelled = await huda.send('POST', `/sub-orders/3022/deliveries/${free?.id ?? 0}/cancel`);
    const paused = await huda.send('POST', '/applicants/13/vacations', { sub_order_id: 3022, vacancy: [offOn] });
    expect([cancelled.status, paused.status]).toEqual([200, 201]);
    setDay('2026-12-02', '08:00');
    const days = (await listOf(huda)).notifications
      .filter(({ type, entity_id }) => type === 'delivered' && entity_id === 3022)
      .map(({ created_at }) => created_at.slice(0, 10));
    expect(days).toContain('2026-11-24');
    expect(days).not.toContain(free?.date);
    expect(days).not.toContain(offOn);
  });
});
