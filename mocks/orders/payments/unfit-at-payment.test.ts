import { describe, expect, it } from 'vitest';
import type {
  ApplicantAllergenInput,
  NotificationList,
  Order,
  OrderAnswer,
  OrderEvent,
  OrderEventList,
  PaymentAnswer,
} from '#src/api/generated/zod/schemas.ts';
import { settle } from '#mocks/provider/outcome.ts';
import { announceClosure } from '#mocks/orders/subscriptions/announced-closure.ts';
import { db } from '#mocks/store/db.ts';
import { testMock } from '#mocks/test-mock.ts';
import { acknowledgementsOf, saveHealth, testParent } from '#mocks/test-parent.ts';

const mock = testMock({ clock: '2026-11-26T07:00:00Z' });

const noura = testParent('noura');

/** Places the order of Rayan, who has a moderate allergy to milk: all findings are acknowledged, the payment is open. */
async function placed(): Promise<{ order: Order; paymentId: number }> {
  const rayan = { applicant_id: 14, package_id: 1, start_date: '2026-11-29', number_of_months: 1 };
  const { order } = (await noura.send<OrderAnswer>('POST', '/orders', { applicants: [rayan] })).body.data;
  const answer = await noura.send<OrderAnswer>('POST', `/orders/${order.id}/checkout`, {
    version: order.version,
    acknowledgements: acknowledgementsOf(order),
    payment_method: 'mada',
    return_url: 'http://localhost:5173/checkout',
  });
  const waiting = answer.body.data.order;
  mock.set({ clock: '2026-11-26T07:01:00Z' });
  return { order: waiting, paymentId: waiting.payment?.id ?? 0 };
}

const setAllergens = async (allergens: ApplicantAllergenInput[]) => saveHealth(noura, 14, { allergens });

const pay = async (id: number) => mock.backend.act(async (at) => settle(id, 'paid', at));

const newsOf = async () => (await noura.get<NotificationList>('/notifications')).body.data.notifications;

const eventsOf = async (id: number): Promise<OrderEvent[]> =>
  (await noura.get<OrderEventList>(`/orders/${id}/events`)).body.data.order_events;

const milk: ApplicantAllergenInput = { code: 'milk', severity: 'moderate' };

describe('a package that no longer fits when its payment succeeds', () => {
  it('is not sold: all of it is refunded, the order is a draft again, and the parent is notified', async () => {
    const { order, paymentId } = await placed();
    await setAllergens([
      { code: 'milk', severity: 'severe' },
      { code: 'wheat', severity: 'severe' },
    ]);
    const before = await newsOf();
    await pay(paymentId);

    const { payment } = (await noura.get<PaymentAnswer>(`/payments/${paymentId}`)).body.data;
    expect(payment).toMatchObject({ status: 'refunded', refunded_amount: order.total, failure_code: null });
    const after = await noura.order(order.id);
    expect(after).toMatchObject({ status: 'draft', order_date: null });
    expect(after.sub_orders[0]?.allergen_check?.verdict).toBe('does_not_fit');
    expect(db.invoices.findFirst((query) => query.where({ order_id: order.id }))).toBeUndefined();

    const events = await eventsOf(order.id);
    expect(events.map(({ type }) => type)).toEqual(['placed', 'payment_refunded']);
    expect(events.at(-1)).toMatchObject({
      actor: 'company',
      sub_order_id: null,
      previous: { status: 'pending_payment' },
      current: { status: 'draft', amount: order.total },
    });
    const news = await newsOf();
    expect(news).toHaveLength(before.length + 1);
    expect(news[0]).toMatchObject({ type: 'refund', entity_type: 'payment', entity_id: paymentId });
    expect(news[0]?.body).toContain(`SAR ${order.total}`);
    // Messages about money stay when a student is erased, so they name none.
    expect(news[0]?.body).toContain('no longer fits the child it was for');
    expect(JSON.stringify(news[0])).not.toContain('ريان');
  });

  it('is not sold after the bank took its time either, and can be ordered again once it fits', async () => {
    mock.set({ scenario: 'payment-pending' });
    const { order, paymentId } = await placed();
    await pay(paymentId);
    await setAllergens([{ code: 'wheat', severity: 'severe' }]);
    mock.set({ clock: '2026-11-26T07:03:00Z' });
    expect((await noura.order(order.id)).status).toBe('draft');
    await setAllergens([milk]);
    const draft = await noura.order(order.id);
    const again = await noura.send<OrderAnswer>('POST', `/orders/${order.id}/checkout`, {
      version: draft.version,
      acknowledgements: acknowledgementsOf(draft),
      payment_method: 'mada',
      return_url: 'http://localhost:5173/checkout',
    });
    expect(again.body.data.order.status).toBe('pending_payment');
  });

  it('does not count as the last successful payment', async () => {
    const lastUsed = async () =>
      (
        await noura.get<{ data: { payment_methods: { code: string; is_last_used: boolean }[] } }>('/payment-methods')
      ).body.data.payment_methods.find(({ is_last_used }) => is_last_used)?.code;
    const before = await lastUsed();
    const { paymentId } = await placed();
    await setAllergens([{ code: 'wheat', severity: 'severe' }]);
    await pay(paymentId);
    expect(await lastUsed()).toBe(before);
  });
});

