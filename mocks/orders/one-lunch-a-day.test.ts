import { beforeEach, describe, expect, it } from 'vitest';
import type {
  ApplicantAnswer,
  Order,
  OrderAnswer,
  OrderEventList,
  VacationAnswer,
  VacationList,
  VacationPreviewAnswer,
} from '#src/api/generated/zod/schemas.ts';
import { settle } from '#mocks/provider/outcome.ts';
import { testMock } from '#mocks/test-mock.ts';
import { acknowledgementsOf, errorsOf, testParent } from '#mocks/test-parent.ts';
import { announceClosure } from './subscriptions/announced-closure.ts';

// Thursday 26 November 2026, 10:00 in Riyadh.
const mock = testMock({ clock: '2026-11-26T07:00:00Z' });
const reem = testParent('reem');

const student = {
  name: 'لين الزهراني',
  birth_date: '2018-03-11',
  school_id: 3,
  educational_level_id: 2,
  health_issues: [],
  allergens: [] as object[],
  home_address: null,
  delivery_target: 'school',
  conditions_accepted: true,
  conditions_version: '2026-09',
};

let studentId: number;

beforeEach(async () => {
  studentId = (await reem.send<ApplicantAnswer>('POST', '/applicants', student)).body.data.applicant.id;
});

async function close(school_id: number, ...days: string[]): Promise<void> {
  const name = { name: 'Water outage', arabic_name: 'انقطاع الماء' };
  const place = { scope: 'school', region_id: null, school_id } as const;
  await mock.backend.act(async (now) => announceClosure({ name, days, place }, now));
}

/** A draft of one month for the student. */
async function draft(start_date: string, vacancy: string[] = []): Promise<Order> {
  const applicants = [{ applicant_id: studentId, package_id: 1, start_date, number_of_months: 1, vacancy }];
  return (await reem.send<OrderAnswer>('POST', '/orders', { applicants })).body.data.order;
}

async function checkout(order: Order) {
  const body = { version: order.version, acknowledgements: acknowledgementsOf(order), payment_method: 'mada' };
  const path = `/orders/${order.id}/checkout`;
  return reem.send<OrderAnswer>('POST', path, { ...body, return_url: 'http://localhost:5173/checkout' });
}

async function paid(order: Order): Promise<Order> {
  const { payment } = (await checkout(order)).body.data.order;
  await mock.backend.act(async (now) => settle(payment?.id ?? 0, 'paid', now));
  return reem.order(order.id);
}

const subOrderOf = ({ sub_orders: [subOrder] }: Order) => {
  if (!subOrder) throw new Error('The order has no subscription');
  return subOrder;
};

const lunchesOf = async (order: Order) =>
  (await reem.deliveries(subOrderOf(order).id)).flatMap(({ date, status }) =>
    ['cancelled', 'skipped', 'vacation'].includes(status) ? [] : [date],
  );

/** Requests off days; the end that the preview shows, the end in the reply, and the id of the request. */
async function takeOff(order: Order, ...vacancy: string[]) {
  const body = { sub_order_id: subOrderOf(order).id, vacancy };
  const path = `/applicants/${studentId}/vacations`;
  const { preview } = (await reem.send<VacationPreviewAnswer>('POST', `${path}/preview`, body)).body.data;
  const { period, vacation } = (await reem.send<VacationAnswer>('POST', path, body)).body.data;
  return { id: vacation.id, ends: [preview.end_date, period.end_date] };
}

const cart = async () => (await reem.get<OrderAnswer>('/orders/draft')).body.data.order;

