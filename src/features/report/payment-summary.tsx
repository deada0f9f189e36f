import { FormattedMessage, useIntl } from 'react-intl';
import type { InvoiceLine, OrderReport } from '#src/domain/order-report.ts';
import { formatPercent } from '#src/i18n/format-percent.ts';
import { formatMoney } from '#src/i18n/formats.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Money } from '#src/ui/text/money.tsx';
import { SummaryList } from '#src/ui/layout/summary-list.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import classes from './payment-summary.module.css';

/**
 * The cost of the order: each line with its share of the VAT, exact to the halala as the server returns it (row O02).
 */
export function PaymentSummary({ report }: { report: OrderReport }) {
  const intl = useIntl();
  const language = useLanguage();
  const { order, invoice } = report;
  const exact = (halalas: number) => <Money language={language} halalas={halalas} style="exact" />;

  const label = (line: InvoiceLine) => {
    const bought = order.subscriptions.find(({ id }) => id === line.subscriptionId);
    if (!bought) return <DataText text={nameOf(language, line.name)} />;
    return (
      <FormattedMessage
        id="report.subscription.price"
        values={{
          student: <DataText text={nameOf(language, bought.student)} />,
          price: <bdi>{formatMoney(language, line.unitHalalas)}</bdi>,
          count: intl.formatMessage({ id: `order.count.${bought.package.frequency}` }, { count: line.quantity }),
        }}
      />
    );
  };
  const vat = (line: InvoiceLine) => (
    <FormattedMessage
      id="report.subscription.vat"
      values={{ vat: exact(line.vatHalalas), total: exact(line.totalHalalas) }}
    />
  );
  const lines = invoice.lines.map((line) => ({
    key: String(line.subscriptionId),
    label: (
      <>
        {label(line)}
        <small className={classes.vat}>{vat(line)}</small>
      </>
    ),
    amount: exact(line.netHalalas),
  }));

  return (
    <div className={classes.amounts}>
      <SummaryList
        rows={[
          ...lines.slice(0, order.subscriptions.length),
          {
            key: 'subtotal',
            label: <FormattedMessage id="order.summary.subtotal" />,
            amount: exact(order.subtotalHalalas),
          },
          ...(lines.length > order.subscriptions.length
            ? lines.slice(order.subscriptions.length)
            : [
                {
                  key: 'delivery',
                  label: <FormattedMessage id="order.summary.delivery" />,
                  amount: exact(order.deliveryHalalas),
                },
              ]),
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
    </div>
  );
}
