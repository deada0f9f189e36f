import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paymentAddress } from '#src/api/payment-address.ts';

/**
 * Leaves the app for the provider's page. If the browser restores this page from its back/forward cache, the page
 * reloads its data from the server instead of showing the old state (row O06).
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
    /** Whether the provider's page is opening: nothing more may be submitted from this page. */
    leaving,
    /**
     * Opens the page that a payment's `redirect_url` names.
     * @throws Error if the address is not one of the known payment pages
     */
    leave: (redirectUrl: string) => {
      const address = paymentAddress(redirectUrl);
      if (address === null) throw new Error('Payments are not taken where this one leads');
      setLeaving(true);
      window.location.assign(address);
    },
  };
}

/** The address to which the provider redirects the parent; the server adds the payment's id. */
export const returnUrl = () => new URL(`${import.meta.env.BASE_URL}checkout`, window.location.origin).href;
