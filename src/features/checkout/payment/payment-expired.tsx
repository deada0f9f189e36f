import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/ui/actions/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Scene } from '#src/ui/illustrations/scene.tsx';
import classes from './payment-over.module.css';

/**
 * Shown when a payment was not finished in time: the order is a draft again, and the payment has to be started again.
 */
export function PaymentExpired() {
  return (
    <div className={classes.page}>
      <EmptyState
        level={1}
        picture={<Scene name="payment-failed" />}
        title={<FormattedMessage id="payment.expired.title" />}
        text={<FormattedMessage id="payment.expired.text" />}
        actions={
          <>
            <Button renderRoot={(props) => <Link to="/checkout" {...props} />}>
              <FormattedMessage id="payment.expired.action" />
            </Button>
            <Button variant="quiet" renderRoot={(props) => <Link to="/cart/choose-applicants" {...props} />}>
              <FormattedMessage id="payment.failed.cart" />
            </Button>
          </>
        }
      />
    </div>
  );
}
