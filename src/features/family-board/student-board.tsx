import { IconArrowRight, IconFileText, IconShoppingBag } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { boardLunches, type BoardStudent, offDaysOnBoard } from '#src/domain/family-board.ts';
import type { NextOrder } from '#src/domain/next-order.ts';
import { riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Avatar } from '#src/ui/text/avatar.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { useBoardDays } from './board-queries.ts';
import { DaysFailed } from './days-failed.tsx';
import type { BoardShortcuts } from './family-board.tsx';
import { NextDeadline } from './next-deadline.tsx';
import { NextLunch } from './next-lunch.tsx';
import { StudentToday } from './student-today.tsx';
import { useDishSafety } from './use-dish-safety.ts';
import { WeekStrip } from './week-strip.tsx';
import classes from './student-board.module.css';

interface StudentBoardProps extends BoardStudent {
  /** Whether the student could not be requested again. */
  isOutdated: boolean;
  /** What is offered for the next order; null for nothing. */
  next: NextOrder | null;
  /** Whether the student is in the order of the cart. */
  isInCart: boolean;
  now: Date;
  shortcuts: BoardShortcuts;
}

/** One student's part of the board: today, the next lunch, the week, the next deadline, and what a parent can do. */
export function StudentBoard({
  student,
  isOutdated,
  subscriptions,
  next,
  isInCart,
  now,
  shortcuts,
}: StudentBoardProps) {
  const language = useLanguage();
  const titleId = useId();
  const name = nameOf(language, student);
  const first = subscriptions[0];
  return (
    <Card component="article" className={classes.card} aria-labelledby={titleId}>
      <header className={classes.head}>
        <Avatar name={name} id={String(student.id)} />
        <div className={classes.who}>
          <h2 id={titleId}>
            <DataText text={name} />
          </h2>
          <p>
            {first ? (
              <DataText text={nameOf(language, first.subscription.package)} />
            ) : (
              <FormattedMessage id="students.card.noSubscription" />
            )}
          </p>
        </div>
      </header>
      {first ? (
        <StudentDays
          student={student}
          isOutdated={isOutdated}
          subscriptions={subscriptions}
          first={first}
          next={next}
          name={name}
          now={now}
          shortcuts={shortcuts}
        />
      ) : (
        <NothingRunning
          studentId={student.id}
          name={name}
          isInCart={isInCart}
          again={next && shortcuts.again(next.subscription)}
        />
      )}
    </Card>
  );
}

interface StudentDaysProps extends BoardStudent, Pick<StudentBoardProps, 'isOutdated'> {
  first: BoardStudent['subscriptions'][number];
  next: NextOrder | null;
  /** The student's name in the language in use. */
  name: string;
  now: Date;
  shortcuts: BoardShortcuts;
}

function StudentDays({ student, isOutdated, subscriptions, first, next, name, now, shortcuts }: StudentDaysProps) {
  const intl = useIntl();
  const today = riyadhDateOf(now);
  const { deliveries, error, retry } = useBoardDays(subscriptions);
  const packageIds = subscriptions.map(({ subscription }) => subscription.package.id);
  const safetyOf = useDishSafety(student, packageIds, isOutdated);
  const lunches = deliveries && boardLunches(deliveries, today);
  const { subscription, orderId } = first;
  const { pauseNoticeHours } = useBusinessSettings();
  const [, ...later] = subscriptions.map((each) => each.subscription);
  const offDays = offDaysOnBoard([subscription, ...later], now, pauseNoticeHours);

  return (
    <div className={classes.parts}>
      <StudentToday
        subscription={subscription}
        delivery={lunches?.today}
        next={lunches?.next ?? null}
        isFailed={error !== null}
        today={today}
        name={name}
        now={now}
        safetyOf={safetyOf}
      />
      <div className={classes.coming}>
        {deliveries === undefined && error !== null ? (
          <DaysFailed error={error} retry={retry} />
        ) : (
          <>
            <NextLunch delivery={lunches?.next} today={today} safetyOf={safetyOf} />
            <WeekStrip deliveries={deliveries} today={today} name={name} safetyOf={safetyOf} />
            <NextDeadline deadline={offDays.deadline} now={now} />
          </>
        )}
      </div>
      <div className={classes.actions}>
        {/* An open dialog must not become the one of another subscription. */}
        <Fragment key={offDays.subscription.id}>{shortcuts.offDays(offDays.subscription)}</Fragment>
        {shortcuts.rate(subscription)}
        {next && shortcuts.renew(next.subscription)}
        <Button
          variant="quiet"
          size="small"
          icon={<IconFileText size={16} stroke={1.75} aria-hidden />}
          aria-label={intl.formatMessage({ id: 'orders.details.label' }, { name, number: `#${subscription.number}` })}
          renderRoot={(props) => (
            <Link
              to="/profile/my-orders/current-orders"
              search={{ order: orderId, subscription: subscription.id }}
              {...props}
            />
          )}
        >
          <FormattedMessage id="orders.details" />
        </Button>
      </div>
    </div>
  );
}

interface NothingRunningProps {
  studentId: number;
  name: string;
  isInCart: boolean;
  /** Orders the last subscription again; null without one. */
  again: ReactNode;
}

function NothingRunning({ studentId, name, isInCart, again }: NothingRunningProps) {
  return (
    <div className={classes.nothing}>
      {again ?? (
        <p>
          <FormattedMessage
            id={isInCart ? 'board.nothing.inCart' : 'board.nothing.text'}
            values={{ name: <DataText text={name} /> }}
          />
        </p>
      )}
      {isInCart ? (
        <Button
          variant="secondary"
          size="small"
          icon={<IconShoppingBag size={16} stroke={1.75} aria-hidden />}
          renderRoot={(props) => <Link to="/cart/choose-applicants" {...props} />}
        >
          <FormattedMessage id="board.cart.open" />
        </Button>
      ) : (
        // The link has no category, because a student's illness must not appear in an address.
        <Button
          variant="secondary"
          size="small"
          iconAfter={<IconArrowRight size={16} stroke={1.75} data-flip aria-hidden />}
          renderRoot={(props) => <Link to="/packages" search={{ applicant: studentId }} {...props} />}
        >
          <FormattedMessage id="students.card.packages" />
        </Button>
      )}
    </div>
  );
}
