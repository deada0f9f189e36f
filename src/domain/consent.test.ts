import { describe, expect, test } from 'vitest';
import { type Consent, consentInForce, consentState } from './consent.ts';

const consent = (
  id: number,
  studentId: number | null,
  acceptedAt: string,
  withdrawnAt: string | null = null,
): Consent => ({
  id,
  type: studentId === null ? 'terms' : 'conditions',
  version: '2026-09',
  studentId,
  acceptedAt,
  withdrawnAt,
});

const newest = consent(4, 12, '2026-09-22T15:30:00Z');
const earlier = consent(2, 12, '2026-08-31T17:15:00Z');
const ended = consent(3, 10, '2026-09-01T17:15:00Z', '2026-10-02T09:00:00Z');
const terms = consent(1, null, '2026-08-30T06:12:40Z');
const all = [newest, ended, earlier, terms];

describe('the state of a consent', () => {
  test('is held for the newest one, and earlier for one that a newer one followed', () => {
    expect(all.map((each) => consentState(each, all))).toEqual(['inForce', 'withdrawn', 'earlier', 'inForce']);
  });

  test('of two at the same time is held for the one recorded last', () => {
    const second = consent(5, 12, newest.acceptedAt);
    expect([newest, second].map((each) => consentState(each, [newest, second]))).toEqual(['earlier', 'inForce']);
  });

  test('does not depend on those for other students', () => {
    const sister = consent(6, 10, '2026-11-01T00:00:00Z');
    expect(consentState(newest, [newest, sister, terms])).toBe('inForce');
  });

  test('compares instants, not their texts', () => {
    const later = consent(6, 12, '2026-09-22T19:00:00+03:00');
    expect(consentState(newest, [newest, later])).toBe('earlier');
  });

  test('is not changed by a newer one that was withdrawn', () => {
    const withdrawn = consent(6, 12, '2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z');
    expect(consentState(newest, [withdrawn, newest])).toBe('inForce');
  });
});

test('the consent that holds is found by student; there is none after it was withdrawn', () => {
  expect(consentInForce(all, 12)).toBe(newest);
  expect(consentInForce(all, null)).toBe(terms);
  expect(consentInForce(all, 10)).toBeUndefined();
});
