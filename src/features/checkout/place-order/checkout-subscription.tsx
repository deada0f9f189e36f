import { IconCalendar, IconCalendarOff, IconHome, IconRepeat, IconSchool } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Subscription } from '#src/domain/subscription.ts';
import type { AllergenConflict } from '#src/domain/allergen-check.ts';
import { usePackageMeals } from '#src/api/package-meals.ts';
import { DateText } from '#src/i18n/date-text.tsx';
import { formatDate } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Avatar } from '#src/ui/text/avatar.tsx';
import { Money } from '#src/ui/text/money.tsx';
import { PackagePicture } from '#src/ui/illustrations/package-picture.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { AcknowledgementField } from '#src/features/checkout/acknowledgement-field.tsx';
import { SubscriptionCheck } from '#src/features/checkout/subscription-check.tsx';
import type { Acknowledgements } from '#src/features/checkout/use-acknowledgements.ts';
import classes from './checkout-subscription.module.css';
import { SubscriptionChanges } from '#src/features/checkout/subscription-changes.tsx';
import { SubscriptionActions } from '#src/features/checkout/subscription-actions.tsx';
import { useSubscriptionTexts } from '#src/features/checkout/use-subscription-texts.ts';

type CheckoutSubscriptionProps = {
  subscription: Subscription;
  /** What the server found when it refused the order. */
  conflict: AllergenConflict | undefined;
  acknowledgements: Acknowledgements;
  /** Whether a missing acknowledgement is reported. */
  isReported: boolean;
  onRemove: () => void;
};

/** One student's subscription at the checkout: package, dates, place of delivery, and price. */
export function CheckoutSubscription(props: CheckoutSubscriptionProps) {
  const { subscription, conflict, onRemove } = props;
  const intl = useIntl();
  const language = useLanguage();
  const texts = useSubscriptionTexts();
  const packageMeals = usePackageMeals(subscription.package.id);
  const name = texts.student(subscription);

  return (
    <li className={classes.line}>
      <PackagePicture package={subscription.package} meals={packageMeals} className={classes.picture} />
      <div className={classes.text}>
        <p className={classes.student}>
          <Avatar name={name} id={String(subscription.studentId)} size={32} />
          <DataText text={name} />
        </p>
        <h2>{texts.package(subscription)}</h2>
        <ul className={classes.facts}>
          <li>
            <IconCalendar size={16} stroke={1.75} aria-hidden />
            <span>
              <FormattedMessage
                id="order.dates"
                values={{
                  from: <DateText on={subscription.startsOn} variant="date" />,
                  to: <DateText on={subscription.endsOn} variant="date" />,
                }}
              />
            </span>
          </li>
          <li>
            <IconRepeat size={16} stroke={1.75} aria-hidden />
            <span>{`${texts.count(subscription)} · ${texts.days(subscription)}`}</span>
          </li>
          {subscription.offDays.length > 0 && (
            <li>
              <IconCalendarOff size={16} stroke={1.75} aria-hidden />
              <span>
                <FormattedMessage
                  id="orders.offDays.line.coming"
                  values={{
                    count: subscription.offDays.length,
                    dates: (
                      <bdi key="dates">
                        {intl.formatList(subscription.offDays.map((on) => formatDate(language, on, 'day')))}
                      </bdi>
                    ),
                  }}
                />
              </span>
            </li>
          )}
          <li>
            {subscription.deliveryTarget === 'school' ? (
              <IconSchool size={16} stroke={1.75} aria-hidden />
            ) : (
              <IconHome size={16} stroke={1.75} aria-hidden />
            )}
            <span>
              <DataText within={language} text={texts.place(subscription)} />
            </span>
          </li>
        </ul>
      </div>
      <div className={classes.price}>
        <p>
          <b>
            <Money language={language} halalas={subscription.subtotalHalalas} style="exact" />
          </b>
          <small>
            <FormattedMessage id="order.price.net" />
          </small>
        </p>
        <div className={classes.actions}>
          <SubscriptionActions subscription={subscription} editLabel="checkout.subscription.edit" onRemove={onRemove} />
        </div>
      </div>
      <div className={classes.changes}>
        <SubscriptionCheck subscription={subscription} conflict={conflict}>
          <AcknowledgementField
            subscription={subscription}
            acknowledgements={props.acknowledgements}
            isReported={props.isReported}
          />
        </SubscriptionCheck>
      </div>
      {subscription.changes.length > 0 && (
        <div className={classes.changes}>
          <SubscriptionChanges subscription={subscription} />
        </div>
      )}
    </li>
  );
}
