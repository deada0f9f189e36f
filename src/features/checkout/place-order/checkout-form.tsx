import { useSuspenseQuery } from '@tanstack/react-query';
import { IconCalendarOff, IconClock, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { allergenConflictsOf } from '#src/api/allergen-checks.ts';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { firstMethod, methodsFrom } from '#src/domain/first-method.ts';
import type { Order } from '#src/domain/order.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { paymentMethodsQuery } from '#src/api/payments.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button, type ButtonProps } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { useErrorSummary } from '#src/forms/use-error-summary.ts';
import { usePageMark } from '#src/ui/layout/use-page-mark.ts';
import type { ErrorNotice } from '#src/ui/feedback/use-error-notice.tsx';
import page from '#src/features/checkout/cart/cart-page.module.css';
import classes from './checkout-form.module.css';
import { acknowledgementId } from '#src/features/checkout/acknowledgement-field.tsx';
import { useAcknowledgements } from '#src/features/checkout/use-acknowledgements.ts';
import { CheckoutSubscription } from './checkout-subscription.tsx';
import { MethodChoice } from './method-choice.tsx';
import { OrderSummary } from '#src/features/checkout/order-summary.tsx';
import { PayBar } from '#src/features/checkout/pay-bar.tsx';
import { PlaceOrderNotice } from './place-order-notice.tsx';
import { placeOrderError } from './place-order-error.ts';
import { RemoveDialog } from '#src/features/checkout/cart/remove-dialog.tsx';
import { usePlaceOrder } from './use-place-order.ts';

const methodsId = 'payment-methods';
const policyPath: string = '/policy';

/** The checkout form: the order's subscriptions, the payment methods, and the button that places the order. */
export function CheckoutForm({ order, refusal }: { order: Order; refusal: ErrorNotice }) {
  const intl = useIntl();
  const language = useLanguage();
  usePageMark('data-alone');
  const { data: methods } = useSuspenseQuery(paymentMethodsQuery());
  // Kept as it was when the page opened, so that neither the order nor the choice changes under the parent's hand.
  const [first] = useState(() => firstMethod(methods));
  const [chosen, setChosen] = useState(first);
  const [asked, setAsked] = useState<Subscription | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [isReported, setIsReported] = useState(false);
  const { place, busy, error: failure } = usePlaceOrder();
  const known = useMemo(
    () => placeOrderError(failure, order.version, (id, values) => intl.formatMessage({ id }, values)),
    [failure, order.version, intl],
  );
  const error = busy ? null : known;
  const conflicts = error?.kind === 'unsafe' ? allergenConflictsOf(failure) : [];

  // A chosen method that has become unavailable is no longer selected.
  const method = methods.some(({ code, isAvailable }) => code === chosen && isAvailable) ? chosen : null;
  const methodError =
    error?.kind === 'method' ? error.text : isMissing ? intl.formatMessage({ id: 'checkout.method.missing' }) : null;
  const acknowledgements = useAcknowledgements(order);
  const unticked = isReported ? acknowledgements.missing : [];
  const errorSummary = useErrorSummary({
    errors: {
      ...Object.fromEntries(
        unticked.map((subscription) => [
          acknowledgementId(subscription),
          intl.formatMessage({ id: 'checkout.safety.unticked' }, { name: nameOf(language, subscription.student) }),
        ]),
      ),
      ...(methodError === null ? {} : { [methodsId]: methodError }),
    },
    fieldId: (name) => name,
    title: (count) => intl.formatMessage({ id: 'checkout.errors' }, { count }),
    refusedTitle: intl.formatMessage({ id: 'checkout.refused' }),
  });

  function submit(): void {
    setIsMissing(method === null);
    setIsReported(true);
    errorSummary.show();
    if (method !== null && acknowledgements.missing.length === 0) {
      place({ order, method, acknowledged: acknowledgements.acknowledged });
    }
  }

  return (
    <div className={page.page}>
      <div className={page.students}>
        {errorSummary.summary && !busy && <ErrorSummary {...errorSummary.summary} />}
        {refusal.notice}
        <PlaceOrderNotice error={error} hasChanges={order.subscriptions.some(({ changes }) => changes.length > 0)} />
        <Card component="section" padding="none" clip aria-label={intl.formatMessage({ id: 'checkout.subscriptions' })}>
          <ul className={classes.lines}>
            {order.subscriptions.map((subscription) => (
              <CheckoutSubscription
                key={subscription.id}
                subscription={subscription}
                conflict={conflicts.find(({ studentId }) => studentId === subscription.studentId)}
                acknowledgements={acknowledgements}
                isReported={isReported}
                onRemove={() => {
                  setAsked(subscription);
                }}
              />
            ))}
          </ul>
          <p className={classes.add}>
            <TextLink standalone renderRoot={(props) => <Link to="/cart/choose-applicants" {...props} />}>
              <IconPlus size={20} stroke={1.75} aria-hidden />
              <FormattedMessage id="checkout.add" />
            </TextLink>
          </p>
        </Card>
        <MethodChoice
          id={methodsId}
          methods={methodsFrom(methods, first)}
          value={method}
          error={methodError}
          onChange={(code) => {
            setChosen(code);
            setIsMissing(false);
          }}
        />
      </div>
      <OrderSummary order={order}>
        <PlaceButton
          order={order}
          hasUnfit={acknowledgements.hasUnfit}
          error={error}
          busy={busy}
          onPlace={submit}
          size="large"
          wide
          className={page.continue}
        />
        <Rules />
      </OrderSummary>
      <PayBar totalHalalas={order.totalHalalas}>
        <PlaceButton order={order} hasUnfit={acknowledgements.hasUnfit} error={error} busy={busy} onPlace={submit} />
      </PayBar>
      <RemoveDialog
        order={order}
        subscription={asked}
        refusal={refusal}
        onClose={() => {
          setAsked(null);
        }}
      />
    </div>
  );
}

type PlaceButtonProps = Pick<ButtonProps, 'size' | 'wide'> & {
  order: Order;
  /** Whether a package can't be bought for its student. */
  hasUnfit: boolean;
  error: ReturnType<typeof placeOrderError>;
  busy: boolean;
  onPlace: () => void;
  className?: string | undefined;
};

function PlaceButton({ order, hasUnfit, error, busy, onPlace, ...button }: PlaceButtonProps) {
  const intl = useIntl();
  const hasChanges = order.subscriptions.some(({ changes }) => changes.length > 0);
  const label = error?.kind === 'lost' ? 'checkout.again' : hasChanges ? 'checkout.accept' : 'checkout.place';
  const isBlocked = error?.kind === 'blocked';
  return (
    <Button
      {...button}
      loading={busy}
      loadingLabel={intl.formatMessage({ id: 'checkout.placing' })}
      blockedReason={
        (isBlocked || hasUnfit) &&
        intl.formatMessage({ id: hasUnfit ? 'checkout.safety.blocked' : 'checkout.blocked.reason' })
      }
      onClick={onPlace}
    >
      <FormattedMessage id={label} />
    </Button>
  );
}

/** The terms that the parent accepted at sign-up, and what can be undone after ordering. */
function Rules() {
  const { subscriptionCancelHours, offDaysPerMonth } = useBusinessSettings();
  return (
    <>
      <p className={classes.terms}>
        <FormattedMessage
          id="checkout.terms"
          values={{
            link: (text: ReactNode) => (
              <TextLink renderRoot={(props) => <Link to={policyPath} {...props} />}>{text}</TextLink>
            ),
          }}
        />
      </p>
      <ul className={classes.rules}>
        <li>
          <IconClock size={16} stroke={1.75} aria-hidden />
          <FormattedMessage id="checkout.rule.cancel" values={{ count: subscriptionCancelHours }} />
        </li>
        <li>
          <IconCalendarOff size={16} stroke={1.75} aria-hidden />
          <FormattedMessage id="checkout.rule.offDays" values={{ count: offDaysPerMonth }} />
        </li>
      </ul>
    </>
  );
}
