import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Erasure,
  erasureCancellableUntil,
  type ErasureScope,
  erasureState,
  erasureTakesEffectAt,
  exportExpiresAt,
  invoiceKeptUntil,
  isErasurePending,
  keptAfterErasure,
} from './erasure.ts';
import { midnightInRiyadh, riyadhDateOf } from './riyadh-date.ts';

const seeded = { seed: 20261121, numRuns: 500 };
const riyadh = (time: string) => new Date(`${time}+03:00`);
const requestedAt = riyadh('2026-11-21T09:00:00');

describe('an erasure takes effect', () => {
  test.each([
    ['without lunches, after seven days', null, '2026-11-28T09:00:00'],
    ['after past lunches, after seven days', '2026-11-01', '2026-11-28T09:00:00'],
    ['with the last lunch within the seven days, after seven days', '2026-11-27', '2026-11-28T09:00:00'],
    ['with the last lunch on the seventh day, at its end', '2026-11-28', '2026-11-29T00:00:00'],
    ['with later lunches, at the end of the last day', '2026-12-28', '2026-12-29T00:00:00'],
  ])('%s', (_, lastLunchOn, at) => {
    expect(erasureTakesEffectAt(requestedAt, lastLunchOn)).toEqual(riyadh(at));
  });

  test('can be cancelled for seven days, whatever is still to be delivered', () => {
    expect(erasureCancellableUntil(requestedAt)).toEqual(riyadh('2026-11-28T09:00:00'));
  });
});

test('an invoice is kept on its last day, and not after it', () => {
  const kept = (at: string) =>
    keptAfterErasure('account', { invoicedAt: [riyadh('2020-05-01T10:00:00')], hasConsents: false }, riyadh(at));
  expect(kept('2026-12-31T23:59:59')).toEqual([{ reason: 'invoice_law', keptUntil: '2026-12-31' }]);
  expect(kept('2027-01-01T00:00:00')).toEqual([]);
});

describe('after an erasure is kept', () => {
  const effective = riyadh('2026-12-29T00:00:00');
  const invoices = [riyadh('2024-03-01T10:00:00'), riyadh('2026-09-03T09:12:00')];

  test.each<[string, ErasureScope, Date[], boolean, string[]]>([
    ['nothing of an account without orders and consents', 'account', [], false, []],
    ['an account’s invoices', 'account', invoices, false, ['invoice_law 2032-12-31']],
    ['no invoice whose time is over', 'account', [riyadh('2019-12-31T23:59:59')], false, []],
    [
      'an invoice whose time is over at the end of this year',
      'account',
      [riyadh('2020-01-01T00:00:00')],
      false,
      ['invoice_law 2026-12-31'],
    ],
    ['the proof of consents', 'account', [], true, ['proof_of_consent 2031-12-31']],
    [
      'both, the longer one first',
      'account',
      invoices,
      true,
      ['invoice_law 2032-12-31', 'proof_of_consent 2031-12-31'],
    ],
    [
      'both, the proof first if the invoice is an old one',
      'account',
      [riyadh('2023-03-01T10:00:00')],
      true,
      ['proof_of_consent 2031-12-31', 'invoice_law 2029-12-31'],
    ],
    ['of a student no invoice, which does not name them', 'student', invoices, true, ['proof_of_consent 2031-12-31']],
    ['of a student nothing else', 'student', invoices, false, []],
  ])('%s', (_, scope, invoicedAt, hasConsents, kept) => {
    const found = keptAfterErasure(scope, { invoicedAt, hasConsents }, effective);
    expect(found.map(({ reason, keptUntil }) => `${reason} ${keptUntil}`)).toEqual(kept);
  });

  test.each([
    ['2026-12-31T23:59:59', '2032-12-31'],
    // The year is the one in Riyadh: this is still 31 December in UTC.
    ['2027-01-01T00:00:00', '2033-12-31'],
    ['2027-01-01T02:59:59', '2033-12-31'],
  ])('an invoice of %s until %s', (issued, until) => {
    expect(invoiceKeptUntil(riyadh(issued))).toBe(until);
  });
});

const anyDate = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

test('an erasure never takes effect while it can be cancelled or while lunches are to come', () => {
  fc.assert(
    fc.property(anyDate, fc.option(anyDate.map(riyadhDateOf)), (requested, lastLunchOn) => {
      const at = erasureTakesEffectAt(requested, lastLunchOn);
      expect(at >= erasureCancellableUntil(requested)).toBe(true);
      if (lastLunchOn !== null) expect(riyadhDateOf(at) > lastLunchOn).toBe(true);
      const waits = [
        erasureCancellableUntil(requested),
        ...(lastLunchOn === null ? [] : [midnightInRiyadh(lastLunchOn)]),
      ];
      expect(at.getTime() - Math.max(...waits.map((each) => each.getTime()))).toBeLessThanOrEqual(86_400_000);
    }),
    seeded,
  );
});

test('each invoice is kept for six years at least and seven at most, and an erasure as long as its last one', () => {
  fc.assert(
    fc.property(fc.array(anyDate, { minLength: 1, maxLength: 5 }), anyDate, (invoicedAt, effective) => {
      const [kept] = keptAfterErasure('account', { invoicedAt, hasConsents: false }, effective);
      for (const issued of invoicedAt) {
        const years = Number(invoiceKeptUntil(issued).slice(0, 4)) - Number(riyadhDateOf(issued).slice(0, 4));
        expect(years).toBe(6);
        if (invoiceKeptUntil(issued) >= riyadhDateOf(effective)) {
          expect(kept && kept.keptUntil >= invoiceKeptUntil(issued)).toBe(true);
        }
      }
      if (kept) expect(invoicedAt.map(invoiceKeptUntil)).toContain(kept.keptUntil);
    }),
    seeded,
  );
});

test('the file of an export can be read for three days', () => {
  expect(exportExpiresAt(requestedAt)).toEqual(riyadh('2026-11-24T09:00:00'));
});

describe('the state of a request', () => {
  const request = (status: Erasure['status'], studentId: number | null = 12): Erasure => ({
    id: 1,
    scope: studentId === null ? 'account' : 'student',
    studentId,
    status,
    requestedAt: '2026-11-21T06:00:00Z',
    cancellableUntil: '2026-11-28T06:00:00Z',
    takesEffectAt: '2026-12-28T21:00:00Z',
    completedAt: null,
    kept: [],
  });

  test.each([
    ['pending', '2026-11-28T05:59:59.999Z', 'requested'],
    ['pending', '2026-11-28T06:00:00Z', 'inProgress'],
    ['completed', '2026-11-22T06:00:00Z', 'done'],
    ['cancelled', '2026-11-22T06:00:00Z', 'cancelled'],
  ] as const)('%s at %s is %s', (status, now, state) => {
    expect(erasureState(request(status), new Date(now))).toBe(state);
  });

  test('only a pending one of the same scope counts as pending', () => {
    const all = [request('pending'), request('cancelled', 13), request('completed', null)];
    expect([12, 13, null].map((id) => isErasurePending(all, id))).toEqual([true, false, false]);
    expect(isErasurePending([request('pending', null)], null)).toBe(true);
  });
});
