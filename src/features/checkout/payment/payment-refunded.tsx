import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import type { Order } from '#src/domain/order.ts';
import type { Payment } from '#src/domain/payment.ts';
import { SubscriptionCheck } from '#src/features/checkout/subscription-check.tsx';
import { hasUnfitPackage } from '#src/features/checkout/use-acknowledgements.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Scene } from '#src/ui/illustrations/scene.tsx';
import { Money } from '#src/ui/text/money.tsx';
import classes from './payment-over.module.css';

type PaymentRefundedProps = { payment: Payment; order: Order };

/**
 * Shown when all of a payment was refunded and nothing was ordered, with each package that no longer fits its student
 * (rules.md#package-gate, row O08).
 */
export function PaymentRefunded({ payment, order }: PaymentRefundedProps) {
  const language = useLanguage();
  const unfit = order.subscriptions.filter(hasUnfitPackage);
  return (
    <div className={classes.page}>
      <EmptyState
        level={1}
        picture={<Scene name="payment-failed" />}
        title={<FormattedMessage id="payment.refunded.title" />}
        text={
          <>
            <FormattedMessage
              id="payment.refunded.text"
              values={{
                amount: <Money key="amount" language={language} halalas={payment.amountHalalas} style="exact" />,
              }}
            />
            {unfit.length > 0 && (
              <>
                {' '}
                <FormattedMessage id="payment.refunded.unfit" />
              </>
            )}
          </>
        }
        actions={
          <Button renderRoot={(props) => <Link to="/cart/choose-applicants" {...props} />}>
            <FormattedMessage id="payment.failed.cart" />
          </Button>
        }
      />
      {unfit.map((subscription) => (
        <div key={subscription.id} className={classes.check}>
          <SubscriptionCheck subscription={subscription} />
        </div>
      ))}
    </div>
  );
}
