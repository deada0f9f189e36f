import { describe, expect, it } from 'vitest';
import type {
  ApplicantAnswer,
  DeliveryAnswer,
  NotificationList,
  Order,
  OrderAnswer,
  OrderList,
  VacationAnswer,
  VacationDeletedAnswer,
  VacationList,
  VacationPreviewAnswer,
} from '#src/api/generated/zod/schemas.ts';
import { fromWireMoney } from '#src/domain/money.ts';
import { settle } from '#mocks/provider/outcome.ts';
import { testMock } from '#mocks/test-mock.ts';
import { acknowledgementsOf, actionOf, errorsOf, testParent } from '#mocks/test-parent.ts';

// Monday 23 November 2026, 10:00 in Riyadh.
const mock = testMock({ clock: '2026-11-23T07:00:00Z' });

const huda = testParent('huda');
const hudaInArabic = testParent('huda', 'ar');
const noura = testParent('noura');

const idsOf = async (path: string) =>
  (await huda.get<OrderList>(path)).body.data.orders.map(({ id, status }) => [id, status]);

describe('orders after paying', () => {
  it('are current or historical, newest first', async () => {
    expect(await idsOf('/orders/current')).toEqual([
      [2053, 'confirmed'],
      [2051, 'in_progress'],
    ]);
    expect(await idsOf('/orders/history')).toEqual([
      [2031, 'cancelled'],
      [2018, 'completed'],
      [2009, 'completed'],
    ]);
    expect(await idsOf('/orders/history?per_page=2&page=2')).toEqual([[2009, 'completed']]);
    expect(await idsOf('/orders/history?status=cancelled')).toEqual([[2031, 'cancelled']]);
    expect(await idsOf('/orders/history?status=completed&per_page=1&page=2')).toEqual([[2009, 'completed']]);
    expect((await huda.get('/orders/history?status=draft')).status).toBe(400);
  });

  it('have the time of their cancellation', async () => {
    const cancelled = await huda.order(2031);
    const paidAt = new Date(cancelled.order_date ?? '');
    expect(cancelled.cancelled_at).toBe(new Date(paidAt.getTime() + 20 * 3_600_000).toISOString());
    expect((await huda.order(2018)).cancelled_at).toBeNull();
  });

  it('belong to their parent only', async () => {
    for (const path of ['/orders/2051', '/orders/2051/report', '/sub-orders/3022/deliveries', '/applicants/13']) {
      expect((await noura.get(path)).status, path).toBe(404);
    }
    expect((await noura.send('POST', '/orders/2053/cancel', { version: 1 })).status).toBe(404);
    expect((await noura.send('POST', '/sub-orders/3022/renew')).status).toBe(404);
  });

  it('stay the same if the student is changed or deleted', async () => {
    const before = (await huda.order(2018)).sub_orders[0];
    const { home_address, ...sara } = (await huda.get<ApplicantAnswer>('/applicants/11')).body.data.applicant;
    const { region: _region, neighbourhood: _neighbourhood, ...home } = home_address ?? {};
    const changed = await huda.send<ApplicantAnswer>('PUT', '/applicants/11', {
      name: 'Sara Huda Al Harbi',
      birth_date: sara.birth_date,
      school_id: 4,
      educational_level_id: 2,
      health_issues: [],
      allergens: [],
      home_address: home,
      delivery_target: 'home',
      conditions_accepted: true,
      conditions_version: '2026-09',
      version: sara.version,
    });
    expect(changed.status).toBe(200);
    expect((await huda.order(2018)).sub_orders[0]).toEqual(before);
  });
});

