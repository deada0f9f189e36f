import { describe, expect, it } from 'vitest';
import type { Delivery } from '#src/domain/delivery.ts';
import { cancelFacts } from './cancel-facts.ts';

const now = new Date('2026-11-22T07:00:00Z');
const fresh = { deliveredDays: 0, dayCount: 2 };

const delivery = (date: string, facts: Partial<Delivery> = {}): Delivery => ({
  id: 1,
  on: date,
  status: 'scheduled',
  meals: [],
  replacedDishes: [],
  cancellableUntil: '2026-11-30T21:00:00Z',
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

const off = delivery('2026-12-07', { status: 'skipped', reasonCode: 'off_day', refundHalalas: null });
const open = [delivery('2026-12-06'), off, delivery('2026-12-08')];
const late = delivery('2026-11-23', { reasonCode: 'too_late', refundHalalas: null });

describe('what cancelling a subscription stops', () => {
  it('is all of it before its first lunch is too near; days without one do not count', () => {
    expect(cancelFacts(fresh, open, now)).toEqual({ count: 2, firstOn: '2026-12-06', without: 'nothing' });
  });

  it.each([
    ['a lunch that can no longer be stopped', { ...fresh, dayCount: 3 }, [late, ...open], 'eaten'],
    ['lunches that have come', { deliveredDays: 3, dayCount: 5 }, open, 'eaten'],
    [
      'a lunch that was cancelled before',
      { ...fresh, dayCount: 3 },
      [...open, delivery('2026-12-09', { status: 'cancelled', reasonCode: 'cancelled_by_parent' })],
      'refunded',
    ],
  ])('leaves out %s', (_what, line, deliveries, without) => {
    expect(cancelFacts(line, deliveries, now)).toEqual({ count: 2, firstOn: '2026-12-06', without });
  });

  it('is nothing where no lunch can be stopped', () => {
    expect(cancelFacts(fresh, [late, off], now)).toBeNull();
  });
});
