import { noop, useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { orderConflictOf } from '#src/api/draft-order.ts';
import { ApiError, isUnknownOutcome } from '#src/api/errors.ts';
import { errorTexts } from '#src/errors/error-texts.ts';
import type { Order } from '#src/domain/order.ts';
import { refreshOrders } from '#src/api/refresh-orders.ts';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import { formatMoney } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { showToast } from '#src/ui/feedback/toast.tsx';
import { showOrder } from './show-order.ts';

type Change = {
  change: () => Promise<Order>;
  /**
   * Checks whether the change succeeded although the response was lost. Resolves to the order, or null if it did not.
   */
  lookUp: () => Promise<Order | null>;
};

type OrderChange = Change & {
  /** The amount in halalas that was refunded before. */
  refundedBefore: number;
  /** The title of the success message. */
  doneTitle: string;
  /** Called when the page is up to date. */
  onDone: () => void;
  /**
   * Called when the page is up to date and the dialog no longer applies: closes it and shows the refusal on the page.
   */
  onRefused: (refusal: unknown) => void;
};

const isPointless = (error: unknown) => error instanceof ApiError && (error.status === 409 || error.status === 404);

const withRefund = (order: Order) => ({ order, refundedHalalas: order.payment?.refundedHalalas ?? 0 });

/**
 * The order after the change, and the total refund so far, in halalas.
 * @throws the error of the change, if the server refused it, did not apply it, or the outcome is unknown
 */
async function outcomeOf({ change, lookUp }: Change) {
  try {
    return withRefund(await change());
  } catch (error) {
    if (error instanceof ApiError && !isUnknownOutcome(error)) throw error;
    const order = await lookUp().catch(() => null);
    if (order === null) throw error;
    return withRefund(order);
  }
}

/**
 * A change to a paid order that is confirmed in a dialog. After success, even if the response was lost, the page shows
 * the current order and a success message with the refund. If the order has changed (404, 409: a deadline passed,
 * another device was faster), the page shows the current order and the refusal. Any other failure is returned as
 * `texts` for the dialog, and the change can be repeated.
 */
export function useOrderChange({ change, lookUp, refundedBefore, doneTitle, onDone, onRefused }: OrderChange) {
  const intl = useIntl();
  const language = useLanguage();
  const guard = useSubmitGuard();
  const queryClient = useQueryClient();
  const textsOf = (error: unknown) => errorTexts(error, (id, values) => intl.formatMessage({ id }, values));
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: async () => outcomeOf({ change, lookUp }),
    onSuccess: async ({ order, refundedHalalas }) => {
      await showOrder(queryClient, order);
      onDone();
      const refundHalalas = refundedHalalas - refundedBefore;
      showToast({
        kind: 'success',
        title: doneTitle,
        text:
          refundHalalas > 0 &&
          intl.formatMessage({ id: 'order.done.refund' }, { amount: formatMoney(language, refundHalalas, 'exact') }),
      });
    },
    onError: async (refusal) => {
      if (!isPointless(refusal)) return;
      const conflict = orderConflictOf(refusal);
      await (conflict ? showOrder(queryClient, conflict.order) : refreshOrders(queryClient));
      onRefused(refusal);
    },
  });

  return {
    run: () => {
      guard(() => mutateAsync().catch(noop));
    },
    busy: isPending,
    texts: error === null || isPointless(error) ? [] : textsOf(error),
    reset,
  };
}
