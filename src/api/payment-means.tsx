import { useIntl } from 'react-intl';
import type { Payment } from './orders.ts';

/** How a payment was made: the card's brand and last four digits where known, else the method. */
export function PaymentMeans({ payment }: { payment: Payment }) {
  const intl = useIntl();
  const name =
    payment.cardBrand === null
      ? intl.formatMessage({ id: `payment.method.${payment.method}` })
      : intl.formatMessage({ id: `payment.brand.${payment.cardBrand}` });
  return (
    <>
      {name}
      {payment.cardLast4 !== null && (
        <>
          {' '}
          <bdi dir="ltr">{`•••• ${payment.cardLast4}`}</bdi>
        </>
      )}
    </>
  );
}
