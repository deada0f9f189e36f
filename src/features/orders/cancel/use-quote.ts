import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type CancellationScope, quoteQuery } from '#src/api/cancellation-quote.ts';

/**
 * The quote that a dialog shows before a cancellation. Until it is there, the cancellation is blocked: nobody confirms a
 * sum that is not shown.
 * @param isShown whether the dialog is open; it asks for the quote each time that it opens
 */
export function useQuote(scope: CancellationScope, isShown: boolean) {
  const id = useId();
  const { data, error, isFetching, refetch } = useQuery({
    ...quoteQuery(scope),
    enabled: isShown,
    // The sum that a parent reads does not change under their eyes, nor does a request that is repeated with its key.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const shown = isFetching || error !== null ? undefined : data;
  const number = shown?.number ?? null;
  return {
    /** The id of the element that shows it. */
    id,
    quote: shown,
    error: isFetching ? null : error,
    retry: () => void refetch(),
    blockedBy: number === null ? id : undefined,
    /** What a cancellation sends about it. */
    seen: () => (number === null ? {} : { quote_number: number }),
  };
}
