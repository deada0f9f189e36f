import { isFinalPayment } from '#src/domain/order-states.ts';
import { db } from '#mocks/store/db.ts';
import type { PaymentRecord } from '#mocks/store/order-records.ts';
import { pageOrigin } from '#mocks/orders/payments/page-origin.ts';
import {
  backToDraft,
  keepCard,
  markFailed,
  markPaid,
  markPaidLate,
  movePayment,
} from '#mocks/orders/payments/paying.ts';
import { freshOrder } from '../orders/order-view.ts';
import { activeScenario } from '#mocks/store/state.ts';
import type { ProviderView } from './provider-html.ts';

/** The parent’s choice on the provider’s page. */
export type ProviderChoice = 'paid' | 'declined' | 'abandoned';

/** The bank's processing time in the scenario of a pending payment. */
const pendingMs = 60_000;

/** The payment with this id, in any status, or undefined. */
function findPayment(paymentId: number): PaymentRecord | undefined {
  return db.payments.findFirst((query) => query.where({ id: paymentId }));
}

/** The outcome of a choice. The scenario affects the pay button only. */
function decided(choice: ProviderChoice): ProviderChoice | 'pending' | 'expired' {
  return choice === 'paid' ? (activeScenario().payment ?? choice) : choice;
}

/**
 * Ends a payment as the parent chose on the provider’s page. A payment that has ended or is pending at the bank stays
 * the same, so that returning to the page is safe.
 * @param keepsCard whether the parent lets the provider keep the card
 * @returns the payment afterwards, or undefined if it does not exist
 */
export async function settle(
  paymentId: number,
  choice: ProviderChoice,
  at: Date,
  keepsCard = false,
): Promise<PaymentRecord | undefined> {
  const open = findPayment(paymentId);
  if (!open || isFinalPayment(open.status) || open.status === 'pending') return open;
  const payment = await keepCard(open, keepsCard);
  const outcome = decided(choice);
  switch (outcome) {
    case 'paid':
      return markPaid(payment, at);
    case 'declined':
      return markFailed(payment, choice === 'declined' ? 'insufficient_funds' : 'declined', at);
    case 'abandoned':
      return movePayment(payment, 'abandoned');
    case 'pending':
      return movePayment(payment, 'submitted', {
        settles_at: new Date(at.getTime() + pendingMs).toISOString(),
      });
    case 'expired': {
      const expired = await movePayment(payment, 'expired');
      await backToDraft(freshOrder(payment.order_id), at);
      return expired;
    }
  }
}

/**
 * Charges a payment whose hold has ended, as a slow bank may do.
 * @returns the payment afterwards; undefined if it does not exist or has not expired
 */
export async function chargeLate(paymentId: number, at: Date): Promise<PaymentRecord | undefined> {
  const payment = findPayment(paymentId);
  return payment?.status === 'expired' ? markPaidLate(payment, at) : undefined;
}

/** The address of the shop to which the parent returns, with the payment’s id. */
export function returnAddress({ id, return_url }: PaymentRecord): string {
  const url = new URL(return_url, pageOrigin());
  url.searchParams.set('payment', String(id));
  return url.href;
}

/** The content of a payment’s page; null if the payment does not exist. */
export function viewOf(paymentId: number): ProviderView | null {
  const payment = findPayment(paymentId);
  if (!payment) return null;
  return { payment, orderNumber: payment.order_number, backUrl: returnAddress(payment) };
}
