import { IconBuildingBank, IconChevronRight, IconLock, IconRefresh, IconShieldCheck } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { allergenConflictsOf } from '#src/api/allergen-checks.ts';
import { isUnknownOutcome } from '#src/api/errors.ts';
import { errorTexts } from '#src/errors/error-texts.ts';
import { firstMethod, methodsFrom } from '#src/domain/first-method.ts';
import type { Order } from '#src/domain/order.ts';
import type { Payment, PaymentMethod, PaymentMethodCode } from '#src/domain/payment.ts';
import { paymentMethodsQuery } from '#src/api/payments.ts';
import { PaymentMethodText } from '#src/i18n/payment-method-text.tsx';
import { useKnownServerNow } from '#src/api/server-now.ts';
import { DeadlineInstant } from '#src/i18n/deadline-instant.tsx';
import { DeadlineText } from '#src/i18n/deadline-text.tsx';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Money } from '#src/ui/text/money.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { PaymentMark } from '#src/ui/text/payment-mark.tsx';
import { Ring } from '#src/ui/actions/ring.tsx';
import { Scene } from '#src/ui/illustrations/scene.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { acknowledgementId, AcknowledgementField } from '#src/features/checkout/acknowledgement-field.tsx';
import { MethodHint } from '#src/features/checkout/method-hint.tsx';
import { SubscriptionCheck } from '#src/features/checkout/subscription-check.tsx';
import {
  hasUnfitPackage,
  needsAcknowledgement,
  useAcknowledgements,
} from '#src/features/checkout/use-acknowledgements.ts';
import classes from './payment-failed.module.css';
import { isBlocked } from '#src/features/checkout/place-order/place-order-error.ts';
import { usePayAgain } from '#src/features/checkout/place-order/use-pay-again.ts';

type PaymentFailedProps = { payment: Payment; order: Order };

/** A declined or abandoned payment: the reason, that nothing was charged, a retry, and other methods (row O05). */
export function PaymentFailed({ payment, order }: PaymentFailedProps) {
  const intl = useIntl();
  const language = useLanguage();
  const now = useKnownServerNow();
  const { data: methods } = useSuspenseQuery(paymentMethodsQuery());
  const used = methods.find(({ code }) => code === payment.method);
  const { pay, busyWith, error } = usePayAgain(payment);
  const acknowledgements = useAcknowledgements(order);
  const [isReported, setIsReported] = useState(false);
  const conflicts = allergenConflictsOf(error);
  const isBusy = busyWith !== undefined;
  // What was acknowledged before is kept with the order, so these are only findings that came later.
  const unsafe = order.subscriptions.filter((each) => hasUnfitPackage(each) || needsAcknowledgement(each));

  function payWith(method: PaymentMethodCode) {
    setIsReported(true);
    const [missing] = acknowledgements.missing;
    if (missing !== undefined) document.getElementById(acknowledgementId(missing))?.focus();
    else if (!acknowledgements.hasUnfit) pay({ method, acknowledged: acknowledgements.acknowledged });
  }

  return (
    <div className={classes.page}>
      <Card component="section" padding="none" className={classes.card}>
        <Scene name="payment-failed" className={classes.scene} />
        <h1 className={classes.title} tabIndex={-1}>
          <FormattedMessage id="payment.failed.title" />
        </h1>
        <p className={classes.text}>
          <FormattedMessage id="payment.failed.text" />
        </p>
        <div className={classes.notices}>
          <Notice kind="error" icon={<IconBuildingBank size={20} stroke={1.75} />}>
            <p>
              <FormattedMessage
                id="payment.failed.reason"
                values={{ code: payment.status === 'cancelled' ? 'cancelled' : (payment.failureCode ?? 'other') }}
              />
            </p>
            {payment.cardLast4 !== null && (
              <p>
                <PaymentMethodText payment={payment} />
              </p>
            )}
          </Notice>
          <Notice kind="success" icon={<IconShieldCheck size={20} stroke={1.75} />}>
            <p>
              {order.payBy === null ? (
                <FormattedMessage id="payment.failed.kept" />
              ) : (
                <FormattedMessage
                  id="payment.failed.keptUntil"
                  values={{ time: <DeadlineText at={order.payBy} now={now} /> }}
                />
              )}
            </p>
          </Notice>
          <Refused error={isBusy ? null : error} payBy={order.payBy} />
          {unsafe.map((subscription) => (
            <SubscriptionCheck
              key={subscription.id}
              subscription={subscription}
              conflict={conflicts.find(({ studentId }) => studentId === subscription.studentId)}
            >
              <AcknowledgementField
                subscription={subscription}
                acknowledgements={acknowledgements}
                isReported={isReported}
              />
            </SubscriptionCheck>
          ))}
        </div>
        <div className={classes.actions}>
          {used?.isAvailable === true && (
            <Button
              size="large"
              icon={<IconRefresh size={20} stroke={1.75} data-flip aria-hidden />}
              loading={busyWith === used.code}
              loadingLabel={intl.formatMessage({ id: 'payment.failed.starting' })}
              onClick={() => {
                payWith(used.code);
              }}
            >
              <FormattedMessage id="payment.failed.retry" values={{ method: nameOf(language, used) }} />
            </Button>
          )}
          <Button size="large" variant="quiet" renderRoot={(props) => <Link to="/cart/choose-applicants" {...props} />}>
            <FormattedMessage id="payment.failed.cart" />
          </Button>
        </div>
      </Card>
      <Card component="section" padding="none" className={classes.card} aria-labelledby="other-methods">
        <h2 className={classes.otherTitle} id="other-methods">
          <FormattedMessage id="payment.other.title" />
        </h2>
        <p className={classes.amount}>
          <FormattedMessage
            id="payment.other.amount"
            values={{
              amount: (
                <b>
                  <Money language={language} halalas={order.totalHalalas} style="exact" />
                </b>
              ),
            }}
          />
        </p>
        <ul className={classes.methods}>
          {methodsFrom(methods, firstMethod(methods))
            .filter(({ code, isAvailable }) => code !== payment.method || !isAvailable)
            .map((method) => (
              <li key={method.code}>
                <OtherMethod
                  method={method}
                  busy={busyWith === method.code}
                  onPay={() => {
                    payWith(method.code);
                  }}
                />
              </li>
            ))}
        </ul>
      </Card>
    </div>
  );
}

