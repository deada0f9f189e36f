import type { Scenario } from './scenario.ts';

/** What can happen to a payment, and to its refunds. */
export const paymentScenarios = [
  { name: 'card-declined', group: 'payment', description: 'The bank declines every payment.', payment: 'declined' },
  {
    name: 'method-unavailable',
    group: 'payment',
    description: 'STC Pay is under maintenance.',
    methodInMaintenance: 'stc_pay',
  },
  {
    name: 'payment-abandoned',
    group: 'payment',
    description: 'The parent leaves the provider’s page without paying.',
    payment: 'abandoned',
  },
  {
    name: 'payment-pending',
    group: 'payment',
    description: 'A payment is pending for a minute, then paid.',
    payment: 'pending',
  },
  {
    name: 'payment-expired',
    group: 'payment',
    description: 'The payment’s time is over when the parent comes back.',
    payment: 'expired',
  },
  {
    name: 'partly-refunded',
    group: 'payment',
    description: 'Two of Lama’s lunches are refunded.',
    change: 'part-refund',
  },
  {
    name: 'refund-failed',
    group: 'payment',
    description: 'The bank sends the refund of Huda’s running order back.',
    change: 'failed-refund',
  },
  {
    name: 'closure-credited',
    group: 'payment',
    description: 'Lama’s school closes on two days; their lunches are refunded, not moved to the end.',
    change: 'credited-closure',
  },
  {
    name: 'quote-outdated',
    group: 'payment',
    description: 'A lunch of Huda’s newest order is cancelled elsewhere: a quote that was shown before is a 409.',
    change: 'old-quote',
  },
] as const satisfies readonly Scenario[];
