import { describe, expect, test } from 'vitest';
import { driftOf, gatesOf, holds } from './gates.ts';
import { gateLine } from './report.ts';
import type { PageResult, Results } from './results.ts';
import type { Visit } from './visit.ts';

const visitOf = (changes: Partial<Visit> = {}): Visit => ({
  fcp: 400,
  lcp: 700,
  cls: 0,
  tbt: 0,
  usable: 1_000,
  requests: 20,
  kilobytes: 200,
  apiCalls: 1,
  ...changes,
});

const pageOf = (changes: Partial<PageResult> = {}): PageResult => ({
  name: 'home',
  language: 'en',
  first: visitOf(),
  repeat: visitOf({ lcp: 300 }),
  limit: visitOf(),
  lighthouse: { score: 100, fcp: 700, lcp: 900, tbt: 0, cls: 0 },
  load: 0,
  ...changes,
});

const resultsOf = (changes: Partial<Results> = {}): Results => ({
  at: '2026-11-23T09:00:00.000Z',
  rounds: 3,
  machine: {},
  buildSeconds: 30,
  staticPage: { first: visitOf({ lcp: 600 }), last: visitOf({ lcp: 600 }) },
  pages: [pageOf()],
  steps: [],
  ...changes,
});

const before = resultsOf({ pages: [pageOf({ first: visitOf({ usable: 2_000 }) })] });

const missedOf = (changes: Partial<Results>) =>
  gatesOf(resultsOf(changes), before)
    .filter((gate) => !holds(gate))
    .map(({ name }) => name);

describe('the gates', () => {
  test('all hold for a page as fast as it can be', () => {
    expect(missedOf({})).toEqual([]);
  });

  test.each([
    ['home, English: FCP', pageOf({ first: visitOf({ fcp: 481 }) })],
    ['home, English: requests', pageOf({ first: visitOf({ requests: 31 }) })],
    ['home, English: bytes', pageOf({ first: visitOf({ kilobytes: 261 }) })],
    ['home, English: API calls', pageOf({ first: visitOf({ apiCalls: 2 }) })],
    ['home, English: LCP of a repeat visit', pageOf({ repeat: visitOf({ lcp: 351 }) })],
    ['home, English: usable', pageOf({ first: visitOf({ usable: 1_601 }) })],
  ])('name what is missed: %s', (name, page) => {
    expect(missedOf({ pages: [page] })).toEqual([name]);
  });

  test('compare a repeat visit of the board with the static page and one call of 150 ms', () => {
    const board = { name: 'board', limit: null, lighthouse: null };
    expect(missedOf({ pages: [pageOf({ ...board, repeat: visitOf({ lcp: 900 }) })] })).toEqual([]);
    expect(missedOf({ pages: [pageOf({ ...board, repeat: visitOf({ lcp: 901 }) })] })).toEqual([
      'board, English: LCP of a repeat visit',
    ]);
  });

  test('name what Lighthouse finds too slow', () => {
    const lighthouse = { score: 96, fcp: 700, lcp: 900, tbt: 101, cls: 0.011 };
    expect(missedOf({ pages: [pageOf({ lighthouse })] })).toEqual([
      'home, English: Lighthouse’s score',
      'home, English: Lighthouse’s TBT',
      'home, English: Lighthouse’s CLS',
    ]);
  });

  test('compare home with the static page, and every page with itself without scripts', () => {
    const slow = visitOf({ lcp: 811 });
    expect(missedOf({ pages: [pageOf({ first: slow, limit: visitOf({ lcp: 810 }) })] })).toEqual([
      'home, English: LCP against the static page',
    ]);
    expect(missedOf({ pages: [pageOf({ first: visitOf({ lcp: 771 }) })] })).toEqual(['home, English: LCP']);
  });

  test('allow a slower machine as much more time until usable as its static page takes', () => {
    const staticPage = { first: visitOf({ lcp: 1_200 }), last: visitOf({ lcp: 1_200 }) };
    expect(missedOf({ staticPage, pages: [pageOf({ first: visitOf({ usable: 3_200 }) })] })).toEqual([]);
    expect(missedOf({ staticPage, pages: [pageOf({ first: visitOf({ usable: 3_201 }) })] })).toEqual([
      'home, English: usable',
    ]);
  });

  test('are missed where nothing was painted, with or without scripts', () => {
    const limit = visitOf({ fcp: null, lcp: null });
    expect(missedOf({ pages: [pageOf({ limit })] })).toEqual(['home, English: FCP', 'home, English: LCP']);
    expect(missedOf({ pages: [pageOf({ first: visitOf({ usable: null }) })] })).toEqual(['home, English: usable']);
  });

  test('ask of a signed-in page that a repeat visit is quick, and nothing that a visitor’s page has to be', () => {
    const first = visitOf({ requests: 90, kilobytes: 900, apiCalls: 9 });
    const page = pageOf({ name: 'current-orders', first, limit: null, lighthouse: null });
    expect(gatesOf(resultsOf({ pages: [page], buildSeconds: null }), before)).toHaveLength(1);
    expect(missedOf({ pages: [page] })).toEqual([]);
  });

  test('hold route changes against the static page, the calendar and the lists against milliseconds', () => {
    const stepOf = (row: string, value: number, unit: 'ms' | 'MB' = 'ms') => ({
      row,
      name: `${row} ${value} ${unit}`,
      language: 'ar' as const,
      value,
      unit,
      load: 0,
    });
    const steps = [
      stepOf('route-changes', 240),
      stepOf('route-changes', 241),
      stepOf('next-month', 41),
      stepOf('append-orders', 51),
      stepOf('append-notifications', 50),
      stepOf('append-notifications', 61, 'MB'),
      stepOf('first-key', 5_000),
    ];
    expect(missedOf({ pages: [], steps })).toEqual([
      'route-changes 241 ms, Arabic',
      'next-month 41 ms, Arabic',
      'append-orders 51 ms, Arabic',
      'append-notifications 61 MB, Arabic',
    ]);
  });

  test('ask for a build of at most a minute, where one was made', () => {
    expect(missedOf({ buildSeconds: 61 })).toEqual(['npm run build']);
    expect(missedOf({ buildSeconds: null })).toEqual([]);
  });
});

describe('a missed gate', () => {
  test('is one line with what was measured and what is allowed', () => {
    expect(gateLine({ name: 'next month, Arabic', measured: 41.4, limit: 40, unit: 'ms' })).toBe(
      'missed: next month, Arabic: 41 ms, at most 40 ms',
    );
    expect(gateLine({ name: 'Lighthouse', measured: 96, limit: 97, unit: '', atLeast: true })).toBe(
      'missed: Lighthouse: 96, at least 97',
    );
    expect(gateLine({ name: 'home, English: FCP', measured: 400, limit: null, unit: 'ms' })).toBe(
      'missed: home, English: FCP: 400 ms, at most not measurable',
    );
  });
});

describe('drift', () => {
  test('is the change of the static page from the beginning to the end', () => {
    const staticPage = { first: visitOf({ lcp: 600 }), last: visitOf({ lcp: 720 }) };
    expect(driftOf({ staticPage })).toBeCloseTo(0.2);
    expect(driftOf({ staticPage: { ...staticPage, last: visitOf({ lcp: null }) } })).toBe(Infinity);
  });
});
