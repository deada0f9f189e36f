import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PaymentInfoListDto } from '#src/api/generated/client.schemas.ts';
import { getListPaymentInfosQueryKey, setDefaultPaymentInfo } from '#src/api/generated/payments/payments.ts';
import { invalidate } from '#src/api/invalidate.ts';
import type { SavedCard } from '#src/api/past-payments.ts';

const mutationKey = ['setDefaultPaymentInfo'] as const;

const firstOf = (list: PaymentInfoListDto | undefined) =>
  list?.data.payment_infos.find(({ is_default }) => is_default)?.id;

function withFirst(list: PaymentInfoListDto | undefined, firstId: number): PaymentInfoListDto | undefined {
  if (!list) return undefined;
  const payment_infos = list.data.payment_infos.map((card) => ({ ...card, is_default: card.id === firstId }));
  return { ...list, data: { ...list.data, payment_infos } };
}

/**
 * Makes a saved card the one used first (operation `setDefaultPaymentInfo`): it shows at once, and when the server refuses the
 * card before it is back in its place. One choice after the other; a failure is told by the caller.
 */
export function useFirstCard() {
  const queryClient = useQueryClient();
  const queryKey = getListPaymentInfosQueryKey();
  return useMutation({
    mutationKey,
    scope: { id: 'first-card' },
    mutationFn: async (card: SavedCard) => setDefaultPaymentInfo(card.id),
    onMutate: async (card) => {
      await queryClient.cancelQueries({ queryKey });
      const before = firstOf(queryClient.getQueryData<PaymentInfoListDto>(queryKey));
      queryClient.setQueryData<PaymentInfoListDto>(queryKey, (list) => withFirst(list, card.id));
      return { before };
    },
    onError: (_error, card, shown) => {
      const before = shown?.before;
      if (before === undefined) return;
      // A later choice stands.
      queryClient.setQueryData<PaymentInfoListDto>(queryKey, (list) =>
        firstOf(list) === card.id ? withFirst(list, before) : list,
      );
    },
    onSettled: async () => {
      // An answer to the earlier of two choices would show the later one undone.
      if (queryClient.isMutating({ mutationKey }) === 1) await invalidate(queryClient, ['listPaymentInfos']);
    },
  });
}
