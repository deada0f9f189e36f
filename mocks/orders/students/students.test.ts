import { describe, expect, it } from 'vitest';
import type {
  ApplicantAnswer,
  ApplicantList,
  OfficialVacationList,
  SchoolAnswer,
} from '#src/api/generated/zod/schemas.ts';
import { db } from '#mocks/store/db.ts';
import { testMock } from '#mocks/test-mock.ts';
import { errorsOf, testParent } from '#mocks/test-parent.ts';
import { servedStudent } from './served-student.ts';

const mock = testMock({ clock: '2026-11-26T07:00:00Z' });

const reem = testParent('reem');
const reemInArabic = testParent('reem', 'ar');
const huda = testParent('huda');

const student = {
  name: 'لين الزهراني',
  birth_date: '2018-03-11',
  school_id: 3,
  educational_level_id: 2,
  health_issues: [] as object[],
  allergens: [] as object[],
  home_address: { region_id: 1, neighbourhood_id: 14, street_name: 'طريق أنس بن مالك', building_number: '7421' },
  delivery_target: 'school',
  conditions_accepted: true,
  conditions_version: '2026-09',
};

const add = async (changes: object = {}, parent = reem) =>
  parent.send<ApplicantAnswer>('POST', '/applicants', { ...student, ...changes });

