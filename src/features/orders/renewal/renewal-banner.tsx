import { IconRepeat } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { FailureMessages } from '#src/errors/error-messages.tsx';
import type { OrderLine } from '#src/api/orders.ts';
import { orderTotals } from '#src/domain/order-totals.ts';
import { DateText } from '#src/i18n/date-text.tsx';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Money } from '#src/ui/text/money.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import classes from './renewal-banner.module.css';
import { useRenewal } from './use-renewal.ts';

/** Renews all subscriptions that end within two weeks with one press, and leads straight to the checkout (row H05). */
export function RenewalBanner({ lines }: { lines: readonly OrderLine[] }) {
  const intl = useIntl();
  const language = useLanguage();
  const { vatPercent } = useBusinessSettings();
  const { renew, isPending, error } = useRenewal({ lines, to: '/checkout' });
  const [first] = lines;
  if (first === undefined) return null;
  const count = lines.length;
  const { totalHalalas } = orderTotals(
    lines.flatMap(({ renewal }) => renewal ?? []),
    vatPercent,
  );

  return (
    <section aria-labelledby="renewal-banner" data-screen-only>
      <Notice
        kind="warning"
        icon={<IconRepeat size={20} stroke={1.75} />}
        title={
          <span id="renewal-banner">
            <FormattedMessage
              id="order.renewal.title"
              values={{ count, name: <DataText key="name" text={nameOf(language, first.applicant)} /> }}
            />
          </span>
        }
        action={
          <Button
            size="small"
            loading={isPending}
            loadingLabel={intl.formatMessage({ id: 'order.renew.busy' })}
            onClick={renew}
          >
            <FormattedMessage id="order.renewal.action" values={{ count }} />
          </Button>
        }
      >
        <ul className={classes.lines}>
          {lines.map((line) => (
            <li key={line.id}>
              {count > 1 && (
                <b>
                  <DataText text={nameOf(language, line.applicant)} />
                </b>
              )}{' '}
              <FormattedMessage id="order.renewal.last" values={{ date: <DateText on={line.endsOn} look="day" /> }} />{' '}
              {line.renewal && (
                <FormattedMessage
                  id="order.renewal.next"
                  values={{ date: <DateText on={line.renewal.startsOn} look="day" /> }}
                />
              )}
            </li>
          ))}
        </ul>
        <p>
          <FormattedMessage
            id="order.renewal.total"
            values={{ amount: <Money language={language} halalas={totalHalalas} style="exact" /> }}
          />
        </p>
      </Notice>
      {error !== null && (
        <Notice kind="error" role="alert" className={classes.failure}>
          <FailureMessages error={error} />
        </Notice>
      )}
    </section>
  );
}
