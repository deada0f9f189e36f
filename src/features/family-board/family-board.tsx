import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServerNow } from '#src/api/server-now.ts';
import { boardStudents } from '#src/domain/family-board.ts';
import { nextOrder } from '#src/domain/next-order.ts';
import { riyadhDateOf } from '#src/domain/riyadh-date.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { formatDate, formatHijri } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Scene } from '#src/ui/illustrations/scene.tsx';
import { PageHead } from '#src/ui/layout/page-head.tsx';
import { BoardCart } from './board-cart.tsx';
import {
  boardCartQuery,
  followedOrdersQuery,
  followedStudentsQuery,
  hasNothingRunning,
  usePastSubscriptions,
} from './board-queries.ts';
import { StudentBoardPending } from './family-board-pending.tsx';
import { LastRefresh } from './last-refresh.tsx';
import { StudentBoard } from './student-board.tsx';
import classes from './family-board.module.css';

/** What other features offer for a subscription. */
export interface BoardShortcuts {
  offDays: (subscription: Subscription) => ReactNode;
  renew: (subscription: Subscription) => ReactNode;
  /** Orders a subscription that has ended again. */
  again: (subscription: Subscription) => ReactNode;
  /** Rates the latest lunch that is not rated; nothing without one. */
  rate: (subscription: Subscription) => ReactNode;
}

/** The home page of a signed-in parent: what each child eats today, next and this week (row F20). */
export function FamilyBoard(shortcuts: BoardShortcuts) {
  const intl = useIntl();
  const language = useLanguage();
  usePageTitle(intl.formatMessage({ id: 'board.title' }));
  const orders = useSuspenseQuery(followedOrdersQuery());
  const students = useSuspenseQuery(followedStudentsQuery());
  const { data: cart } = useQuery(boardCartQuery());
  const now = useServerNow();
  const today = riyadhDateOf(now);
  const board = useMemo(() => boardStudents(students.data, orders.data), [students.data, orders.data]);
  const past = usePastSubscriptions(orders.data, hasNothingRunning(board));
  // The first student is on screen before the others are rendered.
  const renderedCount = useDeferredValue(board.length, 1);

  return (
    <div className={classes.page}>
      <PageHead
        title={<FormattedMessage id="board.title" />}
        lead={
          <>
            <bdi>{formatDate(language, today, 'spoken')}</bdi> · <bdi>{formatHijri(language, today)}</bdi>
          </>
        }
        aside={
          <LastRefresh
            loadedAt={Math.min(orders.dataUpdatedAt, students.dataUpdatedAt)}
            isFailed={orders.isError || students.isError}
          />
        }
      />
      {cart && <BoardCart order={cart} />}
      {board.length === 0 ? (
        <NoStudents />
      ) : (
        <ul className={classes.board}>
          {board.map(({ student, subscriptions }, index) => {
            const isInCart = cart?.subscriptions.some(({ studentId }) => studentId === student.id) === true;
            const running = subscriptions.map(({ subscription }) => subscription);
            return (
              <li key={student.id}>
                {index < renderedCount ? (
                  <StudentBoard
                    student={student}
                    isOutdated={students.isError}
                    subscriptions={subscriptions}
                    next={nextOrder(student.id, { running, past, isInCart })}
                    isInCart={isInCart}
                    now={now}
                    shortcuts={shortcuts}
                  />
                ) : (
                  <StudentBoardPending />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

function NoStudents() {
  return (
    <EmptyState
      picture={<Scene name="empty-students" />}
      title={<FormattedMessage id="board.empty.title" />}
      text={<FormattedMessage id="board.empty.text" />}
      actions={
        <Button
          icon={<IconPlus size={20} stroke={1.75} aria-hidden />}
          renderRoot={(props) => <Link to="/profile/my-account/applicants/add-applicants" {...props} />}
        >
          <FormattedMessage id="students.add" />
        </Button>
      }
    />
  );
}
