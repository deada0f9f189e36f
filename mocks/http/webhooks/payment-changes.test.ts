import { expect, it } from 'vitest';
import type { Payment } from '#src/api/generated/zod/schemas.ts';
import { paymentChanges } from './payment-changes.ts';

const at = new Date('2026-11-26T07:00:00Z');
const open: Payment = {
  id: 736,
  order_id: 2055,
  status: 'initiated',
  amount: '494.50',
  currency: 'SAR',
  payment_method: 'mada',
  card_brand: null,
  card_last4: null,
  failure_code: null,
  redirect_url: 'http://localhost/mock-provider?payment=736',
  expires_at: '2026-11-26T07:26:00.000Z',
  paid_at: null,
  refunded_amount: '0.00',
  failed_refund_amount: '0.00',
  created_at: '2026-11-26T06:56:00.000Z',
};
const paid: Payment = { ...open, status: 'paid', paid_at: '2026-11-26T06:59:00.000Z' };

const changesOf = (before: Payment | undefined, after: Payment) =>
  paymentChanges(new Map(before && [[before.id, before]]), new Map([[after.id, after]]), at).map(
    ({ type, at: when, data }) => [type, when.toISOString(), 'amount' in data ? data.amount : null],
  );

it.each<[string, Payment | undefined, Payment, string[][]]>([
  ['nothing', paid, paid, []],
  ['a payment, at its own time', open, paid, [['payment.paid', '2026-11-26T06:59:00.000Z', '494.50']]],
  ['a new payment', undefined, paid, [['payment.paid', '2026-11-26T06:59:00.000Z', '494.50']]],
  [
    'a partial refund',
    { ...paid, refunded_amount: '10.00' },
    { ...paid, refunded_amount: '32.50' },
    [['payment.partly_refunded', at.toISOString(), '22.50']],
  ],
  [
    'a payment with lunches that a closure refunds at once',
    open,
    { ...paid, refunded_amount: '22.50' },
    [
      ['payment.paid', '2026-11-26T06:59:00.000Z', '494.50'],
      ['payment.partly_refunded', at.toISOString(), '22.50'],
    ],
  ],
  [
    'a refund of all',
    { ...paid, refunded_amount: '22.50' },
    { ...paid, status: 'refunded', refunded_amount: '494.50' },
    [['payment.refunded', at.toISOString(), '472.00']],
  ],
  [
    'a charge after the hold',
    { ...open, status: 'expired' },
    { ...paid, status: 'refunded', refunded_amount: '494.50' },
    [['payment.paid_late', at.toISOString(), '494.50']],
  ],
])('sends an event for %s', (_what, before, after, events) => {
  expect(changesOf(before, after)).toEqual(events);
});
