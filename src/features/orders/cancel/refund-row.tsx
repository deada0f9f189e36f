import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Payment } from '#src/domain/payment.ts';
import { PaymentMethodText } from '#src/i18n/payment-method-text.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Money } from '#src/ui/text/money.tsx';
import classes from './cancel-dialog.module.css';

type RefundRowProps = {
  /** The amount of the refund; null if there is none. */
  halalas: number | null;
  payment: Payment | null;
  /** A description of the amount. */
  text: ReactNode;
};

/** A row with the refund and the payment method that receives it. */
export function RefundRow({ halalas, payment, text }: RefundRowProps) {
  const language = useLanguage();
  return (
    <div className={classes.refund}>
      <div>
        <p className={classes.to}>
          {halalas === null || payment === null ? (
            <FormattedMessage id="order.refund.none" />
          ) : (
            <FormattedMessage id="order.refund.to" values={{ means: <PaymentMethodText payment={payment} /> }} />
          )}
        </p>
        <p>{text}</p>
      </div>
      <Money language={language} halalas={halalas ?? 0} style="exact" className={classes.amount} />
    </div>
  );
}