describe('cancelling', () => {
  it('a whole order within 72 hours of paying: all of it is refunded, and the lists follow', async () => {
    const order = await huda.order(2053);
    expect(actionOf(order, 'cancel')).toMatchObject({ allowed: true, refund: order.total });
    const stale = await huda.send<OrderAnswer>('POST', '/orders/2053/cancel', { version: order.version + 1 });
    expect(stale.body.errors).toMatchObject([{ code: 'stale_version' }]);

    const answer = await hudaInArabic.send<OrderAnswer>('POST', '/orders/2053/cancel', { version: order.version });
    expect(answer.body.message).toBe(`أُلغي الاشتراك، وسيُعاد إليك ${order.total} ر.س.`);
    expect(answer.body.data.order).toMatchObject({
      status: 'cancelled',
      payment: { status: 'refunded', refunded_amount: order.total },
    });
    expect((await idsOf('/orders/history'))[0]).toEqual([2053, 'cancelled']);
    const again = await huda.send<OrderAnswer>('POST', '/orders/2053/cancel', { version: order.version + 1 });
    expect(again.body.reason_code).toBe('already_cancelled');
    const all = await huda.deliveries(3041);
    expect(all.every(({ status }) => status === 'cancelled' || status === 'vacation')).toBe(true);
    const refunds = all.reduce((sum, { refund }) => sum + (refund === null ? 0 : fromWireMoney(refund)), 0);
    expect(refunds).toBe(fromWireMoney(order.total));
  });

  it('is refused after 72 hours, and allowed_actions has the reason before', async () => {
    const order = await huda.order(2051);
    expect(actionOf(order, 'cancel')).toMatchObject({ allowed: false, reason_code: 'too_late', refund: null });
    const answer = await hudaInArabic.send<OrderAnswer>('POST', '/sub-orders/3022/cancel', { version: order.version });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      reason_code: 'too_late',
      error: 'يمكن إلغاء الاشتراك خلال 72 ساعة من الدفع.',
      data: { order: { id: 2051 } },
    });
  });

  it('one day by the 48-hour rule: its price is refunded, the end stays', async () => {
    const before = await huda.order(2051);
    const deliveries = await huda.deliveries(3022);
    const free = deliveries.find(({ reason_code, refund }) => reason_code === null && refund !== null);
    expect(free?.date && free.date >= '2026-11-26').toBe(true);
    const answer = await huda.send<DeliveryAnswer>('POST', `/sub-orders/3022/deliveries/${free?.id}/cancel`);
    expect(answer.status).toBe(200);
    expect(answer.body.data.delivery).toMatchObject({
      status: 'cancelled',
      reason_code: 'cancelled_by_parent',
      refund: free?.refund,
      meals: [],
    });
    const [lama] = answer.body.data.order.sub_orders;
    expect(lama).toMatchObject({
      end_date: before.sub_orders[0]?.end_date,
      remaining_days: (before.sub_orders[0]?.remaining_days ?? 0) - 1,
    });
    const refunded = fromWireMoney(answer.body.data.order.payment?.refunded_amount ?? '');
    expect(refunded - fromWireMoney(before.payment?.refunded_amount ?? '')).toBe(fromWireMoney(free?.refund ?? ''));
    expect(answer.body.data.order.payment?.status).toBe('paid');

    const again = await huda.send<DeliveryAnswer>('POST', `/sub-orders/3022/deliveries/${free?.id}/cancel`);
    expect(again.body.reason_code).toBe('already_cancelled');
    const locked = deliveries.find(({ reason_code }) => reason_code === 'too_late');
    const late = await huda.send<DeliveryAnswer>('POST', `/sub-orders/3022/deliveries/${locked?.id}/cancel`);
    expect(late.body).toMatchObject({ reason_code: 'too_late' });
    expect((await huda.send('POST', '/sub-orders/3022/deliveries/302200001/cancel')).status).toBe(404);
  });
});

