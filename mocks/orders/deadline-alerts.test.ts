import { describe, expect, it } from 'vitest';
import type { Notification, NotificationList, OrderAnswer, OrderList } from '#src/api/generated/zod/schemas.ts';
import { nextOffDayDeadline } from '#src/domain/family-board.ts';
import { instantInRiyadh } from '#src/domain/riyadh-date.ts';
import { settle } from '#mocks/provider/outcome.ts';
import { testMock } from '#mocks/test-mock.ts';
import { acknowledgementsOf, type TestParent, testParent } from '#mocks/test-parent.ts';

// Thursday 26 November 2026, 10:00 in Riyadh.
const mock = testMock({ clock: '2026-11-26T07:00:00Z' });

const noura = testParent('noura');

const at = (on: string, time: string) => {
  mock.set({ clock: instantInRiyadh(on, time).toISOString() });
};

/** Rayan's week of lunches from Sunday 29 November, paid now. */
async function paidWeek(): Promise<{ subOrderId: number }> {
  const applicants = [{ applicant_id: 14, package_id: 4, start_date: '2026-11-29', number_of_weeks: 1 }];
  const { order } = (await noura.send<OrderAnswer>('POST', '/orders', { applicants })).body.data;
  const acknowledgements = acknowledgementsOf(order);
  const body = { version: 1, acknowledgements, payment_method: 'mada', return_url: 'http://localhost:5173/checkout' };
  const placed = await noura.send<OrderAnswer>('POST', `/orders/${order.id}/checkout`, body, 'a-week-of-alerts');
  await mock.backend.act(async (now) => settle(placed.body.data.order.payment?.id ?? 0, 'paid', now));
  return { subOrderId: order.sub_orders[0]?.id ?? 0 };
}

async function alertsOf(parent: TestParent, subOrderId: number): Promise<Notification[]> {
  const { notifications } = (await parent.get<NotificationList>('/notifications?page_size=100')).body.data;
  return notifications
    .filter(({ type, entity_id }) => type === 'off_day_deadline' && entity_id === subOrderId)
    .toReversed();
}

const times = (alerts: readonly Notification[]) => alerts.map(({ created_at }) => created_at.slice(0, 16));

describe('an alert of a deadline', () => {
  it('comes three hours before it, in both languages, and leads to the subscription', async () => {
    const { subOrderId } = await paidWeek();
    at('2026-11-26', '20:59');
    expect(await alertsOf(noura, subOrderId)).toEqual([]);
    at('2026-11-26', '21:00');
    expect(await alertsOf(noura, subOrderId)).toMatchObject([
      {
        title: 'Off day for Sunday closes in 3 hours',
        arabic_title: 'يُغلق طلب الغياب ليوم الأحد بعد 3 ساعات',
        entity_type: 'sub_order',
        created_at: '2026-11-26T18:00:00.000Z',
        is_read: false,
      },
    ]);
  });

  it('comes for each lunch once, before the lunches begin as well, however far the clock goes', async () => {
    const { subOrderId } = await paidWeek();
    at('2026-12-20', '10:00');
    const days = ['26', '27', '28', '29', '30'].map((day) => `2026-11-${day}T18:00`);
    expect(times(await alertsOf(noura, subOrderId))).toEqual(days);
    at('2027-01-20', '10:00');
    expect(times(await alertsOf(noura, subOrderId))).toEqual(days);
  });

  it('is of the deadline that the board shows as the next one', async () => {
    const { subOrderId } = await paidWeek();
    at('2026-11-28', '21:00');
    const [alert] = (await alertsOf(noura, subOrderId)).toReversed();
    mock.set({ clock: alert?.created_at ?? '' });
    const { orders } = (await noura.get<OrderList>('/orders/current')).body.data;
    const subOrder = orders.flatMap(({ sub_orders }) => sub_orders).find(({ id }) => id === subOrderId);
    const next = nextOffDayDeadline(subOrder?.pausable_dates ?? [], new Date(alert?.created_at ?? ''), 48);
    expect(next?.on).toBe('2026-12-01');
    expect(alert?.title).toContain('Tuesday');
  });

  it('does not come in a month whose request is used', async () => {
    const { subOrderId } = await paidWeek();
    const body = { sub_order_id: subOrderId, vacancy: ['2026-12-01'] };
    expect((await noura.send('POST', '/applicants/14/vacations', body)).status).toBe(201);
    at('2026-12-20', '10:00');
    // Of Sunday 29 and Monday 30 November; the lunches of December can't be taken off any more.
    expect(times(await alertsOf(noura, subOrderId))).toEqual(['2026-11-26T18:00', '2026-11-27T18:00']);
  });

  it('does not come for cancelled lunches', async () => {
    const { subOrderId } = await paidWeek();
    const tuesday = (await noura.deliveries(subOrderId)).find(({ date }) => date === '2026-12-01');
    await noura.send('POST', `/sub-orders/${subOrderId}/deliveries/${tuesday?.id ?? 0}/cancel`);
    at('2026-12-20', '10:00');
    expect(times(await alertsOf(noura, subOrderId))).not.toContain('2026-11-28T18:00');
    expect(await alertsOf(noura, subOrderId)).toHaveLength(4);
  });
});
