import { describe, expect, it } from 'vitest';
import type { DraftOrderAnswer, OrderAnswer } from '#src/api/generated/zod/schemas.ts';
import { toWireMoney } from '#src/domain/money.ts';
import { orderTotals } from '#src/domain/order-totals.ts';
import { testMock } from '#mocks/test-mock.ts';
import { errorsOf, testParent } from '#mocks/test-parent.ts';

// Thursday 26 November 2026, 10:00 in Riyadh: the earliest start is Sunday 29 November (rules.md#start-notice).
const mock = testMock({ clock: '2026-11-26T07:00:00Z' });

const noura = testParent('noura');
const nouraInArabic = testParent('noura', 'ar');
const maha = testParent('maha');
const huda = testParent('huda');

const rayan = {
  applicant_id: 14,
  package_id: 1,
  start_date: '2026-11-29',
  number_of_months: 1,
  vacancy: [] as string[],
};

const begin = async (changes: Partial<Record<keyof typeof rayan | 'number_of_weeks', unknown>> = {}, parent = noura) =>
  parent.send<OrderAnswer>('POST', '/orders', { applicants: [{ ...rayan, ...changes }] });

const choiceErrors = (answer: Awaited<ReturnType<typeof begin>>) =>
  errorsOf(answer).map((error) => error.replace('applicants.0.', ''));

