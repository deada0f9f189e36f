import { describe, expect, it } from 'vitest';
import type {
  DraftOrderAnswer,
  NotificationList,
  OrderAnswer,
  OrderList,
  PaymentAnswer,
  PaymentInfoList,
  PaymentMethodList,
} from '#src/api/generated/zod/schemas.ts';
import { db } from '#mocks/store/db.ts';
import { settle, viewOf } from '#mocks/provider/outcome.ts';
import { providerHtml } from '#mocks/provider/provider-html.ts';
import { testMock } from '#mocks/test-mock.ts';
import { errorsOf, testParent } from '#mocks/test-parent.ts';

const clock = '2026-11-26T07:00:00Z';
const mock = testMock({ clock });

const maha = testParent('maha');
const salma = testParent('salma');

const checkoutBody = { version: 1, payment_method: 'mada', return_url: 'http://localhost:5173/checkout' };
const key = (name: string) => `${name}-of-this-test`.padEnd(16, '-');

const checkout = async (changes: Partial<typeof checkoutBody> = {}, attempt = 'first-attempt', parent = maha) =>
  parent.send<OrderAnswer>('POST', '/orders/2054/checkout', { ...checkoutBody, ...changes }, key(attempt));

const pay = async (attempt: string, payment_method = 'card') =>
  maha.send<PaymentAnswer>(
    'POST',
    '/payments',
    { order_id: 2054, payment_method, return_url: checkoutBody.return_url },
    key(attempt),
  );

const end = async (id: number | undefined, choice: 'paid' | 'declined' | 'abandoned', keepsCard?: boolean) =>
  mock.backend.act(async (at) => settle(id ?? 0, choice, at, keepsCard));

const paymentOf = async (id: number | undefined) =>
  (await maha.get<PaymentAnswer>(`/payments/${id}`)).body.data.payment;

const cart = async (parent = maha) => (await parent.get<DraftOrderAnswer>('/orders/draft')).body.data.order;

describe('an attempt is made once, also if it is sent again', () => {
  it('the same key and body get the first answer; there is one payment', async () => {
    const first = await checkout();
    const again = await checkout();
    expect(again).toEqual(first);
    expect(db.payments.findMany((query) => query.where({ order_id: 2054 }))).toHaveLength(1);
    expect(first.body.data.order).toMatchObject({ status: 'pending_payment', version: 2 });
  });

  it('two calls at once make one payment', async () => {
    const [one, other] = await Promise.all([checkout(), checkout()]);
    expect(one).toEqual(other);
    expect(db.payments.findMany((query) => query.where({ order_id: 2054 }))).toHaveLength(1);
  });

  it('the same key with another body is refused', async () => {
    await checkout();
    const other = await checkout({ payment_method: 'card' });
    expect(other.status).toBe(422);
    expect(errorsOf(other)).toEqual(['Idempotency-Key: reused']);
  });

  it('another key for an order that waits for its payment is refused with that order and the payment', async () => {
    await checkout();
    const second = await checkout({}, 'second-attempt');
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({
      reason_code: 'not_draft',
      data: { order: { payment: { status: 'initiated' } } },
    });
    expect((await pay('third-attempt')).body.reason_code).toBe('payment_open');
  });

  it('a refused attempt stays refused under its key, and can be made under another one', async () => {
    const refused = await checkout({ version: 7 });
    expect(refused.status).toBe(409);
    expect(await checkout({ version: 7 })).toEqual(refused);
    expect((await checkout({}, 'second-attempt')).status).toBe(200);
  });
});

