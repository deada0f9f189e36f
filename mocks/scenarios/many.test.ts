import { describe, expect, it } from 'vitest';
import type { NotificationList, OrderList } from '#src/api/generated/zod/schemas.ts';
import { snapshotErrors, takeSnapshot } from '#mocks/store/db.ts';
import { periodOf } from '#mocks/orders/subscriptions/subscription.ts';
import { testMock } from '#mocks/test-mock.ts';
import { testParent } from '#mocks/test-parent.ts';

const mock = testMock({ clock: '2026-11-23T07:00:00Z' });

const huda = testParent('huda');

describe('many orders', () => {
  const orders = async (path: string) => (await huda.get<OrderList>(path)).body;

  it('are 500, current and past, in pages', async () => {
    mock.set({ scenario: 'many-orders' });
    const current = await orders('/orders/current');
    expect(current.meta).toMatchObject({ total_count: 202, total_pages: 21 });
    expect(current.data.orders.every(({ status }) => status === 'confirmed')).toBe(true);
    const history = await orders('/orders/history?page=31');
    expect(history.meta).toMatchObject({ total_count: 303, next_page: null });
    expect(history.data.orders).toHaveLength(3);
    const statuses = (await orders('/orders/history?page=2')).data.orders.map(({ status }) => status);
    expect(statuses).toContain('cancelled');
    expect(statuses).toContain('completed');
  });

  it('are 14 on two pages in a smaller scenario, with the running subscription in the oldest', async () => {
    mock.set({ scenario: 'orders-on-two-pages' });
    const idsOn = async (page: number) =>
      (await orders(`/orders/current?page=${page}`)).data.orders.map(({ id }) => id);
    expect(await idsOn(1)).toHaveLength(10);
    expect((await idsOn(2)).at(-1)).toBe(2051);
    expect(snapshotErrors(takeSnapshot())).toEqual([]);
  });

  it('fit the contract and keep the rules: no two subscriptions of a student overlap, and each begins on a Sunday', async () => {
    mock.set({ scenario: 'many-orders' });
    await huda.get('/orders/current');
    const records = takeSnapshot();
    expect(snapshotErrors(records)).toEqual([]);
    expect(records.orders.filter(({ user_id }) => user_id === 41)).toHaveLength(505);
    for (const applicantId of [11, 12, 13]) {
      const ranges = records.subOrders
        .filter(({ applicant_id }) => applicant_id === applicantId)
        .map((subOrder) => periodOf(subOrder))
        .toSorted((a, b) => a.startsOn.localeCompare(b.startsOn));
      expect(ranges.length).toBeGreaterThan(160);
      expect(ranges.filter((range, index) => range.startsOn <= (ranges[index - 1]?.endsOn ?? ''))).toEqual([]);
      expect(ranges.filter(({ startsOn }) => new Date(startsOn).getUTCDay() !== 0)).toEqual([]);
    }
  });

  it('are the same each time, and change no other parent', async () => {
    mock.set({ scenario: 'many-orders' });
    await huda.get('/orders/current');
    const first = takeSnapshot();
    await mock.reset();
    mock.set({ scenario: 'many-orders' });
    await huda.get('/orders/current');
    expect(takeSnapshot()).toEqual(first);
    await mock.reset();
    await huda.get('/orders/current');
    const usual = takeSnapshot();
    const others = ({ user_id }: { user_id: number }) => user_id !== 41;
    expect(first.orders.filter(others)).toEqual(usual.orders.filter(others));
    expect(usual.orders.length).toBeLessThan(20);
  });
});

describe('many notifications', () => {
  const page = async (number: number, size = 20) =>
    (await huda.get<NotificationList>(`/notifications?page_number=${number}&page_size=${size}`)).body;

  it('are 2,000 with the newest unread, each once over all pages', async () => {
    mock.set({ scenario: 'many-notifications' });
    const first = await page(1, 100);
    expect(first.meta.total_count).toBe(2_000);
    expect(first.data.unread_count).toBeGreaterThan(99);
    const rest = await Promise.all(Array.from({ length: 19 }, async (_each, index) => page(index + 2, 100)));
    const all = [first, ...rest].flatMap(({ data }) => data.notifications);
    expect(new Set(all.map(({ id }) => id)).size).toBe(2_000);
    const dates = all.map(({ created_at }) => created_at);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(snapshotErrors(takeSnapshot())).toEqual([]);
  });

  it('are marked as read one by one and all at once', async () => {
    mock.set({ scenario: 'many-notifications' });
    const { data } = await page(1);
    const read = await huda.send<NotificationList>('PUT', `/notifications/${data.notifications[0]?.id ?? 0}/read`);
    expect(read.body.data.unread_count).toBe(data.unread_count - 1);
    await huda.send('PUT', '/notifications/read-all');
    expect((await page(7)).data).toMatchObject({ unread_count: 0 });
    expect((await page(7)).data.notifications.every(({ is_read }) => is_read)).toBe(true);
  });
});
