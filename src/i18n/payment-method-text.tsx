import { useIntl } from 'react-intl';
import { type PaidWith, paymentMethodOf } from '#src/api/payment-method.ts';

/** The payment method, and the last four digits of the card if known: "Apple Pay •••• 0217". */
export function PaymentMethodText({ payment }: { payment: PaidWith }) {
  const intl = useIntl();
  return (
    <>
      {intl.formatMessage({ id: paymentMethodOf(payment).nameId })}
      {payment.cardLast4 !== null && (
        <>
          {' '}
          <bdi dir="ltr">{`•••• ${payment.cardLast4}`}</bdi>
        </>
      )}
    </>
  );
}
