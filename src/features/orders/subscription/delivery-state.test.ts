import { describe, expect, it } from 'vitest';
import type { Delivery } from '#src/domain/delivery.ts';
import { cancellableDays, deliveryState } from './delivery-state.ts';

const now = new Date('2026-11-22T07:00:00Z');

const delivery = (facts: Partial<Delivery>): Delivery => ({
  id: 1,
  on: '2026-11-25',
  status: 'scheduled',
  meals: [],
  replacedDishes: [],
  cancellableUntil: '2026-11-22T21:00:00Z',
  inProcessingAt: null,
  outForDeliveryAt: null,
  deliveredAt: null,
  eatBy: null,
  reasonCode: null,
  reason: null,
  refundHalalas: 1_307,
  ratableUntil: null,
  lunchRating: null,
  ...facts,
});

const late = delivery({ reasonCode: 'too_late', cancellableUntil: '2026-11-21T21:00:00Z', refundHalalas: null });

describe('a day in the list of deliveries', () => {
  it.each([
    ['can be cancelled', delivery({}), 'open'],
    ['is too late', late, 'late'],
    ['has become too late since it was answered', delivery({ cancellableUntil: '2026-11-22T06:59:00Z' }), 'late'],
    ['is on its way', delivery({ status: 'out_for_delivery', reasonCode: 'too_late' }), 'now'],
    ['has arrived', delivery({ status: 'delivered', reasonCode: 'in_the_past' }), 'now'],
    ['is a vacation', delivery({ status: 'vacation', reasonCode: 'vacation' }), 'vacation'],
    ['is an off day', delivery({ status: 'skipped', reasonCode: 'off_day' }), 'off'],
    ['was cancelled', delivery({ status: 'cancelled', reasonCode: 'cancelled_by_parent' }), 'cancelled'],
  ] as const)('%s', (_what, day, state) => {
    expect(deliveryState(day, now)).toBe(state);
  });

  it('the first that can be cancelled comes first', () => {
    const open = delivery({ id: 2, on: '2026-11-26', cancellableUntil: '2026-11-23T21:00:00Z' });
    expect(cancellableDays([late, delivery({}), open], now).map(({ id }) => id)).toEqual([1, 2]);
  });
});