type OtherMethodProps = { method: PaymentMethod; busy: boolean; onPay: () => void };

function OtherMethod({ method, busy, onPay }: OtherMethodProps) {
  const language = useLanguage();
  const content = (
    <>
      <PaymentMark name={method.code} className={classes.mark} />
      <span className={classes.texts}>
        <b>
          <DataText text={nameOf(language, method)} />
        </b>
        <small>
          <MethodHint method={method} />
        </small>
      </span>
    </>
  );
  if (!method.isAvailable) {
    return (
      <div className={classes.method} data-closed>
        {content}
        <IconLock size={20} stroke={1.75} aria-hidden />
      </div>
    );
  }
  return (
    <button type="button" className={classes.method} aria-busy={busy || undefined} onClick={onPay}>
      {content}
      {busy ? <Ring /> : <IconChevronRight size={20} stroke={1.75} data-flip aria-hidden />}
    </button>
  );
}

type RefusedProps = { error: unknown; payBy: string | null };

/**
 * Why a new attempt could not begin, and the next step: after a lost connection, that trying again is safe; if part of the
 * order has to be chosen again, when that is possible. It receives the focus.
 */
function Refused({ error, payBy }: RefusedProps) {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const isLost = isUnknownOutcome(error);
  const isToChange = isBlocked(error);
  const title = isLost ? 'checkout.lost.title' : isToChange ? 'checkout.blocked.title' : 'payment.failed.refused';
  const texts = error === null ? [] : errorTexts(error, (id, values) => intl.formatMessage({ id }, values));

  useEffect(() => {
    // Each failure receives the focus, also a second one.
    if (error !== null) box.current?.focus();
  }, [error]);

  if (texts.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} className={classes.refused}>
      <Notice kind="error" role="alert" title={<FormattedMessage id={title} />}>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {isLost && (
          <p>
            <FormattedMessage id="payment.failed.lost" />
          </p>
        )}
        {isToChange && payBy !== null && (
          <p>
            <FormattedMessage id="payment.failed.changeFrom" values={{ time: <DeadlineInstant at={payBy} /> }} />
          </p>
        )}
      </Notice>
    </div>
  );
}
