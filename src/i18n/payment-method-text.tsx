import { useIntl } from 'react-intl';
import { type PaidWith, paymentMethodOf } from '#src/api/payment-method.ts';

/** How a payment was made, and the last four digits of the card where known: "Apple Pay •••• 0217". */
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
