import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readContract } from './contract.ts';
import { type Defect, startDefectiveProxy, wrongData } from './defective-proxy.ts';
import { isObject, type JsonObject } from './json.ts';
import { startMockWorld } from './mock-world.ts';
import { verifyStateful } from './model/stateful.ts';
import type { Check, Report } from './report.ts';
import { createSuite, type Phase } from './suite.ts';
import { verify } from './verify.ts';
import type { World } from './world.ts';

// Whole parts of the suite run here, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const contract = readContract('openapi/dist/openapi.yaml');
const seed = 2026;

let mock: World;
beforeAll(async () => {
  mock = await startMockWorld();
});
afterAll(async () => {
  await mock.close();
});

/** Runs a function on the mock with one defect. */
async function behind<T>(defect: Defect, run: (world: World) => Promise<T>): Promise<T> {
  await mock.reset();
  const proxy = await startDefectiveProxy(mock.baseUrl, defect);
  try {
    return await run({ ...mock, baseUrl: proxy.baseUrl });
  } finally {
    await proxy.close();
  }
}

async function reportWith(defect: Defect, operations: string[], phases: Phase[], scale = 0.15): Promise<Report> {
  return behind(defect, async (world) => verify(contract, world, { seed, scale, operations, phases }));
}

const failedOnes = ({ checks }: Pick<Report, 'checks'>): Check[] =>
  checks.filter(({ outcome }) => outcome === 'failed');
const messagesOf = (report: Report) => failedOnes(report).map(({ name, message }) => `${name}: ${message ?? ''}`);

const orderOf = (data: JsonObject) => (isObject(data['order']) ? data['order'] : {});
const oneOrder = /^\/orders\/\d+$/;
const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};
const brokenServer = { custom_status: 500, error: 'Unexpected token } in JSON at position 12' };

