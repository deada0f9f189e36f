import { describe, expect, it } from 'vitest';
import type { Order } from '#src/domain/order.ts';
import type { Payment } from '#src/domain/payment.ts';
import { paymentStage, pollDelayMs } from './payment-stage.ts';

const payment = (status: Payment['status'], id = 7): Payment => ({
  id,
  orderId: 1,
  status,
  amountHalalas: 28_750,
  method: 'mada',
  cardBrand: null,
  cardLast4: null,
  failureCode: null,
  redirectUrl: null,
  expiresAt: null,
  refundedHalalas: 0,
  failedRefundHalalas: 0,
  createdAt: '2026-11-22T07:00:00Z',
});

const order = (status: Order['status'], last: Payment | null = null) => ({ status, payment: last });

describe('what the page of a payment shows', () => {
  it.each(['initiated', 'pending'] as const)('checks while a payment is %s, whatever its order', (status) => {
    for (const orderStatus of ['draft', 'pending_payment', 'confirmed'] as const) {
      expect(paymentStage(payment(status), order(orderStatus))).toEqual({ at: 'checking' });
    }
  });

  it('leads on once a payment is paid, although its order is still to follow', () => {
    expect(paymentStage(payment('paid'), order('pending_payment'))).toEqual({ at: 'paid' });
  });

  it.each(['confirmed', 'in_progress', 'completed', 'cancelled'] as const)(
    'leads on from a refunded payment to its order while that is %s',
    (status) => {
      expect(paymentStage(payment('refunded'), order(status))).toEqual({ at: 'paid' });
    },
  );

  it.each(['draft', 'pending_payment'] as const)(
    'reports that a payment was refunded and nothing was ordered while its order is %s',
    (status) => {
      expect(paymentStage(payment('refunded'), order(status))).toEqual({ at: 'refunded' });
    },
  );

  it.each(['failed', 'cancelled'] as const)('offers another try after %s while the order waits', (status) => {
    const last = payment(status);
    expect(paymentStage(last, order('pending_payment', last))).toEqual({ at: 'failed' });
  });

  it('goes on with the attempt that took a failed one’s place', () => {
    const stage = paymentStage(payment('failed', 7), order('pending_payment', payment('initiated', 8)));
    expect(stage).toEqual({ at: 'replaced', paymentId: 8 });
  });

  it.each(['confirmed', 'in_progress', 'completed', 'cancelled'] as const)(
    'leads from a failed payment to its order, which another has paid, while that is %s',
    (status) => {
      expect(paymentStage(payment('failed', 7), order(status, payment('paid', 8)))).toEqual({ at: 'settled' });
    },
  );

  it.each(['failed', 'cancelled', 'expired'] as const)(
    'reports that the time is over when the order is a draft again after %s',
    (status) => {
      expect(paymentStage(payment(status), order('draft'))).toEqual({ at: 'expired' });
    },
  );

  it('reports it at once when the payment expired and its order is still to follow', () => {
    const last = payment('expired');
    expect(paymentStage(last, order('pending_payment', last))).toEqual({ at: 'expired' });
  });
});

describe('asking for a payment again', () => {
  it('begins soon, slows down, and never waits longer than ten seconds', () => {
    const delays = Array.from({ length: 30 }, (_, count) => pollDelayMs('pending', count));
    expect(delays[0]).toBe(2_000);
    expect(delays.at(-1)).toBe(10_000);
    expect(delays.every((delay, index) => index === 0 || Number(delay) >= Number(delays[index - 1]))).toBe(true);
  });

  it.each(['paid', 'failed', 'cancelled', 'expired', 'refunded'] as const)('ends with %s', (status) => {
    expect(pollDelayMs(status, 3)).toBe(false);
  });
});
