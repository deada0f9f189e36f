import { describe, expect, it } from 'vitest';
import type {
  Applicant,
  ApplicantAnswer,
  NotificationList,
  OrderAnswer,
  OrderEvent,
  OrderEventList,
  OrderReportAnswer,
} from '#src/api/generated/zod/schemas.ts';
import { accountOf } from '#mocks/personas.ts';
import { settle } from '#mocks/provider/outcome.ts';
import { db, snapshotErrors, takeSnapshot } from '#mocks/store/db.ts';
import { testMock } from '#mocks/test-mock.ts';
import { acknowledgementsOf, type TestParent, testParent } from '#mocks/test-parent.ts';

// Monday 23 November 2026, 10:00 in Riyadh.
const mock = testMock({ clock: '2026-11-23T07:00:00Z' });
const huda = testParent('huda');

const historyOf = async (id: number, parent: TestParent = huda): Promise<OrderEvent[]> =>
  (await parent.get<OrderEventList>(`/orders/${id}/events`)).body.data.order_events;
const notifications = async (parent: TestParent = huda) =>
  (await parent.get<NotificationList>('/notifications?page_size=100')).body.data.notifications;

/** The events that a step adds to an order. The earlier ones stay, and each new one has one notification. */
async function addedTo(id: number, step: () => unknown): Promise<OrderEvent[]> {
  const before = await historyOf(id);
  await step();
  const after = await historyOf(id);
  expect(after.slice(0, before.length)).toEqual(before);
  const added = after.slice(before.length);
  const sent = await notifications();
  for (const event of added) {
    const about = sent.filter(({ order_event_id }) => order_event_id === event.id);
    expect(about).toMatchObject([{ order_id: id, created_at: event.occurred_at }]);
    expect(about[0]?.arabic_body).toMatch(/[\u0600-\u06FF]/u);
  }
  return added;
}

const play = (scenario: string) => async () => {
  mock.set({ scenario });
  await huda.get('/settings');
};

const inputOf = async (id: number, changes: Partial<Applicant>) => {
  const { applicant } = (await huda.get<ApplicantAnswer>(`/applicants/${id}`)).body.data;
  const { home_address, health_issues, allergens } = applicant;
  const fields = [
    'name',
    'arabic_name',
    'birth_date',
    'school_id',
    'educational_level_id',
    'delivery_target',
    'version',
  ];
  const kept = Object.fromEntries(Object.entries(applicant).filter(([name]) => fields.includes(name)));
  const home = home_address && (({ region: _region, neighbourhood: _neighbourhood, ...rest }) => rest)(home_address);
  return {
    ...kept,
    health_issues: health_issues.map(({ health_issue_id, description }) => ({ health_issue_id, description })),
    allergens: allergens.map(({ code, severity }) => ({ code, severity })),
    home_address: home,
    conditions_accepted: true,
    conditions_version: '2026-09',
    ...changes,
  };
};

