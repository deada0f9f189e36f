import { describe, expect, it } from 'vitest';
import type { OrderEvent, OrderEventList } from '#src/api/generated/zod/schemas.ts';
import { testMock } from '#mocks/test-mock.ts';
import { testParent } from '#mocks/test-parent.ts';

// Monday 23 November 2026, 10:00 in Riyadh.
const mock = testMock({ clock: '2026-11-23T07:00:00Z' });
const huda = testParent('huda');

async function historyOf(id: number): Promise<OrderEvent[]> {
  return (await huda.get<OrderEventList>(`/orders/${id}/events`)).body.data.order_events;
}

const typesIn = (events: readonly OrderEvent[]) => events.map(({ type }) => type);

describe('the history of an order', () => {
  it.each([
    [2009, ['placed', 'paid']],
    [2031, ['placed', 'paid', 'subscription_cancelled', 'refunded']],
    [2051, ['placed', 'paid', 'off_days_added', 'delivery_cancelled', 'refunded']],
  ])('of the seeded order %i is %j', async (id, types) => {
    expect(typesIn(await historyOf(id))).toEqual(types);
  });

  it('has off days with the days and the end before and since, and their return as an event of its own', async () => {
    const before = await historyOf(2053);
    const [subOrder] = (await huda.order(2053)).sub_orders;
    const lunch = (await huda.deliveries(subOrder?.id ?? 0)).findLast(({ status }) => status === 'scheduled');
    const path = `/applicants/${subOrder?.applicant_id ?? 0}/vacations`;
    const body = { sub_order_id: subOrder?.id, vacancy: [lunch?.date] };
    const { body: added } = await huda.send<{ data: { vacation: { id: number } } }>('POST', path, body);
    const after = await historyOf(2053);
    expect(after.slice(0, -1)).toEqual(before);
    const moved = (await huda.order(2053)).sub_orders[0]?.end_date;
    expect(moved).not.toBe(subOrder?.end_date);
    const [previous, current] = [
      { status: null, dates: [], end_date: subOrder?.end_date, amount: null },
      { status: null, dates: [lunch?.date], end_date: moved, amount: null },
    ];
    expect(after.at(-1)).toMatchObject({ type: 'off_days_added', actor: 'parent', previous, current });
    expect((await huda.send('DELETE', `${path}/${added.data.vacation.id}`)).status).toBe(200);
    const last = await historyOf(2053);
    expect(last.slice(0, -1)).toEqual(after);
    expect(last.at(-1)).toMatchObject({ type: 'off_days_taken_back', previous: current, current: previous });
  });

  it('numbers its events by their place', async () => {
    const events = await historyOf(2051);
    expect(events.map(({ reference_number }) => reference_number)).toEqual(
      events.map((_, index) => `NB-20511-E${index + 1}`),
    );
  });

  it('has the closure that moved the end', async () => {
    const [subOrder] = (await huda.order(2053)).sub_orders;
    mock.set({ scenario: 'vacation-announced' });
    const closure = (await historyOf(2053)).find(({ type }) => type === 'closure');
    const end_date = (await huda.order(2053)).sub_orders[0]?.end_date;
    expect(closure).toMatchObject({
      actor: 'company',
      sub_order_id: subOrder?.id,
      previous: { end_date: subOrder?.end_date },
      current: { end_date },
    });
  });

  it('is of the parent alone, and empty for a draft', async () => {
    expect((await testParent('maha').get('/orders/2051/events')).status).toBe(404);
    const maha = await testParent('maha').get<OrderEventList>('/orders/2054/events');
    expect(maha.body.data.order_events).toEqual([]);
  });
});
