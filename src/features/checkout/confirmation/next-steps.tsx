import { IconCalendarEvent, IconClock, IconReceipt, IconTruckDelivery } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useKnownServerNow } from '#src/api/server-now.ts';
import type { Order } from '#src/domain/order.ts';
import { QueryBoundary } from '#src/errors/query-boundary.tsx';
import { useSubscriptionTexts } from '#src/features/checkout/use-subscription-texts.ts';
import { DateText } from '#src/i18n/date-text.tsx';
import { DeadlineText } from '#src/i18n/deadline-text.tsx';
import { PaymentMethodText } from '#src/i18n/payment-method-text.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Avatar } from '#src/ui/text/avatar.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { Money } from '#src/ui/text/money.tsx';
import type { FirstLunch } from './first-week.tsx';
import classes from './next-steps.module.css';
import { OffDayDeadlines } from './off-day-deadlines.tsx';

interface NextStepsProps {
  order: Order;
  /** The first to begin first. */
  firstLunches: readonly FirstLunch[];
  /** The button that saves the order's report. */
  reportButton: ReactNode;
}

/** What happens after paying, in short steps with dates (row G64). */
export function NextSteps({ order, firstLunches, reportButton }: NextStepsProps) {
  return (
    <section className={classes.next} aria-labelledby="next-steps">
      <h2 id="next-steps">
        <FormattedMessage id="confirmed.next.title" />
      </h2>
      <ol className={classes.steps}>
        <FirstLunches firstLunches={firstLunches} />
        <Plans order={order} firstLunches={firstLunches} />
        <Following from={firstLunches[0]} />
        <Receipt order={order} reportButton={reportButton} />
      </ol>
    </section>
  );
}

interface StepProps {
  tone: 'tint' | 'warm' | 'info' | 'sunken';
  icon: ReactNode;
  title: ReactNode;
  children: ReactNode;
}

function Step({ tone, icon, title, children }: StepProps) {
  return (
    <li className={classes.step} data-tone={tone}>
      <span className={classes.tile} aria-hidden>
        {icon}
      </span>
      <h3>{title}</h3>
      {children}
    </li>
  );
}

function FirstLunches({ firstLunches }: Pick<NextStepsProps, 'firstLunches'>) {
  const texts = useSubscriptionTexts();
  return (
    <Step
      tone="tint"
      icon={<IconCalendarEvent size={20} stroke={1.75} />}
      title={<FormattedMessage id="confirmed.first.title" />}
    >
      <ul className={classes.children}>
        {firstLunches.map(({ subscription, on }) => (
          <li key={subscription.id}>
            <Avatar name={texts.student(subscription)} id={String(subscription.studentId)} />
            <span>
              <b>
                <DataText text={texts.student(subscription)} />
              </b>
              <small>
                <DateText on={on} />
              </small>
            </span>
          </li>
        ))}
      </ul>
      <div className={classes.more}>
        <TextLink standalone renderRoot={(props) => <Link to="/profile/my-orders/calendar" {...props} />}>
          <FormattedMessage id="confirmed.calendar" />
        </TextLink>
      </div>
    </Step>
  );
}

function Plans({ order, firstLunches }: Omit<NextStepsProps, 'reportButton'>) {
  const language = useLanguage();
  const now = useKnownServerNow();
  const { cancel } = order.actions;
  const isFull = cancel?.refundHalalas === order.totalHalalas;
  return (
    <Step
      tone="warm"
      icon={<IconClock size={20} stroke={1.75} />}
      title={<FormattedMessage id="confirmed.mind.title" />}
    >
      <QueryBoundary
        pending={firstLunches.map(({ subscription }) => (
          <p key={subscription.id}>
            <Skeleton height={40} />
          </p>
        ))}
        failed={() => (
          <p>
            <FormattedMessage id="confirmed.offDays.unknown" />
          </p>
        )}
      >
        <OffDayDeadlines subscriptions={firstLunches.map(({ subscription }) => subscription)} />
      </QueryBoundary>
      <p>
        {!cancel?.allowed || cancel.deadlineAt === null ? (
          <FormattedMessage id="confirmed.mind.closed" />
        ) : (
          <FormattedMessage
            id={isFull ? 'confirmed.mind.full' : 'confirmed.mind.part'}
            values={{
              time: <DeadlineText at={cancel.deadlineAt} now={now} />,
              amount: <Money language={language} halalas={cancel.refundHalalas ?? 0} style="exact" />,
            }}
          />
        )}
      </p>
    </Step>
  );
}

function Following({ from }: { from: FirstLunch | undefined }) {
  return (
    <Step
      tone="sunken"
      icon={<IconTruckDelivery size={20} stroke={1.75} />}
      title={<FormattedMessage id="confirmed.following.title" />}
    >
      {from && (
        <p>
          <FormattedMessage
            id="confirmed.following.text"
            values={{ date: <DateText key="date" on={from.on} variant="day" /> }}
          />
        </p>
      )}
      <div className={classes.more}>
        <TextLink standalone renderRoot={(props) => <Link to="/" {...props} />}>
          <FormattedMessage id="board.title" />
        </TextLink>
      </div>
    </Step>
  );
}

function Receipt({ order, reportButton }: Omit<NextStepsProps, 'firstLunches'>) {
  const language = useLanguage();
  return (
    <Step
      tone="info"
      icon={<IconReceipt size={20} stroke={1.75} />}
      title={<FormattedMessage id="confirmed.receipt.title" />}
    >
      <p>
        <FormattedMessage
          id="confirmed.receipt.text"
          values={{
            amount: <Money language={language} halalas={order.totalHalalas} style="exact" />,
            method: order.payment && <PaymentMethodText payment={order.payment} />,
          }}
        />
      </p>
      <div className={classes.more}>{reportButton}</div>
    </Step>
  );
}
