import { IconCalendar, IconCalendarOff, IconHome, IconRepeat, IconSchool, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Subscription } from '#src/domain/subscription.ts';
import { usePackageMeals } from '#src/api/package-meals.ts';
import { DateText } from '#src/i18n/date-text.tsx';
import { formatHijri } from '#src/i18n/formats.ts';
import type { MessageId } from '#src/i18n/messages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Avatar } from '#src/ui/text/avatar.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx';
import { Money } from '#src/ui/text/money.tsx';
import { PackagePicture } from '#src/ui/illustrations/package-picture.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { SubscriptionCheck } from '#src/features/checkout/subscription-check.tsx';
import { SubscriptionChanges } from '#src/features/checkout/subscription-changes.tsx';
import { SubscriptionActions } from '#src/features/checkout/subscription-actions.tsx';
import classes from './cart-student-card.module.css';
import { useSubscriptionTexts } from '#src/features/checkout/use-subscription-texts.ts';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';

type StudentCardProps = {
  subscription: Subscription;
  /** The number of off days that a student may take in a month. */
  offDaysPerMonth: number;
  /** Opens the dialog that removes the student; undefined while the order can't be changed. */
  onRemove?: (() => void) | undefined;
};

/** One student of the order: package and price, and a tray with start, period, off days and place of delivery. */
export function CartStudentCard({ subscription, offDaysPerMonth, onRemove }: StudentCardProps) {
  const language = useLanguage();
  const texts = useSubscriptionTexts();
  const packageMeals = usePackageMeals(subscription.package.id);
  const titleId = useId();
  const [seenChanges, setSeenChanges] = useState('');
  const name = texts.student(subscription);
  const changes = JSON.stringify(subscription.changes);

  return (
    <Card component="section" padding="none" clip aria-labelledby={titleId}>
      <header className={classes.head}>
        {onRemove && (
          <CheckboxField
            label={
              <VisuallyHidden component="span">
                <FormattedMessage id="cart.subscription.inOrder" values={{ name: <DataText text={name} /> }} />
              </VisuallyHidden>
            }
            checked
            onChange={onRemove}
          />
        )}
        <Avatar name={name} id={String(subscription.studentId)} size={52} className={classes.avatar} />
        <div className={classes.who}>
          <h2 id={titleId}>
            <DataText text={name} />
          </h2>
          <p>{texts.package(subscription)}</p>
        </div>
        <p className={classes.price}>
          <b>
            <Money language={language} halalas={subscription.subtotalHalalas} style="exact" />
          </b>
          <small>
            <FormattedMessage
              id="cart.subscription.times"
              values={{
                price: <Money language={language} halalas={subscription.priceHalalas} />,
                count: texts.count(subscription),
              }}
            />
            <span>
              <FormattedMessage id="order.price.net" />
            </span>
          </small>
        </p>
      </header>
      {changes !== seenChanges && subscription.changes.length > 0 && (
        <div className={classes.changes}>
          <SubscriptionChanges
            subscription={subscription}
            action={
              <Button
                variant="secondary"
                size="small"
                onClick={() => {
                  setSeenChanges(changes);
                }}
              >
                <FormattedMessage id="order.change.seen" />
              </Button>
            }
          />
        </div>
      )}
      <div className={classes.changes}>
        <SubscriptionCheck subscription={subscription} />
      </div>
      <div className={classes.tray}>
        <PackagePicture package={subscription.package} meals={packageMeals} className={classes.picture} />
        <dl className={classes.facts}>
          <Fact icon={<IconCalendar size={16} stroke={1.75} aria-hidden />} label="cart.tray.starts">
            <DateText on={subscription.startsOn} />
            <small>
              <bdi>{formatHijri(language, subscription.startsOn)}</bdi>
            </small>
          </Fact>
          <Fact
            icon={<IconRepeat size={16} stroke={1.75} aria-hidden />}
            label={`cart.tray.${subscription.package.frequency}`}
          >
            {texts.count(subscription)}
            <small>
              <FormattedMessage
                id="cart.tray.until"
                values={{ days: texts.days(subscription), date: <DateText on={subscription.endsOn} variant="date" /> }}
              />
            </small>
          </Fact>
          <Fact icon={<IconCalendarOff size={16} stroke={1.75} aria-hidden />} label="cart.tray.off">
            <OffDays subscription={subscription} offDaysPerMonth={offDaysPerMonth} />
          </Fact>
          <Fact
            icon={
              subscription.deliveryTarget === 'school' ? (
                <IconSchool size={16} stroke={1.75} aria-hidden />
              ) : (
                <IconHome size={16} stroke={1.75} aria-hidden />
              )
            }
            label="cart.tray.target"
          >
            {texts.target(subscription)}
            <small>
              <DataText within={language} text={texts.place(subscription)} />
            </small>
          </Fact>
        </dl>
      </div>
      {onRemove && (
        <footer className={classes.foot}>
          <SubscriptionActions
            subscription={subscription}
            editLabel="cart.subscription.edit"
            removeIcon={<IconTrash size={16} stroke={1.75} aria-hidden />}
            onRemove={onRemove}
          />
        </footer>
      )}
    </Card>
  );
}

type FactProps = { icon: ReactNode; label: MessageId; children: ReactNode };

function Fact({ icon, label, children }: FactProps) {
  return (
    <div className={classes.fact}>
      <dt>
        {icon}
        <FormattedMessage id={label} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function OffDays({ subscription, offDaysPerMonth }: { subscription: Subscription; offDaysPerMonth: number }) {
  if (subscription.offDays.length === 0) {
    return (
      <>
        <FormattedMessage id="cart.tray.off.none" />
        <small>
          <FormattedMessage id="cart.tray.off.limit" values={{ count: offDaysPerMonth }} />
        </small>
      </>
    );
  }
  return (
    <>
      <ul className={classes.offDays}>
        {subscription.offDays.map((on) => (
          <li key={on}>
            <DateText on={on} variant="day" />
          </li>
        ))}
      </ul>
      <small>
        <FormattedMessage id="cart.tray.off.added" />
      </small>
    </>
  );
}
