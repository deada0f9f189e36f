import { expect, it } from 'vitest';
import { db } from '#mocks/store/db.ts';
import { testMock } from '#mocks/test-mock.ts';
import { errorsOf, saveHealth, sendStudent, testParent } from '#mocks/test-parent.ts';
import { homeLine } from './addresses.ts';
import { currentLookups } from './served-student.ts';

const mock = testMock({ clock: '2026-11-26T07:00:00Z' });
const huda = testParent('huda');
const noura = testParent('noura');
const [sara, order, lina] = [11, 2053, 14];

const recordOf = (id: number) => db.applicants.findFirst((query) => query.where({ id }));

it.each([
  ['no longer served', { is_served: false }],
  ['no longer active', { is_active: false }],
])(
  'a student whose school is %s can be saved with an allergy, and can’t change to another such school',
  async (_what, change) => {
    const kept = recordOf(sara);
    await db.schools.updateMany((query) => query.where(({ id }) => id === kept?.school_id || id === 2), {
      data(school) {
        Object.assign(school, change);
      },
    });
    await saveHealth(huda, sara, { allergens: [{ code: 'peanuts', severity: 'severe' }] });
    expect(recordOf(sara)?.allergens).toEqual([{ code: 'peanuts', severity: 'severe' }]);
    expect(kept?.school_id).not.toBe(2);
    const moved = await sendStudent(huda, sara, { school_id: 2 });
    expect([moved.status, errorsOf(moved)[0]]).toEqual([
      422,
      expect.stringMatching(/^school_id: (?:not_served|not_found)$/),
    ]);
  },
);

it('a removed student leaves neither health nor home', async () => {
  expect(recordOf(lina)).toMatchObject({ is_active: true });
  expect(recordOf(lina)?.allergens).not.toEqual([]);
  expect((await noura.send('DELETE', `/applicants/${lina}`)).status).toBe(204);
  expect(recordOf(lina)).toMatchObject({
    is_active: false,
    health_issues: [],
    allergens: [],
    past_health: [],
    home_address: null,
  });
});

it('a student is not removed before the last lunch of a cancelled order has come', async () => {
  const applicantId = (await huda.order(order)).sub_orders[0]?.applicant_id ?? 0;
  // Saturday 13:50 in Riyadh: the lunches of Sunday and Monday are too close to cancel.
  mock.set({ clock: '2026-11-28T10:50:00Z' });
  const { version } = await huda.order(order);
  expect((await huda.send('POST', `/orders/${order}/cancel`, { version })).status).toBe(200);
  const others = db.subOrders.findMany((query) => query.where({ applicant_id: applicantId }));
  await db.subOrders.updateMany(
    (query) => query.where((each) => others.some(({ id }) => id === each.id) && each.order_id !== order),
    {
      data(subOrder) {
        subOrder.cancelled_at ??= '2026-11-20T07:00:00Z';
      },
    },
  );
  const remove = async () => huda.send('DELETE', `/applicants/${applicantId}`);
  expect(await remove()).toMatchObject({
    status: 409,
    body: {
      reason_code: 'subscription_running',
      error: 'Sara Al Harbi can’t be deleted before the last lunch on 30 November 2026 has come.',
    },
  });
  mock.set({ clock: '2026-11-30T09:00:00Z' });
  expect((await remove()).status).toBe(204);
});

it('an address keeps its short form until it finds the door without it', () => {
  const home = {
    region_id: null,
    neighbourhood_id: null,
    street_name: null,
    building_number: null,
    building_name: null,
    landmark: null,
    short_address: 'RNJA4527',
    latitude: null,
    longitude: null,
    label: null,
    country: null,
    city: null,
    state: null,
    zip: null,
    phone: null,
  };
  const lineOf = (changes: object) => homeLine({ ...home, ...changes }, currentLookups()).name;
  expect(lineOf({})).toBe('RNJA4527');
  expect(lineOf({ street_name: 'King Fahd Rd' })).toBe('King Fahd Rd, RNJA4527');
  const full = { region_id: 1, neighbourhood_id: 14, street_name: 'King Fahd Rd', building_number: '7421' };
  expect(lineOf(full)).not.toContain('RNJA4527');
});
