import { describe, expect, it } from 'vitest';
import { type OperationId, operations } from '#src/api/generated/operations.ts';
import { db } from '#mocks/store/db.ts';
import { nodeBaseUrl } from '#mocks/node.ts';
import { testMock } from '#mocks/test-mock.ts';
import type { Scenario } from './scenario.ts';
import { findScenario, isScenarioName, refusals, scenarios } from './scenarios.ts';

const mock = testMock({ clock: '2026-11-26T07:00:00Z' });
const huda = 'mock-session-huda';
const all: readonly Scenario[] = scenarios;

async function call(method: string, path: string, token: string | null = huda, body?: unknown, language = 'en') {
  const response = await fetch(`${nodeBaseUrl}${path}`, {
    method,
    headers: {
      'Accept-Language': language,
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text === '' ? null : (JSON.parse(text) as unknown),
    headers: response.headers,
  };
}

const signInAsHuda = async () =>
  call('POST', '/sessions', null, { mobile_number: '+966512344821', password: 'Lunchbox-2026' });

/** The path with an id that every schema accepts. */
const pathOf = (id: OperationId) => operations[id].path.replaceAll(/\{\w+\}/g, '1');

describe('the list of scenarios', () => {
  it('gives each a unique name and a description', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(all.filter(({ name, description }) => !/^[a-z]+(-[a-z]+)*$/.test(name) || description.length < 8)).toEqual(
      [],
    );
    expect(all[0]?.name).toBe('default');
  });

  it('finds none for an unknown name', () => {
    expect(findScenario('refused-listVegetables-404')).toBeUndefined();
    expect(findScenario('refused-listPartners-404')).toBeUndefined();
    expect(findScenario('sunny')).toBeUndefined();
  });

  const overrides = all.flatMap(({ name, replies }) =>
    Object.keys(replies ?? {}).map((id) => ({ name, id: id as OperationId })),
  );

  it.each(overrides)('$name answers $id by the contract', async ({ name, id }) => {
    mock.set({ scenario: name });
    const query = id === 'searchAddresses' ? '?search=Riyadh' : '';
    const { status, body } = await call(operations[id].method.toUpperCase(), `${pathOf(id)}${query}`);
    const schema = (operations[id].replies as Record<number, { safeParse(body: unknown): { success: boolean } }>)[
      status
    ];
    expect(status).toBe(id === 'createUser' ? 422 : 200);
    expect(schema?.safeParse(body).success).toBe(true);
    // Empty lists contain no names. `getHealth` is left out, because it returns an article.
    if (id !== 'getHealth') expect(JSON.stringify(body)).not.toMatch(/"name":/);
  });

  it('answers empty lists, and 401 to a visitor where a session is required', async () => {
    mock.set({ scenario: 'every-list-empty' });
    expect((await call('GET', '/packages')).body).toMatchObject({ data: { packages: [] } });
    expect((await call('GET', '/notifications', null)).status).toBe(401);
  });
});

describe('refusals', () => {
  it('of each documented status have a scenario', () => {
    const documented = (Object.keys(operations) as OperationId[]).flatMap((id) =>
      Object.keys(operations[id].replies)
        .map(Number)
        .filter((status) => status >= 400)
        .map((status) => `refused-${id}-${status}`),
    );
    expect(documented.length).toBeGreaterThan(200);
    expect(documented.filter((name) => !isScenarioName(name))).toEqual([]);
    expect(refusals.map(({ name }) => name)).toEqual(documented);
  });

  it.each(refusals.map(({ name, refusal }) => ({ name, refusal })))(
    '$name is what the operation answers',
    async ({ name, refusal: { status, operations: only } }) => {
      mock.set({ scenario: name });
      const [id] = only;
      const { method } = operations[id];
      const query = id === 'searchAddresses' ? '?search=Riyadh' : '';
      const answer = await call(method.toUpperCase(), `${pathOf(id)}${query}`, huda, method === 'get' ? undefined : {});
      expect(answer).toMatchObject({ status, body: { custom_status: status } });
      const schema = (operations[id].replies as Record<number, { safeParse(body: unknown): { success: boolean } }>)[
        status
      ];
      expect(schema?.safeParse(answer.body).success).toBe(true);
    },
  );

  it.each([
    ['server-error', 500, 'Something went wrong on our side.'],
    ['too-many-requests', 429, 'Too many attempts. Please wait a little, then try again.'],
    ['error-list', 422, ['This can’t be done now.', 'Please try again in a few minutes.']],
  ] as const)('%s answers a form with %i', async (scenario, status, error) => {
    mock.set({ scenario });
    const answer = await call('POST', '/newsletter-subscriptions', null, { email: 'mona@example.com' });
    expect(answer).toMatchObject({ status, body: { custom_status: status, error } });
    expect(answer.headers.get('Retry-After')).toBe(status === 429 ? '60' : null);
    expect((await call('GET', '/settings')).status).toBe(200);
    expect(db.newsletterSubscriptions.count()).toBe(0);
  });

  it('server-error-list answers any call with each message', async () => {
    mock.set({ scenario: 'server-error-list' });
    expect(await call('GET', '/packages')).toMatchObject({
      status: 500,
      body: { error: ['Something went wrong on our side.', 'Please try again in a few minutes.'] },
    });
  });

  it('without a body have none', async () => {
    mock.set({ scenario: 'no-body' });
    expect(await call('GET', '/packages')).toMatchObject({ status: 500, body: null });
  });

  it('of one operation change no other, and are in the requested language', async () => {
    mock.set({ scenario: 'refused-listPackages-500' });
    expect(await call('GET', '/packages', huda, undefined, 'ar')).toMatchObject({
      status: 500,
      body: { error: 'حدث خطأ من جهتنا.' },
    });
    expect((await call('GET', '/meals')).status).toBe(200);
  });
});

describe('the end of a session', () => {
  it.each([
    ['session-expired', 401, { custom_status: 401, error: 'session expired please login again' }],
    ['session-expired-custom', 200, { custom_status: 401, error: 'session expired please login again' }],
    ['invalid-token', 500, { custom_status: 500, error: 'translation missing: en.messages.invalid_token' }],
    ['invalid-token-no-body', 500, null],
  ])('%s is reported with HTTP %i, and signing in again works', async (scenario, status, body) => {
    expect((await call('GET', '/notifications')).status).toBe(200);
    mock.set({ scenario });
    expect(await call('GET', '/notifications')).toMatchObject({ status, body });
    expect(await call('GET', '/notifications')).toMatchObject({ status, body });
    const { body: signedIn } = await signInAsHuda();
    const { token } = (signedIn as { data: { session: { token: string } } }).data.session;
    expect((await call('GET', '/notifications', token)).status).toBe(200);
  });

  it('is reported in Arabic as well', async () => {
    mock.set({ scenario: 'invalid-token' });
    const { body } = await call('GET', '/notifications', huda, undefined, 'ar');
    expect(body).toMatchObject({ error: 'translation missing: ar.messages.invalid_token' });
  });
});

describe('the network', () => {
  it('fails for every call when offline', async () => {
    mock.set({ scenario: 'offline' });
    await expect(call('GET', '/settings')).rejects.toThrow(TypeError);
  });

  it('takes the chosen time', async () => {
    mock.set({ latency: 60 });
    const start = performance.now();
    await call('GET', '/partners');
    expect(performance.now() - start).toBeGreaterThan(55);
  });
});

describe('changes to the data', () => {
  const priceOf = async (id: number) => {
    const { body } = await call('GET', `/packages/${id}`);
    return (body as { data: { package: { price: string } } }).data.package.price;
  };

  it('raise prices once, however many calls follow, until a reset', async () => {
    mock.set({ scenario: 'price-changed' });
    expect(await priceOf(1)).toBe('270.00');
    expect(await priceOf(1)).toBe('270.00');
    mock.set({ scenario: 'default' });
    expect(await priceOf(1)).toBe('270.00');
    await mock.reset();
    expect(await priceOf(1)).toBe('250.00');
  });

  it('announce a vacation on two school days of the second possible week', async () => {
    mock.set({ scenario: 'vacation-announced' });
    await call('GET', '/settings');
    const added = db.officialVacations.all().filter(({ name }) => name === 'Schools closed for heavy rain');
    expect(added).toMatchObject([{ start_date: '2026-12-08', end_date: '2026-12-09', scope: 'all' }]);
  });

  it('C08 add and remove a row between two pages, and answer pages of another size', async () => {
    type List = { data: { notifications: { id: number }[] }; meta: { page_size: number; total_count: number } };
    const list = async () => (await call('GET', '/notifications?page_number=1&page_size=3')).body as List;
    const before = await list();
    const ids = before.data.notifications.map(({ id }) => id);
    mock.set({ scenario: 'row-added' });
    const added = await list();
    expect(added.data.notifications.slice(1).map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(added.meta.total_count).toBe(before.meta.total_count + 1);
    mock.set({ scenario: 'row-removed' });
    expect((await list()).data.notifications.map(({ id }) => id)).toEqual(ids);
    mock.set({ scenario: 'other-page-size' });
    expect((await list()).meta.page_size).toBe(7);
  });
});
