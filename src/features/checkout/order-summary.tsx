import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Order } from '#src/domain/order.ts';
import { formatPercent } from '#src/i18n/format-percent.ts';
import { formatMoney } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { Money } from '#src/ui/text/money.tsx';
import { SummaryList } from '#src/ui/layout/summary-list.tsx';
import { useAnnouncedChange } from '#src/ui/feedback/use-announced-change.ts';
import classes from './order-summary.module.css';
import { useSubscriptionTexts } from './use-subscription-texts.ts';

type OrderSummaryProps = {
  order: Order;
  /** Content below the total: the button and its notes. */
  children?: ReactNode;
};

/**
 * The cost of the order, exact to the halala, as the server returns it: each student, subtotal, delivery, VAT, total
 * (row O02). Packages and periods are not included: the cards of the page show them.
 */
export function OrderSummary({ order, children }: OrderSummaryProps) {
  const language = useLanguage();
  const intl = useIntl();
  const texts = useSubscriptionTexts();
  const totalText = formatMoney(language, order.totalHalalas, 'exact');
  useAnnouncedChange(totalText, intl.formatMessage({ id: 'order.summary.changed' }, { total: totalText }));
  const exact = (halalas: number) => <Money language={language} halalas={halalas} style="exact" />;

  return (
    <Card component="aside" raised className={classes.summary} aria-labelledby="order-summary">
      <h2 className={classes.title} id="order-summary">
        <FormattedMessage id="order.summary.title" />
      </h2>
      <p className={classes.count}>
        <FormattedMessage id="order.count.students" values={{ count: order.subscriptions.length }} />
      </p>
      <SummaryList
        className={classes.students}
        rows={order.subscriptions.map((subscription) => ({
          key: String(subscription.id),
          label: <DataText text={texts.student(subscription)} />,
          amount: exact(subscription.subtotalHalalas),
        }))}
      />
      <SummaryList
        className={classes.amounts}
        rows={[
          {
            key: 'subtotal',
            label: <FormattedMessage id="order.summary.subtotal" />,
            amount: exact(order.subtotalHalalas),
          },
          {
            key: 'delivery',
            label: <FormattedMessage id="order.summary.delivery" />,
            amount: order.deliveryHalalas === 0 ? <FormattedMessage id="price.free" /> : exact(order.deliveryHalalas),
          },
          {
            key: 'vat',
            label: (
              <FormattedMessage
                id="order.summary.vat"
                values={{ percent: <bdi dir="ltr">{formatPercent(order.vatPercent)}</bdi> }}
              />
            ),
            amount: exact(order.vatHalalas),
          },
        ]}
        total={{ label: <FormattedMessage id="order.summary.total" />, amount: exact(order.totalHalalas) }}
      />
      {children}
    </Card>
  );
}
