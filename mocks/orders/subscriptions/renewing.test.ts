import { describe, expect, it } from 'vitest';
import type { OrderAnswer } from '#src/api/generated/zod/schemas.ts';
import { addDays, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { testMock } from '#mocks/test-mock.ts';
import { actionOf, testParent } from '#mocks/test-parent.ts';

// Monday 23 November 2026, 10:00 in Riyadh.
const mock = testMock({ clock: '2026-11-23T07:00:00Z' });

const huda = testParent('huda');

describe('renewing', () => {
  it('opens two weeks before the last lunch, then drafts the first possible Sunday after it', async () => {
    const before = (await huda.order(2051)).sub_orders[0];
    const end = before?.end_date ?? '';
    const early = await huda.send<OrderAnswer>('POST', '/sub-orders/3022/renew', {});
    expect(early.body.reason_code).toBe('too_early');
    expect(riyadhDateOf(new Date(actionOf(before, 'renew')?.opens_at ?? ''))).toBe(addDays(end, -14));
    expect(before?.renewal).toBeNull();

    mock.set({ clock: `${addDays(end, -10)}T07:00:00Z` });
    const promised = (await huda.order(2051)).sub_orders[0]?.renewal;
    const renewed = await huda.send<OrderAnswer>('POST', '/sub-orders/3022/renew');
    expect(renewed.status).toBe(201);
    const [subOrder] = renewed.body.data.order.sub_orders;
    expect(renewed.body.data.order).toMatchObject({ status: 'draft', version: 1 });
    expect(subOrder).toMatchObject({ applicant_id: 13, package: { id: 2 }, number_of_months: 1 });
    expect(subOrder?.start_date && subOrder.start_date > end && subOrder.start_date <= addDays(end, 7)).toBe(true);
    // The draft equals the preview in the order.
    expect(promised).toEqual({
      start_date: subOrder?.start_date,
      price: subOrder?.price,
      delivery_fee: subOrder?.delivery_fee,
    });
    expect((await huda.order(2051)).sub_orders[0]?.renewal).toBeNull();
    const twice = await huda.send<OrderAnswer>('POST', '/sub-orders/3022/renew');
    expect(twice.body.reason_code).toBe('order_exists');
  });

  it('joins the existing draft, so that siblings are paid together; a student is not renewed twice', async () => {
    const [lama, faisal] = (await huda.order(2051)).sub_orders;
    mock.set({ clock: `${addDays(lama?.end_date ?? '', -3)}T07:00:00Z` });
    const first = (await huda.send<OrderAnswer>('POST', `/sub-orders/${lama?.id}/renew`)).body.data.order;
    const actions = (await huda.order(2051)).sub_orders.map((each) => actionOf(each, 'renew'));
    expect(actions).toMatchObject([{ allowed: false, reason_code: 'order_exists' }, { allowed: true }]);
    const both = await huda.send<OrderAnswer>('POST', `/sub-orders/${faisal?.id}/renew`);
    expect(both.status).toBe(201);
    expect(both.body.data.order).toMatchObject({
      id: first.id,
      status: 'draft',
      version: first.version + 1,
      sub_orders: [{ applicant_id: lama?.applicant_id }, { applicant_id: faisal?.applicant_id }],
    });
    const again = await huda.send<OrderAnswer>('POST', `/sub-orders/${faisal?.id}/renew`);
    expect(again.body).toMatchObject({ reason_code: 'order_exists', data: { order: { id: first.id } } });
  });

  it('is refused while an order waits for its payment', async () => {
    const { order } = (await huda.send<OrderAnswer>('POST', '/sub-orders/3012/renew')).body.data;
    const body = { version: order.version, payment_method: 'mada', return_url: 'http://localhost:5173/checkout' };
    expect((await huda.send('POST', `/orders/${order.id}/checkout`, body, 'renewal-that-waits')).status).toBe(200);
    const other = await huda.send<OrderAnswer>('POST', '/sub-orders/3011/renew');
    expect(other.body).toMatchObject({ reason_code: 'order_exists', data: { order: { id: order.id } } });
    const actions = (await huda.order(2018)).sub_orders.map((each) => actionOf(each, 'renew')?.reason_code);
    expect(actions).toEqual(['order_exists', 'order_exists']);
  });

  it('takes off days for its own period, by the rules of a new subscription', async () => {
    const end = (await huda.order(2051)).sub_orders[0]?.end_date ?? '';
    mock.set({ clock: `${addDays(end, -10)}T07:00:00Z` });
    const startsOn = (await huda.order(2051)).sub_orders[0]?.renewal?.start_date ?? '';
    const tuesdays = [2, 9].map((days) => addDays(startsOn, days));
    const refused = await huda.send<OrderAnswer>('POST', '/sub-orders/3022/renew', { vacancy: [...tuesdays, end] });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'vacancy.2', code: 'outside_period' }] } });
    const renewed = await huda.send<OrderAnswer>('POST', '/sub-orders/3022/renew', { vacancy: tuesdays });
    expect(renewed).toMatchObject({ status: 201, body: { data: { order: { sub_orders: [{ vacancy: tuesdays }] } } } });
  });

  it('for the length that the parent chooses', async () => {
    const renewed = await huda.send<OrderAnswer>('POST', '/sub-orders/3012/renew', { number_of_months: 1 });
    const [subOrder] = renewed.body.data.order.sub_orders;
    expect(subOrder).toMatchObject({ applicant_id: 12, number_of_months: 1 });
    // Faisal's subscription is still running: the new one begins after it.
    expect(subOrder?.start_date && subOrder.start_date > ((await huda.order(2051)).sub_orders[1]?.end_date ?? '')).toBe(
      true,
    );
  });
});
