import { describe, expect, it } from 'vitest';
import { nextOrder } from './next-order.ts';
import type { Subscription } from './subscription.ts';

const open: Subscription['actions'] = {
  renew: { allowed: true, reasonCode: null, opensAt: null, deadlineAt: null, refundHalalas: null },
};
const closed: Subscription['actions'] = {
  renew: { allowed: false, reasonCode: 'too_early', opensAt: null, deadlineAt: null, refundHalalas: null },
};

/** A subscription of student 1 that ends on a day of December and can be renewed. */
const line = (id: number, day: string, facts: Partial<Subscription> = {}) =>
  ({ id, studentId: 1, status: 'active', endsOn: `2026-12-${day}`, actions: open, ...facts }) as Subscription;

const ended = (id: number, day: string, facts: Partial<Subscription> = {}) =>
  line(id, day, { status: 'completed', ...facts });

interface Case {
  of: string;
  running?: Subscription[];
  past?: Subscription[];
  isInCart?: boolean;
  expected: string | null;
}

describe('what a board offers for the next order of a student', () => {
  it.each<Case>([
    { of: 'nothing ordered yet', expected: null },
    { of: 'running, near the end', running: [line(1, '16')], expected: 'renew 1' },
    { of: 'paused today, near the end', running: [line(1, '16', { status: 'paused' })], expected: 'renew 1' },
    { of: 'running, far from the end', running: [line(1, '16', { actions: closed })], expected: null },
    { of: 'running without an answer about renewing', running: [line(1, '16', { actions: {} })], expected: null },
    {
      of: 'the next one is paid',
      running: [line(1, '16'), line(2, '30', { status: 'scheduled', actions: closed })],
      expected: null,
    },
    {
      of: 'running, although an earlier one could be ordered again',
      running: [line(2, '16', { actions: closed })],
      past: [ended(1, '01')],
      expected: null,
    },
    { of: 'running, with an earlier one', running: [line(2, '16')], past: [ended(1, '01')], expected: 'renew 2' },
    { of: 'ended', past: [ended(1, '01')], expected: 'again 1' },
    { of: 'ended twice', past: [ended(2, '08'), ended(1, '01')], expected: 'again 2' },
    { of: 'ended on one day', past: [ended(2, '08'), ended(1, '08')], expected: 'again 2' },
    { of: 'ended, of another student', past: [ended(1, '01', { studentId: 2 })], expected: null },
    { of: 'ended, no longer offered', past: [ended(1, '01'), ended(2, '08', { actions: closed })], expected: null },
    { of: 'cancelled', past: [ended(1, '01', { status: 'cancelled' })], expected: null },
    {
      of: 'cancelled after an ended one',
      past: [ended(1, '01'), ended(2, '08', { status: 'cancelled' })],
      expected: 'again 1',
    },
    { of: 'cancelled, with lunches to come', running: [line(1, '16', { status: 'cancelled' })], expected: null },
    { of: 'ended, and in the cart', past: [ended(1, '01')], isInCart: true, expected: null },
    { of: 'near the end, and in the cart', running: [line(1, '16')], isInCart: true, expected: null },
  ])('$of: $expected', ({ running = [], past = [], isInCart = false, expected }) => {
    const next = nextOrder(1, { running, past, isInCart });
    expect(next && `${next.action} ${next.subscription.id}`).toBe(expected);
  });
});
