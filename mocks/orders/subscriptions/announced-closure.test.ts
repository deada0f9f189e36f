import { beforeEach, describe, expect, it } from 'vitest';
import type {
  ApplicantAnswer,
  NotificationList,
  Order,
  OrderAnswer,
  OrderEventList,
  OrderReportAnswer,
} from '#src/api/generated/zod/schemas.ts';
import { fromWireMoney } from '#src/domain/money.ts';
import { addDays } from '#src/domain/riyadh-date.ts';
import { type ProviderChoice, settle } from '#mocks/provider/outcome.ts';
import { testMock } from '#mocks/test-mock.ts';
import { acknowledgementsOf, testParent } from '#mocks/test-parent.ts';
import { announceClosure } from './announced-closure.ts';

// Thursday 26 November 2026, 10:00 in Riyadh.
const mock = testMock({ clock: '2026-11-26T07:00:00Z' });
const reem = testParent('reem');
const name = { name: 'Water outage', arabic_name: 'انقطاع الماء' };
const schoolId = 3;
const place = { scope: 'school', region_id: null, school_id: schoolId } as const;

const close = async (...days: string[]) => mock.backend.act(async (now) => announceClosure({ name, days, place }, now));

/** Places a draft, which then waits for its payment. */
async function placed(order: Order): Promise<Order> {
  const { version } = (await reem.get<OrderAnswer>('/orders/draft')).body.data.order;
  const body = { version, acknowledgements: acknowledgementsOf(order), payment_method: 'mada' };
  const path = `/orders/${order.id}/checkout`;
  const answer = await reem.send<OrderAnswer>('POST', path, { ...body, return_url: 'http://localhost:5173/checkout' });
  return answer.body.data.order;
}

/** Ends the payment of a placed order; returns the order afterwards. */
async function settled({ id, payment }: Order, choice: ProviderChoice): Promise<Order> {
  await mock.backend.act(async (now) => settle(payment?.id ?? 0, choice, now));
  return reem.order(id);
}

/** Pays a draft; returns the paid order. */
const paid = async (order: Order): Promise<Order> => settled(await placed(order), 'paid');

/** A draft of one month for the student. */
async function draft(start_date: string): Promise<Order> {
  const applicants = [{ applicant_id: studentId, package_id: 1, start_date, number_of_months: 1, vacancy: [] }];
  return (await reem.send<OrderAnswer>('POST', '/orders', { applicants })).body.data.order;
}

let studentId: number;
let first: Order;
const idOf = (order: Order) => order.sub_orders[0]?.id ?? 0;
const deliveriesOf = async (order: Order) => reem.deliveries(idOf(order));
const lunchesOf = async (order: Order) =>
  (await deliveriesOf(order))
    .filter(({ status }) => !['cancelled', 'skipped', 'vacation'].includes(status))
    .map(({ date }) => date);
const eventsOf = async (order: Order) =>
  (await reem.get<OrderEventList>(`/orders/${order.id}/events`)).body.data.order_events;
const notificationsOf = async () => (await reem.get<NotificationList>('/notifications')).body.data.notifications;
const lastNoteOf = async (order: Order) =>
  (await reem.get<OrderReportAnswer>(`/orders/${order.id}/report`)).body.data.report.credit_notes.at(-1);

beforeEach(async () => {
  const student = {
    name: 'لين الزهراني',
    birth_date: '2018-03-11',
    school_id: schoolId,
    educational_level_id: 2,
    health_issues: [],
    allergens: [],
    home_address: null,
    delivery_target: 'school',
    conditions_accepted: true,
    conditions_version: '2026-09',
  };
  const added = await reem.send<ApplicantAnswer>('POST', '/applicants', student);
  studentId = added.body.data.applicant.id;
  first = await paid(await draft('2026-11-29'));
});

