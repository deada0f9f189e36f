import { paymentQuery } from '#src/api/payments.ts';
import type { Payment } from '#src/domain/payment.ts';
import { pollDelayMs } from './payment-stage.ts';

interface PollState {
  state: { data: Payment | undefined; dataUpdateCount: number; errorUpdateCount: number };
}

/**
 * Polls a payment until its result is known (operation `getPayment`). Polling stops while the page is hidden, and
 * continues at once when it is visible again. A failed request is shown on the page and repeated.
 */
export function polledPaymentQuery(id: number) {
  return {
    ...paymentQuery(id),
    staleTime: 0,
    refetchInterval: ({ state }: PollState) =>
      state.data === undefined ? false : pollDelayMs(state.data.status, state.dataUpdateCount + state.errorUpdateCount),
  };
}
