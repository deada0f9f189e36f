import { useQuery } from '@tanstack/react-query';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { currentOrdersQuery } from '#src/api/current-orders.ts';
import { useServerNow } from '#src/api/server-now.ts';
import { boardStudents } from '#src/domain/family-board.ts';
import type { Student } from '#src/domain/student.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { PageHead } from '#src/ui/layout/page-head.tsx';
import { pageHeading } from '#src/ui/layout/page-heading.ts';
import classes from './changed-lunches.module.css';
import { LunchesFailed } from './lunches-failed.tsx';
import { OrderLunches } from './order-lunches.tsx';

/** What other features offer for a subscription. */
export interface ChangedLunchSteps {
  offDays: (subscription: Subscription) => ReactNode;
  renew: (subscription: Subscription) => ReactNode;
}

interface ChangedLunchesProps {
  /** The student as saved. */
  student: Student;
  /** The path of this app that the page returns to. */
  backTo: string;
  steps: ChangedLunchSteps;
}

/** What a change of a student's health means for the coming lunches of each order, right after it was saved (row F19). */
export function ChangedLunches({ student, backTo, steps }: ChangedLunchesProps) {
  const intl = useIntl();
  const language = useLanguage();
  // The document's title appears in the browser's history and on shared screens, so it contains no student's name.
  usePageTitle(intl.formatMessage({ id: 'safety.changed.document' }));
  const now = useServerNow();
  const orders = useQuery(currentOrdersQuery());
  // After a failed request an order may be missing in the cache.
  const [board] = orders.data && !orders.isError ? boardStudents([student], orders.data) : [];
  const name = nameOf(language, student);

  useEffect(() => {
    pageHeading()?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);

  return (
    <>
      <PageHead
        size="small"
        title={intl.formatMessage({ id: 'student.form.saved' }, { name })}
        lead={<FormattedMessage id="safety.changed.lead" />}
        above={
          <TextLink standalone muted renderRoot={(props) => <Link to={backTo} {...props} />}>
            <IconArrowLeft size={16} stroke={1.75} data-flip aria-hidden />
            <FormattedMessage id="student.back.students" />
          </TextLink>
        }
      />
      <div className={classes.orders}>
        {board === undefined ? (
          orders.isError ? (
            <LunchesFailed error={orders.error} isFetching={orders.isFetching} onRetry={() => void orders.refetch()} />
          ) : (
            <Loading label={intl.formatMessage({ id: 'safety.changed.loading' })}>
              <Skeleton height={320} radius={28} />
            </Loading>
          )
        ) : board.subscriptions.length === 0 ? (
          // The page is also shown while it is not known whether there are any.
          <p>
            <FormattedMessage id="safety.changed.nothing" values={{ name: <DataText key="name" text={name} /> }} />
          </p>
        ) : (
          board.subscriptions.map(({ subscription, orderId }) => (
            <OrderLunches
              key={subscription.id}
              student={student}
              name={name}
              subscription={subscription}
              orderId={orderId}
              now={now}
              steps={steps}
            />
          ))
        )}
      </div>
      <Button className={classes.done} renderRoot={(props) => <Link to={backTo} {...props} />}>
        <FormattedMessage id="safety.changed.done" />
      </Button>
    </>
  );
}
