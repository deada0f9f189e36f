import { expect, test } from 'vitest';
import { reckoning } from './reckoning.ts';
import type { PageResult } from './results.ts';

const visit = { fcp: 400, lcp: 700, cls: 0, tbt: 0, usable: 900, requests: 20, kilobytes: 252, apiCalls: 1 };

test('a million visits a day are reckoned from one: bytes, and calls of the API', () => {
  const page: PageResult = {
    name: 'home',
    language: 'en',
    first: visit,
    repeat: { ...visit, kilobytes: 4, apiCalls: 0 },
    limit: visit,
    lighthouse: null,
    load: 0,
  };
  const text = reckoning([page, { ...page, name: 'current-orders', limit: null }]);
  // 252 GB per day; a tenth of it in one hour is 56 Mbit/s and 28 calls per second.
  expect(text).toContain('| home | English | 252 | 56 | 4 | 1.0 | 28 | 0.0 |');
  expect(text).not.toContain('current-orders');
});
