import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { orderConflictOf } from '#src/api/draft-order.ts';
import { ApiError } from '#src/api/errors.ts';
import { failureTexts } from '#src/api/failure-texts.ts';
import type { Order } from '#src/api/generated/model/order.ts';
import { toOrder } from '#src/api/orders.ts';
import { showToast } from '#src/ui/toast.tsx';
import { refreshOrders, showOrder } from './order-changes.ts';

type OrderChange = {
  change: () => Promise<{ data: { order: Order } }>;
  /** What had been paid back before, in halalas. */
  refundedBefore: number;
  /** The page is up to date; what is paid back for this change, in halalas. */
  onDone: (refundHalalas: number) => void;
  /** The page is up to date, and the question is pointless now. */
  onRefused: () => void;
};

const isPointless = (error: unknown) => error instanceof ApiError && (error.status === 409 || error.status === 404);

/**
 * Something that takes from a paid order and is asked about first. Done, the page shows the order answered. Refused because
 * the order is no longer as it was shown (a deadline passed, another device was faster), the refusal is told and the page
 * shows the order as it stands. Any other failure is `texts`, for the question to show: it can be tried again.
 */
export function useOrderChange({ change, refundedBefore, onDone, onRefused }: OrderChange) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const say = (error: unknown) => failureTexts(error, (id, values) => intl.formatMessage({ id }, values));
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: change,
    onSuccess: async ({ data }) => {
      await showOrder(queryClient, data.order);
      onDone((toOrder(data.order).payment?.refundedHalalas ?? 0) - refundedBefore);
    },
    onError: async (refusal) => {
      if (!isPointless(refusal)) return;
      const conflict = orderConflictOf(refusal);
      await (conflict ? showOrder(queryClient, conflict.order) : refreshOrders(queryClient));
      for (const title of say(refusal)) showToast({ kind: 'error', title });
      onRefused();
    },
    meta: { shownInPlace: true },
  });

  return {
    run: () => {
      if (!isPending) mutate();
    },
    busy: isPending,
    texts: error === null || isPointless(error) ? [] : say(error),
    reset,
  };
}