describe('a receipt of a change', () => {
  it('G14 of a dish that the kitchen replaced has the old and the new one, the day and the reason', async () => {
    const [swapped, ...others] = await addedTo(2051, play('menu-changed'));
    expect(others).toEqual([]);
    expect(swapped?.type).toBe('dish_swapped');
    expect(swapped).toMatchObject({
      actor: 'company',
      sub_order_id: 3022,
      reason: { name: 'The vegetables did not arrive in the morning.' },
      previous: { dishes: [{ date: '2026-11-24', dish: { name: expect.any(String) as unknown } }] },
    });
    const served = (await huda.deliveries(3022)).find(({ date }) => date === '2026-11-24');
    expect(swapped?.current.dishes?.map(({ dish }) => dish?.name)).toEqual(served?.meals.map(({ name }) => name));
    expect(swapped?.current.dishes).not.toEqual(swapped?.previous?.dishes);
  });

  it('G14 of a dish replaced for a new allergy names no allergen', async () => {
    const [swapped] = await addedTo(2051, play('allergy-added'));
    expect(swapped).toMatchObject({ type: 'dish_swapped', reason: null });
    expect(swapped?.current.dishes?.length).toBeGreaterThan(0);
    expect(JSON.stringify(swapped)).not.toMatch(/allergen|severe|شديدة/iu);
  });

  it('G15 of the closure of one school is in the orders of its students alone', async () => {
    const ends = (await huda.order(2051)).sub_orders.map(({ end_date }) => end_date);
    const [closure, ...others] = await addedTo(2051, play('school-closed'));
    expect(others).toEqual([]);
    expect(closure).toMatchObject({
      type: 'closure',
      actor: 'company',
      sub_order_id: 3022,
      reason: { name: 'Closed for maintenance', arabic_name: 'إغلاق المدرسة للصيانة' },
      previous: { end_date: ends[0] },
      current: { dates: ['2026-11-30', '2026-12-01'] },
    });
    expect(closure?.current.end_date).toBe((await huda.order(2051)).sub_orders[0]?.end_date);
  });

  it('G15 of a closure that is refunded has one notification for the closure and one for the refund', async () => {
    const added = await addedTo(2051, play('closure-credited'));
    expect(added.map(({ type }) => type)).toEqual(['closure_credited', 'refunded']);
    expect(added[0]).toMatchObject({ reason: { name: 'School closed, water outage' }, current: { end_date: null } });
  });

  it('G15 of a refunded closure says of the other students of the school that their end moves', async () => {
    const faisal = (await huda.order(2051)).sub_orders[1];
    await mock.backend.act(async () => {
      await db.subOrders.update((query) => query.where({ id: faisal?.id ?? 0 }), {
        data(subOrder) {
          if (subOrder.student) Object.assign(subOrder.student, { school_id: 1 });
        },
      });
    });
    const added = await addedTo(2051, play('closure-credited'));
    expect(added.map(({ type, sub_order_id }) => [type, sub_order_id])).toEqual([
      ['closure_credited', 3022],
      ['refunded', null],
      ['closure', faisal?.id],
    ]);
    const moved = (await huda.order(2051)).sub_orders[1]?.end_date;
    expect(added[2]).toMatchObject({ previous: { end_date: faisal?.end_date }, current: { end_date: moved } });
    expect(moved).not.toBe(faisal?.end_date);
  });

  it('G16 of a renewal names the other order, in the history of both', async () => {
    mock.set({ clock: '2026-12-03T07:00:00Z' });
    const { order } = (await huda.send<OrderAnswer>('POST', '/sub-orders/3022/renew', {})).body.data;
    const body = {
      version: order.version,
      acknowledgements: acknowledgementsOf(order),
      payment_method: 'mada',
      return_url: 'http://localhost:5173/checkout',
    };
    const placed = await huda.send<OrderAnswer>('POST', `/orders/${order.id}/checkout`, body);
    const [renewed] = await addedTo(2051, async () =>
      mock.backend.act(async (now) => settle(placed.body.data.order.payment?.id ?? 0, 'paid', now)),
    );
    const earlier = (await huda.order(2051)).order_number;
    expect(renewed).toMatchObject({
      type: 'renewed',
      sub_order_id: 3022,
      related_order: { id: order.id, order_number: order.order_number },
    });
    const origin = (await historyOf(order.id)).at(-1);
    expect(origin).toMatchObject({
      type: 'renewal_of',
      sub_order_id: order.sub_orders[0]?.id,
      related_order: { id: 2051, order_number: earlier },
      previous: { end_date: renewed?.previous?.end_date },
    });
  });

  it('G17 of another school says that the paid order keeps its own', async () => {
    const before = (await huda.order(2051)).sub_orders[0];
    const changes = { school_id: 2 };
    const [kept, ...others] = await addedTo(2051, async () => {
      const answer = await huda.send('PUT', '/applicants/13', await inputOf(13, changes));
      expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
    });
    expect(others).toEqual([]);
    const { applicant } = (await huda.get<ApplicantAnswer>('/applicants/13')).body.data;
    expect(kept).toMatchObject({
      type: 'school_kept',
      actor: 'parent',
      sub_order_id: 3022,
      previous: { school: before?.school },
      current: { school: { name: applicant.school.name, arabic_name: applicant.school.arabic_name }, address: null },
    });
    const after = (await huda.order(2051)).sub_orders[0];
    expect([after?.school, after?.delivery_address]).toEqual([before?.school, before?.delivery_address]);
    const [newest] = await notifications();
    expect(newest).toMatchObject({ type: 'order_place_kept', order_event_id: kept?.id });
    expect(newest?.body).toContain(before?.school.name);
  });

  it('G17 of another address has the old and the new one; saving the same adds nothing', async () => {
    const before = (await huda.order(2051)).sub_orders[0];
    expect(before?.delivery_target).toBe('school');
    const home_address = { short_address: 'RAHA4411' } as unknown as Applicant['home_address'];
    const toHome = { delivery_target: 'home', home_address } as const;
    const move = async () => {
      const answer = await huda.send('PUT', '/applicants/13', await inputOf(13, toHome));
      expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
    };
    const [kept] = await addedTo(2051, move);
    expect(kept).toMatchObject({ type: 'address_kept', previous: { address: before?.school_address } });
    expect(kept?.current.address?.name).toContain('RAHA4411');
    expect((await huda.order(2051)).sub_orders[0]?.delivery_address).toEqual(before?.delivery_address);
    expect(await addedTo(2051, move)).toEqual([]);
    const back = await inputOf(13, { delivery_target: 'school' });
    const [again] = await addedTo(2051, async () => huda.send('PUT', '/applicants/13', back));
    expect(again).toMatchObject({ type: 'address_kept', current: { address: before?.school_address } });
  });
});

