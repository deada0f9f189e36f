import { describe, expect, it } from 'vitest';
import type { PaymentDto, PaymentInfoDto, PaymentOrderDto } from './generated/client.schemas.ts';
import { paymentMethodsOf, toPastPayment, toPayment, toSavedCards } from './payments.ts';

const payment: PaymentDto = {
  id: 7001,
  order_id: 2053,
  status: 'paid',
  amount: '287.50',
  currency: 'SAR',
  payment_method: 'card',
  card_brand: 'visa',
  card_last4: '4461',
  failure_code: null,
  redirect_url: null,
  expires_at: null,
  paid_at: '2026-11-21T06:12:00Z',
  refunded_amount: '13.07',
  failed_refund_amount: '3.07',
  created_at: '2026-11-21T06:10:00Z',
};

const row: PaymentOrderDto = {
  id: 7001,
  order_id: 2053,
  order_number: 'NB-20533',
  order_status: 'confirmed',
  occurred_at: '2026-11-21T06:12:00Z',
  amount: '287.50',
  refunded_amount: '0.00',
  failed_refund_amount: '0.00',
  status: 'paid',
  payment_method: 'card',
  card_brand: 'visa',
  card_last4: '4461',
};

describe('a payment', () => {
  it('has its amounts in halalas', () => {
    expect(toPayment(payment)).toMatchObject({
      amountHalalas: 28_750,
      refundedHalalas: 1_307,
      failedRefundHalalas: 307,
    });
    expect(toPastPayment(row)).toMatchObject({ amountHalalas: 28_750, refundedHalalas: 0, at: row.occurred_at });
  });

  it('has another card where the brand is not known, and another method where the method is not known', () => {
    const unknown = { payment_method: 'tamara', card_brand: 'amex' };
    const shown = { method: 'other', cardBrand: 'other', cardLast4: payment.card_last4 };
    expect(toPayment({ ...payment, ...unknown })).toMatchObject(shown);
    expect(toPastPayment({ ...row, ...unknown })).toMatchObject({ ...shown, cardLast4: row.card_last4 });
  });
});

it('a way to pay that is not known is left out', () => {
  const method = (code: string) => ({
    code,
    name: code,
    arabic_name: code,
    is_available: true,
    reason_code: null,
    reason: null,
  });
  const answer = { custom_status: 200, data: { payment_methods: [method('mada'), method('barter')] } };
  expect(paymentMethodsOf(answer)).toEqual([
    {
      code: 'mada',
      name: 'mada',
      arabicName: 'mada',
      isAvailable: true,
      reason: null,
      isLastUsed: false,
      savedCard: null,
    },
  ]);
});

it('the last payment is by one method, with a saved card that expires in a month', () => {
  const names = { name: 'mada', arabic_name: 'مدى', is_available: true, reason_code: null, reason: null };
  const saved_card: PaymentInfoDto = {
    id: 61,
    card_brand: 'mada',
    card_last4: '4461',
    expiry_month: 8,
    expiry_year: 2028,
    is_default: true,
    created_at: '2026-01-01T00:00:00Z',
  };
  const payment_methods = [
    { code: 'mada', ...names, is_last_used: true, saved_card },
    { code: 'stc_pay', ...names, is_last_used: false, saved_card: null },
  ];
  expect(paymentMethodsOf({ custom_status: 200, data: { payment_methods } })).toMatchObject([
    { isLastUsed: true, savedCard: { brand: 'mada', last4: '4461', expiresIn: '2028-08' } },
    { isLastUsed: false, savedCard: null },
  ]);
});

it('saved cards come by the time they were saved, those of an unknown brand too', () => {
  const card = (id: number, created_at: string, is_default: boolean, card_brand = 'mada'): PaymentInfoDto => ({
    id,
    card_brand,
    card_last4: '4461',
    expiry_month: 4,
    expiry_year: 2030,
    is_default,
    created_at,
  });
  const cards = [card(3, '2026-02-01T00:00:00Z', true, 'amex'), card(2, '2026-01-01T00:00:00Z', false)];
  expect(toSavedCards(cards).map(({ id, isFirst, brand }) => [id, isFirst, brand])).toEqual([
    [2, false, 'mada'],
    [3, true, 'other'],
  ]);
});
