import { describe, expect, expectTypeOf, it } from 'vitest';
import * as contract from '#src/api/generated/zod/schemas.ts';
import { defaultDeliveryClock } from './delivery-progress.ts';
import type { DeliveryStatus } from './delivery.ts';
import type { OrderStatus, PaymentStatus, SubOrderStatus } from './order-states.ts';
import {
  deliveryMachine,
  ForbiddenTransitionError,
  nextState,
  orderMachine,
  paymentMachine,
  type StateMachine,
  subscriptionMachine,
} from './state-machines.ts';
import { subscriptionPeriod } from './subscription-period.ts';
import { paidOrderStatus, runningStatus } from './subscription-state.ts';

// What the rules say, written apart from the data: every pair that is missing here is forbidden.
const allowed: Record<string, Record<string, Record<string, string>>> = {
  order: {
    draft: { placed: 'pending_payment' },
    pending_payment: {
      payment_failed: 'pending_payment',
      payment_expired: 'draft',
      payment_refunded: 'draft',
      payment_paid: 'confirmed',
    },
    confirmed: { first_day_began: 'in_progress', all_cancelled: 'cancelled' },
    in_progress: {
      all_cancelled: 'cancelled',
      started_subscriptions_cancelled: 'confirmed',
      last_lunch_delivered: 'completed',
    },
    completed: {},
    cancelled: {},
  },
  subscription: {
    scheduled: { first_day_began: 'active', off_day_began: 'paused', cancelled: 'cancelled' },
    active: { off_day_began: 'paused', last_lunch_delivered: 'completed', cancelled: 'cancelled' },
    paused: { off_day_ended: 'active', cancelled: 'cancelled' },
    completed: {},
    cancelled: {},
  },
  payment: {
    initiated: {
      submitted: 'pending',
      paid: 'paid',
      declined: 'failed',
      abandoned: 'cancelled',
      expired: 'expired',
    },
    pending: { paid: 'paid', declined: 'failed' },
    paid: { partly_refunded: 'paid', refunded: 'refunded' },
    failed: {},
    cancelled: {},
    expired: { paid_late: 'refunded' },
    refunded: {},
  },
  delivery: {
    scheduled: {
      cooking_started: 'in_processing',
      off_day_added: 'skipped',
      vacation_announced: 'vacation',
      closure_credited: 'cancelled',
      cancelled: 'cancelled',
      subscription_cancelled: 'cancelled',
    },
    in_processing: { left_kitchen: 'out_for_delivery' },
    out_for_delivery: { handed_over: 'delivered' },
    delivered: {},
    skipped: { off_day_removed: 'scheduled', vacation_announced: 'vacation' },
    vacation: { vacation_withdrawn: 'scheduled' },
    cancelled: {},
  },
};

const machines: [name: string, machine: StateMachine, states: readonly string[]][] = [
  ['order', orderMachine, contract.OrderStatus.options],
  ['subscription', subscriptionMachine, contract.SubOrderStatus.options],
  ['payment', paymentMachine, contract.PaymentStatus.options],
  ['delivery', deliveryMachine, contract.DeliveryStatus.options],
];

const eventsOf = ({ transitions }: StateMachine) => [...new Set(transitions.map(({ event }) => event))];

describe.each(machines)('the %s', (name, machine, states) => {
  it('has the states of the contract', () => {
    expect(machine.states).toEqual(states);
    expect(Object.keys(allowed[name] ?? {})).toEqual(states);
  });

  it('has one next state for a state and an event', () => {
    const pairs = machine.transitions.map(({ from, event }) => `${from} ${event}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it('reaches every state', () => {
    const reached = new Set(machine.initial);
    for (let before = -1; before < reached.size;) {
      before = reached.size;
      for (const { from, to } of machine.transitions) if (reached.has(from)) reached.add(to);
    }
    expect([...reached].toSorted()).toEqual(machine.states.toSorted());
  });

  it.each(machine.states.flatMap((state) => eventsOf(machine).map((event) => [state, event] as const)))(
    'in %s: %s',
    (state, event) => {
      const next = allowed[name]?.[state]?.[event];
      if (next === undefined) expect(() => nextState(machine, state, event)).toThrow(ForbiddenTransitionError);
      else expect(nextState(machine, state, event)).toBe(next);
    },
  );
});

it('the types of the states are those of the contract', () => {
  expectTypeOf<OrderStatus>().toEqualTypeOf<contract.OrderStatus>();
  expectTypeOf<SubOrderStatus>().toEqualTypeOf<contract.SubOrderStatus>();
  expectTypeOf<PaymentStatus>().toEqualTypeOf<contract.PaymentStatus>();
  expectTypeOf<DeliveryStatus>().toEqualTypeOf<contract.DeliveryStatus>();
});

/** The different states in a list, in order, without repetitions next to each other. */
const changesIn = <S extends string>(states: readonly S[]) => states.filter((state, at) => state !== states[at - 1]);

const isAllowed = (machine: StateMachine, from: string, to: string) =>
  machine.transitions.some((each) => each.from === from && each.to === to);

describe('the states by the clock', () => {
  // Sunday 29 November to Thursday 3 December, with an off day on the first and the third day.
  const period = subscriptionPeriod({
    startsOn: '2026-11-29',
    dayCount: 5,
    vacations: [],
    offDays: ['2026-11-29', '2026-12-01'],
  });
  const hours = Array.from({ length: 24 * 14 }, (_each, hour) => new Date(Date.UTC(2026, 10, 27, hour)));
  const states = hours.map((now) => runningStatus(period, now, defaultDeliveryClock));

  it('change as the machine of subscriptions allows', () => {
    const changes = changesIn(states);
    expect(changes).toEqual(['scheduled', 'paused', 'active', 'paused', 'active', 'completed']);
    for (const [at, to] of changes.entries()) {
      const from = changes[at - 1];
      if (from !== undefined) expect(isAllowed(subscriptionMachine, from, to), `${from} to ${to}`).toBe(true);
    }
  });

  it('change as the machine of orders allows, also after a cancellation', () => {
    const changes = changesIn(states.map((status) => paidOrderStatus([status])));
    expect(changes).toEqual(['confirmed', 'in_progress', 'completed']);
    for (const [at, to] of changes.entries()) {
      const from = changes[at - 1];
      if (from !== undefined) expect(isAllowed(orderMachine, from, to), `${from} to ${to}`).toBe(true);
    }
    expect(paidOrderStatus(['active', 'scheduled'])).toBe('in_progress');
    expect(paidOrderStatus(['cancelled', 'scheduled'])).toBe(
      nextState(orderMachine, 'in_progress', 'started_subscriptions_cancelled'),
    );
  });
});
