import type { ZodType } from 'zod';
import { describe, expect, it } from 'vitest';
import {
  AddressMatchList,
  ArticleList,
  MealList,
  MenuList,
  NotificationAnswer,
  NotificationList,
  NotificationsReadAnswer,
  PackageList,
  SchoolList,
  SettingsAnswer,
} from '#src/api/generated/zod/schemas.ts';
import { db } from '#mocks/store/db.ts';
import { notify } from '#mocks/orders/notify.ts';
import { nodeBaseUrl } from '#mocks/node.ts';
import { testMock } from '#mocks/test-mock.ts';

const mock = testMock({ clock: '2026-11-26T07:00:00Z' });
const huda = 'mock-session-huda';
const noura = 'mock-session-noura';

async function get(path: string, token?: string, language = 'en'): Promise<{ status: number; body: unknown }> {
  const headers = { 'Accept-Language': language, ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) };
  const response = await fetch(`${nodeBaseUrl}${path}`, { headers });
  return { status: response.status, body: (await response.json()) as unknown };
}

/** A successful answer, parsed by its schema. */
async function list<Body>(schema: ZodType<Body>, path: string, token?: string): Promise<Body> {
  return schema.parse((await get(path, token)).body);
}

async function send(method: string, path: string, token?: string, body?: unknown, language = 'en') {
  const response = await fetch(`${nodeBaseUrl}${path}`, {
    method,
    headers: {
      'Accept-Language': language,
      'Content-Type': 'application/json',
      ...(method === 'POST' && { 'Idempotency-Key': crypto.randomUUID() }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

describe('lists with pages', () => {
  it('show each article once, newest first, over all pages', async () => {
    const seen: number[] = [];
    for (const page of [1, 2, 3]) {
      const { data, meta } = await list(ArticleList, `/healths?page=${page}`);
      seen.push(...data.health_blogs.map(({ id }) => id));
      expect(meta.next_page).toBe(page < 3 ? page + 1 : null);
    }
    expect(seen).toEqual(Array.from({ length: 24 }, (_, index) => 24 - index));
  });

  it('are empty after the last page', async () => {
    const body = await list(ArticleList, '/healths?page=9');
    expect(body.data.health_blogs).toEqual([]);
    expect(body.meta).toEqual({ page: 9, per_page: 10, total_count: 24, total_pages: 3, next_page: null });
  });

  it.each(['page=0', 'per_page=101', 'page=1.5', 'page='])('refuse %s', async (query) => {
    expect((await get(`/healths?${query}`)).status).toBe(400);
  });
});

describe('packages', () => {
  it('filter by category and frequency together', async () => {
    const body = await list(PackageList, '/packages?category=chronic&frequency=weekly');
    expect(body.data.packages.map(({ name }) => name)).toEqual(['Steady Week']);
  });

  it('show some of their meals', async () => {
    const body = await list(PackageList, '/packages');
    expect(body.data.packages[0]?.sample_meals).toHaveLength(6);
    expect(body.data.packages[0]?.sample_meals[0]).toMatchObject({ name: 'Herb chicken with rice and broccoli' });
    expect(body.data.packages[0]).not.toHaveProperty('meal_ids');
  });

  it('that do not exist are a 404', async () => {
    expect((await get('/packages/999')).status).toBe(404);
  });
});

describe('meals', () => {
  it('are not answered without an allergen that does not exist, and are without one that is not offered any more', async () => {
    const refused = await get('/meals?exclude_allergens=eggs,moon_dust');
    const errors = [{ field: 'exclude_allergens.1', code: 'not_found' }];
    expect(refused).toMatchObject({ status: 400, body: { errors } });
    await db.allergens.update((query) => query.where({ code: 'eggs' }), {
      data(allergen) {
        allergen.is_active = false;
      },
    });
    const { data } = await list(MealList, '/meals?exclude_allergens=eggs&per_page=100');
    expect(data.meals.flatMap(({ allergens }) => (allergens ?? []).map(({ code }) => code))).not.toContain('eggs');
  });

  it('leave out what contains or may contain an allergen', async () => {
    const body = await list(MealList, '/meals?exclude_allergens=eggs,fish&per_page=100');
    const codes = body.data.meals.flatMap((meal) => (meal.allergens ?? []).map(({ code }) => code));
    expect(codes).not.toContain('eggs');
    expect(codes).not.toContain('fish');
    expect(body.data.meals.length).toBeGreaterThan(20);
  });

  it('are left out by a filter if their allergens are not recorded, or have a code that no list has', async () => {
    const idsOf = async (query: string) =>
      (await list(MealList, `/meals?per_page=100${query}`)).data.meals.map(({ id }) => id);
    expect(await idsOf('&exclude_allergens=fish')).toEqual(expect.arrayContaining([1, 11]));
    await db.meals.update((query) => query.where({ id: 1 }), {
      data(meal) {
        meal.allergens = null;
      },
    });
    await db.meals.update((query) => query.where({ id: 11 }), {
      data(meal) {
        meal.allergens = [{ code: 'fishh', name: 'Fishh', arabic_name: 'سمكك', level: 'contains' }];
      },
    });
    expect(await idsOf('')).toEqual(expect.arrayContaining([1, 11]));
    const filtered = await idsOf('&exclude_allergens=fish');
    expect(filtered.filter((id) => id === 1 || id === 11)).toEqual([]);
  });

  it('of a package come in its order', async () => {
    const body = await list(MealList, '/meals?package_id=3&per_page=3');
    expect(body.data.meals.map(({ id }) => id)).toEqual([1, 11, 7]);
  });

  it('of a withdrawn package are listed, because its subscriptions continue', async () => {
    const { meal_ids } = db.packages.findFirst((query) => query.where({ id: 10 })) ?? {};
    expect((await list(MealList, '/meals?package_id=10&per_page=100')).data.meals.map(({ id }) => id)).toEqual(
      meal_ids,
    );
  });

  it('of an unknown package are an empty list', async () => {
    expect((await list(MealList, '/meals?package_id=999')).data.meals).toEqual([]);
  });
});

describe('schools', () => {
  const names = async (query: string, token?: string) =>
    (await list(SchoolList, `/schools?per_page=50&${query}`, token)).data.schools.map(({ name }) => name);

  it.each([
    ['مسار', 3],
    ['MASAR', 3],
    ['مسار الياسمين', 1],
    ['الأفق', 1],
    ['الافق', 1],
    ['مدرسه مسار', 3],
    ['nowhere', 0],
  ])('are found by %s in either language, however it is spelt', async (search, count) => {
    const found = await names(`search=${encodeURIComponent(search)}`);
    expect(found).toHaveLength(count);
  });

  it('filter by region', async () => {
    expect(await names('region_id=4')).toEqual([
      'Bustan Academy, Sultanah',
      'Nakhlat Quba School',
      'Taybah Girls’ School, Al Aziziyyah',
    ]);
  });

  const school = { name: 'Rawdat Al Noor', arabic_name: 'روضة النور', address: 'Al Malqa, Riyadh', region_id: 1 };

  it('that a parent adds are listed to that parent alone', async () => {
    const added = await send('POST', '/schools', huda, school, 'ar');
    expect(added).toMatchObject({
      status: 201,
      body: {
        message: 'أُضيفت المدرسة وهي قيد المراجعة.',
        data: { school: { status: 'pending_review', is_served: false } },
      },
    });
    expect(await names('search=Noor', huda)).toEqual(['Rawdat Al Noor']);
    expect(await names('search=Noor', noura)).toEqual([]);
    expect(await names('search=Noor')).toEqual([]);
  });

  it('that exist already are refused, in any spelling', async () => {
    const listed = { ...school, name: 'masar school,  al yasmin' };
    expect((await send('POST', '/schools', huda, listed)).status).toBe(409);
  });

  it('without a region or an Arabic name are refused at their fields', async () => {
    expect(await send('POST', '/schools', huda, { ...school, region_id: 99 }, 'ar')).toMatchObject({
      status: 422,
      body: { error: ['اختر المنطقة'], errors: [{ field: 'region_id', code: 'not_found' }] },
    });
    expect(await send('POST', '/schools', huda, { ...school, educational_level_ids: [1, 1] })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'educational_level_ids', code: 'taken' }] },
    });
    expect(await send('POST', '/schools', huda, { ...school, arabic_name: '' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'arabic_name', code: 'blank', message: 'Enter the name in Arabic' }] },
    });
  });
});

