import { expect, it } from 'vitest';
import type { CancellationQuoteAnswer, Delivery, MenuList, NotificationList } from '#src/api/generated/zod/schemas.ts';
import { db } from '#mocks/store/db.ts';
import { testMock } from '#mocks/test-mock.ts';
import { testParent } from '#mocks/test-parent.ts';

const mock = testMock({ clock: '2026-11-26T07:00:00Z' });

const huda = testParent('huda');
const lamasLunches = async () => huda.deliveries(3022);

const idsOf = (lunches: readonly Delivery[]) =>
  lunches.map(({ date, meals }) => `${date} ${meals.map(({ id }) => id).join()}`);

it('allergy-added gives a running subscription other dishes and notifies the parent', async () => {
  const before = await lamasLunches();
  mock.set({ scenario: 'allergy-added' });
  const after = await lamasLunches();
  expect(idsOf(after)).not.toEqual(idsOf(before));
  const reasons = after.flatMap(({ replaced_meals }) => replaced_meals.flatMap(({ allergens }) => allergens));
  expect(reasons).toContainEqual(expect.objectContaining({ code: 'wheat', severity: 'severe' }));
  const { notifications } = (await huda.get<NotificationList>('/notifications')).body.data;
  expect(notifications[0]).toMatchObject({ type: 'lunch_changed', entity_type: 'sub_order', entity_id: 3022 });
});

it('menu-not-planned leaves all days after this week without dishes, and notifies nobody', async () => {
  mock.set({ scenario: 'menu-not-planned' });
  const { menus } = (await huda.get<MenuList>('/menus?package_id=1&from=2026-11-26&to=2026-12-03')).body.data;
  expect(menus.map(({ date, is_planned, meals }) => [date, is_planned, meals.length])).toEqual([
    ['2026-11-26', true, 1],
    ...['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'].map((date) => [date, false, 0]),
  ]);
  const { notifications } = (await huda.get<NotificationList>('/notifications')).body.data;
  expect(notifications.map(({ type }) => type)).not.toContain('lunch_changed');
});

it('school-closed closes one school for two days, and the lunches move to the end', async () => {
  const end = (await huda.order(2051)).sub_orders.map(({ end_date }) => end_date);
  mock.set({ scenario: 'school-closed' });
  const stateOn = new Map((await lamasLunches()).map(({ date, status }) => [date, status]));
  // Her lunch of Tuesday was cancelled and refunded before: it is not added at the end as well.
  expect([stateOn.get('2026-11-30'), stateOn.get('2026-12-01')]).toEqual(['vacation', 'cancelled']);
  const after = (await huda.order(2051)).sub_orders.map(({ end_date }) => end_date);
  expect(after.map((each, index) => each === end[index])).toEqual([false, true]);
});

it('late-delivery counts today’s lunch as delivered in a quote once it has arrived', async () => {
  const quoted = async (clock: string) => {
    mock.set({ clock });
    const path = '/orders/2051/cancellation-quote?sub_order_id=3022';
    return (await huda.get<CancellationQuoteAnswer>(path)).body.data.cancellation_quote.sum;
  };
  mock.set({ scenario: 'late-delivery' });
  const before = await quoted('2026-11-26T10:29:59Z');
  const after = await quoted('2026-11-26T10:30:00Z');
  expect([after.delivered.days, after.locked.days]).toEqual([before.delivered.days + 1, before.locked.days - 1]);
});

it('late-delivery lets today’s lunch arrive 90 minutes after the delivery window, and nothing else', async () => {
  mock.set({ scenario: 'late-delivery', clock: '2026-11-26T09:00:00Z' });
  const day = async (on: string) => (await lamasLunches()).find(({ date }) => date === on);
  const lama = async () => (await huda.order(2051)).sub_orders.find(({ id }) => id === 3022);
  const delivered = (await lama())?.delivered_days ?? 0;
  expect(await day('2026-11-26')).toMatchObject({ status: 'out_for_delivery', delivered_at: null });
  expect(await lama()).toMatchObject({ progress: 'out_for_delivery' });
  mock.set({ clock: '2026-11-26T10:30:00Z' });
  expect(await day('2026-11-26')).toMatchObject({ status: 'delivered', delivered_at: '2026-11-26T10:30:00.000Z' });
  expect(await lama()).toMatchObject({ progress: 'delivered', delivered_days: delivered + 1 });
  mock.set({ clock: '2026-11-29T09:00:00Z' });
  const next = await day('2026-11-30');
  mock.set({ clock: '2026-11-30T09:00:00Z' });
  expect(next?.status).toBe('scheduled');
  expect((await day('2026-11-30'))?.status).toBe('delivered');
});

it('late-delivery lets a subscription end once its last lunch has arrived, not before', async () => {
  const lastDay = (await huda.order(2051)).sub_orders[0]?.end_date;
  mock.set({ clock: `${lastDay}T05:00:00Z`, scenario: 'late-delivery' });
  await lamasLunches();
  const ended = async (time: string) => {
    mock.set({ clock: `${lastDay}T${time}Z` });
    return mock.backend.act(() =>
      db.notifications.all().some(({ type, created_at }) => type === 'subscription_ended' && created_at > `${lastDay}`),
    );
  };
  expect([await ended('10:29:59'), await ended('10:30:00')]).toEqual([false, true]);
});
