/** One call of the story: an operation with one example of its body and one of its answers. */
export interface StoryStep {
  operationId: string;
  /** What happens, for a reader of the examples. */
  text: string;
  request?: string;
  /** Left out for an operation that answers without a body. */
  answer?: string;
}

/** The examples of the contract as one story, in the order in which it happens. */
export const story: readonly StoryStep[] = [
  {
    operationId: 'createSession',
    text: 'Huda Al Harbi signs in. Every later call of hers has this token.',
    request: 'parent',
    answer: 'verified',
  },
  {
    operationId: 'listApplicants',
    text: 'She has students already, one with a running subscription.',
    answer: 'students',
  },
  { operationId: 'createApplicant', text: 'She adds Sara, who is healthy.', request: 'healthy', answer: 'added' },
  { operationId: 'listPackages', text: 'She looks for a package.', answer: 'two_packages' },
  {
    operationId: 'createOrder',
    text: 'She puts one student with a package and a first day into an order, which is a draft: its cart.',
    request: 'one',
    answer: 'created',
  },
  {
    operationId: 'checkoutOrder',
    text: 'A checkout answers the page of the payment provider, and the order waits for the payment. This one is of another parent, Maha.',
    request: 'mada',
    answer: 'pending_payment',
  },
  {
    operationId: 'getPayment',
    text: 'Huda has paid for Sara. Back in the app, the bank has not answered yet.',
    answer: 'pending',
  },
  {
    operationId: 'onPaymentPaid',
    text: 'The bank confirms; the API sends this event to a receiver.',
    request: 'event',
  },
  { operationId: 'getPayment', text: 'The app asks until the status of the payment is final.', answer: 'paid' },
  { operationId: 'getOrder', text: 'The order is confirmed, and can be cancelled for 72 hours.', answer: 'confirmed' },
  {
    operationId: 'listDeliveries',
    text: 'She looks at the lunches of a subscription that runs already.',
    answer: 'week',
  },
  {
    operationId: 'previewApplicantVacation',
    text: 'Two days off in December: she sees where the end would move to.',
    request: 'two_days',
    answer: 'moved',
  },
  {
    operationId: 'createApplicantVacation',
    text: 'She asks for these days off.',
    request: 'two_days',
    answer: 'added',
  },
  { operationId: 'cancelDelivery', text: 'She cancels one lunch, which is refunded.', answer: 'cancelled' },
  {
    operationId: 'cancelOrder',
    text: 'She cancels the order for Sara as a whole, with the version that she sees, within its 72 hours.',
    request: 'seen',
    answer: 'cancelled',
  },
  { operationId: 'listPaymentOrders', text: 'The history of her payments has the refund.', answer: 'history' },
  { operationId: 'listNotifications', text: 'She reads her notifications.', answer: 'first' },
  {
    operationId: 'createOrderReview',
    text: 'She rates an order that is completed.',
    request: 'words',
    answer: 'reviewed',
  },
  {
    operationId: 'getOrderReport',
    text: 'She opens the invoice and the credit note of the order for Sara.',
    answer: 'credit_note',
  },
  {
    operationId: 'renewSubOrder',
    text: 'She renews a subscription for two months, which is a new draft.',
    request: 'two_months',
    answer: 'draft',
  },
  { operationId: 'deleteSession', text: 'She signs out.' },
];
