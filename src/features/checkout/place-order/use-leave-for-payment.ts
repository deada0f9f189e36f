import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paymentAddress } from '#src/api/payment-address.ts';

/**
 * Leaves the app for the provider's page. Whoever comes Back to this very page out of the browser's memory finds it asking
 * the server for its state, not in the state it was left in (row O06).
 */
export function useLeaveForPayment() {
  const queryClient = useQueryClient();
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    const resume = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      void queryClient.invalidateQueries().finally(() => {
        setLeaving(false);
      });
    };
    window.addEventListener('pageshow', resume);
    return () => {
      window.removeEventListener('pageshow', resume);
    };
  }, [queryClient]);

  return {
    /** On the way: nothing more is to be sent from here. */
    leaving,
    /**
     * Leaves for where a payment's `redirect_url` leads.
     * @throws Error where that is no page that payments are taken at
     */
    leave: (redirectUrl: string) => {
      const address = paymentAddress(redirectUrl);
      if (address === null) throw new Error('Payments are not taken where this one leads');
      setLeaving(true);
      window.location.assign(address);
    },
  };
}

/** Where the provider sends the parent back; the server adds the payment's id. */
export const returnUrl = () => new URL(`${import.meta.env.BASE_URL}checkout`, window.location.origin).href;
