import type { MessageId } from '#src/i18n/messages.ts';

/** A section of the policy; its id is also the hash of its address, `/policy#delivery`. */
export interface PolicySection {
  id:
    | 'registration'
    | 'orders'
    | 'delivery'
    | 'cancellation'
    | 'subscription'
    | 'packages'
    | 'responsibility'
    | 'modifications'
    | 'contact';
  /** The rules, one line each. */
  rules: readonly MessageId[];
}

/** The nine sections, in the order they are shown (rules.md#policy-sections). */
export const policySections: readonly PolicySection[] = [
  {
    id: 'registration',
    rules: [
      'policy.registration.code',
      'policy.registration.password',
      'policy.registration.students',
      'policy.registration.health',
      'policy.registration.sharing',
    ],
  },
  { id: 'orders', rules: ['policy.orders.vat', 'policy.orders.page', 'policy.orders.start'] },
  {
    id: 'delivery',
    rules: ['policy.delivery.deadline', 'policy.delivery.fresh', 'policy.delivery.days', 'policy.delivery.receipt'],
  },
  {
    id: 'cancellation',
    rules: ['policy.cancellation.refund', 'policy.cancellation.delivered'],
  },
  {
    id: 'subscription',
    rules: ['policy.subscription.start', 'policy.subscription.pause', 'policy.subscription.renew'],
  },
  { id: 'packages', rules: ['policy.packages.states', 'policy.packages.season', 'policy.packages.weekly'] },
  {
    id: 'responsibility',
    rules: [
      'policy.responsibility.doctor',
      'policy.responsibility.change',
      'policy.responsibility.compared',
      'policy.responsibility.traces',
    ],
  },
  { id: 'modifications', rules: ['policy.modifications.paid', 'policy.modifications.vacations'] },
  { id: 'contact', rules: ['policy.contact.hours', 'policy.contact.write'] },
];

/** The day of the last change to the policy. */
export const policyChangedOn = '2026-11-23';
