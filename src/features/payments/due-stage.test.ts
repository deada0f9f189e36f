import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Payment } from '#src/domain/payment.ts';
import { providePaymentOrigins } from '#src/api/payment-origins.ts';
import { dueStage } from './due-stage.ts';

const url = 'https://pay.example/7';
const attempt = (status: Payment['status'], redirectUrl: string | null = null) => ({ id: 7, status, redirectUrl });

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'https://nabta.example' } });
  providePaymentOrigins(['https://pay.example']);
});
afterEach(() => {
  vi.unstubAllGlobals();
  providePaymentOrigins([]);
});

describe('where an unpaid order goes on', () => {
  it('at the provider’s page while that is open', () => {
    expect(dueStage(attempt('initiated', url))).toEqual({ at: 'pay', url });
  });

  it('never at an address that the configuration does not know', () => {
    const elsewhere = attempt('initiated', 'https://pay.example.attacker.example/7');
    expect(dueStage(elsewhere)).toEqual({ at: 'checking', paymentId: 7 });
  });

  it('nowhere while the result is not known, so that nothing is paid twice', () => {
    expect(dueStage(attempt('pending', url))).toEqual({ at: 'checking', paymentId: 7 });
    expect(dueStage(attempt('initiated'))).toEqual({ at: 'checking', paymentId: 7 });
    expect(dueStage(attempt('paid'))).toEqual({ at: 'checking', paymentId: 7 });
  });

  it.each(['failed', 'cancelled', 'expired', 'refunded'] as const)(
    'with another attempt after one that %s',
    (status) => {
      expect(dueStage(attempt(status))).toEqual({ at: 'again', paymentId: 7 });
    },
  );

  it('with a first attempt where there was none yet', () => {
    expect(dueStage(null)).toEqual({ at: 'begin' });
  });
});
