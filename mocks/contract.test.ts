import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { type HandlerMap, type CallHooks, type KeyedCall, toMswHandlers } from './contract.ts';

interface Parent {
  id: number;
  isVerified: boolean;
}

const hooks: CallHooks<Parent> = {
  now: () => new Date('2026-11-26T07:00:00Z'),
  authenticate: (token) =>
    token === 'good' ? { id: 7, isVerified: true } : token === 'unverified' ? { id: 8, isVerified: false } : null,
  isVerified: ({ isVerified }) => isVerified,
  exclusively: async (run) => run(),
  once: async (_call, run) => run(),
  before: () => undefined,
  after: () => undefined,
  intercept: async () => undefined,
  deliver: async (_operation, _request, response) => response,
};

const base = 'http://nabta.test/api/v1';

/** Calls the mock with only these handlers; their replies may break the contract. */
async function call(
  path: string,
  init: RequestInit,
  handlers: Record<string, (call: never) => unknown>,
  changes: Partial<CallHooks<Parent>> = {},
) {
  const all = toMswHandlers(base, handlers as unknown as HandlerMap<Parent>, { ...hooks, ...changes });
  const response = await getResponse(all, new Request(`${base}${path}`, init));
  if (!response) throw new Error(`No handler answered ${path}`);
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? null : (JSON.parse(text) as unknown),
  };
}

const json = (body: string): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body,
});

const subscribed = { createNewsletterSubscription: () => ({ status: 201, body: { custom_status: 201 } }) };

describe('an operation without a handler', () => {
  it("is answered with the contract's example", async () => {
    expect(await call('/partners', {}, {})).toMatchObject({
      status: 200,
      body: {
        data: {
          partners: expect.arrayContaining([
            expect.objectContaining({ name: expect.any(String) as string }),
          ]) as unknown,
        },
      },
    });
  });

  it('is answered with its own example where another path would match as well', async () => {
    const headers = { Authorization: 'Bearer good' };
    const { body } = await call('/orders/draft', { headers }, {});
    expect(body).toHaveProperty('data.order.status', 'draft');
  });

  it('still refuses what the contract refuses', async () => {
    expect(await call('/orders/draft', {}, {})).toMatchObject({ status: 401 });
    expect(await call('/meals?page=two', {}, {})).toMatchObject({ status: 400 });
    expect(await call('/newsletter-subscriptions', json('{}'), {})).toMatchObject({ status: 422 });
  });

  it('refuses an account that is not verified before it reads the rest of the request', async () => {
    const headers = { Authorization: 'Bearer unverified' };
    const field = { field: 'mobile_number', code: 'not_verified', message: 'وثّق رقم جوالك لتكمل.' };
    expect(await call('/orders/draft', { headers: { ...headers, 'Accept-Language': 'ar' } }, {})).toMatchObject({
      status: 403,
      body: { custom_status: 403, errors: [field] },
    });
    expect(await call('/applicants/none', { headers }, {})).toMatchObject({ status: 403 });
    expect(await call('/orders/current?page=two', { headers }, {})).toMatchObject({ status: 403 });
    expect(await call('/schools', { headers }, {})).toMatchObject({ status: 200 });
  });

  it('answers a write with the documented status', async () => {
    expect(await call('/newsletter-subscriptions', json('{"email":"noura@example.com"}'), {})).toMatchObject({
      status: 201,
    });
  });
});

