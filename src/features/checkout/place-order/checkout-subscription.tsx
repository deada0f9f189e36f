import { IconCalendar, IconCalendarOff, IconHome, IconPencil, IconRepeat, IconSchool } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OrderLine } from '#src/api/orders.ts';
import { usePackageMeals } from '#src/api/package-meals.ts';
import { DateText } from '#src/i18n/date-text.tsx';
import { formatDate } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Avatar } from '#src/ui/text/avatar.tsx';
import { Money } from '#src/ui/text/money.tsx';
import { PackagePicture } from '#src/ui/illustrations/package-picture.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import classes from './checkout-subscription.module.css';
import { LineChanges } from '#src/features/checkout/subscription-changes.tsx';
import { PackageLink } from '#src/features/checkout/package-link.tsx';
import { useLineWords } from '#src/features/checkout/use-subscription-texts.ts';

type CheckoutLineProps = { line: OrderLine; onRemove: () => void };

/** One student's subscription on the way to paying: what it is, when, where, and what it costs. */
export function CheckoutLine({ line, onRemove }: CheckoutLineProps) {
  const intl = useIntl();
  const language = useLanguage();
  const words = useLineWords();
  const packageMeals = usePackageMeals(line.package.id);
  const name = words.student(line);

  return (
    <li className={classes.line}>
      <PackagePicture package={line.package} meals={packageMeals} className={classes.picture} />
      <div className={classes.words}>
        <p className={classes.student}>
          <Avatar name={name} id={String(line.applicantId)} size={32} />
          <DataText text={name} />
        </p>
        <h2>{words.package(line)}</h2>
        <ul className={classes.facts}>
          <li>
            <IconCalendar size={16} stroke={1.75} aria-hidden />
            <span>
              <FormattedMessage
                id="order.dates"
                values={{
                  from: <DateText on={line.startsOn} look="date" />,
                  to: <DateText on={line.endsOn} look="date" />,
                }}
              />
            </span>
          </li>
          <li>
            <IconRepeat size={16} stroke={1.75} aria-hidden />
            <span>{`${words.count(line)} · ${words.days(line)}`}</span>
          </li>
          {line.offDays.length > 0 && (
            <li>
              <IconCalendarOff size={16} stroke={1.75} aria-hidden />
              <span>
                <FormattedMessage
                  id="orders.offDays.line.coming"
                  values={{
                    count: line.offDays.length,
                    dates: (
                      <bdi key="dates">
                        {intl.formatList(line.offDays.map((on) => formatDate(language, on, 'day')))}
                      </bdi>
                    ),
                  }}
                />
              </span>
            </li>
          )}
          <li>
            {line.deliveryTarget === 'school' ? (
              <IconSchool size={16} stroke={1.75} aria-hidden />
            ) : (
              <IconHome size={16} stroke={1.75} aria-hidden />
            )}
            <span>{words.place(line)}</span>
          </li>
        </ul>
      </div>
      <div className={classes.price}>
        <b>
          <Money language={language} halalas={line.lineHalalas} style="exact" />
        </b>
        <div className={classes.actions}>
          <TextLink
            standing
            aria-label={intl.formatMessage({ id: 'cart.line.edit.of' }, { name })}
            renderRoot={(props) => <PackageLink line={line} {...props} />}
          >
            <IconPencil size={16} stroke={1.75} aria-hidden />
            <FormattedMessage id="checkout.line.edit" />
          </TextLink>
          <TextLink
            component="button"
            type="button"
            standing
            muted
            className={classes.remove}
            aria-label={intl.formatMessage({ id: 'cart.line.remove.of' }, { name })}
            onClick={onRemove}
          >
            <FormattedMessage id="cart.line.remove" />
          </TextLink>
        </div>
      </div>
      {line.changes.length > 0 && (
        <div className={classes.changes}>
          <LineChanges line={line} />
        </div>
      )}
    </li>
  );
}
