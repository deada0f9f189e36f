import { getGetPaymentSuspenseQueryOptions } from '#src/api/generated/payments/payments.ts';
import { pollDelayMs } from './payment-stage.ts';

/**
 * A payment, asked for again and again until its result is known (operation `getPayment`); not while the page is hidden, and
 * at once when it is seen again. A call that fails is told on the page and tried again.
 */
export function paymentQuery(id: number) {
  return getGetPaymentSuspenseQueryOptions(id, {
    query: {
      staleTime: 0,
      refetchInterval: ({ state }) => {
        const status = state.data?.data.payment.status;
        return status === undefined ? false : pollDelayMs(status, state.dataUpdateCount + state.errorUpdateCount);
      },
    },
  });
}
