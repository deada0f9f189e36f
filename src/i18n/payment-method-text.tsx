import { useIntl } from 'react-intl';
import { type PaidWith, paymentMethodOf } from '#src/api/payment-method.ts';
import { maskedCard } from '#src/domain/payment.ts';

/** The payment method, and the last four digits of the card if known: "Apple Pay •••• 0217". */
export function PaymentMethodText({ payment }: { payment: PaidWith }) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: paymentMethodOf(payment).nameId });
  if (payment.cardLast4 === null) return name;
  return (
    <>
      {`${name}\u00A0`}
      <bdi dir="ltr">{maskedCard(payment.cardLast4)}</bdi>
    </>
  );
}
