import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { menuQuery } from '#src/api/menus.ts';
import { useOfficialVacations } from '#src/api/official-vacations.ts';
import { useServerNow } from '#src/api/server-now.ts';
import { schoolWeek } from '#src/domain/menu-week.ts';
import { addDays, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { nextPossibleSunday } from '#src/domain/start-day.ts';
import { DateText } from '#src/i18n/date-text.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { DayCard } from './day-card.tsx';
import { dayStateOf } from './day-state.ts';
import classes from './first-weeks.module.css';
import { useDaySentence } from './use-day-sentence.ts';
import strip from './menu-strip.module.css';

/** The menu of a package in the first two weeks of a subscription that begins as soon as possible (row F05). */
export function FirstWeeks({ packageId }: { packageId: number }) {
  const now = useServerNow();
  const { startNoticeHours } = useBusinessSettings();
  const vacations = useOfficialVacations([], now).get(null) ?? [];
  const start = nextPossibleSunday(addDays(riyadhDateOf(now), -1), { now, noticeHours: startNoticeHours, vacations });
  if (start === null) return null;
  return <WeeksFrom start={start} packageId={packageId} vacations={vacations} />;
}

type WeeksFromProps = { start: string; packageId: number; vacations: Parameters<typeof dayStateOf>[1]['vacations'] };

function WeeksFrom({ start, packageId, vacations }: WeeksFromProps) {
  const sentence = useDaySentence();
  const second = addDays(start, 7);
  const { data: menu } = useSuspenseQuery(
    menuQuery({ packageId, from: start, to: addDays(second, 4), schoolId: null }),
  );
  return (
    <>
      <p className={classes.lead}>
        <FormattedMessage id="menu.firstWeeks.lead" values={{ date: <DateText on={start} variant="day" /> }} />
      </p>
      {[start, second].map((sunday) => (
        <ol key={sunday} className={strip.strip}>
          {schoolWeek(sunday).map((on) => {
            const state = dayStateOf(on, { packageId, menu, vacations });
            return (
              <li key={on} className={classes.item}>
                <Link to="/meals" search={{ day: on, package: packageId }} className={strip.day}>
                  <VisuallyHidden>{sentence(on, state)}</VisuallyHidden>
                  <DayCard on={on} state={state} isToday={false} />
                </Link>
              </li>
            );
          })}
        </ol>
      ))}
    </>
  );
}
