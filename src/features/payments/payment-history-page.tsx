import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { IconPackages } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import { openPaymentOf, toPastPayment } from '#src/api/payments.ts';
import { useSteadyRows } from '#src/api/pages.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { announce } from '#src/ui/feedback/announce.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useAnnouncedChange } from '#src/ui/feedback/use-announced-change.ts';
import { PageHead } from '#src/ui/layout/page-head.tsx';
import { useHeadingFocus } from '#src/ui/layout/page-heading.ts';
import { Scene } from '#src/ui/illustrations/scene.tsx';
import { useLongWait } from '#src/ui/feedback/use-long-wait.ts';
import classes from './payment-history-page.module.css';
import { PaymentHistoryRows } from './payment-history-pending.tsx';
import { PaymentPart } from './payment-part.tsx';
import { paymentStatusId } from './payment-status.tsx';
import { knownDueOrderQuery, paymentPagesQuery } from './payment-queries.ts';
import { PaymentTable } from './payment-table.tsx';
import { useEndedPayment } from './use-ended-payment.ts';

/** Every payment with its order, date, amount, status and card (rows R25, H07). */
export function PaymentHistoryPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'payments.history.title' }));
  return (
    <>
      <PageHead size="small" className={classes.head} title={<FormattedMessage id="payments.history.title" />} />
      <PaymentPart pending={<PaymentHistoryRows />}>
        <Payments />
      </PaymentPart>
    </>
  );
}

function Payments() {
  const intl = useIntl();
  const shown = useRef<HTMLParagraphElement>(null);
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError, error, refetch } =
    useSuspenseInfiniteQuery(paymentPagesQuery());
  const isLongWait = useLongWait(isFetchingNextPage);
  // The payment that is under way stands first; without it the history stands all the same.
  const { data: order } = useQuery(knownDueOrderQuery());
  const justEnded = useEndedPayment(order);
  const ended = useSteadyRows(data.pages, (page) => page.data.payment_orders, refetch)
    .flat()
    .map((payment) => toPastPayment(payment));
  const underWay = [order ? openPaymentOf(order) : null, justEnded].flatMap((payment) =>
    payment === null || ended.some(({ id }) => id === payment.id) ? [] : [payment],
  );
  const payments = [...underWay, ...ended];
  const [newest] = payments;
  const newestStatus = `${newest?.id} ${newest?.status}`;
  // The newest payment may end in another tab; the link in its row that led to it has the focus and is removed.
  useHeadingFocus(newestStatus, 'lost');
  useAnnouncedChange(
    newestStatus,
    newest === undefined
      ? ''
      : intl.formatMessage(
          { id: 'payments.history.changed' },
          { number: `#${newest.orderNumber}`, status: intl.formatMessage({ id: paymentStatusId(newest.status) }) },
        ),
  );
  const total = (data.pages[0]?.meta.total_count ?? 0) + underWay.length;

  const showMore = async () => {
    const { hasNextPage: isMoreToCome, isError } = await fetchNextPage({ cancelRefetch: false });
    if (isError) return;
    // The button is gone with the last page: the focus goes to what it has become.
    if (isMoreToCome) announce(shown.current?.textContent ?? '');
    else shown.current?.focus();
  };

  if (payments.length === 0) return <NoPayments />;
  return (
    <>
      <PaymentTable label={intl.formatMessage({ id: 'payments.history.title' })} payments={payments} />
      <div className={classes.more}>
        <p ref={shown} tabIndex={-1} className={classes.shown}>
          <FormattedMessage id="payments.history.shown" values={{ shown: payments.length, total }} />
        </p>
        {isFetchNextPageError && (
          <Notice kind="error" role="alert">
            <p>
              <FormattedMessage id="payments.history.more.failed" />
            </p>
            <ErrorMessages error={error} />
          </Notice>
        )}
        {hasNextPage && (
          <Button
            variant="secondary"
            loading={isLongWait}
            loadingLabel={intl.formatMessage({ id: 'payments.history.more.busy' })}
            onClick={() => void showMore()}
          >
            <FormattedMessage id={isFetchNextPageError ? 'payments.retry' : 'payments.history.more'} />
          </Button>
        )}
      </div>
    </>
  );
}

function NoPayments() {
  return (
    <EmptyState
      picture={<Scene name="empty-orders" className={classes.scene} />}
      title={<FormattedMessage id="payments.last.empty.title" />}
      text={<FormattedMessage id="payments.history.empty.text" />}
      actions={
        <Button
          icon={<IconPackages size={20} stroke={1.75} aria-hidden />}
          renderRoot={(props) => <Link to="/packages" {...props} />}
        >
          <FormattedMessage id="payments.history.empty.action" />
        </Button>
      }
    />
  );
}