describe('a closure after a paid renewal', () => {
  it('refunds the lunches that find no day before the renewal, so that no day has two', async () => {
    expect(first.sub_orders[0]?.end_date).toBe('2026-12-28');
    mock.set({ clock: '2026-12-16T07:00:00Z' });
    const { order } = (await reem.send<OrderAnswer>('POST', `/sub-orders/${idOf(first)}/renew`)).body.data;
    const second = await paid(order);
    expect(second.sub_orders[0]?.start_date).toBe('2027-01-03');
    const prices = new Map((await deliveriesOf(first)).map(({ date, refund }) => [date, refund]));
    const events = await eventsOf(first);
    // Seven lunches, and three school days before the renewal.
    await close('2026-12-20', '2026-12-21', '2026-12-22', '2026-12-23', '2026-12-24', '2026-12-27', '2026-12-28');

    const [before, after] = [await lunchesOf(first), await lunchesOf(second)];
    expect(before.filter((on) => after.includes(on))).toEqual([]);
    expect(before.slice(-3)).toEqual(['2026-12-29', '2026-12-30', '2026-12-31']);
    expect([before.length, after.length]).toEqual([18, 22]);
    const credited = (await deliveriesOf(first)).filter(({ status }) => status === 'cancelled');
    expect(credited.map(({ date, refund, reason }) => [date, refund, reason])).toEqual(
      ['2026-12-20', '2026-12-21', '2026-12-22', '2026-12-23'].map((on) => [on, prices.get(on), name]),
    );

    const back = credited.reduce((sum, { refund }) => sum + fromWireMoney(refund ?? ''), 0);
    const note = await lastNoteOf(first);
    expect([note?.reason_code, fromWireMoney(note?.total ?? '')]).toEqual(['closure', back]);
    expect((await reem.order(first.id)).payment?.refunded_amount).toBe(note?.total);
    expect((await eventsOf(first)).slice(events.length)).toMatchObject([
      { type: 'closure_credited', current: { dates: credited.map(({ date }) => date) } },
      { type: 'refunded' },
      { type: 'closure', current: { dates: ['2026-12-24', '2026-12-27', '2026-12-28'], end_date: '2026-12-31' } },
    ]);
    const sent = (await notificationsOf()).filter(({ title }) => title === name.name).map(({ body }) => body);
    expect(sent).toHaveLength(2);
    expect(sent.join()).toMatch(
      /added at the end: the last one is now on 31 December 2026.*from 20 December 2026 to 23 December 2026. These lunches are refunded/,
    );
  });

  it('moves the lunches to the end if the renewal is not paid', async () => {
    const endsOn = first.sub_orders[0]?.end_date ?? '';
    mock.set({ clock: `${addDays(endsOn, -6)}T07:00:00Z` });
    await reem.send('POST', `/sub-orders/${idOf(first)}/renew`);
    await close(...(await lunchesOf(first)).filter((on) => addDays(endsOn, -3) <= on));
    expect(await lunchesOf(first)).toHaveLength(22);
    expect(await lastNoteOf(first)).toBeUndefined();
  });
});

describe('a closure after the cancellation of a subscription', () => {
  it('refunds the lunches that would still have arrived', async () => {
    // Sunday, 09:00 in Riyadh: the lunches of Sunday and Monday still arrive.
    mock.set({ clock: '2026-11-29T06:00:00Z' });
    await reem.send('POST', `/sub-orders/${idOf(first)}/cancel`, { version: first.version });
    expect(await lunchesOf(first)).toEqual(['2026-11-29', '2026-11-30']);
    const price = fromWireMoney(first.total) - fromWireMoney((await lastNoteOf(first))?.total ?? '0.00');
    await close('2026-11-30', '2026-12-01');

    expect(await lunchesOf(first)).toEqual(['2026-11-29']);
    const closed = (await deliveriesOf(first)).find(({ date }) => date === '2026-11-30');
    expect(closed).toMatchObject({ status: 'cancelled', reason_code: 'vacation', reason: { name: name.name } });
    const note = await lastNoteOf(first);
    const back = fromWireMoney(note?.total ?? '0.00');
    expect([note?.reason_code, Math.abs(price - 2 * back) <= 1]).toEqual(['closure', true]);
    expect(fromWireMoney((await reem.order(first.id)).payment?.refunded_amount ?? '')).toBe(
      fromWireMoney(first.total) - price + back,
    );
    const sent = (await notificationsOf()).find(({ title }) => title === name.name);
    expect(sent?.body).toMatch(/refunded/);
  });
});

