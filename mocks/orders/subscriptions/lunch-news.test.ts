import { describe, expect, it } from 'vitest';
import type {
  NotificationList,
  OrderAnswer,
  OrderEvent,
  OrderEventList,
  VacationAnswer,
} from '#src/api/generated/zod/schemas.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { settle } from '#mocks/provider/outcome.ts';
import { testMock } from '#mocks/test-mock.ts';
import { acknowledgementsOf, saveHealth, testParent } from '#mocks/test-parent.ts';
import { announceClosure } from './announced-closure.ts';

const mock = testMock({ clock: '2026-11-26T02:00:00Z' });

const huda = testParent('huda');

const newsOf = async () =>
  (await huda.get<NotificationList>('/notifications')).body.data.notifications.filter(
    ({ type }) => type === 'lunch_changed',
  );

const swapsOf = async (orderId: number): Promise<OrderEvent[]> =>
  (await huda.get<OrderEventList>(`/orders/${orderId}/events`)).body.data.order_events.filter(
    ({ type }) => type === 'dish_swapped',
  );

const datesOf = ({ current }: OrderEvent) => (current.dishes ?? []).map(({ date }) => date);

describe('a change of health', () => {
  it.each([
    ['05:59:59', '2026-11-26T02:59:59Z', true],
    ['06:00', '2026-11-26T03:00:01Z', false],
  ])('at %s is news of today’s lunch as long as it is not cooked', async (_time, clock, isNews) => {
    mock.set({ clock });
    const served = async () => (await huda.deliveries(3022)).find(({ date }) => date === '2026-11-26')?.meals[0]?.name;
    const before = await served();
    await saveHealth(huda, 13, { allergens: [{ code: 'wheat', severity: 'severe' }] });
    expect((await served()) !== before).toBe(isNews);
    const [swap] = await swapsOf(2051);
    expect(datesOf(swap as OrderEvent).includes('2026-11-26')).toBe(isNews);
  });
});

describe('lunches that come to a subscription after it was paid', () => {
  /** Buys a month for Faisal, who has a severe allergy to peanuts: the last lunch before them fits. */
  async function bought(): Promise<{ orderId: number; subOrderId: number; endsOn: CivilDate }> {
    const choice = { applicant_id: 12, package_id: 5, start_date: '2026-12-20', number_of_weeks: 1 };
    const answer = await huda.send<OrderAnswer>('POST', '/orders', { applicants: [choice] });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    const { order } = answer.body.data;
    expect(order.sub_orders[0]?.allergen_check?.verdict).toBe('fits');
    const placed = await huda.send<OrderAnswer>('POST', `/orders/${order.id}/checkout`, {
      version: order.version,
      acknowledgements: acknowledgementsOf(order),
      payment_method: 'mada',
      return_url: 'http://localhost:5173/checkout',
    });
    await mock.backend.act(async (at) => settle(placed.body.data.order.payment?.id ?? 0, 'paid', at));
    const [subOrder] = (await huda.order(order.id)).sub_orders;
    expect(await newsOf()).toEqual([]);
    return { orderId: order.id, subOrderId: subOrder?.id ?? 0, endsOn: subOrder?.end_date ?? '' };
  }

  it('are news if the kitchen replaces a dish of the menu: off days, and their return', async () => {
    const { orderId, subOrderId } = await bought();
    const body = { sub_order_id: subOrderId, vacancy: ['2026-12-20', '2026-12-21'] };
    const taken = await huda.send<VacationAnswer>('POST', '/applicants/12/vacations', body);
    expect(taken.status, JSON.stringify(taken.body)).toBe(201);
    const last = (await huda.deliveries(subOrderId)).filter(({ replaced_meals }) => replaced_meals.length > 0);
    expect(last.map(({ date }) => date)).toEqual(['2026-12-28']);
    const [swap] = await swapsOf(orderId);
    expect(swap).toMatchObject({
      previous: { dishes: [{ date: '2026-12-28', dish: { name: last[0]?.replaced_meals[0]?.previous_meal.name } }] },
      current: { dishes: [{ date: '2026-12-28', dish: { name: last[0]?.meals[0]?.name } }] },
    });
    expect(await newsOf()).toMatchObject([{ entity_id: subOrderId, title: 'A lunch has another dish' }]);

    // The days that come back have no other dish than the menu.
    const { vacation } = taken.body.data;
    expect((await huda.send('DELETE', `/applicants/12/vacations/${vacation.id}`)).status).toBe(200);
    expect(await newsOf()).toHaveLength(1);
  });

  it('are news if a closure moves lunches there', async () => {
    const { orderId, subOrderId } = await bought();
    await mock.backend.act(async (at) =>
      announceClosure(
        {
          name: { name: 'Closed', arabic_name: 'مغلق' },
          days: ['2026-12-20', '2026-12-21'],
          place: { scope: 'all', region_id: null, school_id: null },
        },
        at,
      ),
    );
    const news = (await newsOf()).filter(({ entity_id }) => entity_id === subOrderId);
    expect(news).toHaveLength(1);
    expect((await swapsOf(orderId)).flatMap(datesOf)).toEqual(['2026-12-28']);
  });
});
