import { noop, useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { AttemptKeys } from '#src/api/attempts.ts';
import { orderConflictOf } from '#src/api/draft-order.ts';
import { ApiError } from '#src/api/errors.ts';
import { cacheQuote, type CancellationScope, outdatedQuoteOf } from '#src/api/cancellation-quote.ts';
import { errorTexts } from '#src/errors/error-texts.ts';
import type { Order } from '#src/domain/order.ts';
import { cacheOrder } from '#src/api/orders.ts';
import { refreshOrders } from '#src/api/refresh-orders.ts';
import { useAttemptKeys } from '#src/api/use-attempt-keys.ts';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import { formatMoney } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { showToast } from '#src/ui/feedback/toast.tsx';
import { showOrder } from './show-order.ts';

type OrderChange = {
  /** Sends the change with the keys of this dialog (rules.md#idempotency). */
  change: (keys: AttemptKeys) => Promise<Order>;
  /** What is cancelled. */
  scope: CancellationScope;
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

const isPointless = (error: unknown) =>
  error instanceof ApiError && (error.status === 409 || error.status === 404) && outdatedQuoteOf(error) === null;

/**
 * A change to a paid order that is confirmed in a dialog. After success the page shows the current order and a success
 * message with the refund. If the order has changed (404, 409: a deadline passed, another device was faster), the page
 * shows the current order and the refusal. If the refund is no longer the one that was shown, the dialog shows the present
 * one and asks again. Any other failure is returned as `texts` for the dialog, and the change can be
 * repeated.
 */
export function useOrderChange({ change, scope, refundedBefore, doneTitle, onDone, onRefused }: OrderChange) {
  const intl = useIntl();
  const language = useLanguage();
  const guard = useSubmitGuard();
  const queryClient = useQueryClient();
  const keys = useAttemptKeys();
  const textsOf = (error: unknown) => errorTexts(error, (id, values) => intl.formatMessage({ id }, values));
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: () => change(keys),
    onSuccess: async (order) => {
      await showOrder(queryClient, order);
      onDone();
      const refundHalalas = (order.payment?.refundedHalalas ?? 0) - refundedBefore;
      showToast({
        kind: 'success',
        title: doneTitle,
        text:
          refundHalalas > 0 &&
          intl.formatMessage({ id: 'order.done.refund' }, { amount: formatMoney(language, refundHalalas, 'exact') }),
      });
    },
    onError: async (refusal) => {
      const conflict = orderConflictOf(refusal);
      const quote = outdatedQuoteOf(refusal);
      if (quote) {
        cacheQuote(queryClient, scope, quote);
        if (conflict) cacheOrder(queryClient, conflict.order);
      }
      if (!isPointless(refusal)) return;
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
