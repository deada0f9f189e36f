import {
  type Cause,
  deliveryMachine,
  orderMachine,
  paymentMachine,
  type StateMachine,
  subscriptionMachine,
} from '#src/domain/state-machines.ts';

/** A state machine of the domain, as documents show it. */
export interface DocumentedMachine {
  title: string;
  /** The schema of the contract with the same states. */
  schema: string;
  machine: StateMachine;
}

/** All state machines, in the order of the documents. */
export const documentedMachines: readonly DocumentedMachine[] = [
  { title: 'Order', schema: 'OrderStatus', machine: orderMachine },
  { title: 'Subscription', schema: 'SubOrderStatus', machine: subscriptionMachine },
  { title: 'Payment', schema: 'PaymentStatus', machine: paymentMachine },
  { title: 'Delivery', schema: 'DeliveryStatus', machine: deliveryMachine },
];

/** Who causes a transition, in words. */
export const causeTexts: Readonly<Record<Cause, string>> = {
  parent: 'the parent',
  payment_provider: 'the payment provider',
  kitchen: 'the kitchen',
  driver: 'the driver',
  company: 'the company',
  time: 'time',
};

/** The states that nothing leads out of. */
export function finalStates({ states, transitions }: StateMachine): string[] {
  return states.filter((state) => transitions.every(({ from }) => from !== state));
}

/** The lines of a Mermaid diagram. */
export function mermaidLines(machine: StateMachine): string[] {
  return [
    'stateDiagram-v2',
    ...machine.initial.map((state) => `  [*] --> ${state}`),
    ...machine.transitions.map(({ from, to, event }) => `  ${from} --> ${to}: ${event}`),
    ...finalStates(machine).map((state) => `  ${state} --> [*]`),
  ];
}
