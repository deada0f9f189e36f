import type { DeliveryStatus } from './delivery.ts';
import type { OrderStatus, PaymentStatus, SubOrderStatus } from './order-states.ts';

/** Who causes a transition; `time` is the clock of the server. */
export type Cause = 'parent' | 'payment_provider' | 'kitchen' | 'driver' | 'company' | 'time';

/** One allowed change of state. */
export interface Transition<S extends string = string, E extends string = string> {
  from: S;
  event: E;
  to: S;
  by: Cause;
  /** The condition, as a sentence for the backend team. */
  when: string;
}

/** The states of one thing, and all allowed changes between them. A state and an event have one next state at most. */
export interface StateMachine<S extends string = string, E extends string = string> {
  initial: readonly S[];
  states: readonly S[];
  transitions: readonly Transition<S, E>[];
}

type OrderEvent =
  | 'placed'
  | 'payment_failed'
  | 'payment_expired'
  | 'payment_refunded'
  | 'payment_paid'
  | 'first_day_began'
  | 'started_subscriptions_cancelled'
  | 'last_lunch_delivered'
  | 'all_cancelled';
type SubscriptionEvent = 'first_day_began' | 'off_day_began' | 'off_day_ended' | 'last_lunch_delivered' | 'cancelled';
type PaymentEvent =
  | 'submitted'
  | 'paid'
  | 'declined'
  | 'abandoned'
  | 'expired'
  | 'partly_refunded'
  | 'refunded'
  | 'paid_late';
type DeliveryEvent =
  | 'cooking_started'
  | 'left_kitchen'
  | 'handed_over'
  | 'off_day_added'
  | 'off_day_removed'
  | 'vacation_announced'
  | 'vacation_withdrawn'
  | 'closure_credited'
  | 'cancelled'
  | 'subscription_cancelled';

const cancelLimit = 'Within 72 hours of the payment.';
const offDayLimit = 'More than 48 hours before the day begins.';
const deliveryLimit = 'More than 48 hours before its delivery window starts.';

/** States of an order (rules.md#state-machines). */
export const orderMachine: StateMachine<OrderStatus, OrderEvent> = {
  initial: ['draft'],
  states: ['draft', 'pending_payment', 'confirmed', 'in_progress', 'completed', 'cancelled'],
  transitions: [
    {
      from: 'draft',
      event: 'placed',
      to: 'pending_payment',
      by: 'parent',
      when: 'The draft has this version, and every choice is still valid.',
    },
    {
      from: 'pending_payment',
      event: 'payment_failed',
      to: 'pending_payment',
      by: 'payment_provider',
      when: 'The parent can pay again until the hold ends.',
    },
    {
      from: 'pending_payment',
      event: 'payment_expired',
      to: 'draft',
      by: 'time',
      when: 'The hold of the last payment has ended, and that payment is not paid or pending.',
    },
    {
      from: 'pending_payment',
      event: 'payment_refunded',
      to: 'draft',
      by: 'company',
      when: 'A package does not fit its student any more when the payment succeeds; all of it is refunded.',
    },
    {
      from: 'pending_payment',
      event: 'payment_paid',
      to: 'confirmed',
      by: 'payment_provider',
      when: 'The payment covers the total, and each package still fits its student.',
    },
    {
      from: 'confirmed',
      event: 'first_day_began',
      to: 'in_progress',
      by: 'time',
      when: 'The first day of any subscription has begun.',
    },
    {
      from: 'confirmed',
      event: 'all_cancelled',
      to: 'cancelled',
      by: 'parent',
      when: `No subscription is left. ${cancelLimit}`,
    },
    {
      from: 'in_progress',
      event: 'all_cancelled',
      to: 'cancelled',
      by: 'parent',
      when: `No subscription is left. ${cancelLimit}`,
    },
    {
      from: 'in_progress',
      event: 'started_subscriptions_cancelled',
      to: 'confirmed',
      by: 'parent',
      when: `No subscription that is left has started. ${cancelLimit}`,
    },
    {
      from: 'in_progress',
      event: 'last_lunch_delivered',
      to: 'completed',
      by: 'driver',
      when: 'It is the last lunch of the last subscription.',
    },
  ],
};

/** States of one student's subscription in an order. */
export const subscriptionMachine: StateMachine<SubOrderStatus, SubscriptionEvent> = {
  initial: ['scheduled'],
  states: ['scheduled', 'active', 'paused', 'completed', 'cancelled'],
  transitions: [
    {
      from: 'scheduled',
      event: 'first_day_began',
      to: 'active',
      by: 'time',
      when: 'The order is paid, and the first day is no off day.',
    },
    {
      from: 'scheduled',
      event: 'off_day_began',
      to: 'paused',
      by: 'time',
      when: 'The order is paid, and the first day is an off day.',
    },
    { from: 'scheduled', event: 'cancelled', to: 'cancelled', by: 'parent', when: cancelLimit },
    { from: 'active', event: 'off_day_began', to: 'paused', by: 'time', when: 'The day is an off day.' },
    {
      from: 'active',
      event: 'last_lunch_delivered',
      to: 'completed',
      by: 'driver',
      when: 'It is the lunch of the last day.',
    },
    { from: 'active', event: 'cancelled', to: 'cancelled', by: 'parent', when: cancelLimit },
    { from: 'paused', event: 'off_day_ended', to: 'active', by: 'time', when: 'The next day is no off day.' },
    { from: 'paused', event: 'cancelled', to: 'cancelled', by: 'parent', when: cancelLimit },
  ],
};

