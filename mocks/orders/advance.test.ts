import { describe, expect, it } from 'vitest';
import type {
  NotificationList,
  OrderAnswer,
  OrderList,
  PaymentOrderList,
  VacationAnswer,
} from '#src/api/generated/zod/schemas.ts';
import { addDays, instantInRiyadh } from '#src/domain/riyadh-date.ts';
import { takeSnapshot, writeCount } from '#mocks/store/db.ts';
import { settle } from '#mocks/provider/outcome.ts';
import { testMock } from '#mocks/test-mock.ts';
import { acknowledgementsOf, actionOf, testParent } from '#mocks/test-parent.ts';

const mock = testMock({ clock: '2026-11-26T07:00:00Z' });

const noura = testParent('noura');

const at = (on: string, time: string) => {
  mock.set({ clock: instantInRiyadh(on, time).toISOString() });
};

/** Rayan's week of lunches from Sunday 29 November, paid now. */
async function paidWeek(): Promise<{ orderId: number; subOrderId: number }> {
  const applicants = [{ applicant_id: 14, package_id: 4, start_date: '2026-11-29', number_of_weeks: 1 }];
  const { order } = (await noura.send<OrderAnswer>('POST', '/orders', { applicants })).body.data;
  const acknowledgements = acknowledgementsOf(order);
  const body = { version: 1, acknowledgements, payment_method: 'mada', return_url: 'http://localhost:5173/checkout' };
  const placed = await noura.send<OrderAnswer>('POST', `/orders/${order.id}/checkout`, body, 'a-week-of-lunches');
  await mock.backend.act(async (now) => settle(placed.body.data.order.payment?.id ?? 0, 'paid', now));
  return { orderId: order.id, subOrderId: order.sub_orders[0]?.id ?? 0 };
}

const notices = async () =>
  (await noura.get<NotificationList>('/notifications?page_size=100')).body.data.notifications
    .filter(({ created_at }) => created_at > '2026-11-26T07:00')
    .map(({ type, created_at }) => `${created_at.slice(0, 16)} ${type}`)
    .toReversed();

describe('time moves a paid week on', () => {
  it('from scheduled over each day’s lunch to completed and historical', async () => {
    const { orderId, subOrderId } = await paidWeek();
    const states = async () => {
      const order = await noura.order(orderId);
      const [subOrder] = order.sub_orders;
      return [order.status, subOrder?.status, subOrder?.progress, subOrder?.delivered_days, subOrder?.remaining_days];
    };

    expect(await states()).toEqual(['confirmed', 'scheduled', null, 0, 5]);
    at('2026-11-29', '05:59');
    expect(await states()).toEqual(['in_progress', 'active', null, 0, 5]);
    at('2026-11-29', '06:00');
    expect(await states()).toEqual(['in_progress', 'active', 'in_processing', 0, 5]);
    at('2026-11-29', '09:30');
    expect(await states()).toEqual(['in_progress', 'active', 'out_for_delivery', 0, 5]);
    at('2026-11-29', '12:00');
    expect(await states()).toEqual(['in_progress', 'active', 'delivered', 1, 4]);
    at('2026-12-03', '11:59');
    expect(await states()).toEqual(['in_progress', 'active', 'out_for_delivery', 4, 1]);
    at('2026-12-03', '12:00');
    expect(await states()).toEqual(['completed', 'completed', 'delivered', 5, 0]);

    const history = (await noura.get<OrderList>('/orders/history')).body.data.orders;
    expect(history[0]?.id).toBe(orderId);
    const deliveries = await noura.deliveries(subOrderId);
    expect(deliveries.map(({ date, status }) => [date, status])).toEqual(
      ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'].map((date) => [date, 'delivered']),
    );
    expect(deliveries.every(({ meals }) => meals.length === 1)).toBe(true);
  });

  it('notifies of each lunch and of the end once, when it happens', async () => {
    await paidWeek();
    at('2026-11-29', '10:00');
    const isOther = (each: string) => each.endsWith('deadline') || each.endsWith('renewed');
    const afterFirst = async () => (await notices()).filter((each) => !isOther(each)).slice(1);
    expect(await afterFirst()).toEqual(['2026-11-29T06:30 delivery_out']);
    expect(await afterFirst()).toEqual(['2026-11-29T06:30 delivery_out']);
    at('2026-12-20', '10:00');
    const all = (await notices()).filter((each) => !isOther(each));
    expect(all.slice(1, 5)).toEqual([
      '2026-11-29T06:30 delivery_out',
      '2026-11-29T09:00 delivered',
      '2026-11-30T06:00 subscription_ending',
      '2026-11-30T06:30 delivery_out',
    ]);
    expect(all.filter((each) => each.endsWith('delivered'))).toHaveLength(5);
    expect(all.at(-1)).toBe('2026-12-03T09:00 subscription_ended');
    const writes = writeCount();
    await noura.get('/orders/current');
    expect(writeCount()).toBe(writes);
  });

  it('a requested off day moves the last lunch to the next school day', async () => {
    const { orderId, subOrderId } = await paidWeek();
    const answer = await noura.send<VacationAnswer>('POST', '/applicants/14/vacations', {
      sub_order_id: subOrderId,
      vacancy: ['2026-12-01'],
    });
    expect(answer.body.data.period).toMatchObject({ end_date: '2026-12-06', previous_end_date: '2026-12-03' });
    at('2026-12-01', '10:00');
    expect((await noura.order(orderId)).sub_orders[0]).toMatchObject({ status: 'paused', progress: null });
    at('2026-12-03', '20:00');
    expect((await noura.order(orderId)).sub_orders[0]).toMatchObject({ status: 'active', remaining_days: 1 });
    at('2026-12-06', '12:00');
    expect((await noura.order(orderId)).status).toBe('completed');
  });

  it('H04 a cancelled week still delivers the lunches that could not be cancelled', async () => {
    const { orderId } = await paidWeek();
    at('2026-11-28', '09:30');
    const order = await noura.order(orderId);
    // Monday’s delivery window starts in 48 hours: the lunches of Sunday and Monday are delivered, the other three are
    // refunded.
    expect(actionOf(order, 'cancel')).toMatchObject({ allowed: true, refund: '48.30' });
    const answer = await noura.send<OrderAnswer>('POST', `/orders/${orderId}/cancel`, { version: order.version });
    expect(answer.body.data.order).toMatchObject({
      status: 'cancelled',
      total: '80.50',
      payment: { refunded_amount: '48.30' },
    });
    at('2026-12-04', '12:00');
    expect((await noura.order(orderId)).sub_orders[0]).toMatchObject({ delivered_days: 2, remaining_days: 0 });
    const types = (await notices()).map((each) => each.split(' ')[1]);
    expect(types.filter((type) => type === 'delivered')).toHaveLength(2);
    expect(types).not.toContain('subscription_ended');
  });

  it('H04 a week cancelled a second earlier brings one lunch less, and pays for one more', async () => {
    const { orderId, subOrderId } = await paidWeek();
    mock.set({ clock: '2026-11-28T06:29:59Z' });
    const order = await noura.order(orderId);
    expect(actionOf(order, 'cancel')).toMatchObject({ allowed: true, refund: '64.40' });
    const answer = await noura.send<OrderAnswer>('POST', `/orders/${orderId}/cancel`, { version: order.version });
    expect(answer.body.data.order.payment).toMatchObject({ refunded_amount: '64.40' });
    expect(answer.body.data.order.sub_orders[0]).toMatchObject({ delivered_days: 0, remaining_days: 1 });
    const deliveries = await noura.deliveries(subOrderId);
    expect(deliveries.map(({ status, reason_code }) => [status, reason_code])).toEqual([
      ['scheduled', 'too_late'],
      ...Array.from({ length: 4 }, () => ['cancelled', 'subscription_cancelled']),
    ]);
  });
});