describe('the address search', () => {
  const find = async (query: string) =>
    (await list(AddressMatchList, `/addresses/search?search=${encodeURIComponent(query)}`, huda)).data.addresses;

  it('finds streets in the language of the query, in either language of the app', async () => {
    const [first] = await find('انس بن مالك النرجس');
    expect(first).toMatchObject({
      address: 'Anas Ibn Malik Rd, An Narjis, Riyadh',
      arabic_address: 'طريق أنس بن مالك، النرجس، الرياض',
      street_name: 'طريق أنس بن مالك',
    });
  });

  it('finds a short National Address and a city alone', async () => {
    expect(await find('rnja7421')).toHaveLength(1);
    expect((await find('جده'))[0]).toMatchObject({ address: 'Jeddah', street_name: null, region_id: 2 });
  });

  it('finds nothing, or ten at most', async () => {
    expect(await find('zzz')).toEqual([]);
    expect(await find('Riyadh')).toHaveLength(10);
  });

  it('is for signed-in parents', async () => {
    expect((await get('/addresses/search?search=Riyadh')).status).toBe(401);
  });
});

describe('notifications', () => {
  it('come newest first, count the unread ones in all, and are read one by one or all at once', async () => {
    await mock.backend.act((now) =>
      notify(
        44,
        {
          type: 'refund',
          title: 'A',
          arabic_title: 'أ',
          body: 'B',
          arabic_body: 'ب',
          entity_type: null,
          entity_id: null,
        },
        now,
      ),
    );
    await mock.backend.act((now) =>
      notify(
        44,
        {
          type: 'refund',
          title: 'C',
          arabic_title: 'ج',
          body: 'D',
          arabic_body: 'د',
          entity_type: 'order',
          entity_id: 3,
        },
        now,
      ),
    );
    const reem = 'mock-session-reem';
    const answer = await list(NotificationList, '/notifications?page_number=1&page_size=1', reem);
    expect(answer.data).toMatchObject({ unread_count: 2, notifications: [{ title: 'C', is_read: false }] });
    const [newest] = answer.data.notifications;
    const read = await send('PUT', `/notifications/${newest?.id ?? 0}/read`, reem);
    expect(NotificationAnswer.parse(read.body).data.unread_count).toBe(1);
    const all = await send('PUT', '/notifications/read-all', reem);
    expect(NotificationsReadAnswer.parse(all.body).data.unread_count).toBe(0);
    expect((await list(NotificationList, '/notifications', reem)).data.unread_count).toBe(0);
  });

  it('of another parent can’t be read', async () => {
    const [other] = db.notifications.findMany((query) => query.where({ user_id: 43 }));
    expect((await send('PUT', `/notifications/${other?.id ?? 0}/read`, huda)).status).toBe(404);
  });
});

