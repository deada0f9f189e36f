import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { defects, oneOrder, orderOf } from './defect-cases.ts';
import { type Defect, startDefectiveProxy, wrongData } from './defective-proxy.ts';
import { isObject } from './json.ts';
import { startMockWorld } from './mock-world.ts';
import { verifyStateful } from './model/stateful.ts';
import { contract } from './own-contract.ts';
import type { Check, Report } from './report.ts';
import { createSuite, type Phase } from './suite.ts';
import { verify } from './verify.ts';
import type { World } from './world.ts';

// Whole parts of the suite run here, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

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

const reportsWithout = new Map<string, Promise<Report>>();
/** The report of a part of the suite without a defect. Defects that the same part must find share it. */
function reportWithout(operations: string[], phases: Phase[]): Promise<Report> {
  const part = JSON.stringify([operations, phases]);
  const report = reportsWithout.get(part) ?? reportWith({}, operations, phases);
  reportsWithout.set(part, report);
  return report;
}

const failedOnes = ({ checks }: Pick<Report, 'checks'>): Check[] =>
  checks.filter(({ outcome }) => outcome === 'failed');
const messagesOf = (report: Report) => failedOnes(report).map(({ name, message }) => `${name}: ${message ?? ''}`);

describe('the conformance suite catches', () => {
  it.each(defects)('%s', async (_name, defect, operations, phases, expected) => {
    const report = await reportWith(defect, operations, phases);
    expect(messagesOf(report).join('\n')).toMatch(expected);
    // Without the defect, the same part of the suite finds no error.
    expect(messagesOf(await reportWithout(operations, phases))).toEqual([]);
  });

  it('another parent’s order that is served', async () => {
    const parentsToken = mock.givenToken?.(mock.parent?.mobileNumber ?? '') ?? '';
    const defect: Defect = {
      onRequest: (passing) =>
        passing.method === 'GET' && oneOrder.test(passing.path) && passing.headers['authorization'] !== undefined
          ? { ...passing, headers: { ...passing.headers, authorization: `Bearer ${parentsToken}` } }
          : passing,
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
      /version \d+(?: again)?: 200 instead of 409/,
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
          each['cancellable_until'] = new Date(
            Date.parse(String(each['cancellable_until'])) - 9.5 * 3_600_000,
          ).toISOString();
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
    expect(left?.curl).toMatch(/^curl -i -X POST '.*\/sessions' .*--data-raw "\{\\"password\\":\\"\$PASSWORD\\"\}"$/);
    const text = JSON.stringify(first);
    for (const { password, mobileNumber } of [mock.parent, mock.other].flatMap((each) => each ?? [])) {
      expect(text).not.toContain(password);
      expect(text).not.toContain(mobileNumber);
    }
    expect(text).not.toContain('mock-session');
  });
});