describe('every order of the seeds fits the contract, whatever the day', () => {
  // A reply that breaks the contract is a 500, for which the test parent throws.
  it.each([0, 1, 2, 3, 4, 5, 6, 30, 90, 180, 270, 365])('%i days on', async (days) => {
    at(addDays('2026-11-21', days), '10:20');
    await mock.backend.reset();
    for (const name of ['huda', 'noura', 'maha', 'salma'] as const) {
      const parent = testParent(name);
      for (const path of ['/orders/current', '/orders/history', '/orders/draft', '/applicants', '/payment-orders']) {
        expect((await parent.get(path)).status, `${name} ${path}`).toBe(200);
      }
    }
    const statusOf = async (id: number) => (await testParent('huda').order(id)).status;
    expect(await Promise.all([2009, 2018, 2031, 2051, 2053].map(statusOf))).toEqual([
      'completed',
      'completed',
      'cancelled',
      'in_progress',
      'confirmed',
    ]);
    for (const { id } of takeSnapshot().subOrders.filter(({ student }) => student !== null)) {
      const own = id === 3017 ? noura : testParent('huda');
      expect((await own.get(`/sub-orders/${id}/deliveries`)).status).toBe(200);
    }
    const cart = await testParent('maha').get<{ data: { order: { sub_orders: { changes: unknown[] }[] } } }>(
      '/orders/draft',
    );
    expect(cart.body.data.order.sub_orders.map(({ changes }) => changes)).toEqual([[], []]);
  });
});

it('an attempt to pay outlives the draft it was for, under its own number', async () => {
  const salma = testParent('salma');
  mock.set({ clock: '2026-11-26T08:00:00Z' });
  const draft = (await salma.get<OrderAnswer>('/orders/draft')).body.data.order;
  expect(draft.status).toBe('draft');
  const { payment, sub_orders } = draft;
  let { version } = draft;
  for (const { applicant_id } of sub_orders) {
    const path = `/orders/${draft.id}/applicants/${applicant_id}?version=${version}`;
    expect((await salma.send('DELETE', path)).status).toBe(200);
    version += 1;
  }

  const attempt = async () => {
    const { data } = (await salma.get<PaymentOrderList>('/payment-orders')).body;
    return data.payment_orders.find(({ id }) => id === payment?.id);
  };
  const expired = { order_id: draft.id, order_number: draft.order_number, order_status: 'draft', status: 'expired' };
  expect(await attempt()).toMatchObject(expired);

  const [subOrder] = sub_orders;
  const applicants = [
    { applicant_id: subOrder?.applicant_id, package_id: 4, start_date: '2026-11-29', number_of_weeks: 1 },
  ];
  const { order } = (await salma.send<OrderAnswer>('POST', '/orders', { applicants })).body.data;
  expect(order.id).toBeGreaterThan(draft.id);
  expect(order.order_number > draft.order_number).toBe(true);
  expect(order.payment).toBeNull();
  expect(await attempt()).toMatchObject(expired);
});
