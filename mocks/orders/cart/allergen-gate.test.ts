import { describe, expect, it } from 'vitest';
import type {
  AllergenCheck,
  ApplicantAllergenInput,
  NotificationList,
  OrderAnswer,
  StudentAllergenConflict,
} from '#src/api/generated/zod/schemas.ts';
import { settle } from '#mocks/provider/outcome.ts';
import { db } from '#mocks/store/db.ts';
import { testMock } from '#mocks/test-mock.ts';
import { saveHealth, testParent } from '#mocks/test-parent.ts';

const mock = testMock({ clock: '2026-11-26T07:00:00Z' });

const noura = testParent('noura');
const maha = testParent('maha');
const huda = testParent('huda');

interface Refused {
  data: { allergen_conflicts: StudentAllergenConflict[] };
}

/** Rayan has a moderate allergy to milk and lactose intolerance. */
const rayan = { applicant_id: 14, package_id: 1, start_date: '2026-11-29', number_of_months: 1 };
const pay = { payment_method: 'mada', return_url: 'http://localhost:5173/checkout' };

const begin = async (changes: object = {}) =>
  noura.send<OrderAnswer>('POST', '/orders', { applicants: [{ ...rayan, ...changes }] });

async function setAllergens(id: number, allergens: ApplicantAllergenInput[]): Promise<void> {
  await db.applicants.update((query) => query.where({ id }), {
    data(student) {
      student.allergens = allergens;
    },
  });
}

const conflictsOf = (answer: { body: unknown }) => (answer.body as Refused).data.allergen_conflicts;

async function begun() {
  const { order } = (await begin()).body.data;
  const [subOrder] = order.sub_orders;
  const check = subOrder?.allergen_check as AllergenCheck;
  return { order, check };
}