describe('off days after paying', () => {
  const ask = async (dates: string[], sub_order_id = 3022, parent = huda) =>
    parent.send<VacationAnswer>('POST', '/applicants/13/vacations', { sub_order_id, vacancy: dates });

  it('move the end as in the preview, in the order, the deliveries and the list', async () => {
    const dates = ['2026-12-02', '2026-12-01'];
    const preview = await huda.send<VacationPreviewAnswer>('POST', '/applicants/13/vacations/preview', {
      sub_order_id: 3022,
      vacancy: dates,
    });
    const before = (await huda.order(2051)).sub_orders[0];
    const answer = await ask(dates);
    expect(answer.status).toBe(201);
    expect(answer.body.message).toBe('Off day has been added successfully');
    const { vacation, period } = answer.body.data;
    expect(vacation).toMatchObject({ vacancy: ['2026-12-01', '2026-12-02'], month: '2026-12', status: 'scheduled' });
    expect(vacation.deletable_until).toBe('2026-11-28T21:00:00.000Z');
    expect(period).toMatchObject({ previous_end_date: before?.end_date, end_date: preview.body.data.preview.end_date });
    expect(period.end_date > (before?.end_date ?? '')).toBe(true);

    const after = (await huda.order(2051)).sub_orders[0];
    expect(after).toMatchObject({ end_date: period.end_date, number_of_days: before?.number_of_days });
    expect(after?.vacancy).toEqual(expect.arrayContaining(['2026-12-01', '2026-12-02']));
    const skipped = (await huda.deliveries(3022)).filter(({ status }) => status === 'skipped').map(({ date }) => date);
    expect(skipped).toEqual(after?.vacancy);

    const list = (await huda.get<VacationList>('/applicants/13/vacations')).body.data;
    expect(list.allowances.find(({ month }) => month === '2026-12')).toEqual({
      month: '2026-12',
      limit: 3,
      used: 2,
      left: 1,
      is_request_used: true,
    });

    const [news] = (await huda.get<NotificationList>('/notifications')).body.data.notifications;
    expect(news).toMatchObject({ type: 'off_day_added', entity_type: 'sub_order', entity_id: 3022, is_read: false });
    expect(news?.body).toBe('Lama Al Harbi’s subscription now ends on 17 December 2026.');

    const second = await ask(['2026-12-03'], 3022, hudaInArabic);
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({
      reason_code: 'month_used',
      error: 'سبق أن سجّلت الغياب في ديسمبر، ويُسجَّل مرة واحدة في الشهر.',
    });

    const back = await huda.send<VacationDeletedAnswer>('DELETE', `/applicants/13/vacations/${vacation.id}`);
    expect(back.body.data.period).toMatchObject({ end_date: before?.end_date, previous_end_date: period.end_date });
    expect((await ask(['2026-12-03'])).status).toBe(201);
  });

  it('can’t be removed after a lunch that they moved to the end was cancelled and refunded', async () => {
    const { vacation, period } = (await ask(['2026-12-01'])).body.data;
    expect([period.previous_end_date, period.end_date]).toEqual(['2026-12-15', '2026-12-16']);
    const cancel = async (on: string) => {
      const delivery = (await huda.deliveries(3022)).find(({ date }) => date === on);
      return huda.send<DeliveryAnswer>('POST', `/sub-orders/3022/deliveries/${delivery?.id}/cancel`);
    };
    const deletableUntil = async () =>
      (await huda.get<VacationList>('/applicants/13/vacations')).body.data.vacations.find(
        ({ id }) => id === vacation.id,
      )?.deletable_until;
    expect((await cancel('2026-12-15')).status).toBe(200);
    expect(await deletableUntil()).toBe(vacation.deletable_until);

    expect((await cancel('2026-12-16')).status).toBe(200);
    expect(await deletableUntil()).toBeNull();
    const back = await hudaInArabic.send<VacationDeletedAnswer>('DELETE', `/applicants/13/vacations/${vacation.id}`);
    expect(back.status).toBe(409);
    expect(back.body).toMatchObject({
      reason_code: 'delivery_cancelled',
      error: 'لا يمكن التراجع عن أيام الغياب بعد إلغاء توصيل تأجّل بسببها إلى نهاية الاشتراك.',
    });
    expect((await huda.order(2051)).sub_orders[0]?.end_date).toBe('2026-12-16');
    expect((await huda.deliveries(3022)).at(-1)).toMatchObject({ date: '2026-12-16', status: 'cancelled' });
  });

  it.each([
    ['a Friday and a day too near', ['2026-11-27', '2026-11-24'], ['vacancy.0: weekend', 'vacancy.1: too_early']],
    ['days of two months', ['2026-11-30', '2026-12-01'], ['vacancy.1: other_month']],
    ['after the end', ['2027-06-01'], ['vacancy.0: outside_period']],
    ['the day of a cancelled delivery', ['2026-11-29'], ['vacancy.0: delivery_cancelled']],
    ['a day that is off already', ['2026-11-10'], ['vacancy.0: already_off']],
  ])('%s: reported at its index', async (_what, dates, errors) => {
    const answer = await ask(dates);
    expect(answer.status).toBe(422);
    expect(errorsOf(answer)).toEqual(errors);
  });

  it('only of a running subscription of this student', async () => {
    expect((await ask(['2026-12-01'], 3011)).body.errors).toMatchObject([{ field: 'sub_order_id', code: 'not_found' }]);
    const over = await huda.send<VacationAnswer>('POST', '/applicants/11/vacations', {
      sub_order_id: 3011,
      vacancy: ['2026-12-01'],
    });
    expect(over.body.reason_code).toBe('not_running');
  });

  const renew = async (vacancy: string[] = []) =>
    huda.send<OrderAnswer>('POST', '/orders', {
      applicants: [{ applicant_id: 13, package_id: 2, start_date: '2026-12-20', number_of_months: 1, vacancy }],
    });

  const checkOut = async (order: Pick<Order, 'id' | 'version' | 'sub_orders'>) => {
    const { id, version } = order;
    const acknowledgements = acknowledgementsOf(order);
    const body = { version, acknowledgements, payment_method: 'mada', return_url: 'http://localhost:5173/checkout' };
    return huda.send<OrderAnswer>('POST', `/orders/${id}/checkout`, body, 'renewal-of-this-test');
  };

  const pay = async ({ body }: Awaited<ReturnType<typeof checkOut>>) =>
    mock.backend.act(async (at) => settle(body.data.order.payment?.id ?? 0, 'paid', at));

  const pauseOfLama = async () => actionOf((await huda.order(2051)).sub_orders[0], 'pause');

  it('count with those of the student’s next subscription', async () => {
    await ask(['2026-12-01', '2026-12-02']);
    expect((await renew(['2026-12-22', '2026-12-23'])).body.errors).toMatchObject([
      { field: 'applicants.0.vacancy.1', code: 'off_day_limit' },
    ]);
  });

  it('may not overlap the next subscription while it waits for its payment, and the reason is in allowed_actions', async () => {
    expect((await huda.order(2051)).sub_orders[0]?.end_date).toBe('2026-12-15');
    const { order } = (await renew()).body.data;
    const placed = await checkOut(order);
    const reaching = await ask(['2026-12-01', '2026-12-02', '2026-12-03']);
    expect(reaching.body.errors).toMatchObject([{ field: 'vacancy.2', code: 'overlap' }]);
    expect((await ask(['2026-11-26', '2026-11-30'])).body.data.period.end_date).toBe('2026-12-17');
    expect(await pauseOfLama()).toMatchObject({ allowed: false, reason_code: 'overlap' });
    await pay(placed);
    expect(await pauseOfLama()).toMatchObject({ allowed: false, reason_code: 'overlap' });
    expect((await ask(['2026-12-01'])).body.errors).toMatchObject([{ field: 'vacancy.0', code: 'overlap' }]);
  });

  it('are possible beside a draft, which is then refused at checkout with the reason', async () => {
    const { order } = (await renew()).body.data;
    await ask(['2026-11-26', '2026-11-30']);
    expect(await pauseOfLama()).toMatchObject({ allowed: true, reason_code: null });
    expect((await ask(['2026-12-01'])).body.data.period.end_date).toBe('2026-12-20');
    const refused = await checkOut(order);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      reason_code: 'changed',
      errors: [
        {
          field: 'sub_orders.0.start_date',
          code: 'start_passed',
          message: 'Lama Al Harbi has a subscription from 8 November 2026 until 20 December 2026.',
        },
      ],
    });
  });

  it('are one request per student and calendar month, also after a renewal', async () => {
    const { order } = (await renew()).body.data;
    await pay(await checkOut(order));
    const next = order.sub_orders[0]?.id ?? 0;

    expect((await ask(['2026-12-02'])).status).toBe(201);
    expect((await ask(['2026-12-22'], next)).body.reason_code).toBe('month_used');
    const { allowances } = (await huda.get<VacationList>('/applicants/13/vacations')).body.data;
    expect(allowances.filter((each) => each.is_request_used).map(({ month }) => month)).toEqual(['2026-12']);
    expect((await ask(['2027-01-05'], next)).status).toBe(201);
  });

  it('Faisal’s next school days are off days of the seeds: his subscription is paused', async () => {
    const faisal = (await huda.order(2051)).sub_orders[1];
    expect(faisal).toMatchObject({ status: 'paused', progress: null });
    expect(faisal?.vacancy).toEqual(['2026-11-23', '2026-11-24']);
    expect(actionOf(faisal, 'pause')).toMatchObject({ allowed: true });
  });
});