describe('a student whose order waits for its payment', () => {
  const change = async (version: number, changes: Partial<typeof student>, parent = reem) =>
    parent.send<ApplicantAnswer>('PUT', `/applicants/${studentId}`, { ...student, ...changes, version });

  it('stays at the school that the days were sold for, and can change everything else', async () => {
    await paid(await draft('2027-01-03'));
    await close(2, '2026-12-20', '2026-12-21', '2026-12-22', '2026-12-23', '2026-12-24', '2026-12-27', '2026-12-28');
    const { order } = (await checkout(await draft('2026-11-29'))).body.data;
    expect(order.sub_orders[0]?.end_date).toBe('2026-12-28');

    const refused = await change(1, { school_id: 2 });
    expect([refused.status, errorsOf(refused)]).toEqual([422, ['school_id: payment_open']]);
    const inArabic = await change(1, { school_id: 2 }, testParent('reem', 'ar'));
    expect(inArabic.body.error).toEqual(['لا يمكن تغيير مدرسة لين الزهراني ما دام الطلب ينتظر الدفع.']);
    const allergens = [{ code: 'milk', severity: 'severe' }];
    expect((await change(1, { allergens })).status).toBe(200);

    mock.set({ clock: '2026-11-26T07:31:00Z' });
    expect((await change(2, { allergens, school_id: 2 })).status).toBe(200);
    const again = await checkout(await cart());
    expect([again.status, again.body.reason_code]).toEqual([409, 'changed']);
  });
});

it('an off day of a cancelled subscription stays: the history ends with the cancellation', async () => {
  const order = await paid(await draft('2026-11-29'));
  const { id } = await takeOff(order, '2026-12-15');
  const { version } = await reem.order(order.id);
  expect((await reem.send('POST', `/orders/${order.id}/cancel`, { version })).status).toBe(200);
  const path = `/applicants/${studentId}/vacations`;
  const refused = await reem.send('DELETE', `${path}/${id}`);
  expect([refused.status, refused.body.reason_code]).toEqual([409, 'not_running']);
  const { vacations } = (await reem.get<VacationList>(path)).body.data;
  expect(vacations.map(({ deletable_until }) => deletable_until)).toEqual([null]);
  const events = (await reem.get<OrderEventList>(`/orders/${order.id}/events`)).body.data.order_events;
  expect(events.map(({ type }) => type)).not.toContain('off_days_taken_back');
});

describe('an off day after the end of a subscription that became shorter', () => {
  const takeBack = async (id: number) => reem.send('DELETE', `/applicants/${studentId}/vacations/${id}`);
  const requested = async () =>
    (await reem.get<VacationList>(`/applicants/${studentId}/vacations`)).body.data.vacations.map(
      ({ vacancy }) => vacancy,
    );

  it('is gone with the request that had made the subscription longer', async () => {
    mock.set({ clock: '2026-10-22T07:00:00Z' });
    const first = await paid(await draft('2026-10-25'));
    const { id } = await takeOff(first, '2026-11-24', '2026-11-25', '2026-11-26');
    expect((await takeOff(first, '2026-12-02')).ends).toEqual(['2026-12-06', '2026-12-06']);
    await takeBack(id);
    expect(await requested()).toEqual([]);

    const second = await paid(await draft('2026-12-06'));
    const { ends } = await takeOff(first, '2026-11-24', '2026-11-25', '2026-11-26');
    expect(ends).toEqual(['2026-12-03', '2026-12-03']);
    const [before, after] = [await lunchesOf(first), await lunchesOf(second)];
    expect(before.filter((on) => after.includes(on))).toEqual([]);
    expect(await requested()).toEqual([['2026-11-24', '2026-11-25', '2026-11-26']]);
  });

  it('is not bought with an order that another school made shorter', async () => {
    await close(3, '2026-12-20', '2026-12-21', '2026-12-22', '2026-12-23', '2026-12-24');
    await draft('2026-11-29', ['2026-12-31']);
    await reem.send('PUT', `/applicants/${studentId}`, { ...student, school_id: 2, version: 1 });
    const first = await paid(await cart());
    expect(subOrderOf(first)).toMatchObject({ end_date: '2026-12-28', vacancy: [] });

    const second = await paid(await draft('2027-01-03'));
    const { ends } = await takeOff(first, '2026-12-15', '2026-12-16', '2026-12-17');
    expect(ends).toEqual(['2026-12-31', '2026-12-31']);
    const [before, after] = [await lunchesOf(first), await lunchesOf(second)];
    expect(before.filter((on) => after.includes(on))).toEqual([]);
  });
});
