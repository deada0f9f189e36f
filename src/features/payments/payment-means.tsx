import { useIntl } from 'react-intl';
import type { PastPayment } from '#src/api/past-payments.ts';
import { PaymentMark } from '#src/ui/payment-mark.tsx';
import classes from './payment-table.module.css';

/** How a payment was made: the card's brand and last four digits where known, else the method. */
export function PaymentMeans({ payment }: { payment: PastPayment }) {
  const intl = useIntl();
  const { method, cardBrand, cardLast4 } = payment;
  // A wallet is known by its own name, whatever card is in it.
  const isWallet = method === 'apple_pay' || method === 'stc_pay';
  return (
    <span className={classes.means}>
      <PaymentMark name={isWallet ? method : (cardBrand ?? method)} className={classes.mark} />
      <span>
        {cardBrand === null || isWallet
          ? intl.formatMessage({ id: `payment.method.${method}` })
          : intl.formatMessage({ id: `payment.brand.${cardBrand}` })}
        {cardLast4 !== null && (
          <>
            {' '}
            <bdi dir="ltr" className={classes.whole}>{`•••• ${cardLast4}`}</bdi>
          </>
        )}
      </span>
    </span>
  );
}
