import { beforeEach, expect, it } from 'vitest';
import type { NotificationList, OrderList, SharedStudentList } from '#src/api/generated/zod/schemas.ts';
import { testMock } from '#mocks/test-mock.ts';
import { saveHealth, testParent } from '#mocks/test-parent.ts';

const mock = testMock({ clock: '2026-11-26T07:00:00Z' });
const huda = testParent('huda');
const [order, subOrder, sara] = [2053, 3041, 11];

beforeEach(() => {
  // Saturday 13:50 in Riyadh: the lunches of Sunday and Monday are too close to cancel.
  mock.set({ clock: '2026-11-28T10:50:00Z' });
});

const idsOf = async (path: string) => (await huda.get<OrderList>(path)).body.data.orders.map(({ id }) => id);

async function cancelOrder(): Promise<void> {
  const { version } = await huda.order(order);
  expect((await huda.send('POST', `/orders/${order}/cancel`, { version })).status).toBe(200);
}

it('an order that is cancelled stays current until its last lunch has come, and is historical afterwards', async () => {
  await cancelOrder();
  expect(
    (await huda.deliveries(subOrder)).filter(({ status }) => status === 'scheduled').map(({ date }) => date),
  ).toEqual(['2026-11-29', '2026-11-30']);
  expect(await huda.order(order)).toMatchObject({ status: 'cancelled', sub_orders: [{ remaining_days: 2 }] });
  expect(await idsOf('/orders/current')).toContain(order);
  expect(await idsOf('/orders/history')).not.toContain(order);
  expect(await idsOf('/orders/history?status=cancelled')).not.toContain(order);
  mock.set({ clock: '2026-11-30T08:59:00Z' });
  expect(await idsOf('/orders/current')).toContain(order);
  mock.set({ clock: '2026-11-30T09:00:00Z' });
  expect(await idsOf('/orders/current')).not.toContain(order);
  expect(await idsOf('/orders/history?status=cancelled')).toContain(order);
});

it('an order that is cancelled in time is historical at once', async () => {
  mock.set({ clock: '2026-11-26T07:00:00Z' });
  await cancelOrder();
  expect(await idsOf('/orders/current')).not.toContain(order);
  expect(await idsOf('/orders/history')).toContain(order);
});

const lunchNews = async () =>
  (await huda.get<NotificationList>('/notifications')).body.data.notifications.filter(
    ({ type, entity_id }) => type === 'lunch_changed' && entity_id === subOrder,
  );

it('a new allergy is reported for the lunches of a cancelled order that still come', async () => {
  await cancelOrder();
  const before = await huda.deliveries(subOrder);
  await saveHealth(huda, sara, {
    allergens: [
      { code: 'milk', severity: 'severe' },
      { code: 'wheat', severity: 'severe' },
    ],
  });
  const mealsOf = (days: typeof before) => days.map(({ date, meals }) => `${date} ${meals.map(({ id }) => id).join()}`);
  expect(mealsOf(await huda.deliveries(subOrder))).not.toEqual(mealsOf(before));
  expect(await lunchNews()).toHaveLength(1);
});

it('a change of the menu is reported for the lunches of a cancelled order that still come', async () => {
  await cancelOrder();
  mock.set({ scenario: 'menu-changed' });
  expect(await lunchNews()).toHaveLength(1);
});

it('another guardian still sees the lunches of a cancelled order that come', async () => {
  await cancelOrder();
  const { shared_students: students } = (await testParent('reem').get<SharedStudentList>('/shared-students')).body.data;
  const coming = students.find(({ id }) => id === sara)?.lunches.filter(({ status }) => status === 'scheduled');
  expect(coming?.map(({ date }) => date)).toEqual(['2026-11-29', '2026-11-30']);
});