describe('replies are checked against the contract', () => {
  it('sends a reply that the contract documents, with no-store', async () => {
    const reply = await call(
      '/partners',
      {},
      {
        listPartners: () => ({ status: 200, body: { custom_status: 200, data: { partners: [] } } }),
      },
    );
    expect(reply).toMatchObject({ status: 200, body: { data: { partners: [] } } });
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
  });

  it('turns a body off the contract into a 500 that names the operation and the field', async () => {
    const reply = await call(
      '/partners',
      {},
      {
        listPartners: () => ({ status: 200, body: { custom_status: 200, data: { partners: [{ id: 0 }] } } }),
      },
    );
    expect(reply.status).toBe(500);
    expect(reply.body).toMatchObject({
      error: expect.stringMatching(/^listPartners answered 200 off the contract: .*partners\.0\.id/) as unknown,
    });
  });

  it('turns a reason that openapi/errors.yaml does not list into a 500 that names it', async () => {
    const refused = (reason_code: string) =>
      call(
        '/applicants/5',
        { method: 'DELETE', headers: { Authorization: 'Bearer good' } },
        { deleteApplicant: () => ({ status: 409, body: { custom_status: 409, error: 'No', reason_code } }) },
      );
    expect((await refused('payment_open')).status).toBe(409);
    expect(await refused('month_used')).toMatchObject({
      status: 500,
      body: { error: 'deleteApplicant answered the reason month_used, which openapi/errors.yaml does not list' },
    });
  });

  it('turns an undocumented status into a 500 that names it', async () => {
    const reply = await call('/partners', {}, { listPartners: () => ({ status: 418, body: { custom_status: 418 } }) });
    expect(reply).toMatchObject({
      status: 500,
      body: { error: 'listPartners answered 418, which the contract does not document' },
    });
  });

  it('turns a handler that throws into a 500 that names the operation', async () => {
    const reply = await call(
      '/partners',
      {},
      {
        listPartners: () => {
          throw new Error('out of order');
        },
      },
    );
    expect(reply).toMatchObject({ status: 500, body: { error: 'listPartners: out of order' } });
  });

  it('sends a 204 without a body', async () => {
    const init = { method: 'DELETE', headers: { Authorization: 'Bearer good' } };
    const reply = await call('/sessions', init, { deleteSession: () => ({ status: 204, body: undefined }) });
    expect(reply).toMatchObject({ status: 204, body: null });
  });
});