/** Each defect, with the operations and parts that must find it, and the expected message. */
const defects: [string, Defect, string[], Phase[], RegExp][] = [
  [
    'a field that is missing',
    wrongData('GET', oneOrder, (data) => {
      delete orderOf(data)['total'];
    }),
    ['getOrder'],
    ['matrix'],
    /getOrder 200: body: \/data\/order must have required property 'total'/,
  ],
  [
    'a field of the wrong type',
    wrongData('GET', oneOrder, (data) => {
      orderOf(data)['version'] = '3';
    }),
    ['getOrder'],
    ['matrix'],
    /getOrder 200: body: \/data\/order\/version must be integer/,
  ],
  [
    'a field that is not documented',
    wrongData('GET', oneOrder, (data) => {
      orderOf(data)['margin'] = '12.00';
    }),
    ['getOrder'],
    ['matrix'],
    /getOrder 200: undocumented field: \/data\/order must NOT have additional properties: margin/,
  ],
  [
    'a status that is not documented',
    { onAnswer: (answer) => (answer.status === 201 ? { ...answer, status: 202 } : answer) },
    ['createContactMessage'],
    ['matrix'],
    /createContactMessage 202: status: 202 is not documented/,
  ],
  [
    'a documented status that never comes',
    { onAnswer: (answer) => (answer.status === 404 ? { ...answer, status: 401 } : answer) },
    ['getMeal', 'getApplicant'],
    ['matrix'],
    /getApplicant 404: it never came/,
  ],
  [
    'another media type',
    { onAnswer: (answer) => ({ ...answer, headers: { ...answer.headers, 'content-type': 'text/html' } }) },
    ['listPartners'],
    ['matrix'],
    /listPartners 200: media type: text\/html is not documented/,
  ],
  [
    'a header that is missing',
    {
      onAnswer({ headers: { 'retry-after': _gone, ...headers }, ...answer }) {
        return { ...answer, headers };
      },
    },
    ['createContactMessage'],
    ['matrix'],
    /createContactMessage 429: header: Retry-After is missing/,
  ],
  [
    'personal data that may be kept',
    {
      onAnswer({ headers: { 'cache-control': _gone, ...headers }, ...answer }) {
        return { ...answer, headers };
      },
    },
    ['getUser'],
    ['matrix'],
    /getUser 200: header: Cache-Control: no-store is missing/,
  ],
  [
    'an example that is refused',
    {
      onRequest: (passing) =>
        passing.body.includes('سارة العتيبي')
          ? {
              status: 422,
              headers: { 'content-type': 'application/json' },
              body: '{"custom_status":422,"error":"No Arabic, please"}',
            }
          : passing,
    },
    ['createContactMessage'],
    ['examples'],
    /createContactMessage question: 422/,
  ],
  [
    'a 500 on malformed JSON',
    {
      onRequest: (passing) =>
        passing.body === '' || isJson(passing.body)
          ? passing
          : { status: 500, headers: { 'content-type': 'application/json' }, body: JSON.stringify(brokenServer) },
    },
    ['createSchool'],
    ['negatives'],
    /createSchool: malformed JSON at body: malformed JSON: 500 is no refusal of it/,
  ],
  [
    'an unknown field that is taken',
    {
      onRequest(passing) {
        if (!isJson(passing.body)) return passing;
        const { name, email, message } = JSON.parse(passing.body) as JsonObject;
        return { ...passing, body: JSON.stringify({ name, email, message }) };
      },
    },
    ['createContactMessage'],
    ['negatives'],
    /createContactMessage: extra field at body: extra field: 201/,
  ],
  [
    'the second of two equal parameters that is ignored',
    {
      onRequest({ path, ...passing }) {
        const url = new URL(path, 'http://server');
        return { ...passing, path: `${url.pathname}?${new URLSearchParams(Object.fromEntries(url.searchParams))}` };
      },
    },
    ['listMeals'],
    ['negatives'],
    /listMeals: repeated parameter at query exclude_allergens: repeated parameter: 200 is no refusal/,
  ],
  [
    'an unknown allergen that is ignored',
    {
      onRequest: ({ path, ...passing }) => ({ ...passing, path: path.replace(/%2C(?:moon_dust|egg|peanut)\b/, '') }),
    },
    ['listMeals'],
    ['negatives'],
    /listMeals: against a rule of the query at an unknown allergen: .*200 is no refusal/,
  ],
  [
    'a filter that excludes only the first allergen',
    {
      onRequest: ({ path, ...passing }) => ({
        ...passing,
        path: path.replace(/(exclude_allergens=[a-z_]+)[^&]*/, '$1'),
      }),
    },
    ['listMeals'],
    ['properties'],
    /allergen filter: .*: without [a-z_,]+ the list has/,
  ],
  [
    'a filter that is ignored',
    { onRequest: ({ path, ...passing }) => ({ ...passing, path: path.replace(/\bcategory=[a-z_]+&?/, '') }) },
    ['listPackages'],
    ['properties'],
    /filters: listPackages .*\{"category":"[a-z_]+"\} leaves [\d,]+ instead of/,
  ],
  [
    'VAT that is a halala too high',
    wrongData('POST', /^\/orders$/, (data) => {
      const order = orderOf(data);
      for (const name of ['vat_amount', 'total']) order[name] = (Number(order[name]) + 0.01).toFixed(2);
    }),
    ['createOrder'],
    ['properties'],
    /prices: totals, VAT and end dates .*: the order has .* instead of/,
  ],
  [
    'a start that is possible after its notice',
    {
      onAnswer: (answer, { path }) =>
        path === '/orders' && answer.status === 422 ? { ...answer, status: 201 } : answer,
    },
    ['createOrder'],
    ['properties'],
    /deadlines: a start .*: 0 s after .* it answered a success instead of 422/,
  ],
  [
    'a student whose home is in no known place',
    {
      onAnswer: (answer, { path }) =>
        path === '/applicants' && answer.body.includes('home_address.') ? { ...answer, status: 201 } : answer,
    },
    ['createApplicant'],
    ['negatives'],
    /createApplicant: against a rule at body\.home_address, in no known place: against a rule: 201 is no refusal/,
  ],
  [
    'an expired token that still opens',
    {
      onRequest: (passing) =>
        passing.method === 'DELETE' && passing.path === '/sessions' ? { status: 204, headers: {}, body: '' } : passing,
    },
    ['listPaymentMethods'],
    ['negatives'],
    /listPaymentMethods: expired token at header Authorization: expired token: 200/,
  ],
];

