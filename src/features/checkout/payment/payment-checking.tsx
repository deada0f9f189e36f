import {
  IconArrowRight,
  IconBell,
  IconBuildingBank,
  IconCircleCheck,
  IconCreditCard,
  IconRefresh,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import type { Order } from '#src/domain/order.ts';
import type { Payment } from '#src/domain/payment.ts';
import { paymentAddress } from '#src/api/payment-address.ts';
import { PaymentMethodText } from '#src/i18n/payment-method-text.tsx';
import { useKnownServerNow } from '#src/api/server-now.ts';
import { DeadlineText } from '#src/i18n/deadline-text.tsx';
import { formatTime } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Money } from '#src/ui/text/money.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { OrderProgress } from '#src/ui/text/order-progress.tsx';
import { Scene } from '#src/ui/illustrations/scene.tsx';
import classes from './payment-checking.module.css';

type PaymentCheckingProps = {
  payment: Payment;
  order: Order;
  /** The payment was received: the confirmation page opens next. */
  received: boolean;
  /** Whether a request is pending. */
  asking: boolean;
  /** The error of the last request for the payment; null if it did not fail. */
  failure: unknown;
  onCheckNow: () => void;
};

/**
 * Shows that a payment is still being checked, never that it failed, and that the page may be left
 * (rules.md#payment-result).
 */
export function PaymentChecking({ payment, order, received, asking, failure, onCheckNow }: PaymentCheckingProps) {
  const intl = useIntl();
  const language = useLanguage();
  const now = useKnownServerNow();
  const openAt = payment.redirectUrl === null ? null : paymentAddress(payment.redirectUrl);
  const stepLabel = (step: 'sent' | 'waiting' | 'confirmed') =>
    intl.formatMessage({ id: `payment.checking.step.${step}` });

  return (
    <Card component="section" padding="none" className={classes.card}>
      <Scene name="payment-checking" className={classes.scene} />
      <h1 className={classes.title} tabIndex={-1}>
        <FormattedMessage id="payment.checking.title" />
      </h1>
      <p className={classes.lead} role="status">
        <FormattedMessage id={received ? 'payment.received' : 'payment.checking.text'} />
      </p>
      <div className={classes.steps}>
        <OrderProgress
          label={intl.formatMessage({ id: 'payment.checking.title' })}
          doneLabel={intl.formatMessage({ id: 'payment.checking.done' })}
          icons={[IconCreditCard, IconBuildingBank, IconCircleCheck]}
          current={received ? 2 : 1}
          steps={[
            { label: stepLabel('sent'), time: formatTime(language, payment.createdAt) },
            { label: stepLabel('waiting') },
            { label: stepLabel('confirmed') },
          ]}
        />
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>
            <FormattedMessage id="payment.fact.order" />
          </dt>
          <dd>
            <bdi className={classes.number}>{`#${order.number}`}</bdi>
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="payment.fact.amount" />
          </dt>
          <dd>
            <Money language={language} halalas={payment.amountHalalas} style="exact" />
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="payment.fact.method" />
          </dt>
          <dd>
            <PaymentMethodText payment={payment} />
          </dd>
        </div>
      </dl>
      {failure !== null && (
        <Notice kind="warning" announced className={classes.notice}>
          <p>
            <FormattedMessage id="payment.checking.unreachable" />
          </p>
          <ErrorMessages error={failure} />
        </Notice>
      )}
      {payment.status === 'initiated' && openAt !== null && (
        <Notice
          kind="info"
          className={classes.notice}
          title={<FormattedMessage id="payment.open.title" />}
          action={
            <Button
              variant="secondary"
              size="small"
              iconAfter={<IconArrowRight size={16} stroke={1.75} data-flip aria-hidden />}
              component="a"
              href={openAt}
            >
              <FormattedMessage id="payment.open.action" />
            </Button>
          }
        >
          <p>
            {payment.expiresAt === null ? (
              <FormattedMessage id="payment.open.anytime" />
            ) : (
              <FormattedMessage
                id="payment.open.text"
                values={{ time: <DeadlineText at={payment.expiresAt} now={now} /> }}
              />
            )}
          </p>
        </Notice>
      )}
      <Notice kind="success" icon={<IconBell size={20} stroke={1.75} />} className={classes.notice}>
        <p>
          <FormattedMessage id="payment.checking.leave" />
        </p>
      </Notice>
      <div className={classes.actions}>
        <Button
          variant="secondary"
          icon={<IconRefresh size={20} stroke={1.75} data-flip aria-hidden />}
          loading={asking}
          loadingLabel={intl.formatMessage({ id: 'payment.checking.busy' })}
          onClick={onCheckNow}
        >
          <FormattedMessage id="payment.checking.now" />
        </Button>
        <Button variant="quiet" renderRoot={(props) => <Link to="/profile/my-orders/current-orders" {...props} />}>
          <FormattedMessage id="payment.checking.orders" />
        </Button>
      </div>
    </Card>
  );
}