describe('requests are checked against the contract', () => {
  it.each([
    ['malformed JSON', json('{"email":')],
    ['no body where one is required', { method: 'POST', headers: { 'Content-Type': 'application/json' } }],
  ])('answers 400 to %s', async (_case, init) => {
    expect(await call('/newsletter-subscriptions', init, subscribed)).toMatchObject({
      status: 400,
      body: { custom_status: 400, error: 'The request could not be read.' },
    });
  });

  it.each([
    ['a body that is not JSON by its type', { method: 'POST', body: 'email=a@b.sa' }],
    [
      'a type that only begins like JSON',
      { method: 'POST', headers: { 'Content-Type': 'application/json-patch+json' }, body: '{"email":"a@b.sa"}' },
    ],
  ])('answers 415 to %s', async (_case, init) => {
    expect(await call('/newsletter-subscriptions', init, subscribed)).toMatchObject({ status: 415 });
  });

  it.each([undefined, 'fifteen-letters', 'x'.repeat(65), 'no spaces, please'])(
    'answers 400 to the Idempotency-Key %s, which is none by the contract',
    async (key) => {
      const headers = { Authorization: 'Bearer good', 'Content-Type': 'application/json' };
      const body = JSON.stringify({ version: 1, payment_method: 'mada', return_url: 'https://nabta.example/checkout' });
      const init = {
        method: 'POST',
        headers: key === undefined ? headers : { ...headers, 'Idempotency-Key': key },
        body,
      };
      const handlers = { checkoutOrder: () => expect.unreachable('the handler must not run') };
      expect(await call('/orders/1/checkout', init, handlers)).toMatchObject({ status: 400 });
    },
  );

  it('answers 422 to a field the contract does not know, at any depth', async () => {
    const reply = await call('/newsletter-subscriptions', json('{"email":"a@example.com","rank":1}'), subscribed);
    expect(reply).toMatchObject({ status: 422, body: { errors: [{ field: 'rank', code: 'unknown_field' }] } });
  });

  it.each([
    ['left out', '{}', 'blank', 'Enter your email'],
    ['null', '{"email":null}', 'blank', 'Enter your email'],
    ['only blanks', '{"email":"  "}', 'blank', 'Enter your email'],
    ['malformed', '{"email":"sara@"}', 'invalid', 'Email is invalid'],
    ['of the wrong type', '{"email":5}', 'wrong_type', 'This value has the wrong form'],
  ])('names a field that is %s once, with its message in `error` too', async (_case, body, code, message) => {
    const reply = await call('/newsletter-subscriptions', json(body), subscribed);
    expect(reply.body).toEqual({ custom_status: 422, error: [message], errors: [{ field: 'email', code, message }] });
  });

  it('answers in the language asked for', async () => {
    const init = { ...json('{}'), headers: { 'Content-Type': 'application/json', 'Accept-Language': 'ar' } };
    const reply = await call('/newsletter-subscriptions', init, subscribed);
    expect(reply.body).toMatchObject({ error: ['اكتب بريدك الإلكتروني'] });
  });

  it('decodes a query by the contract’s types and refuses what does not fit', async () => {
    const seen: unknown[] = [];
    const listMeals = ({ query }: { query: unknown }) => {
      seen.push(query);
      const meta = { page: 2, per_page: 5, total_count: 0, total_pages: 0, next_page: null };
      return { status: 200, body: { custom_status: 200, data: { meals: [] }, meta } };
    };
    const good = await call('/meals?page=2&per_page=5&exclude_allergens=eggs,fish', {}, { listMeals });
    expect(good.status).toBe(200);
    expect(seen).toEqual([{ page: 2, per_page: 5, exclude_allergens: ['eggs', 'fish'] }]);
    const bad = await call('/meals?page=two', {}, { listMeals });
    expect(bad).toMatchObject({ status: 400, body: { errors: [{ field: 'page' }] } });
  });

  it.each([
    ['exclude_allergens=eggs&exclude_allergens=fish', { field: 'exclude_allergens', code: 'repeated' }],
    ['page=1&page=1', { field: 'page', code: 'repeated' }],
    ['exclude_allergens[]=eggs', { field: 'exclude_allergens[]', code: 'unknown_field' }],
    ['exclude_allergen=eggs', { field: 'exclude_allergen', code: 'unknown_field' }],
    ['__proto__=eggs', { field: '__proto__', code: 'unknown_field' }],
    ['exclude_allergens=', { field: 'exclude_allergens.0', code: 'blank' }],
  ])('answers 400 to the query %s, of which a part would be ignored', async (query, error) => {
    const listMeals = () => expect.unreachable('the handler must not run');
    const reply = await call(`/meals?${query}`, {}, { listMeals });
    expect(reply).toMatchObject({ status: 400, body: { errors: [error] } });
  });

  it.each(['/meals/soup', '/meals/0', '/meals/1.5'])('answers 404 to %s, which no meal can have', async (path) => {
    const reply = await call(path, {}, { getMeal: () => expect.unreachable('the handler must not run') });
    expect(reply).toMatchObject({ status: 404, body: { error: 'No Results were Found!' } });
  });

  it('tries fixed paths before those with a parameter', async () => {
    const init = { headers: { Authorization: 'Bearer good' } };
    const handlers = {
      getOrder: () => expect.unreachable('“draft” is no order’s id'),
      getDraftOrder: () => ({ status: 200, body: { custom_status: 200, data: { order: null } } }),
    };
    expect((await call('/orders/draft', init, handlers)).status).toBe(200);
  });
});

