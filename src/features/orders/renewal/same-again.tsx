import { IconRepeat } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { orderTotals } from '#src/domain/order-totals.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { DateText } from '#src/i18n/date-text.tsx';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { Money } from '#src/ui/text/money.tsx';
import { RenewalRefusal } from './renewal-refusal.tsx';
import { useRenewal } from './use-renewal.ts';

/**
 * Orders an ended subscription again with one press, which opens the checkout (row G67). Nothing is paid before; for a
 * package that does not fit any more it shows what was found.
 */
export function SameAgain({ subscription }: { subscription: Subscription }) {
  const intl = useIntl();
  const language = useLanguage();
  const { vatPercent } = useBusinessSettings();
  const order = useRenewal({ subscriptions: [subscription], to: '/checkout' });
  const { renewal, student } = subscription;
  return (
    <>
      <p>
        <FormattedMessage
          id="order.again.last"
          values={{
            package: <DataText key="package" text={nameOf(language, subscription.package)} />,
            date: <DateText on={subscription.endsOn} />,
          }}
        />{' '}
        {renewal && (
          <FormattedMessage
            id="order.again.next"
            values={{
              date: <DateText on={renewal.startsOn} variant="day" />,
              amount: (
                <Money language={language} halalas={orderTotals([renewal], vatPercent).totalHalalas} style="exact" />
              ),
            }}
          />
        )}
      </p>
      <RenewalRefusal renewal={order} />
      <Button
        size="small"
        icon={<IconRepeat size={16} stroke={1.75} aria-hidden />}
        aria-label={intl.formatMessage({ id: 'order.again.of' }, { name: nameOf(language, student) })}
        loading={order.isPending}
        loadingLabel={intl.formatMessage({ id: 'order.renew.busy' })}
        onClick={order.renew}
      >
        <FormattedMessage id="order.again" />
      </Button>
    </>
  );
}