describe('a closure while an order waits for its payment', () => {
  const week = ['2027-01-31', '2027-02-01', '2027-02-02', '2027-02-03', '2027-02-04'];
  const titled = async () => (await notificationsOf()).filter(({ title }) => title === name.name);

  it('refunds the lunches that find no day before a paid later subscription, once the order is paid', async () => {
    const later = await paid(await draft('2027-02-14'));
    const waiting = await placed(await draft('2027-01-03'));
    expect(waiting).toMatchObject({ status: 'pending_payment', sub_orders: [{ end_date: '2027-02-08' }] });
    // Five lunches, and three school days before the later subscription.
    await close(...week);
    expect(await titled()).toEqual([]);
    const order = await settled(waiting, 'paid');

    const [before, after] = [await lunchesOf(order), await lunchesOf(later)];
    expect(before.filter((on) => after.includes(on))).toEqual([]);
    expect(before.slice(-3)).toEqual(['2027-02-09', '2027-02-10', '2027-02-11']);
    expect([before.length, after.length]).toEqual([20, 22]);
    const credited = (await deliveriesOf(order)).filter(({ status }) => status === 'cancelled');
    expect(credited.map(({ date, reason }) => [date, reason])).toEqual(week.slice(0, 2).map((on) => [on, name]));

    const back = credited.reduce((sum, { refund }) => sum + fromWireMoney(refund ?? ''), 0);
    const note = await lastNoteOf(order);
    expect([note?.reason_code, fromWireMoney(note?.total ?? '')]).toEqual(['closure', back]);
    expect(order.payment?.refunded_amount).toBe(note?.total);
    const closed = { current: { dates: week.slice(2), end_date: '2027-02-11' }, previous: { end_date: '2027-02-08' } };
    expect(await eventsOf(order)).toMatchObject([
      { type: 'placed' },
      { type: 'paid' },
      { type: 'closure_credited', current: { dates: week.slice(0, 2) } },
      { type: 'refunded' },
      { type: 'closure', ...closed },
      { type: 'renewal_of', current: { end_date: '2027-02-11' } },
    ]);
    expect(await titled()).toHaveLength(2);
  });

  it('moves the lunches to the end without a later subscription, those of each closure after the other', async () => {
    const waiting = await placed(await draft('2027-01-03'));
    await close('2027-02-08');
    await close('2027-02-09');
    const elsewhere = { ...place, school_id: schoolId + 1 };
    await mock.backend.act(async (now) => announceClosure({ name, days: ['2027-02-07'], place: elsewhere }, now));
    const order = await settled(waiting, 'paid');
    expect(await lunchesOf(order)).toHaveLength(22);
    expect(await lastNoteOf(order)).toBeUndefined();
    const closures = (await eventsOf(order)).filter(({ type }) => type === 'closure');
    expect(closures.map(({ previous, current }) => [current.dates, previous?.end_date, current.end_date])).toEqual([
      [['2027-02-08'], '2027-02-08', '2027-02-09'],
      [['2027-02-09'], '2027-02-09', '2027-02-10'],
    ]);
    expect(await titled()).toHaveLength(2);
  });

  it('is part of the terms of an order that was placed again after its payment expired', async () => {
    const waiting = await placed(await draft('2027-01-03'));
    await close(...week);
    mock.set({ clock: '2026-11-26T08:00:00Z' });
    const changed = await reem.order(waiting.id);
    expect(changed).toMatchObject({ status: 'draft', sub_orders: [{ end_date: '2027-02-15' }] });
    const order = await paid(changed);
    expect(order).toMatchObject({ status: 'confirmed', sub_orders: [{ end_date: '2027-02-15' }] });
    expect((await eventsOf(order)).map(({ type }) => type)).not.toContain('closure');
    expect(await titled()).toEqual([]);
  });
});

it('a closure is refused once the first day’s lunches are being cooked', async () => {
  mock.set({ clock: '2026-11-30T03:00:00Z' });
  await expect(close('2026-11-30')).rejects.toThrow(RangeError);
});

it('leaves the days of a subscription that was cancelled before as they were', async () => {
  const { version } = first;
  expect((await reem.send('POST', `/sub-orders/${idOf(first)}/cancel`, { version })).status).toBe(200);
  mock.set({ clock: '2026-11-26T08:00:00Z' });
  const before = await deliveriesOf(first);
  const order = await reem.order(first.id);
  await close('2026-12-08', '2026-12-09');
  expect(await deliveriesOf(first)).toEqual(before);
  expect(await reem.order(first.id)).toEqual(order);
});
