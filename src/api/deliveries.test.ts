import { describe, expect, it } from 'vitest';
import { deliveriesOf } from './deliveries.ts';
import type { DeliveryDto } from './generated/client.schemas.ts';

function answered(facts: Partial<DeliveryDto>) {
  const delivery: DeliveryDto = {
    id: 1,
    sub_order_id: 3022,
    date: '2026-12-06',
    status: 'scheduled',
    meals: [{ id: 5, name: 'Rice', arabic_name: 'أرز', image_url: null }],
    replaced_meals: [],
    cancellable_until: '2026-12-04T06:30:00Z',
    in_processing_at: null,
    out_for_delivery_at: null,
    delivered_at: null,
    eat_by: null,
    reason_code: null,
    reason: null,
    refund: null,
    ratable_until: null,
    lunch_rating: null,
    ...facts,
  };
  return deliveriesOf({ custom_status: 200, data: { deliveries: [delivery] } })[0];
}

describe('a delivery', () => {
  it('has its day, its meals, and the refund in halalas', () => {
    expect(answered({ refund: '13.07' })).toMatchObject({
      on: '2026-12-06',
      meals: [{ id: 5, name: 'Rice', arabicName: 'أرز', imageUrl: null }],
      cancellableUntil: '2026-12-04T06:30:00Z',
      refundHalalas: 1_307,
    });
  });

  it('F06 names what was replaced for the student, by which dish and why', () => {
    const replaced = {
      meal_id: null,
      previous_meal: { id: 7, name: 'Pasta', arabic_name: 'معكرونة', image_url: null },
      allergens: [],
      reason: { name: 'It has milk.', arabic_name: 'فيها حليب.' },
    };
    expect(answered({ replaced_meals: [replaced] })?.replacedDishes).toEqual([
      {
        mealId: null,
        previous: { id: 7, name: 'Pasta', arabicName: 'معكرونة', imageUrl: null },
        reason: { name: 'It has milk.', arabicName: 'فيها حليب.' },
      },
    ]);
  });

  it('has no refund and no reason where the server names none', () => {
    expect(answered({})).toMatchObject({ refundHalalas: null, reasonCode: null, reason: null });
  });

  it('has the name of its vacation', () => {
    expect(answered({ status: 'vacation', reason: { name: 'Eid', arabic_name: null } })?.reason).toEqual({
      name: 'Eid',
      arabicName: null,
    });
  });

  it('has its rating, without the reasons of a newer server', () => {
    const rating = {
      sub_order_id: 3022,
      date: '2026-12-06',
      rating: 4,
      reason_codes: ['on_time', 'of_a_newer_server'],
      feedback: null,
      created_at: '2026-12-06T10:00:00Z',
    };
    expect(answered({ ratable_until: '2026-12-13T21:00:00Z', lunch_rating: rating })).toMatchObject({
      ratableUntil: '2026-12-13T21:00:00Z',
      lunchRating: { rating: 4, reasons: ['on_time'], feedback: null, at: '2026-12-06T10:00:00Z' },
    });
    expect(answered({})).toMatchObject({ ratableUntil: null, lunchRating: null });
  });

  it('can not be cancelled for a reason that is not known either', () => {
    expect(answered({ reason_code: 'kitchen_closed' })?.reasonCode).toBe('too_late');
  });
});