describe('a call with an Idempotency-Key', () => {
  const key = 'a-key-of-16-letters';
  const message = JSON.stringify({ name: 'Mona', email: 'mona@example.com', message: 'Do you deliver?' });
  const arrived = () => ({ status: 201, body: { custom_status: 201, message: 'Arrived' } });
  const sent = (headers: Record<string, string>): RequestInit => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...headers },
    body: message,
  });

  it('is replied to by what runs it once, with its path and body', async () => {
    const calls: KeyedCall<Parent>[] = [];
    const once: CallHooks<Parent>['once'] = async (each) => {
      calls.push(each);
      return Promise.resolve({ status: 201, body: { custom_status: 201, message: 'From before' } });
    };
    const handlers = { createContactMessage: () => expect.unreachable('the handler must not run') };
    const reply = await call('/contact-messages', sent({ Authorization: 'Bearer good' }), handlers, { once });
    expect(reply).toMatchObject({ status: 201, body: { message: 'From before' } });
    // The operation knows no session, so the key does not belong to the parent of the token.
    const request = ['/api/v1/contact-messages', JSON.parse(message) as unknown];
    expect(calls).toEqual([{ user: null, operation: 'createContactMessage', key, request }]);
  });

  it('belongs to the parent of an operation with a session', async () => {
    const owners: unknown[] = [];
    const once: CallHooks<Parent>['once'] = async ({ user }, run) => {
      owners.push(user?.id);
      return run();
    };
    const init = sent({ Authorization: 'Bearer good' });
    expect(await call('/orders/1/reviews', { ...init, body: '{"stars":5}' }, {}, { once })).toMatchObject({
      status: 422,
      body: { errors: expect.arrayContaining([expect.objectContaining({ field: 'stars' })]) as unknown },
    });
    expect(owners).toEqual([7]);
  });

  it('is refused with the key of another call, before its fields are checked', async () => {
    const once: CallHooks<Parent>['once'] = async () => Promise.resolve('reused');
    const init = { ...sent({}), body: '{}' };
    const reply = await call('/contact-messages', init, { createContactMessage: arrived }, { once });
    expect(reply).toMatchObject({ status: 422, body: { errors: [{ field: 'Idempotency-Key', code: 'reused' }] } });
  });

  it('is not run once where the contract has no key', async () => {
    const once: CallHooks<Parent>['once'] = async () => expect.unreachable('this call has no key');
    const init = { ...sent({}), body: '{"email":"noura@example.com"}' };
    expect(await call('/newsletter-subscriptions', init, subscribed, { once })).toMatchObject({ status: 201 });
  });
});

describe('the bearer token', () => {
  const listNotifications = ({ user }: { user: Parent }) => ({
    status: 200,
    body: {
      custom_status: 200,
      data: { notifications: [], unread_count: user.id },
      meta: { page_number: 1, page_size: 10, total_count: 0, total_pages: 0, next_page: null },
    },
  });

  it.each([
    ['no token', undefined],
    ['an unknown token', 'Bearer stale'],
    ['another scheme', 'Basic good'],
  ])('answers 401 to %s where one is needed', async (_case, authorization) => {
    const init = authorization === undefined ? {} : { headers: { Authorization: authorization } };
    expect(await call('/notifications', init, { listNotifications })).toMatchObject({
      status: 401,
      body: { error: 'session expired please login again' },
    });
  });

  it('passes the user of the token to the handler', async () => {
    const reply = await call('/notifications', { headers: { Authorization: 'Bearer good' } }, { listNotifications });
    expect(reply).toMatchObject({ status: 200, body: { data: { unread_count: 7 } } });
  });

  it('is looked at where it is optional: none is a visitor, a stale one is a 401', async () => {
    const listSchools = ({ user }: { user: Parent | null }) => ({
      status: 200,
      body: {
        custom_status: 200,
        data: { schools: [] },
        meta: { page: 1, per_page: 10, total_count: user ? 1 : 0, total_pages: 0, next_page: null },
      },
    });
    expect((await call('/schools', {}, { listSchools })).body).toMatchObject({ meta: { total_count: 0 } });
    const stale = await call('/schools', { headers: { Authorization: 'Bearer stale' } }, { listSchools });
    expect(stale.status).toBe(401);
  });

  it('is not looked at on public operations, so that an old one never closes the public pages', async () => {
    const handlers = { listPartners: () => ({ status: 200, body: { custom_status: 200, data: { partners: [] } } }) };
    const reply = await call('/partners', { headers: { Authorization: 'Bearer stale' } }, handlers);
    expect(reply.status).toBe(200);
  });
});