describe('a severe allergy', () => {
  it('refuses the package when it is added, with the dishes and the packages that fit; nothing is saved', async () => {
    await setAllergens(14, [{ code: 'wheat', severity: 'severe' }]);
    const refused = await begin({ acknowledged_findings: ['dish:4:contains:wheat:severe'] });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      reason_code: 'allergen_conflict',
      error: ['Everyday Healthy has dishes that ريان القحطاني must not eat.'],
    });
    const [conflict] = conflictsOf(refused);
    expect(conflict).toMatchObject({ applicant_id: 14, package: { id: 1 }, check: { verdict: 'does_not_fit' } });
    const [dish] = conflict?.check.dishes ?? [];
    const wheat = { code: 'wheat', name: 'Wheat', level: 'contains', severity: 'severe', verdict: 'blocked' };
    expect([dish?.verdict, dish?.allergens[0]]).toMatchObject(['blocked', wheat]);
    expect(conflict?.fitting_packages[0]).toMatchObject({
      package: { id: 9 },
      lunch_count: conflict?.check.lunch_count,
    });
    expect(conflict?.fitting_packages.map(({ verdict }) => verdict)).not.toContain('does_not_fit');
    expect((await noura.get<{ data: { order: null } }>('/orders/draft')).body.data.order).toBeNull();
  });

  it('of the seeds refuses two meals a day to Faisal because of peanuts, and Allergy Safe has none of them', async () => {
    const applicants = [{ applicant_id: 12, package_id: 8, start_date: '2026-12-20', number_of_months: 1 }];
    const refused = await huda.send('POST', '/orders', { applicants });
    expect(refused).toMatchObject({ status: 409, body: { reason_code: 'allergen_conflict' } });
    const [conflict] = conflictsOf(refused);
    const blocked = conflict?.check.dishes.filter(({ verdict }) => verdict === 'blocked') ?? [];
    expect(blocked.map(({ meal }) => meal.name)).toEqual(['Cheese, crackers and fruit']);
    const peanuts = { code: 'peanuts', level: 'contains', severity: 'severe', verdict: 'blocked' };
    expect(blocked[0]?.allergens).toContainEqual(expect.objectContaining(peanuts));
    expect(conflict?.fitting_packages[0]).toMatchObject({ package: { name: 'Allergy Safe' }, unsafe_count: 0 });
  });

  it('refuses a package with such a dish also for days whose menu is not planned yet', async () => {
    const applicants = [{ applicant_id: 12, package_id: 8, start_date: '2027-01-24', number_of_months: 1 }];
    const refused = await huda.send('POST', '/orders', { applicants });
    expect(refused).toMatchObject({ status: 409, body: { reason_code: 'allergen_conflict' } });
    const [conflict] = conflictsOf(refused);
    expect(conflict?.check.unplanned_dates).toHaveLength(conflict?.check.lunch_count ?? 0);
    expect(conflict?.check.dishes).toMatchObject([{ meal: { name: 'Cheese, crackers and fruit' }, days: [] }]);
    expect(conflict?.fitting_packages[0]).toMatchObject({ package: { name: 'Allergy Safe' } });
  });

  it('refuses the package when it is changed, and keeps the choice as it was', async () => {
    const { order } = await begun();
    await setAllergens(14, [{ code: 'wheat', severity: 'severe' }]);
    const { applicant_id, ...choice } = { ...rayan, package_id: 4, number_of_months: undefined, number_of_weeks: 4 };
    const changed = await noura.send<OrderAnswer>('PUT', `/orders/${order.id}/applicants/${applicant_id}`, {
      ...choice,
      vacancy: [],
      version: order.version,
    });
    expect(changed.body.reason_code).toBe('allergen_conflict');
    expect((await noura.order(order.id)).sub_orders[0]?.package.id).toBe(1);
  });

  it('that the parent adds later refuses the checkout, whatever was acknowledged before', async () => {
    const { order, check } = await begun();
    await setAllergens(14, [{ code: 'milk', severity: 'severe' }]);
    const acknowledgements = [{ applicant_id: 14, findings: check.findings }];
    const refused = await noura.send('POST', `/orders/${order.id}/checkout`, { ...pay, version: 1, acknowledgements });
    expect(refused.body).toMatchObject({ reason_code: 'allergen_conflict', data: { order: { status: 'draft' } } });
    expect(conflictsOf(refused)[0]?.check.verdict).toBe('does_not_fit');
  });

  it('refuses a renewal', async () => {
    mock.set({ clock: '2026-12-08T07:00:00Z' });
    const renewable = (await huda.order(2051)).sub_orders.find(({ applicant_id }) => applicant_id === 13);
    expect(renewable?.renewal).not.toBeNull();
    await setAllergens(13, [{ code: 'wheat', severity: 'severe' }]);
    const refused = await huda.send('POST', `/sub-orders/${renewable?.id}/renew`, {});
    expect(refused.body).toMatchObject({ reason_code: 'allergen_conflict', data: { order: { id: 2051 } } });
    await setAllergens(13, []);
    expect((await huda.send('POST', `/sub-orders/${renewable?.id}/renew`, {})).status).toBe(201);
  });
});

