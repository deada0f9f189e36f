import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultBusinessSettings } from './business-settings.ts';
import { parsePeriodCount } from './period-count.ts';

test.each([
  ['1', 1],
  ['12', 12],
  [' 3 ', 3],
  ['03', 3],
  ['٣', 3],
  ['۱۲', 12],
])('%j is %i months', (typed, count) => expect(parsePeriodCount(typed, defaultBusinessSettings)).toEqual({ count }));

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['0', 'out_of_range'],
  ['13', 'out_of_range'],
  ['-1', 'out_of_range'],
  ['٠', 'out_of_range'],
  ['99999999999999999999', 'out_of_range'],
  ['1.5', 'not_whole'],
  ['2,5', 'not_whole'],
  ['1e1', 'not_whole'],
  ['0x5', 'not_whole'],
  ['two', 'not_whole'],
  ['3 4', 'not_whole'],
  ['-', 'not_whole'],
  ['--1', 'not_whole'],
  ['1-', 'not_whole'],
])('%j is none: %s', (typed, reason) => {
  expect(parsePeriodCount(typed, defaultBusinessSettings)).toEqual({ reason });
});

test('the bounds are those of the settings', () => {
  const settings = { minPeriodCount: 2, maxPeriodCount: 3 };
  expect(['1', '2', '3', '4'].map((typed) => 'count' in parsePeriodCount(typed, settings))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('no text gives a count outside the bounds', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String)), (typed) => {
      const result = parsePeriodCount(typed, defaultBusinessSettings);
      if ('count' in result) expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]).toContain(result.count);
      else expect(['empty', 'not_whole', 'out_of_range']).toContain(result.reason);
    }),
    { seed: 20261121, numRuns: 500 },
  );
});