it('the erasure of a student erases dishes, schools and addresses of events, and nothing else', async () => {
  await play('menu-changed')();
  await huda.send('PUT', '/applicants/13', await inputOf(13, { school_id: 2 }));
  const before = await historyOf(2051);
  const { userId } = accountOf('huda');
  const erasure = { scope: 'applicant', applicant_id: 13 };
  expect((await huda.send('POST', `/users/${userId}/erasures`, erasure)).status).toBe(201);
  mock.set({ clock: '2027-03-01T07:00:00Z' });
  const after = await historyOf(2051);
  const own = after.filter(({ sub_order_id }) => sub_order_id === 3022);
  const erased = { name: '—', arabic_name: '—' };
  expect(own.find(({ type }) => type === 'school_kept')).toMatchObject({
    previous: { school: erased },
    current: { school: erased },
  });
  expect(own.find(({ type }) => type === 'dish_swapped')?.previous?.dishes).toEqual([
    { date: '2026-11-24', dish: erased },
  ]);
  const factsOf = ({ id, type, occurred_at, reference_number }: OrderEvent) => [
    id,
    type,
    occurred_at,
    reference_number,
  ];
  expect(after.map(factsOf)).toEqual(before.map(factsOf));
  const others = (events: readonly OrderEvent[]) => events.filter(({ sub_order_id }) => sub_order_id !== 3022);
  expect(others(after)).toEqual(others(before));
  expect((await huda.get<OrderReportAnswer>('/orders/2051/report')).status).toBe(200);
  expect(snapshotErrors(takeSnapshot())).toEqual([]);
});

it('the erasure of a student erases the messages with the name, and keeps those about money of a shared order', async () => {
  const lunch = (await huda.deliveries(3023)).findLast(({ status }) => status === 'scheduled');
  await huda.send('POST', `/sub-orders/3023/deliveries/${lunch?.id}/cancel`, {});
  const refundsOf = async () =>
    (await notifications()).filter(({ type, entity_id }) => type === 'refund' && entity_id === 2051);
  const refunds = await refundsOf();
  expect(refunds).toHaveLength(1);
  const erasure = { scope: 'applicant', applicant_id: 13 };
  await huda.send('POST', `/users/${accountOf('huda').userId}/erasures`, erasure);
  mock.set({ clock: '2026-12-20T07:00:00Z' });
  expect(await refundsOf()).toEqual(refunds);
  const texts = (await notifications()).map(({ body, arabic_body }) => `${body} ${arabic_body}`);
  expect(texts.filter((text) => /Lama|لمى/.test(text))).toEqual([]);
});

it('the erasure of a student leaves no home address in their orders', async () => {
  const addresses = async (id: number) => {
    const { parent, sub_orders } = await huda.order(id);
    return [parent.address, ...sub_orders.flatMap((each) => (each.applicant_id === 13 ? [each.home_address] : []))];
  };
  expect((await addresses(2051))[0]?.name).toMatch(/./);
  const erasure = { scope: 'applicant', applicant_id: 13 };
  await huda.send('POST', `/users/${accountOf('huda').userId}/erasures`, erasure);
  mock.set({ clock: '2027-03-01T07:00:00Z' });
  expect(await addresses(2051)).toEqual([null, { name: null, arabic_name: null }]);
});