describe('a lunch under way', () => {
  it('has the time of each step that it reached, and none of later steps', async () => {
    const today = '2026-11-23';
    const deliveries = await huda.deliveries(3022);
    expect(deliveries.find(({ date }) => date === today)).toMatchObject({
      status: 'out_for_delivery',
      in_processing_at: '2026-11-23T03:00:00.000Z',
      out_for_delivery_at: '2026-11-23T06:30:00.000Z',
      delivered_at: null,
    });
    const others = deliveries.filter(({ date }) => date !== today);
    expect(others.every(({ status, delivered_at }) => (status === 'delivered') === (delivered_at !== null))).toBe(true);
  });
});

describe('rating', () => {
  it('once, a completed order', async () => {
    const answer = await huda.send<OrderAnswer>('POST', '/orders/2018/reviews', { rating: 4, feedback: '  ' });
    expect(answer.status).toBe(201);
    expect(answer.body.data.order.review).toMatchObject({ rating: 4, feedback: null });
    const twice = await hudaInArabic.send<OrderAnswer>('POST', '/orders/2018/reviews', { rating: 5 });
    expect(twice.body).toMatchObject({ reason_code: 'already_reviewed', error: 'قيّمت هذا الطلب من قبل.' });
    expect((await huda.send<OrderAnswer>('POST', '/orders/2051/reviews', { rating: 5 })).body.reason_code).toBe(
      'not_completed',
    );
    const none = await hudaInArabic.send<OrderAnswer>('POST', '/orders/2018/reviews', {});
    expect(none.body.errors).toMatchObject([{ field: 'rating', message: 'اختر تقييمًا من 1 إلى 5.' }]);
  });
});