describe('the public forms', () => {
  it('keep what was sent', async () => {
    const message = { name: 'سارة', email: 'sara@example.com', message: 'هل توصلون إلى النرجس؟' };
    expect((await send('POST', '/contact-messages', undefined, message)).status).toBe(201);
    expect(db.contactMessages.all()).toMatchObject([message]);
    const visitor = { first_name: 'Noura', last_name: 'Q', email: 'n@example.com', mobile_number: '+966556120943' };
    expect((await send('POST', '/pre-registrations', undefined, visitor)).status).toBe(201);
    expect((await send('POST', '/pre-registrations', undefined, visitor)).status).toBe(201);
    expect(db.preRegistrations.count()).toBe(1);
  });

  it('answer the same for an address that is in the list already', async () => {
    const first = await send('POST', '/newsletter-subscriptions', undefined, { email: 'mona@example.com' });
    const again = await send('POST', '/newsletter-subscriptions', undefined, { email: 'MONA@example.com' });
    expect(again).toEqual(first);
    expect(db.newsletterSubscriptions.count()).toBe(1);
  });
});

describe('settings', () => {
  it('answer the mock’s clock and the default business numbers', async () => {
    const { data } = await list(SettingsAnswer, '/settings');
    expect(data.settings).toMatchObject({
      now: '2026-11-26T07:00:00.000Z',
      vat_rate: 0.15,
      monthly_school_days: 22,
      start_notice_hours: 48,
      working_hours: expect.arrayContaining([{ weekday: 'friday', opens: null, closes: null }]) as unknown,
    });
  });
});

