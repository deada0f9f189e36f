import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { IconArrowRight, IconReceipt } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { EmptyRow } from '#src/ui/feedback/empty-row.tsx';
import { PageHead } from '#src/ui/layout/page-head.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { DuePanel } from './due-panel.tsx';
import classes from './payment-page.module.css';
import { PaymentPart } from './payment-part.tsx';
import { paymentPagesQuery } from './payment-queries.ts';
import { PaymentRow, PaymentTable } from './payment-table.tsx';
import { SavedCards } from './saved-cards.tsx';

const lastCount = 3;

/** The payment page: the payment that is due, the saved cards, and the last payments (rows R26, H07). */
export function PaymentPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'payments.page.title' }));
  const cardsHeading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageHead size="small" className={classes.head} title={<FormattedMessage id="payments.page.title" />} />
      <PaymentPart pending={<Skeleton height={84} radius={20} />}>
        <DuePanel />
      </PaymentPart>
      <section aria-labelledby="saved-cards">
        <h2 className={classes.title} id="saved-cards" ref={cardsHeading} tabIndex={-1}>
          <FormattedMessage id="payments.cards.title" />
        </h2>
        <PaymentPart pending={<Skeleton height={190} radius={24} />}>
          <SavedCards heading={cardsHeading} />
        </PaymentPart>
      </section>
      <section aria-labelledby="last-payments">
        <h2 className={classes.title} id="last-payments">
          <FormattedMessage id="payments.last.title" />
        </h2>
        <PaymentPart pending={<Skeleton height={270} radius={28} />}>
          <LastPayments />
        </PaymentPart>
      </section>
    </>
  );
}

function LastPayments() {
  const intl = useIntl();
  const { data } = useSuspenseInfiniteQuery(paymentPagesQuery());
  const payments = data.pages.flatMap((page) => page.rows).slice(0, lastCount);
  if (payments.length === 0) {
    return (
      <EmptyRow
        icon={<IconReceipt size={24} stroke={1.75} />}
        title={<FormattedMessage id="payments.last.empty.title" />}
        text={<FormattedMessage id="payments.last.empty.text" />}
      />
    );
  }
  return (
    <>
      <PaymentTable label={intl.formatMessage({ id: 'payments.last.title' })}>
        {payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </PaymentTable>
      <TextLink
        standalone
        className={classes.all}
        renderRoot={(props) => <Link to="/profile/my-orders/order" {...props} />}
      >
        <FormattedMessage id="payments.last.all" />
        <IconArrowRight size={16} stroke={1.75} data-flip aria-hidden />
      </TextLink>
    </>
  );
}
