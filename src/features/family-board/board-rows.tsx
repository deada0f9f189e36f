import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { currentOrdersQuery } from '#src/api/current-orders.ts';
import { useServerNow } from '#src/api/server-now.ts';
import { lunchVerdict, unknownSafety } from '#src/domain/coming-lunches.ts';
import type { Delivery } from '#src/domain/delivery.ts';
import {
  boardLunches,
  boardRows,
  type BoardRow,
  expectsLunch,
  firstLunchOn,
  isLunch,
} from '#src/domain/family-board.ts';
import { type CivilDate, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import type { Student } from '#src/domain/student.ts';
import { DateText } from '#src/i18n/date-text.tsx';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Avatar } from '#src/ui/text/avatar.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { followedDeliveriesQuery, followedStudentsQuery } from './board-queries.ts';
import classes from './board-rows.module.css';
import { DaysFailed } from './days-failed.tsx';
import { RestText } from './rest-text.tsx';
import { RowLunch } from './row-lunch.tsx';
import { type SafetyOf, useDishSafety } from './use-dish-safety.ts';

/** The page of current orders is complete without the board. */
const inBackground = { meta: { isBackground: true } };

/** Today's and the next lunch of each student with lunches to come, in short (row F61). */
export function BoardRows() {
  const titleId = useId();
  const { data: orders } = useSuspenseQuery(currentOrdersQuery());
  const students = useQuery({ ...followedStudentsQuery(), ...inBackground });
  const days = useQuery({ ...followedDeliveriesQuery(), ...inBackground });
  const today = riyadhDateOf(useServerNow());
  const rows = boardRows(orders);
  if (rows.length === 0) return null;
  return (
    <Card component="section" aria-labelledby={titleId} className={classes.card}>
      <h2 id={titleId} className={classes.title}>
        <FormattedMessage id="board.rows" />
      </h2>
      {days.data === undefined && days.isError ? (
        <DaysFailed error={days.error} retry={() => void days.refetch()} />
      ) : (
        <ul className={classes.rows}>
          {rows.map((row) => (
            <StudentRow
              key={row.studentId}
              row={row}
              student={students.data?.find(({ id }) => id === row.studentId)}
              isPending={students.isPending}
              isOutdated={students.isError}
              deliveries={days.data?.filter(({ subscriptionId }) =>
                row.subscriptions.some(({ id }) => id === subscriptionId),
              )}
              today={today}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface StudentRowProps {
  row: BoardRow;
  /** Undefined while the students load, or if they could not be loaded. */
  student: Student | undefined;
  isPending: boolean;
  /** Whether the students could not be requested again. */
  isOutdated: boolean;
  /** The days of the student's subscriptions; undefined until they are known. */
  deliveries: readonly Delivery[] | undefined;
  today: CivilDate;
}

const nobody = { allergens: [], healthIssues: [] };

function StudentRow({ row, student, isPending, isOutdated, deliveries, today }: StudentRowProps) {
  const language = useLanguage();
  const { studentId, subscriptions } = row;
  const [first] = subscriptions;
  const ofStudent = useDishSafety(
    student ?? nobody,
    subscriptions.map((each) => each.package.id),
    isOutdated,
  );
  const safetyOf: SafetyOf = student
    ? ofStudent
    : (lunch) => (isPending ? undefined : lunchVerdict(lunch, unknownSafety));
  const name = nameOf(language, first.student);
  const lunches = deliveries && boardLunches(deliveries, today);
  return (
    <li className={classes.row}>
      <h3 className={classes.who}>
        <Avatar name={name} id={String(studentId)} size={32} />
        <DataText text={name} />
      </h3>
      <div className={classes.lunches}>
        {lunches === undefined ? (
          <PendingLunch isLunch={expectsLunch(first, today)} />
        ) : lunches.today && isLunch(lunches.today) ? (
          <RowLunch delivery={lunches.today} today={today} safetyOf={safetyOf} />
        ) : (
          <p className={classes.rest} data-lunch={expectsLunch(first, today) || undefined}>
            {first.status === 'scheduled' ? (
              <FormattedMessage
                id="orders.rest.scheduled"
                values={{ date: <DateText on={firstLunchOn(first, lunches.next)} /> }}
              />
            ) : (
              <RestText delivery={lunches.today} next={lunches.next} subscription={first} />
            )}
          </p>
        )}
        {lunches === undefined ? (
          <PendingLunch isLunch />
        ) : lunches.next ? (
          <RowLunch delivery={lunches.next} today={today} safetyOf={safetyOf} />
        ) : (
          <p className={classes.rest} data-lunch>
            <FormattedMessage id="board.rows.last" />
          </p>
        )}
      </div>
    </li>
  );
}

/** The place of a lunch, or of the reason for none, until the days are known. */
function PendingLunch({ isLunch: isExpected }: { isLunch: boolean }) {
  return (
    <div className={classes.rest} data-lunch={isExpected || undefined} aria-busy>
      <Skeleton width={140} />
      {isExpected && <Skeleton width="80%" height={20} />}
    </div>
  );
}