describe('lists for a student', () => {
  const faisal = 12;
  const rayan = 14;

  it('have only what is safe: packages without his peanuts and nuts, no meal with a trace of them', async () => {
    const packages = await list(PackageList, `/packages?applicant_id=${faisal}`, huda);
    expect(packages.data.packages.map(({ id }) => id)).toEqual([3, 6]);
    const meals = await list(MealList, `/meals?applicant_id=${faisal}&per_page=100`, huda);
    const all = await list(MealList, '/meals?exclude_allergens=peanuts,nuts&per_page=100', huda);
    expect(meals.data.meals).toEqual(all.data.meals);
  });

  it('are empty if no package is safe', async () => {
    const { data } = await list(PackageList, `/packages?applicant_id=${rayan}`, noura);
    expect(data.packages).toEqual([]);
  });

  it('leave out a package without meals: nothing is known about it', async () => {
    await db.packages.update((query) => query.where({ id: 3 }), {
      data(offer) {
        offer.meal_ids = [];
      },
    });
    const { data } = await list(PackageList, `/packages?applicant_id=${faisal}`, huda);
    expect(data.packages.map(({ id }) => id)).toEqual([6]);
  });

  it.each(['/meals', '/packages'])('are refused for a student of another parent: %s', async (path) => {
    const errors = [{ field: 'applicant_id', code: 'not_found' }];
    for (const token of [noura, undefined]) {
      expect(await get(`${path}?applicant_id=${faisal}`, token)).toMatchObject({ status: 400, body: { errors } });
    }
  });
});

describe('menus', () => {
  const menu = async (query: string) => (await list(MenuList, `/menus?${query}`)).data.menus;

  it('have a day for each school day, eight weeks ahead', async () => {
    const today = '2026-11-26';
    const days = await menu(`package_id=1&from=${today}&to=2027-01-26`);
    expect(days.map(({ date }) => date)).not.toContain('2026-11-27');
    // The mid-year break.
    expect(days.filter(({ date }) => '2027-01-10' <= date && date <= '2027-01-14')).toEqual([]);
    const planned = days.filter(({ is_planned }) => is_planned);
    expect([planned[0]?.date, planned.at(-1)?.date]).toEqual([today, '2027-01-21']);
    expect(days.find(({ date }) => date === '2027-01-24')).toMatchObject({ is_planned: false, meals: [], swaps: [] });
    expect(planned.filter(({ meals }) => meals.length !== 1)).toEqual([]);
  });

  it('leave out the days on which a school is closed alone', async () => {
    const closure = db.officialVacations.all().find(({ school_id }) => school_id !== null);
    const on = closure?.start_date ?? '';
    expect(await menu(`package_id=1&from=${on}&to=${on}`)).toHaveLength(1);
    expect(await menu(`package_id=1&from=${on}&to=${on}&school_id=${closure?.school_id ?? 0}`)).toEqual([]);
  });

  it('are refused for a package that does not exist, and answered for one that is withdrawn', async () => {
    const days = 'from=2026-11-29&to=2026-11-30';
    const errors = [{ field: 'package_id', code: 'not_found' }];
    expect(await get(`/menus?package_id=900&${days}`)).toMatchObject({ status: 400, body: { errors } });
    expect(await menu(`package_id=10&${days}`)).toHaveLength(2);
  });

  it('of two meals a day have two', async () => {
    const [day] = await menu('package_id=8&from=2026-11-29&to=2026-11-29');
    expect(day?.meals).toHaveLength(2);
  });
});
