import { describe, expect, it } from 'vitest';
import type {
  CardBrandDto,
  PaymentDto,
  PaymentInfoDto,
  PaymentMethodCodeDto,
  PaymentOrderDto,
} from './generated/client.schemas.ts';
import { paymentMethodsOf, toPastPayment, toPayment, toSavedCards } from './payments.ts';

const payment: PaymentDto = {
  id: 7001,
  order_id: 2053,
  status: 'paid',
  amount: '287.50',
  currency: 'SAR',
  method: 'card',
  card_brand: 'visa',
  card_last4: '4461',
  failure_code: null,
  redirect_url: null,
  expires_at: null,
  paid_at: '2026-11-21T06:12:00Z',
  refunded_amount: '13.07',
  created_at: '2026-11-21T06:10:00Z',
};

const row: PaymentOrderDto = {
  id: 7001,
  order_id: 2053,
  order_number: 'NB-20533',
  order_status: 'confirmed',
  date: '2026-11-21T06:12:00Z',
  amount: '287.50',
  refunded_amount: '0.00',
  status: 'paid',
  method: 'card',
  card_brand: 'visa',
  card_last4: '4461',
};

describe('a payment', () => {
  it('has its amounts in halalas', () => {
    expect(toPayment(payment)).toMatchObject({ amountHalalas: 28_750, refundedHalalas: 1_307 });
    expect(toPastPayment(row)).toMatchObject({ amountHalalas: 28_750, refundedHalalas: 0, at: row.date });
  });

  it('has no card where the brand is not known', () => {
    const card_brand = 'amex' as CardBrandDto;
    expect(toPayment({ ...payment, card_brand }).cardBrand).toBeNull();
    expect(toPastPayment({ ...row, card_brand }).cardBrand).toBeNull();
  });
});

it('a way to pay that is not known is left out', () => {
  const method = (code: string) => ({
    code: code as PaymentMethodCodeDto,
    name: code,
    arabic_name: code,
    is_available: true,
    reason_code: null,
    reason: null,
  });
  const answer = { custom_status: 200, data: { payment_methods: [method('mada'), method('barter')] } };
  expect(paymentMethodsOf(answer)).toEqual([
    { code: 'mada', name: 'mada', arabicName: 'mada', isAvailable: true, reason: null },
  ]);
});

it('saved cards come by the time they were saved', () => {
  const card = (id: number, created_at: string, is_default: boolean): PaymentInfoDto => ({
    id,
    brand: 'mada',
    last4: '4461',
    expiry_month: 4,
    expiry_year: 2030,
    is_default,
    created_at,
  });
  const cards = [card(3, '2026-02-01T00:00:00Z', true), card(2, '2026-01-01T00:00:00Z', false)];
  expect(toSavedCards(cards).map(({ id, isFirst }) => [id, isFirst])).toEqual([
    [2, false],
    [3, true],
  ]);
});
