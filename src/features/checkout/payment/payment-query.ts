import { paymentQuery } from '#src/api/payments.ts';
import type { Payment } from '#src/domain/payment.ts';
import { pollDelayMs } from './payment-stage.ts';

interface PollState {
  state: { data: Payment | undefined; dataUpdateCount: number; errorUpdateCount: number };
}

/**
 * A payment, requested again and again until its result is known (operation `getPayment`); not while the page is hidden, and
 * at once when it is visible again. A request that fails is shown on the page and tried again.
 */
export function polledPaymentQuery(id: number) {
  return {
    ...paymentQuery(id),
    staleTime: 0,
    refetchInterval: ({ state }: PollState) =>
      state.data === undefined ? false : pollDelayMs(state.data.status, state.dataUpdateCount + state.errorUpdateCount),
  };
}