describe('a choice that breaks a rule is reported at its field', () => {
  it.each([
    ['a Friday', { start_date: '2026-12-04' }, ['start_date: weekend']],
    ['the mid-year break', { start_date: '2027-01-10' }, ['start_date: vacation']],
    ['this week', { start_date: '2026-11-26' }, ['start_date: too_early']],
    ['a Tuesday', { start_date: '2026-12-01' }, ['start_date: not_sunday']],
    ['no months', { number_of_months: undefined }, ['number_of_months: months_required']],
    ['13 months', { number_of_months: 13 }, ['number_of_months: too_large']],
    ['0 months', { number_of_months: 0 }, ['number_of_months: too_small']],
    [
      'a weekly package without weeks',
      { package_id: 4, number_of_months: undefined },
      ['number_of_weeks: weeks_required'],
    ],
    ['months of a weekly package', { package_id: 4 }, ['number_of_weeks: weeks_required', 'number_of_months: invalid']],
    ['an unknown package', { package_id: 99 }, ['package_id: not_found']],
    ['another parent’s student', { applicant_id: 11 }, ['applicant_id: not_found']],
    ['an off day on a weekend', { vacancy: ['2026-12-04'] }, ['vacancy.0: weekend']],
    ['an off day after the end', { vacancy: ['2027-03-02'] }, ['vacancy.0: outside_period']],
    ['an off day twice', { vacancy: ['2026-12-01', '2026-12-01'] }, ['vacancy.1: taken']],
    [
      'a fourth off day in a month',
      { vacancy: ['2026-12-10', '2026-12-01', '2026-12-02', '2026-12-03'] },
      ['vacancy.0: off_day_limit'],
    ],
    ['an off day in a vacation', { start_date: '2027-01-03', vacancy: ['2027-01-11'] }, ['vacancy.0: vacation']],
  ])('%s', async (_what, changes, errors) => {
    const answer = await begin(changes);
    expect(answer.status).toBe(422);
    expect(choiceErrors(answer)).toEqual(errors);
    expect((await noura.get<DraftOrderAnswer>('/orders/draft')).body.data.order).toBeNull();
  });

  it('in the requested language, with the next possible start', async () => {
    const english = await begin({ start_date: '2026-12-01', number_of_months: undefined });
    expect(english.body.error).toEqual([
      'A subscription starts on a Sunday. The next possible one is 6 December 2026.',
      'Please Enter No. Months',
    ]);
    const arabic = await begin({ start_date: '2026-12-01', number_of_months: undefined }, nouraInArabic);
    expect(arabic.body.error).toEqual(['يبدأ الاشتراك يوم أحد. أقرب بداية ممكنة 6 ديسمبر 2026.', 'أدخل عدد الأشهر']);
  });

  it('a student too young on the start date', async () => {
    mock.set({ clock: '2021-01-05T07:00:00Z' });
    await mock.backend.reset();
    mock.set({ clock: '2016-09-22T07:00:00Z' });
    // Rayan's birthday is 30 September, nine years before the seeds' year. Born in 2012, he turns four on 30 September
    // 2016.
    const young = await begin({ start_date: '2016-09-25' });
    expect(choiceErrors(young)).toEqual(['applicant_id: out_of_age']);
    const fourByThen = await begin({ start_date: '2016-10-02' });
    expect(fourByThen.status).toBe(201);
  });

  it('a student outside the package’s own ages, when added and when changed', async () => {
    // Rayan is nine; package 7 is for ages 12 to 18.
    const refused = await begin({ package_id: 7 });
    expect(refused.status).toBe(422);
    expect(choiceErrors(refused)).toEqual(['applicant_id: out_of_age']);
    expect(refused.body.error).toEqual(['The student has to be 12 to 18 years old on the start date.']);
    const { order } = (await begin()).body.data;
    const changed = await noura.send<OrderAnswer>('PUT', `/orders/${order.id}/applicants/14`, {
      version: order.version,
      package_id: 7,
      start_date: rayan.start_date,
      number_of_months: 1,
      vacancy: [],
    });
    expect(changed.status).toBe(422);
    expect(changed.body.errors).toMatchObject([{ field: 'applicant_id', code: 'out_of_age' }]);
  });

  it('a second subscription in the period of a running one, with its dates', async () => {
    // Lama's subscription started in mid November, and Huda's cart is empty.
    const lama = (await huda.order(2051)).sub_orders[0];
    const answer = await huda.send<OrderAnswer>('POST', '/orders', {
      applicants: [{ ...rayan, applicant_id: 13, package_id: 2, start_date: '2026-12-06' }],
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.[0]).toMatchObject({ field: 'applicants.0.start_date', code: 'overlap' });
    const until = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    expect(answer.body.errors?.[0]?.message).toContain(`until ${until.format(new Date(lama?.end_date ?? ''))}`);
  });
});

describe('the draft', () => {
  it('adds up to the halala, with a package per student', async () => {
    const { order } = (await maha.get<DraftOrderAnswer>('/orders/draft')).body.data;
    const totals = orderTotals(
      [
        { priceHalalas: 25_000, deliveryFeeHalalas: 0, count: 1 },
        { priceHalalas: 32_000, deliveryFeeHalalas: 2_000, count: 2 },
      ],
      15,
    );
    expect(order).toMatchObject({
      subtotal: '890.00',
      delivery_amount: '40.00',
      vat_amount: toWireMoney(totals.vatHalalas),
      total: toWireMoney(totals.totalHalalas),
      package: null,
    });
    expect(order?.total).toBe('1069.50');
  });

  it('is the only one: a second is refused with the first', async () => {
    const answer = await maha.send<OrderAnswer>('POST', '/orders', { applicants: [{ ...rayan, applicant_id: 15 }] });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ reason_code: 'order_exists', data: { order: { id: 2054 } } });
  });

  it('changes only with its newest version', async () => {
    const change = { package_id: 4, start_date: '2026-12-06', number_of_weeks: 2, vacancy: [] };
    const changed = await maha.send<OrderAnswer>('PUT', '/orders/2054/applicants/15', { ...change, version: 1 });
    expect(changed.status).toBe(200);
    expect(changed.body.data.order).toMatchObject({ version: 2, package: null });
    expect(changed.body.data.order.sub_orders[0]).toMatchObject({
      number_of_weeks: 2,
      number_of_months: null,
      end_date: '2026-12-17',
    });

    const stale = await maha.send<OrderAnswer>('PUT', '/orders/2054/applicants/15', { ...change, version: 1 });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({
      reason_code: 'changed',
      errors: [{ field: 'version', code: 'stale_version' }],
      data: { order: { version: 2 } },
    });
  });

  it('takes each student once, removes them, and is deleted with the last', async () => {
    const twice = await maha.send<OrderAnswer>('POST', '/orders/2054/applicants', {
      ...rayan,
      applicant_id: 15,
      version: 1,
    });
    expect(twice.body.errors).toMatchObject([{ field: 'applicant_id', code: 'taken' }]);

    const left = await maha.send<DraftOrderAnswer>('DELETE', '/orders/2054/applicants/16?version=1');
    expect(left.body.data.order).toMatchObject({ version: 2, total: '287.50', package: { id: 1 } });
    const back = await maha.send<OrderAnswer>('POST', '/orders/2054/applicants', {
      ...rayan,
      applicant_id: 16,
      version: 2,
    });
    expect(back.status).toBe(201);
    expect(back.body.data.order).toMatchObject({ version: 3, total: '575.00' });
    await maha.send('DELETE', '/orders/2054/applicants/16?version=3');
    const none = await maha.send<DraftOrderAnswer>('DELETE', '/orders/2054/applicants/15?version=4');
    expect(none.body.data.order).toBeNull();
    expect((await maha.get('/orders/2054')).status).toBe(404);
  });

  it('never gets the id of a deleted one, which another tab may still show', async () => {
    const first = (await begin()).body.data.order;
    await noura.send('DELETE', `/orders/${first.id}/applicants/14?version=1`);
    const second = (await begin()).body.data.order;
    expect(second.id).not.toBe(first.id);
    expect(second.sub_orders[0]?.id).not.toBe(first.sub_orders[0]?.id);
    const stale = await noura.send('DELETE', `/orders/${first.id}/applicants/14?version=1`);
    expect(stale.status).toBe(404);
  });

  it('loses a student who is deleted', async () => {
    expect((await maha.send('DELETE', '/applicants/16')).status).toBe(204);
    const { order } = (await maha.get<DraftOrderAnswer>('/orders/draft')).body.data;
    expect(order?.sub_orders.map(({ applicant_id }) => applicant_id)).toEqual([15]);
  });

  it('belongs to its parent alone', async () => {
    expect((await noura.get('/orders/2054')).status).toBe(404);
    const foreign = await noura.send('PUT', '/orders/2054/applicants/15', {
      package_id: 1,
      start_date: '2026-11-29',
      number_of_months: 1,
      vacancy: [],
      version: 1,
    });
    expect(foreign.status).toBe(404);
  });

  it('makes the period longer by off days, at the same price', async () => {
    const plain = (await begin()).body.data.order;
    const id = plain.id;
    expect(plain.sub_orders[0]?.end_date).toBe('2026-12-28');
    const changed = await noura.send<OrderAnswer>('PUT', `/orders/${id}/applicants/14`, {
      package_id: 1,
      start_date: '2026-11-29',
      number_of_months: 1,
      vacancy: ['2026-12-09', '2026-12-02'],
      version: 1,
    });
    expect(changed.body.data.order).toMatchObject({ total: plain.total });
    expect(changed.body.data.order.sub_orders[0]).toMatchObject({
      vacancy: ['2026-12-02', '2026-12-09'],
      end_date: '2026-12-30',
    });
  });
});