describe('the provider keeps a card only if the parent chooses so on its page (O03)', () => {
  const keptCards = async () =>
    (await maha.get<PaymentInfoList>('/payment-infos')).body.data.payment_infos.map(({ card_last4 }) => card_last4);

  const lastUsed = async () =>
    (await maha.get<PaymentMethodList>('/payment-methods')).body.data.payment_methods
      .filter(({ is_last_used }) => is_last_used)
      .map(({ code, saved_card }) => [code, saved_card?.card_last4]);

  it('keeps no card without that choice, nor of a failed payment', async () => {
    expect(await keptCards()).toEqual([]);
    const { payment } = (await checkout()).body.data.order;
    await end(payment?.id, 'declined', true);
    const { id } = (await pay('second-attempt')).body.data.payment;
    await end(id, 'paid');
    expect(await paymentOf(id)).toMatchObject({ status: 'paid', card_last4: '1881' });
    expect(await keptCards()).toEqual([]);
  });

  it('keeps the card of a payment with that choice', async () => {
    const { payment } = (await checkout()).body.data.order;
    await end(payment?.id, 'paid', true);
    expect(await keptCards()).toEqual(['4461']);
    expect(await lastUsed()).toEqual([['mada', '4461']]);
  });

  it('names the method of the last payment, which a declined one is not, and no card that is not kept', async () => {
    const { payment } = (await checkout()).body.data.order;
    await end(payment?.id, 'declined', true);
    expect(await lastUsed()).toEqual([]);
    const { id } = (await pay('second-attempt')).body.data.payment;
    await end(id, 'paid');
    expect(await lastUsed()).toEqual([['card', undefined]]);
  });

  it('remembers the choice while the bank checks the payment', async () => {
    mock.set({ scenario: 'payment-pending' });
    const { payment } = (await checkout()).body.data.order;
    await end(payment?.id, 'paid', true);
    expect(await keptCards()).toEqual([]);
    mock.set({ clock: '2026-11-26T07:05:00Z' });
    expect(await paymentOf(payment?.id)).toMatchObject({ status: 'paid' });
    expect(await keptCards()).toEqual(['4461']);
  });

  it.each([
    ['mada', 'keep_card', true],
    ['card', 'keep_card', true],
    ['apple_pay', 'keep_card', false],
    ['stc_pay', 'keep_card', false],
  ])('the page of a payment by %s offers it, unticked: %s %s', async (payment_method, field, isOffered) => {
    const { payment } = (await checkout({ payment_method })).body.data.order;
    const view = viewOf(payment?.id ?? 0);
    for (const language of ['en', 'ar'] as const) {
      const html = providerHtml(view, language);
      expect(html.includes(`name="${field}"`)).toBe(isOffered);
      expect(html).not.toContain('checked');
    }
  });
});

describe('the provider refuses or the parent leaves', () => {
  it('declined, then paid with another method: one order, confirmed', async () => {
    const { payment } = (await checkout()).body.data.order;
    await end(payment?.id, 'declined');
    expect(await paymentOf(payment?.id)).toMatchObject({
      status: 'failed',
      failure_code: 'insufficient_funds',
      redirect_url: null,
      expires_at: null,
    });
    expect(await cart()).toMatchObject({ id: 2054, status: 'pending_payment', payment: { status: 'failed' } });

    const retry = await pay('retry-attempt');
    expect(retry.status).toBe(201);
    expect(await pay('retry-attempt')).toEqual(retry);
    const { id } = retry.body.data.payment;
    await end(id, 'paid');
    expect(await paymentOf(id)).toMatchObject({ status: 'paid', card_brand: 'visa', card_last4: '1881' });
    expect(await cart()).toBeNull();
    const current = (await maha.get<OrderList>('/orders/current')).body.data.orders;
    expect(current.map((order) => [order.id, order.status])).toEqual([[2054, 'confirmed']]);
    const list = (await maha.get<NotificationList>('/notifications')).body.data.notifications;
    expect(list.slice(0, 2).map(({ type }) => type)).toEqual(['order_confirmed', 'payment_failed']);
  });

  it('abandoned: the payment is cancelled, the order waits', async () => {
    const { payment } = (await checkout()).body.data.order;
    await end(payment?.id, 'abandoned');
    expect(await paymentOf(payment?.id)).toMatchObject({ status: 'cancelled' });
    expect((await cart())?.status).toBe('pending_payment');
  });

  it('a payment that has ended stays as it is when its page is used again', async () => {
    const { payment } = (await checkout()).body.data.order;
    await end(payment?.id, 'paid');
    await end(payment?.id, 'declined');
    expect((await paymentOf(payment?.id)).status).toBe('paid');
  });

  it.each([
    ['card-declined', 'failed', 'pending_payment'],
    ['payment-abandoned', 'cancelled', 'pending_payment'],
    ['payment-expired', 'expired', 'draft'],
  ] as const)('the situation %s decides over the pay button', async (scenario, payment, order) => {
    const { id } = (await checkout()).body.data.order.payment ?? {};
    mock.set({ scenario });
    await end(id, 'paid');
    expect((await paymentOf(id)).status).toBe(payment);
    expect((await cart())?.status).toBe(order);
  });

  it('pending for a minute, then paid', async () => {
    const { id } = (await checkout()).body.data.order.payment ?? {};
    mock.set({ scenario: 'payment-pending' });
    await end(id, 'paid');
    expect(await paymentOf(id)).toMatchObject({ status: 'pending', paid_at: null });
    mock.set({ clock: '2026-11-26T07:02:00Z' });
    expect((await paymentOf(id)).status).toBe('paid');
    expect(await cart()).toBeNull();
  });
});

