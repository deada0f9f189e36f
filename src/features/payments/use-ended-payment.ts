import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { openPaymentOf } from '#src/api/payments.ts';
import type { Order } from '#src/domain/order.ts';
import type { PastPayment } from '#src/domain/payment.ts';
import { refreshOrders } from '#src/api/refresh-orders.ts';

/**
 * Refetches once everything that shows orders when the payment on screen has ended, because only the cart is polled.
 * @param order the order in the cart; undefined while it is not known
 * @returns the ended payment as it was last known, until the lists are reloaded, so that it stays on screen
 */
export function useEndedPayment(order: Order | null | undefined): PastPayment | null {
  const queryClient = useQueryClient();
  const [known, setKnown] = useState<Due | null>(null);
  const [ended, setEnded] = useState<Due | null>(null);
  const due = order?.status === 'pending_payment' ? { orderId: order.id, payment: openPaymentOf(order) } : null;

  if (order !== undefined && !areSame(known, due)) {
    setKnown(due);
    if (known !== null) setEnded(known);
  }

  useEffect(() => {
    if (ended === null) return;
    void refreshOrders(queryClient).finally(() => {
      setEnded((current) => (current === ended ? null : current));
    });
  }, [ended, queryClient]);

  return ended?.payment ?? null;
}

/** An order that waits for its payment, with the attempt that has no result yet. */
interface Due {
  orderId: number;
  payment: PastPayment | null;
}

const areSame = (a: Due | null, b: Due | null) => a?.orderId === b?.orderId && a?.payment?.id === b?.payment?.id;
