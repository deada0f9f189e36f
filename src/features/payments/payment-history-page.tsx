import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { IconPackages } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServerNow } from '#src/api/server-now.ts';
import { type DateRange, isInRange } from '#src/domain/date-range.ts';
import { riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { DateRangeFilter } from '#src/forms/date-range-filter.tsx';
import { MoreOfList } from '#src/errors/more-of-list.tsx';
import { usePages } from '#src/api/pages.ts';
import { openPaymentOf } from '#src/api/payments.ts';
import type { PastPayment } from '#src/domain/payment.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { useAnnouncedChange } from '#src/ui/feedback/use-announced-change.ts';
import { useChoiceAhead } from '#src/ui/actions/use-choice-ahead.ts';
import { PageHead } from '#src/ui/layout/page-head.tsx';
import { useHeadingFocus } from '#src/ui/layout/page-heading.ts';
import { Scene } from '#src/ui/illustrations/scene.tsx';
import { ListPages } from '#src/ui/lists/list-pages.tsx';
import classes from './payment-history-page.module.css';
import { PaymentHistoryRows } from './payment-history-pending.tsx';
import { PaymentPart } from './payment-part.tsx';
import { paymentStatusId } from './payment-status.tsx';
import { knownDueOrderQuery, paymentPagesQuery } from './payment-queries.ts';
import { PaymentRow, paymentRows, PaymentTable } from './payment-table.tsx';
import { useEndedPayment } from './use-ended-payment.ts';

type PaymentHistoryPageProps = {
  /** Limits the list to payments of these days; the same object as long as its values do not change. */
  days: DateRange;
  onDays: (days: DateRange) => void;
};

/**
 * The page of all payments, each with order, date, amount, status and card (rows R25, H07), filtered by a range of
 * days.
 */
export function PaymentHistoryPage({ days, onDays }: PaymentHistoryPageProps) {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'payments.history.title' }));
  const todayOn = riyadhDateOf(useServerNow());
  const [chosen, choose] = useChoiceAhead(days, onDays);
  // The list stays on screen until the requested one is loaded.
  const shown = useDeferredValue(days);
  const shownKey = JSON.stringify(shown);
  const { data: count } = useInfiniteQuery({
    ...paymentPagesQuery(shown),
    enabled: false,
    select: ({ pages }) => pages[0]?.meta.total_count,
  });
  useAnnouncedChange(
    shownKey,
    count === undefined ? null : intl.formatMessage({ id: 'payments.history.count' }, { count }),
  );
  const isBare = count === 0 && Object.keys(chosen).length === 0;
  // The button that shows all payments is removed once they are shown.
  useHeadingFocus(shownKey, 'lost');
  return (
    <>
      <PageHead size="small" className={classes.head} title={<FormattedMessage id="payments.history.title" />} />
      {!isBare && (
        <div className={classes.filter}>
          <DateRangeFilter value={chosen} onChange={choose} todayOn={todayOn} />
        </div>
      )}
      <PaymentPart resetKey={shownKey} pending={<PaymentHistoryRows />}>
        <Payments
          key={shownKey}
          days={shown}
          isStale={shownKey !== JSON.stringify(chosen)}
          onShowAll={() => {
            choose({});
          }}
        />
      </PaymentPart>
    </>
  );
}

type PaymentsProps = {
  days: DateRange;
  /** Whether other payments are loading to replace these. */
  isStale: boolean;
  onShowAll: () => void;
};

function Payments({ days, isStale, onShowAll }: PaymentsProps) {
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);
  const ended = usePages(paymentPagesQuery(days));
  // The payment in progress comes first; the history does not depend on it.
  const { data: order } = useQuery(knownDueOrderQuery());
  const justEnded = useEndedPayment(order);
  const isEnded = (id: number) => ended.pages.some((payments) => payments.some((payment) => payment.id === id));
  const underWay = [order ? openPaymentOf(order) : null, justEnded].flatMap((payment) =>
    payment === null || isEnded(payment.id) || !isInRange(days, riyadhDateOf(new Date(payment.at))) ? [] : [payment],
  );
  const newest = underWay[0] ?? ended.pages[0]?.[0];
  const newestStatus = `${newest?.id} ${newest?.status}`;
  // The newest payment may end in another tab: the link in its row is then removed, and may have the focus.
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
  const shown = ended.shown + underWay.length;
  const total = ended.total + underWay.length;

  if (shown === 0) return <NoPayments isFiltered={Object.keys(days).length > 0} onShowAll={onShowAll} />;
  return (
    <div className={classes.payments} data-stale={isStale || undefined} aria-busy={isStale || undefined}>
      <PaymentTable ref={list} label={intl.formatMessage({ id: 'payments.history.title' })}>
        {underWay.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
        <ListPages pages={ended.pages} renderItem={renderPayment} />
      </PaymentTable>
      <MoreOfList
        of={{ ...ended, shown }}
        shownText={intl.formatMessage({ id: 'payments.history.shown' }, { shown, total })}
        list={list}
        items={paymentRows}
      />
    </div>
  );
}

function renderPayment(payment: PastPayment) {
  return <PaymentRow payment={payment} />;
}

function NoPayments({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  return (
    <EmptyState
      picture={<Scene name="empty-orders" />}
      title={<FormattedMessage id="payments.last.empty.title" />}
      text={<FormattedMessage id={isFiltered ? 'payments.history.empty.days' : 'payments.history.empty.text'} />}
      actions={
        isFiltered ? (
          <Button onClick={onShowAll}>
            <FormattedMessage id="list.clearFilter" />
          </Button>
        ) : (
          <Button
            icon={<IconPackages size={20} stroke={1.75} aria-hidden />}
            renderRoot={(props) => <Link to="/packages" {...props} />}
          >
            <FormattedMessage id="payments.history.empty.action" />
          </Button>
        )
      }
    />
  );
}