describe('time runs out', () => {
  it('after 30 minutes the payment has expired and the order is a draft again, at the same terms', async () => {
    const placed = (await checkout()).body.data.order;
    mock.set({ clock: '2026-11-26T07:29:00Z' });
    expect((await cart())?.status).toBe('pending_payment');
    mock.set({ clock: '2026-11-26T07:31:00Z' });
    expect((await paymentOf(placed.payment?.id)).status).toBe('expired');
    expect(await cart()).toMatchObject({ id: 2054, status: 'draft', total: placed.total, version: placed.version + 1 });
  });

  it('an order with a failed payment stays open until the payment’s time is over', async () => {
    const { payment } = (await checkout()).body.data.order;
    await end(payment?.id, 'declined');
    mock.set({ clock: '2026-11-26T07:31:00Z' });
    expect((await cart())?.status).toBe('draft');
    expect((await pay('late-attempt')).body.reason_code).toBe('not_pending_payment');
  });

  it('a start that is no longer 48 hours ahead is reported and has to be chosen again', async () => {
    mock.set({ clock: '2026-11-27T07:00:00Z' });
    const { version = 0 } = (await cart()) ?? {};
    const refused = await checkout({ version });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      reason_code: 'changed',
      errors: [
        { field: 'sub_orders.0.start_date', code: 'start_passed' },
        { field: 'sub_orders.1.start_date', code: 'start_passed' },
      ],
    });
  });
});

describe('what changed since is confirmed before paying', () => {
  it('higher prices are reported in the language, then accepted with the new version', async () => {
    const before = await cart();
    mock.set({ scenario: 'price-changed' });
    const refused = await checkout({ version: before?.version ?? 0 }, 'dear-attempt', testParent('maha', 'ar'));
    expect(refused.status).toBe(409);
    expect(refused.body.error).toEqual([
      'أصبح سعر الصحي اليومي 270.00 ر.س في الشهر.',
      'أصبح سعر شهية تكبر 340.00 ر.س في الشهر.',
    ]);
    const { order } = refused.body.data;
    expect(order.sub_orders[0]?.changes).toEqual([{ code: 'price_changed', previous: '250.00', current: '270.00' }]);
    expect(order.version).toBeGreaterThan(before?.version ?? 0);
    expect(order.total).toBe('1138.50');

    const confirmed = await checkout({ version: order.version }, 'dear-again');
    expect(confirmed.status).toBe(200);
    expect(confirmed.body.data.order).toMatchObject({ total: '1138.50', payment: { amount: '1138.50' } });
    expect(confirmed.body.data.order.sub_orders[0]?.changes).toEqual([]);
  });

  it('a vacation announced: the last day moves', async () => {
    const before = await cart();
    mock.set({ scenario: 'vacation-announced' });
    const refused = await checkout();
    expect(refused.body.errors).toMatchObject([
      { field: 'sub_orders.0.end_date', code: 'period_changed' },
      { field: 'sub_orders.1.end_date', code: 'period_changed' },
    ]);
    expect(refused.body.data.order.total).toBe(before?.total);
    expect(refused.body.data.order.sub_orders[0]?.changes[0]).toMatchObject({
      previous: before?.sub_orders[0]?.end_date,
      current: refused.body.data.order.sub_orders[0]?.end_date,
    });
  });

  it('another device: only the version is stale', async () => {
    mock.set({ scenario: 'stale-order' });
    const refused = await checkout();
    expect(refused.body).toMatchObject({
      reason_code: 'changed',
      errors: [{ field: 'version', code: 'stale_version' }],
    });
  });

  it('a package with changed ages', async () => {
    const { version } = (await cart()) ?? { version: 0 };
    await mock.backend.act(async () => {
      await db.packages.update((query) => query.where({ id: 7 }), {
        data(each) {
          each.min_age = 14;
        },
      });
    });
    const refused = await checkout({ version });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      reason_code: 'out_of_age',
      error: ['The student has to be 14 to 18 years old on the start date.'],
      errors: [{ field: 'sub_orders.1.applicant_id', code: 'out_of_age' }],
    });
  });

  it('a package that is no longer offered', async () => {
    await mock.backend.act(async () => {
      await db.packages.update((query) => query.where({ id: 7 }), {
        data(each) {
          each.is_active = false;
        },
      });
    });
    expect((await checkout()).body).toMatchObject({
      reason_code: 'package_withdrawn',
      errors: [{ field: 'sub_orders.1.package', code: 'package_withdrawn' }],
    });
  });
});