describe('the conformance suite catches', () => {
  it.each(defects)('%s', async (_name, defect, operations, phases, expected) => {
    const report = await reportWith(defect, operations, phases);
    expect(messagesOf(report).join('\n')).toMatch(expected);
    // Without the defect, the same part of the suite finds no error.
    const control = await reportWith({}, operations, phases);
    expect(messagesOf(control)).toEqual([]);
  });

  it('another parent’s order that is served', async () => {
    let parentsToken = '';
    const defect: Defect = {
      onRequest: (passing) =>
        passing.method === 'GET' && oneOrder.test(passing.path) && passing.headers['authorization'] !== undefined
          ? { ...passing, headers: { ...passing.headers, authorization: `Bearer ${parentsToken}` } }
          : passing,
      onAnswer(returning, { path, body }) {
        const isParent = path === '/sessions' && mock.parent !== null && body.includes(mock.parent.mobileNumber);
        const { data } = isParent ? (JSON.parse(returning.body) as { data?: { session: { token: string } } }) : {};
        if (data && parentsToken === '') parentsToken = data.session.token;
        return returning;
      },
    };
    const report = await reportWith(defect, ['getOrder'], ['negatives']);
    const expected = messagesOf(report).join('\n');
    expect(expected).toMatch(/getOrder: another parent's object at asked for by the other parent: .*200 is no refusal/);
  });

  it.each<[string, Defect, string, RegExp]>([
    [
      'a total that is one halala off',
      wrongData('POST', /^\/orders$/, (data) => {
        const order = orderOf(data);
        order['total'] = (Number(order['total']) + 0.01).toFixed(2);
      }),
      'totals always add up',
      /the total of order \d+/,
    ],
    [
      'an ignored Idempotency-Key',
      {
        onRequest: ({ headers, ...passing }) => ({
          ...passing,
          headers:
            'idempotency-key' in headers
              ? { ...headers, 'idempotency-key': `n-${Math.random()}`.replace('.', '-') }
              : headers,
        }),
      },
      'the same Idempotency-Key answers the same',
      /with a key that was used/,
    ],
    [
      'a stale version that is taken',
      {
        onAnswer: (returning) =>
          returning.status === 409 && returning.body.includes('stale_version')
            ? { ...returning, status: 200, body: returning.body.replace('"custom_status":409', '"custom_status":200') }
            : returning,
      },
      'a stale version is a 409',
      /of version \d+: 200 instead of 409/,
    ],
    [
      'a student who is not kept as entered',
      wrongData('POST', /^\/applicants$/, (data) => {
        if (isObject(data['applicant'])) data['applicant']['name'] = 'SALMAN';
      }),
      'what was created is read back',
      /the new student is/,
    ],
    [
      'deliveries that close at midnight, hours before their notice',
      wrongData('GET', /^\/sub-orders\/\d+\/deliveries$/, ({ deliveries }) => {
        for (const each of Array.isArray(deliveries) ? deliveries.filter(isObject) : []) {
          each['locked_at'] = new Date(Date.parse(String(each['locked_at'])) - 9.5 * 3_600_000).toISOString();
        }
      }),
      'a delivery can be cancelled until its notice before the delivery window',
      /the delivery of \d{4}-\d\d-\d\d, closed at .* is ".*" instead of/,
    ],
  ])('%s', async (_name, defect, property, expected) => {
    const results = await behind(defect, async (world) =>
      verifyStateful(createSuite(contract, world, { seed, scale: 0.4 })),
    );
    const failed = results.filter(({ outcome }) => outcome === 'failed');
    expect(failed.map(({ name }) => name)).toEqual([property]);
    expect(failed[0]?.message).toMatch(expected);
    // The sequence of calls was shrunk and is part of the message.
    expect(failed[0]?.message).toMatch(/after: /);
  });

  it('an item that comes on two pages', async () => {
    let first: unknown;
    const defect: Defect = {
      onAnswer(returning, { path }) {
        const body = JSON.parse(returning.body) as { data?: { health_blogs?: unknown[] } };
        const articles = body.data?.health_blogs;
        if (!articles) return returning;
        if (/\bpage=1\b/.test(path)) [first] = articles;
        else articles[0] = first;
        return { ...returning, body: JSON.stringify(body) };
      },
    };
    const report = await reportWith(defect, ['listHealths'], ['properties'], 0.5);
    expect(messagesOf(report).join('\n')).toMatch(
      /paging: listHealths shows each item once: .*an item came on two pages/,
    );
  });
});

describe('a failing case', () => {
  const takesAnything: Defect = {
    onAnswer: (returning, { path, body }) =>
      path === '/sessions' && returning.status === 422
        ? {
            status: 500,
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ custom_status: 500, error: body }),
          }
        : returning,
  };

  it('is shrunk, repeats with its seed, and prints no secret', async () => {
    const [first, second] = [
      await reportWith(takesAnything, ['createSession'], ['negatives']),
      await reportWith(takesAnything, ['createSession'], ['negatives']),
    ];
    const cases = (report: Report) =>
      failedOnes(report).map(({ name, curl }) => `${name} ${(curl ?? '').replaceAll(/localhost:\d+/g, 'localhost')}`);
    expect(cases(first).length).toBeGreaterThan(0);
    expect(cases(first)).toEqual(cases(second));
    const left = failedOnes(first).find(({ name }) => name.includes('required left out at body.mobile_number'));
    expect(left?.curl).toMatch(/^curl -i -X POST '.*\/sessions' .*--data-raw '\{"password":"\$PASSWORD"\}'$/);
    const text = JSON.stringify(first);
    for (const { password, mobileNumber } of [mock.parent, mock.other].flatMap((each) => each ?? [])) {
      expect(text).not.toContain(password);
      expect(text).not.toContain(mobileNumber);
    }
    expect(text).not.toContain('mock-session');
  });
});