/** States of a payment attempt. A retry is a new attempt. */
export const paymentMachine: StateMachine<PaymentStatus, PaymentEvent> = {
  initial: ['initiated'],
  states: ['initiated', 'pending', 'paid', 'failed', 'cancelled', 'expired', 'refunded'],
  transitions: [
    {
      from: 'initiated',
      event: 'submitted',
      to: 'pending',
      by: 'payment_provider',
      when: 'The bank has not decided yet.',
    },
    { from: 'initiated', event: 'paid', to: 'paid', by: 'payment_provider', when: 'The hold has not ended.' },
    { from: 'initiated', event: 'declined', to: 'failed', by: 'payment_provider', when: 'Nothing was charged.' },
    {
      from: 'initiated',
      event: 'abandoned',
      to: 'cancelled',
      by: 'parent',
      when: 'The parent left the page of the provider by its cancel button.',
    },
    { from: 'initiated', event: 'expired', to: 'expired', by: 'time', when: 'The hold has ended.' },
    {
      from: 'pending',
      event: 'paid',
      to: 'paid',
      by: 'payment_provider',
      when: 'Also after the hold, because the order waits for the bank.',
    },
    { from: 'pending', event: 'declined', to: 'failed', by: 'payment_provider', when: 'Nothing was charged.' },
    {
      from: 'paid',
      event: 'partly_refunded',
      to: 'paid',
      by: 'payment_provider',
      when: 'A part of the order was cancelled.',
    },
    {
      from: 'paid',
      event: 'refunded',
      to: 'refunded',
      by: 'payment_provider',
      when: 'The whole order was cancelled, and days that could not be cancelled are not refunded; or a package did not fit any more when the payment succeeded.',
    },
    {
      from: 'expired',
      event: 'paid_late',
      to: 'refunded',
      by: 'payment_provider',
      when: 'The provider charged after the hold; everything is refunded, and the order stays as it is.',
    },
  ],
};

/** States of one day's delivery. */
export const deliveryMachine: StateMachine<DeliveryStatus, DeliveryEvent> = {
  initial: ['scheduled', 'skipped', 'vacation'],
  states: ['scheduled', 'in_processing', 'out_for_delivery', 'delivered', 'skipped', 'vacation', 'cancelled'],
  transitions: [
    { from: 'scheduled', event: 'cooking_started', to: 'in_processing', by: 'kitchen', when: 'On the day.' },
    {
      from: 'scheduled',
      event: 'off_day_added',
      to: 'skipped',
      by: 'parent',
      when: `${offDayLimit} Within the allowance of the month.`,
    },
    {
      from: 'scheduled',
      event: 'vacation_announced',
      to: 'vacation',
      by: 'company',
      when: 'The school is closed; the end moves.',
    },
    {
      from: 'scheduled',
      event: 'closure_credited',
      to: 'cancelled',
      by: 'company',
      when: 'The school is closed; the day is refunded, and the end stays.',
    },
    {
      from: 'scheduled',
      event: 'cancelled',
      to: 'cancelled',
      by: 'parent',
      when: `${deliveryLimit} The day is refunded.`,
    },
    {
      from: 'scheduled',
      event: 'subscription_cancelled',
      to: 'cancelled',
      by: 'parent',
      when: `${deliveryLimit} A day that is closer stays.`,
    },
    {
      from: 'in_processing',
      event: 'left_kitchen',
      to: 'out_for_delivery',
      by: 'driver',
      when: 'The driver has the lunch.',
    },
    {
      from: 'out_for_delivery',
      event: 'handed_over',
      to: 'delivered',
      by: 'driver',
      when: 'The school or the home has the lunch.',
    },
    { from: 'skipped', event: 'off_day_removed', to: 'scheduled', by: 'parent', when: offDayLimit },
    {
      from: 'skipped',
      event: 'vacation_announced',
      to: 'vacation',
      by: 'company',
      when: 'A vacation comes before an off day.',
    },
    {
      from: 'vacation',
      event: 'vacation_withdrawn',
      to: 'scheduled',
      by: 'company',
      when: 'The school is open after all, and the day is no off day.',
    },
  ],
};

/** Thrown when an event is not allowed in a state. */
export class ForbiddenTransitionError extends Error {
  override readonly name = 'ForbiddenTransitionError';

  constructor(state: string, event: string) {
    super(`${event} is not allowed in the state ${state}`);
  }
}

/**
 * The state after an event.
 * @throws ForbiddenTransitionError if the event is not allowed in this state
 */
export function nextState<S extends string, E extends string>(
  machine: StateMachine<S, E>,
  state: NoInfer<S>,
  event: NoInfer<E>,
): S {
  const transition = machine.transitions.find((each) => each.from === state && each.event === event);
  if (!transition) throw new ForbiddenTransitionError(state, event);
  return transition.to;
}