describe('what the kitchen swaps', () => {
  it('is in the cart, with the dish in its place, and has to be acknowledged at the checkout', async () => {
    const { order, check } = await begun();
    expect(check).toMatchObject({ verdict: 'check', is_acknowledged: false, unplanned_dates: [] });
    expect(check.findings.every((each) => /^dish:\d+:(contains|may_contain):milk:moderate$/.test(each))).toBe(true);
    const instead = check.dishes.flatMap(({ days }) => days.map(({ replaced_by }) => replaced_by?.name));
    expect(instead.length).toBeGreaterThan(0);
    expect(instead).not.toContain(undefined);

    const refused = await noura.send('POST', `/orders/${order.id}/checkout`, { ...pay, version: 1 });
    expect(refused.body).toMatchObject({ reason_code: 'allergen_conflict', data: { order: { id: order.id } } });
    expect(conflictsOf(refused)[0]?.check).toEqual(check);

    const fewer = [{ applicant_id: 14, findings: check.findings.slice(1) }];
    const partly = await noura.send('POST', `/orders/${order.id}/checkout`, {
      ...pay,
      version: 1,
      acknowledgements: fewer,
    });
    expect(partly.body.reason_code).toBe('allergen_conflict');
    expect((await noura.order(order.id)).sub_orders[0]?.allergen_acknowledgement).toBeNull();

    const acknowledgements = [{ applicant_id: 14, findings: check.findings }];
    const placed = await noura.send<OrderAnswer>('POST', `/orders/${order.id}/checkout`, {
      ...pay,
      version: 1,
      acknowledgements,
    });
    expect(placed.status).toBe(200);
    const [subOrder] = placed.body.data.order.sub_orders;
    expect(subOrder?.allergen_check).toEqual({ ...check, is_acknowledged: true });
    expect(subOrder?.allergen_acknowledgement).toEqual({
      acknowledged_at: '2026-11-26T07:00:00.000Z',
      acknowledged_by: 'نورة القحطاني',
      findings: check.findings,
      dishes: check.dishes,
    });
  });

  it('can be acknowledged with the choice; less than what is found is refused, and what is not found is not kept', async () => {
    const { check, order } = await begun();
    await noura.send('DELETE', `/orders/${order.id}/applicants/14?version=1`);
    expect((await begin({ acknowledged_findings: check.findings.slice(1) })).body.reason_code).toBe(
      'allergen_conflict',
    );
    const acknowledged = await begin({ acknowledged_findings: [...check.findings, 'dish:4:contains:wheat:severe'] });
    const [subOrder] = acknowledged.body.data.order.sub_orders;
    expect(subOrder?.allergen_acknowledgement?.findings).toEqual(check.findings);
    expect(subOrder?.allergen_check?.is_acknowledged).toBe(true);

    // A stronger reaction is another finding.
    await setAllergens(14, [
      { code: 'milk', severity: 'moderate' },
      { code: 'eggs', severity: 'mild' },
    ]);
    const id = acknowledged.body.data.order.id;
    const refused = await noura.send('POST', `/orders/${id}/checkout`, { ...pay, version: 1 });
    expect(conflictsOf(refused)[0]?.check.findings.some((each) => each.includes(':eggs:mild'))).toBe(true);
  });

  it('is acknowledged for one package only', async () => {
    const { check, order } = await begun();
    const change = { start_date: rayan.start_date, vacancy: [] };
    const path = `/orders/${order.id}/applicants/14`;
    const same = { ...change, package_id: 1, number_of_months: 1, version: 1, acknowledged_findings: check.findings };
    expect((await noura.send('PUT', path, same)).status).toBe(200);
    const kept = { ...change, package_id: 1, number_of_months: 1, version: 2, vacancy: ['2026-12-02'] };
    const after = (await noura.send<OrderAnswer>('PUT', path, kept)).body.data.order;
    expect(after.sub_orders[0]?.allergen_acknowledgement?.findings).toEqual(check.findings);
    const other = { ...change, package_id: 4, number_of_weeks: 4, version: 3 };
    const changed = (await noura.send<OrderAnswer>('PUT', path, other)).body.data.order;
    expect(changed.sub_orders[0]?.allergen_acknowledgement).toBeNull();
  });

  it('names a student of the order', async () => {
    const acknowledgements = [{ applicant_id: 11, findings: [] }];
    const refused = await maha.send('POST', '/orders/2054/checkout', { ...pay, version: 1, acknowledgements });
    expect(refused.body.errors).toMatchObject([{ field: 'acknowledgements.0.applicant_id', code: 'not_found' }]);
  });

  it('is looked at again for each attempt to pay', async () => {
    const placed = await maha.send<OrderAnswer>('POST', '/orders/2054/checkout', { ...pay, version: 1 });
    const id = placed.body.data.order.payment?.id ?? 0;
    await mock.backend.act(async (at) => settle(id, 'declined', at));
    await setAllergens(15, [{ code: 'milk', severity: 'moderate' }]);
    const again = { ...pay, order_id: 2054 };
    const refused = await maha.send('POST', '/payments', again);
    const [conflict] = conflictsOf(refused);
    expect(conflict).toMatchObject({ applicant_id: 15, check: { verdict: 'check' } });
    const acknowledgements = [{ applicant_id: 15, findings: conflict?.check.findings ?? [] }];
    expect((await maha.send('POST', '/payments', { ...again, acknowledgements })).status).toBe(201);
  });
});