describe('a student', () => {
  it('is added with the names of its ids, and is the only one', async () => {
    const answer = await add({ allergens: [{ code: 'milk', severity: 'severe' }] });
    expect(answer.body.data.applicant).toMatchObject({
      name: 'لين الزهراني',
      school: { name: 'Masar School, Al Yasmin' },
      educational_level: { id: 2 },
      allergens: [{ code: 'milk', name: 'Milk', arabic_name: 'الحليب', severity: 'severe' }],
      home_address: { region: { name: 'Riyadh' }, neighbourhood: { arabic_name: 'النرجس' }, landmark: null },
      has_active_sub_order: false,
      active_sub_order: null,
    });
    const { applicants } = (await reem.get<ApplicantList>('/applicants')).body.data;
    expect(applicants.map(({ id }) => id)).toEqual([answer.body.data.applicant.id]);
  });

  it.each([
    ['three years old', { birth_date: '2022-11-27' }, ['birth_date: out_of_age']],
    ['nineteen today', { birth_date: '2007-11-26' }, ['birth_date: out_of_age']],
    ['not born yet', { birth_date: '2027-01-01' }, ['birth_date: invalid']],
    ['names without a letter', { name: '👍👍', arabic_name: '٧٧' }, ['name: invalid', 'arabic_name: invalid']],
    ['no date at all', { birth_date: '' }, ['birth_date: blank']],
    ['a school we do not serve', { school_id: 6, educational_level_id: 5 }, ['school_id: not_served']],
    ['an unknown school', { school_id: 999 }, ['school_id: not_found']],
    ['a level not taught there', { educational_level_id: 5 }, ['educational_level_id: not_at_school']],
    ['an outdated disclaimer', { conditions_version: '2025-01' }, ['conditions_version: not_current']],
    ['an unknown level', { educational_level_id: 99 }, ['educational_level_id: not_found']],
    [
      'an issue without its description',
      { health_issues: [{ health_issue_id: 1 }] },
      ['health_issues.0.description: blank'],
    ],
    [
      'an issue twice and one unknown',
      { health_issues: [{ health_issue_id: 3 }, { health_issue_id: 3 }, { health_issue_id: 99 }] },
      ['health_issues.1.health_issue_id: taken', 'health_issues.2.health_issue_id: not_found'],
    ],
    [
      'an allergen twice, with another severity',
      { allergens: ['severe', 'mild'].map((severity) => ({ code: 'milk', severity })) },
      ['allergens.1.code: taken'],
    ],
    ['an unknown allergen', { allergens: [{ code: 'moon', severity: 'mild' }] }, ['allergens.0.code: not_found']],
    [
      'a neighbourhood of another region',
      { home_address: { ...student.home_address, neighbourhood_id: 25 } },
      ['home_address.neighbourhood_id: not_in_region'],
    ],
    [
      'a region that is none',
      { home_address: { ...student.home_address, region_id: 9 } },
      ['home_address.region_id: not_found'],
    ],
    [
      'delivery to the home without an address',
      { delivery_target: 'home', home_address: null },
      ['home_address: blank'],
    ],
    [
      'an address without its parts',
      { home_address: { landmark: 'Blue gate' } },
      [
        'home_address.region_id: blank',
        'home_address.neighbourhood_id: blank',
        'home_address.street_name: blank',
        'home_address.building_number: blank',
      ],
    ],
    [
      'neither a building number nor its name',
      { home_address: { ...student.home_address, building_number: null } },
      ['home_address.building_number: blank'],
    ],
    ['conditions not accepted', { conditions_accepted: false }, ['conditions_accepted: accepted']],
    ['a blank name', { name: '  ' }, ['name: blank']],
    ['a field that is none', { nickname: 'Lulu' }, ['nickname: unknown_field']],
  ])('%s: refused at its field', async (_what, changes, errors) => {
    const answer = await add(changes);
    expect(answer.status).toBe(422);
    expect(errorsOf(answer)).toEqual(errors);
  });

  it('is one of at most 20; removed ones do not count', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) statuses.push((await add()).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 409]);
    const { applicants } = (await reem.get<ApplicantList>('/applicants')).body.data;
    await reem.send('DELETE', `/applicants/${applicants[0]?.id}`);
    expect((await add()).status).toBe(201);
  });

  it('is refused in the requested language', async () => {
    const answer = await add({ birth_date: '2022-11-27', health_issues: [{ health_issue_id: 1 }] }, reemInArabic);
    expect(answer.body.error).toEqual(['يجب أن يكون عمر الطالب بين 4 و18 سنة.', 'صِف الحالة الصحية بكلمات قليلة.']);
  });

  it.each([
    ['four today', '2022-11-26'],
    ['nineteen tomorrow', '2007-11-27'],
  ])('%s: taken', async (_what, birth_date) => {
    expect((await add({ birth_date })).status).toBe(201);
  });

  it('who is 19 by now can be changed, but a birth date of a 19-year-old is refused', async () => {
    const { id } = (await add({ birth_date: '2007-11-27' })).body.data.applicant;
    mock.set({ clock: '2026-11-27T07:00:00Z' });
    const change = async (changes: object) =>
      reem.send<ApplicantAnswer>('PUT', `/applicants/${id}`, {
        ...student,
        birth_date: '2007-11-27',
        version: 1,
        ...changes,
      });
    const changed = await change({ allergens: [{ code: 'milk', severity: 'severe' }] });
    expect([changed.status, changed.body.data.applicant.allergens.length]).toEqual([200, 1]);
    expect((await change({ birth_date: '2007-11-26', version: 2 })).body.errors).toMatchObject([
      { field: 'birth_date', code: 'out_of_age' },
    ]);
  });

  it('keeps a withdrawn issue and allergen, which other students can’t choose', async () => {
    const health = {
      health_issues: [{ health_issue_id: 19, description: 'Kiwi' }],
      allergens: [{ code: 'milk', severity: 'severe' }],
    };
    const { id } = (await add(health)).body.data.applicant;
    const withdraw = { data: (record: { is_active: boolean }) => void (record.is_active = false) };
    await db.healthIssues.update((query) => query.where({ id: 19 }), withdraw);
    await db.allergens.update((query) => query.where({ code: 'milk' }), withdraw);
    const changed = await reem.send<ApplicantAnswer>('PUT', `/applicants/${id}`, { ...student, ...health, version: 1 });
    expect(changed.body.data.applicant.health_issues).toMatchObject([{ health_issue_id: 19, description: 'Kiwi' }]);
    expect(changed.body.data.applicant.allergens).toMatchObject([{ code: 'milk', severity: 'severe' }]);
    expect((await add(health)).body.errors).toMatchObject([
      { field: 'health_issues.0.health_issue_id', code: 'not_found' },
      { field: 'allergens.0.code', code: 'not_found' },
    ]);
  });

  it('keeps the allergy of one device when another saves an older form, and answers it', async () => {
    const { id } = (await add({})).body.data.applicant;
    const send = async (body: object) =>
      reem.send<ApplicantAnswer>('PUT', `/applicants/${id}`, { ...student, ...body });
    const allergens = [{ code: 'peanuts', severity: 'severe' }];
    expect((await send({ allergens, version: 1 })).body.data.applicant.version).toBe(2);

    const stale = await send({ name: 'Jana Al Salem', version: 1 });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({
      reason_code: 'changed',
      errors: [{ field: 'version', code: 'stale_version' }],
      data: { applicant: { name: student.name, allergens, version: 2 } },
    });
    // Neither a guessed version nor a missing one is taken.
    expect((await send({ version: 3 })).status).toBe(409);
    expect((await send({})).body.errors).toMatchObject([{ field: 'version', code: 'blank' }]);
    const kept = (await reem.get<ApplicantAnswer>(`/applicants/${id}`)).body.data.applicant;
    expect(kept).toEqual(stale.body.data.applicant);
    expect((await send({ name: 'Jana Al Salem', allergens, version: 2 })).body.data.applicant).toMatchObject({
      name: 'Jana Al Salem',
      allergens,
      version: 3,
    });
  });

  it.each([
    ['school', null, null],
    ['school', student.home_address, 'النرجس'],
    ['home', { short_address: 'RNJA7421' }, null],
    ['home', { ...student.home_address, building_number: null, building_name: 'Burj' }, 'النرجس'],
  ])('S02 is added for delivery to the %s with the address %j', async (delivery_target, home_address, area) => {
    const answer = await add({ delivery_target, home_address });
    expect(answer.status).toBe(201);
    const home = answer.body.data.applicant.home_address;
    if (home_address === null) expect(home).toBeNull();
    else expect(home).toMatchObject({ ...home_address, neighbourhood: { arabic_name: area } });
  });

  it('S02 keeps the address when the lunches go to school again, and removes it with null only', async () => {
    const { id } = (await add({ delivery_target: 'home' })).body.data.applicant;
    const change = async (changes: object) =>
      (await reem.send<ApplicantAnswer>('PUT', `/applicants/${id}`, { ...student, version: 1, ...changes })).body.data
        .applicant;
    expect((await change({ delivery_target: 'school' })).home_address).toMatchObject(student.home_address);
    expect((await change({ delivery_target: 'school', home_address: null, version: 2 })).home_address).toBeNull();
  });

  it('S02 uses the short National Address if nothing else is known', async () => {
    const { id } = (await add({ delivery_target: 'home', home_address: { short_address: 'RNJA7421' } })).body.data
      .applicant;
    const record = db.applicants.findFirst((query) => query.where({ id }));
    if (!record) throw new Error('The student is gone');
    const line = { name: 'RNJA7421', arabic_name: 'RNJA7421' };
    const none = { name: null, arabic_name: null };
    expect(servedStudent(record, true)).toMatchObject({ delivery_address: line, home_address: line });
    expect(servedStudent({ ...record, delivery_target: 'school', home_address: null }, true).home_address).toEqual(
      none,
    );
  });

  it.each([
    [{ name: 'New Dawn School' }, 'New Dawn School', 'New Dawn School'],
    [{ arabic_name: 'مدرسة الفجر' }, 'مدرسة الفجر', 'مدرسة الفجر'],
    [{ name: null, arabic_name: 'مدرسة الفجر' }, 'مدرسة الفجر', 'مدرسة الفجر'],
    [{ name: 'New Dawn School', arabic_name: 'مدرسة الفجر' }, 'New Dawn School', 'مدرسة الفجر'],
  ])('S03 of a school that is named %j', async (names, name, arabic_name) => {
    const school = { ...names, address: 'Prince Turki St, Al Aqiq, Riyadh', region_id: 1 };
    const answer = await reem.send<SchoolAnswer>('POST', '/schools', school);
    expect(answer.body.data.school).toMatchObject({ name, arabic_name });
    expect((await reem.send('POST', '/schools', school)).status).toBe(409);
  });

  it('S03 of a school without a name is refused', async () => {
    const answer = await reem.send('POST', '/schools', { address: 'Prince Turki St, Al Aqiq, Riyadh', region_id: 1 });
    expect([answer.status, answer.body.errors]).toMatchObject([422, [{ field: 'name', code: 'blank' }]]);
  });

  it('can be at a school that the parent has just added', async () => {
    const school = await reem.send<SchoolAnswer>('POST', '/schools', {
      name: 'New Dawn School',
      arabic_name: 'مدرسة الفجر الجديد',
      address: 'Prince Turki St, Al Aqiq, Riyadh',
      region_id: 1,
    });
    const school_id = school.body.data.school.id;
    expect((await add({ school_id })).status).toBe(201);
    const foreign = await huda.send<ApplicantAnswer>('POST', '/applicants', { ...student, school_id });
    expect(foreign.body.errors).toMatchObject([{ field: 'school_id', code: 'not_found' }]);
  });

  it('with a running subscription can’t be deleted; others can', async () => {
    const refused = await testParent('huda', 'ar').send('DELETE', '/applicants/13');
    expect(refused.status).toBe(409);
    expect(refused.body.reason_code).toBe('subscription_running');
    expect(refused.body.error).toMatch(/^لا يمكن حذف لمى الحربي قبل وصول آخر غداء في \d+ .+ \d{4}\.$/);
    expect((await testParent('salma').send('DELETE', '/applicants/17')).status).toBe(409);
    expect((await testParent('noura').send('DELETE', '/applicants/14')).status).toBe(204);
    expect((await testParent('noura').get('/applicants/14')).status).toBe(404);
  });

  it('has its off days from this month on, also after the end of the subscription', async () => {
    const offDays = async () => (await huda.get<ApplicantAnswer>('/applicants/13')).body.data.applicant.vacancy;
    const inDecember = ['2026-12-02', '2026-12-03'];
    await huda.send('POST', '/applicants/13/vacations', { sub_order_id: 3022, vacancy: inDecember });
    expect(await offDays()).toEqual(['2026-11-10', ...inDecember]);
    mock.set({ clock: '2026-12-30T07:00:00Z' });
    expect((await huda.order(2051)).sub_orders[0]?.status).toBe('completed');
    expect(await offDays()).toEqual(inDecember);
    mock.set({ clock: '2027-01-01T07:00:00Z' });
    expect(await offDays()).toEqual([]);
  });

  it('has its running subscription', async () => {
    const { applicants } = (await huda.get<ApplicantList>('/applicants')).body.data;
    expect(applicants.map(({ id, has_active_sub_order }) => [id, has_active_sub_order])).toEqual([
      [11, true],
      [12, true],
      [13, true],
    ]);
    expect(applicants[2]?.active_sub_order).toMatchObject({
      sub_order_id: 3022,
      order_id: 2051,
      status: 'active',
      start_date: '2026-11-08',
      package: { id: 2 },
    });
    for (const { active_sub_order: shown } of applicants) {
      const order = await huda.order(shown?.order_id ?? 0);
      const subOrder = order.sub_orders.find(({ id }) => id === shown?.sub_order_id);
      expect([shown?.status, shown?.start_date, shown?.end_date]).toEqual([
        subOrder?.status,
        subOrder?.start_date,
        subOrder?.end_date,
      ]);
    }
  });
});

