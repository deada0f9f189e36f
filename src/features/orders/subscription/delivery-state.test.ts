import { describe, expect, it } from 'vitest';
import type { DeliveryDto } from '#src/api/generated/client.schemas.ts';
import { cancellableDays, deliveryState } from './delivery-state.ts';

const now = new Date('2026-11-22T07:00:00Z');

const delivery = (facts: Partial<DeliveryDto>): DeliveryDto => ({
  id: 1,
  sub_order_id: 1,
  date: '2026-11-25',
  status: 'scheduled',
  meals: [],
  locked_at: '2026-11-22T21:00:00Z',
  in_processing_at: null,
  out_for_delivery_at: null,
  delivered_at: null,
  eat_by: null,
  reason_code: null,
  reason: null,
  refund: '13.07',
  ...facts,
});

const late = delivery({ reason_code: 'too_late', locked_at: '2026-11-21T21:00:00Z', refund: null });

describe('a day in the list of deliveries', () => {
  it.each([
    ['can be cancelled', delivery({}), 'open'],
    ['is too late', late, 'late'],
    ['has become too late since it was answered', delivery({ locked_at: '2026-11-22T06:59:00Z' }), 'late'],
    ['is on its way', delivery({ status: 'out_for_delivery', reason_code: 'too_late' }), 'now'],
    ['has arrived', delivery({ status: 'delivered', reason_code: 'in_the_past' }), 'now'],
    ['is a vacation', delivery({ status: 'holiday', reason_code: 'vacation' }), 'holiday'],
    ['is an off day', delivery({ status: 'skipped', reason_code: 'off_day' }), 'off'],
    ['was cancelled', delivery({ status: 'cancelled', reason_code: 'cancelled_by_parent' }), 'cancelled'],
  ] as const)('%s', (_what, day, state) => {
    expect(deliveryState(day, now)).toBe(state);
  });

  it('the first that can be cancelled comes first', () => {
    const open = delivery({ id: 2, date: '2026-11-26', locked_at: '2026-11-23T21:00:00Z' });
    expect(cancellableDays([late, delivery({}), open], now).map(({ id }) => id)).toEqual([1, 2]);
  });
});