describe('a health issue in the parent’s own words', () => {
  const other = { applicant_id: 14, package_id: 1, start_date: '2026-11-29', number_of_months: 1 };

  /** Saves these words about "Another food allergy" of Rayan, or that he has none. */
  const describeAllergy = async (words: string | null) =>
    saveHealth(noura, 14, {
      allergens: [],
      health_issues: words === null ? [] : [{ health_issue_id: 19, description: words }],
    });

  it('has to be acknowledged again once the words are others, also if it was removed meanwhile', async () => {
    await describeAllergy('Kiwi, only an itchy mouth');
    const acknowledged_findings = ['issue:19'];
    const draft = await noura.send<OrderAnswer>('POST', '/orders', {
      applicants: [{ ...other, acknowledged_findings }],
    });
    const { id } = draft.body.data.order;
    const isAcknowledged = async () => (await noura.order(id)).sub_orders[0]?.allergen_check?.is_acknowledged;
    expect(await isAcknowledged()).toBe(true);
    await describeAllergy('Kiwi, only an itchy mouth');
    expect(await isAcknowledged()).toBe(true);
    await describeAllergy('Lupin and mustard: adrenaline pen');
    expect(await isAcknowledged()).toBe(false);

    const { version } = await noura.order(id);
    const acknowledgements = [{ applicant_id: 14, findings: ['issue:19'] }];
    const placed = await noura.send<OrderAnswer>('POST', `/orders/${id}/checkout`, {
      ...pay,
      version,
      acknowledgements,
    });
    await mock.backend.act(async (at) => settle(placed.body.data.order.payment?.id ?? 0, 'declined', at));
    await describeAllergy(null);
    await describeAllergy('Mustard');
    const refused = await noura.send('POST', '/payments', { ...pay, order_id: id });
    expect(conflictsOf(refused)[0]?.check.findings).toEqual(['issue:19']);
  });
});

describe('a running subscription', () => {
  const newsOf = async () =>
    (await huda.get<NotificationList>('/notifications')).body.data.notifications.filter(
      ({ type }) => type === 'lunch_changed',
    );

  it('has other dishes once the parent adds an allergy, says why, and the parent is notified', async () => {
    const before = await huda.deliveries(3022);
    const changed = await huda.send('PUT', '/applicants/13', {
      name: 'Lama Al Harbi',
      birth_date: '2021-06-20',
      school_id: 1,
      educational_level_id: 1,
      health_issues: [{ health_issue_id: 1, description: 'تُحسب الكربوهيدرات لكل وجبة' }],
      allergens: [{ code: 'wheat', severity: 'severe' }],
      home_address: { region_id: 1, neighbourhood_id: 14, street_name: 'طريق أنس بن مالك', building_number: '7421' },
      delivery_target: 'school',
      conditions_accepted: true,
      conditions_version: '2026-09',
      version: 1,
    });
    expect(changed.body.errors ?? []).toEqual([]);
    expect(changed.status).toBe(200);
    const after = await huda.deliveries(3022);
    const coming = after.filter(({ status }) => status === 'scheduled');
    const swapped = coming.filter(({ id, meals }) => {
      const earlier = before.find((each) => each.id === id);
      return meals.map((each) => each.id).join() !== earlier?.meals.map((each) => each.id).join();
    });
    expect(swapped.length).toBeGreaterThan(0);
    for (const { meals, replaced_meals } of swapped) {
      expect(replaced_meals[0]).toMatchObject({ meal_id: meals[0]?.id, allergens: [{ code: 'wheat' }] });
      expect(replaced_meals[0]?.reason.name).toContain('wheat, which Lama Al Harbi must avoid');
    }
    const [news, ...others] = await newsOf();
    expect(others).toEqual([]);
    expect(news).toMatchObject({ entity_type: 'sub_order', entity_id: 3022, title: 'Lunches have other dishes' });
    expect(news?.body).toContain(`${swapped.length} of Lama Al Harbi’s lunches`);
  });

  it('has another dish when the kitchen changes the menu, and the parent is notified', async () => {
    expect(await newsOf()).toEqual([]);
    mock.set({ scenario: 'menu-changed' });
    await huda.order(2051);
    expect((await newsOf()).map(({ entity_id }) => entity_id)).toContain(3022);
  });
});