describe('official vacations', () => {
  const idsOf = async (query: string) =>
    (await reem.get<OfficialVacationList>(`/official-vacations${query}`)).body.data.official_vacations;

  it('are those for everyone; with a school also those of its region and its own', async () => {
    const everyones = await idsOf('');
    expect(everyones.every(({ scope, end_date }) => scope === 'all' && end_date >= '2026-11-26')).toBe(true);
    const scopes = async (school: number) => new Set((await idsOf(`?school_id=${school}`)).map(({ scope }) => scope));
    expect(await scopes(7)).toEqual(new Set(['all', 'region']));
    expect(await scopes(5)).toEqual(new Set(['all', 'school']));
    expect(await scopes(3)).toEqual(new Set(['all']));
  });

  it('can be filtered by dates', async () => {
    const january = await idsOf('?from=2027-01-14&to=2027-02-22');
    expect(january.map(({ name }) => name)).toEqual(['Mid-year break', 'Founding Day']);
    expect((await reem.get('/official-vacations?from=2027-02-01&to=2027-01-01')).status).toBe(400);
    expect((await reem.get('/official-vacations?from=soon')).status).toBe(400);
    const unknown = await reem.get('/official-vacations?school_id=999');
    expect(unknown).toMatchObject({ status: 400, body: { errors: [{ field: 'school_id', code: 'not_found' }] } });
  });
});