describe('lunches that change while a payment is open', () => {
  const changed = async () => (await newsOf()).filter(({ type }) => type === 'lunch_changed');

  it('are sold with another dish, and the parent is notified with the confirmation', async () => {
    const { order, paymentId } = await placed();
    const acknowledgement = order.sub_orders[0]?.allergen_acknowledgement;
    await setAllergens([milk, { code: 'wheat', severity: 'moderate' }]);
    expect((await noura.order(order.id)).sub_orders[0]?.allergen_check).toMatchObject({
      verdict: 'check',
      is_acknowledged: false,
    });
    expect(await changed()).toEqual([]);
    await pay(paymentId);

    const paid = await noura.order(order.id);
    expect(paid.status).toBe('confirmed');
    // What was acknowledged does not cover what came later.
    expect(paid.sub_orders[0]?.allergen_acknowledgement).toEqual(acknowledgement);
    const [news, ...others] = await changed();
    expect(others).toEqual([]);
    expect(news).toMatchObject({ entity_type: 'sub_order', entity_id: paid.sub_orders[0]?.id });
    const swap = (await eventsOf(order.id)).at(-1);
    expect(swap).toMatchObject({ type: 'dish_swapped' });
    const served = new Map(
      (await noura.deliveries(paid.sub_orders[0]?.id ?? 0)).map(({ date, meals }) => [date, meals[0]?.name]),
    );
    expect(swap?.current.dishes?.length).toBeGreaterThan(0);
    for (const { date, dish } of swap?.current.dishes ?? []) expect(served.get(date)).toBe(dish?.name);
  });

  it('are named once the kitchen changed the menu meanwhile', async () => {
    const { paymentId } = await placed();
    mock.set({ scenario: 'menu-changed' });
    await noura.get('/settings');
    const before = (await changed()).length;
    await pay(paymentId);
    expect((await changed()).length).toBe(before + 1);
  });

  it('are named if a closure adds a day on which the kitchen replaces the dish', async () => {
    const { order, paymentId } = await placed();
    const agreedEnd = order.sub_orders[0]?.end_date ?? '';
    await mock.backend.act(async (at) =>
      announceClosure(
        {
          name: { name: 'Closed', arabic_name: 'مغلق' },
          days: ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'],
          place: { scope: 'all', region_id: null, school_id: null },
        },
        at,
      ),
    );
    await pay(paymentId);
    const deliveries = await noura.deliveries(order.sub_orders[0]?.id ?? 0);
    const replaced = deliveries.filter(({ date, replaced_meals }) => date > agreedEnd && replaced_meals.length > 0);
    expect(replaced.length).toBeGreaterThan(0);
    const swap = (await eventsOf(order.id)).findLast(({ type }) => type === 'dish_swapped');
    expect(swap?.current.dishes?.map(({ date }) => date)).toEqual(replaced.map(({ date }) => date));
  });

  it('are none if nothing changed: what was acknowledged is no news', async () => {
    const { order, paymentId } = await placed();
    await pay(paymentId);
    expect((await noura.order(order.id)).status).toBe('confirmed');
    expect(await changed()).toEqual([]);
  });
});