describe('paying again', () => {
  async function declinedAt(at: string): Promise<void> {
    mock.set({ clock: at });
    const { version } = (await cart()) ?? { version: 0 };
    const { payment } = (await checkout({ version })).body.data.order;
    await end(payment?.id, 'declined');
  }

  it('is refused as soon as the start is no longer 48 hours ahead; then the order is a draft again', async () => {
    await declinedAt('2026-11-26T20:45:00Z');
    mock.set({ clock: '2026-11-26T20:59:00Z' });
    const { id } = (await pay('in-time-attempt')).body.data.payment;
    await end(id, 'declined');
    mock.set({ clock: '2026-11-26T21:00:00Z' });
    const refused = await pay('late-attempt');
    expect(refused.body).toMatchObject({
      reason_code: 'changed',
      errors: [
        { field: 'sub_orders.0.start_date', code: 'start_passed' },
        { field: 'sub_orders.1.start_date', code: 'start_passed' },
      ],
    });
    mock.set({ clock: '2026-11-26T21:30:00Z' });
    expect(await cart()).toMatchObject({ id: 2054, status: 'draft' });
  });

  it('is refused for a package that is no longer offered, but not at another price', async () => {
    await declinedAt(clock);
    mock.set({ scenario: 'price-changed' });
    const { id, amount } = (await pay('same-price')).body.data.payment;
    expect(amount).toBe('1069.50');
    await end(id, 'declined');
    await mock.backend.act(async () => {
      await db.packages.update((query) => query.where({ id: 7 }), {
        data(each) {
          each.is_active = false;
        },
      });
    });
    expect((await pay('withdrawn-attempt')).body).toMatchObject({
      reason_code: 'package_withdrawn',
      errors: [{ field: 'sub_orders.1.package', code: 'package_withdrawn' }],
    });
  });
});

describe('how to pay', () => {
  it('needs a method and a return address of our own', async () => {
    const { payment_method: _method, ...without } = checkoutBody;
    const missing = await maha.send<OrderAnswer>('POST', '/orders/2054/checkout', without, key('no-method'));
    expect(missing.body.errors).toMatchObject([
      { field: 'payment_method', code: 'blank', message: 'Choose a way to pay.' },
    ]);
    const foreign = await checkout({ return_url: 'https://elsewhere.example/checkout' });
    expect(foreign.body.errors).toMatchObject([{ field: 'return_url', code: 'not_allowed' }]);
    const script = await checkout({ return_url: 'javascript:alert(1)' });
    expect(script.status).toBe(422);
  });

  it('one method may be under maintenance, with its reason', async () => {
    mock.set({ scenario: 'method-unavailable' });
    const { payment_methods } = (await testParent('maha', 'ar').get<PaymentMethodList>('/payment-methods')).body.data;
    expect(payment_methods.map(({ code, is_available }) => [code, is_available])).toEqual([
      ['mada', true],
      ['card', true],
      ['apple_pay', true],
      ['stc_pay', false],
    ]);
    expect(payment_methods[3]?.reason?.arabic_name).toBe('الخدمة تحت الصيانة، جرّب لاحقًا أو اختر وسيلة أخرى.');
    expect((await checkout({ payment_method: 'stc_pay' })).body.reason_code).toBe('method_unavailable');
  });

  it('an open payment is found on any device', async () => {
    expect(await cart(salma)).toMatchObject({
      status: 'pending_payment',
      payment: { id: 736, status: 'initiated', redirect_url: 'http://localhost/mock-provider?payment=736' },
    });
    expect((await maha.get('/payments/736')).status).toBe(404);
  });
});
