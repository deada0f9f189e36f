import { IconCreditCard, IconDownload, IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode, Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paymentMethodOf } from '#src/api/payment-method.ts';
import type { PastPayment } from '#src/domain/payment.ts';
import { PaymentMethodText } from '#src/i18n/payment-method-text.tsx';
import { isRunningOrder, isHistoricalOrder } from '#src/domain/order-states.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Money } from '#src/ui/text/money.tsx';
import { PaymentMark } from '#src/ui/text/payment-mark.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { PaymentStatus } from './payment-status.tsx';
import classes from './payment-table.module.css';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';

const columns = ['order', 'date', 'means', 'amount', 'status', 'action'] as const;

type PaymentTableProps = {
  label: string;
  ref?: Ref<HTMLDivElement>;
  /** The `PaymentRow`s of the table. */
  children: ReactNode;
};

/** The selector of the payment rows. */
export const paymentRows = '[data-payment]';

/**
 * A table of payments: order, date, card used, amount, status (row H07); where it is narrow, each row is a card. It
 * uses ARIA roles, because screen readers do not treat a table element with grid layout as a table.
 */
export function PaymentTable({ label, ref, children }: PaymentTableProps) {
  return (
    <div className={classes.room}>
      <div ref={ref} className={classes.table} role="table" aria-label={label}>
        <div className={classes.head} role="row">
          {columns.map((column) => (
            <span key={column} role="columnheader">
              {column === 'action' ? (
                <VisuallyHidden>
                  <FormattedMessage id="payments.column.action" />
                </VisuallyHidden>
              ) : (
                <FormattedMessage id={`payments.column.${column}`} />
              )}
            </span>
          ))}
        </div>
        {children}
      </div>
    </div>
  );
}

/** One row of the payment table. */
export function PaymentRow({ payment }: { payment: PastPayment }) {
  const language = useLanguage();
  return (
    <div className={classes.row} role="row" tabIndex={-1} data-payment={payment.id}>
      <div role="cell" className={classes.order}>
        <OrderLink payment={payment} />
      </div>
      <div role="cell" className={classes.date}>
        <bdi>{formatDate(language, payment.at, 'date')}</bdi>
      </div>
      <div role="cell" className={classes.with}>
        <span className={classes.means}>
          <PaymentMark name={paymentMethodOf(payment).mark} className={classes.mark} />
          <span>
            <PaymentMethodText payment={payment} />
          </span>
        </span>
      </div>
      <div role="cell" className={classes.amount}>
        <Money language={language} halalas={payment.amountHalalas} style="exact" />
      </div>
      <div role="cell" className={classes.status}>
        <PaymentStatus payment={payment} />
      </div>
      <div role="cell" className={classes.action}>
        <RowAction payment={payment} />
      </div>
    </div>
  );
}

/** A link to the order's page in the list that contains it, or to the payment or the cart if the order is unpaid. */
function OrderLink({ payment: { id, orderId, orderNumber, orderStatus } }: { payment: PastPayment }) {
  const number = <bdi className={classes.whole}>{`#${orderNumber}`}</bdi>;
  const order = { order: orderId };
  return (
    <TextLink
      className={classes.number}
      renderRoot={(props) => {
        if (isRunningOrder(orderStatus))
          return <Link to="/profile/my-orders/current-orders" search={order} {...props} />;
        if (isHistoricalOrder(orderStatus)) return <Link to={`/profile/my-orders/history`} search={order} {...props} />;
        if (orderStatus === 'pending_payment') return <Link to="/checkout" search={{ payment: id }} {...props} />;
        return <Link to="/cart/choose-applicants" {...props} />;
      }}
    >
      {number}
    </TextLink>
  );
}

/** A button for the report of a paid order; if the result is not known, a link to the payment. */
function RowAction({ payment: { id, orderId, orderNumber, orderStatus, status } }: { payment: PastPayment }) {
  const intl = useIntl();
  if (status === 'initiated' || status === 'pending') {
    return (
      <TextLink standalone renderRoot={(props) => <Link to="/checkout" search={{ payment: id }} {...props} />}>
        {status === 'pending' ? (
          <IconRefresh size={16} stroke={1.75} data-flip aria-hidden />
        ) : (
          <IconCreditCard size={16} stroke={1.75} aria-hidden />
        )}
        <FormattedMessage id={status === 'pending' ? 'payments.row.check' : 'payments.row.pay'} />
      </TextLink>
    );
  }
  // For a payment that was refunded as a whole, nothing may have been sold: an order that was never paid has no report.
  const isUnpaid = orderStatus === 'draft' || orderStatus === 'pending_payment';
  if (isUnpaid || (status !== 'paid' && status !== 'refunded')) return null;
  return (
    <TextLink
      standalone
      aria-label={intl.formatMessage({ id: 'payments.row.report.of' }, { number: `#${orderNumber}` })}
      renderRoot={(props) => <Link to={`/profile/my-orders/report/${orderId}`} {...props} />}
    >
      <IconDownload size={16} stroke={1.75} aria-hidden />
      <FormattedMessage id="payments.row.report" />
    </TextLink>
  );
}
