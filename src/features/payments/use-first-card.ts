import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setDefaultPaymentInfo } from '#src/api/generated/payments/payments.ts';
import { invalidate } from '#src/api/invalidate.ts';
import { savedCardsQuery } from '#src/api/payments.ts';
import type { SavedCard } from '#src/domain/payment.ts';

const mutationKey = ['setDefaultPaymentInfo'] as const;

const firstOf = (cards: readonly SavedCard[] | undefined) => cards?.find(({ isFirst }) => isFirst)?.id;

function withFirst(cards: SavedCard[] | undefined, firstId: number): SavedCard[] | undefined {
  return cards?.map((card) => ({ ...card, isFirst: card.id === firstId }));
}

/**
 * Makes a saved card the default (operation `setDefaultPaymentInfo`). The list changes at once; if the server refuses,
 * the earlier card is the default again. Choices are sent one after the other; the caller shows errors.
 */
export function useFirstCard() {
  const queryClient = useQueryClient();
  const { queryKey } = savedCardsQuery();
  return useMutation({
    mutationKey,
    scope: { id: 'first-card' },
    mutationFn: async (card: SavedCard) => setDefaultPaymentInfo(card.id),
    onMutate: async (card) => {
      await queryClient.cancelQueries({ queryKey });
      const before = firstOf(queryClient.getQueryData(queryKey));
      queryClient.setQueryData(queryKey, (cards) => withFirst(cards, card.id));
      return { before };
    },
    onError: (_error, card, shown) => {
      const before = shown?.before;
      if (before === undefined) return;
      // Keeps a choice that was made later.
      queryClient.setQueryData(queryKey, (cards) => (firstOf(cards) === card.id ? withFirst(cards, before) : cards));
    },
    onSettled: async () => {
      // While a later choice is pending, reloading after the earlier one would undo the later one on screen.
      if (queryClient.isMutating({ mutationKey }) === 1) await invalidate(queryClient, ['listPaymentInfos']);
    },
  });
}
