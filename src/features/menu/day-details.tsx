import { IconBeach, IconCalendarQuestion } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OfficialVacation } from '#src/domain/school-days.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { formatDate, formatHijri } from '#src/i18n/formats.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { EmptyRow } from '#src/ui/feedback/empty-row.tsx';
import { SkeletonLines } from '#src/ui/feedback/skeleton-lines.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import classes from './day-details.module.css';
import type { DayState } from './day-state.ts';
import { MenuDish } from './menu-dish.tsx';

type DayDetailsProps = {
  id: string;
  on: CivilDate;
  state: DayState;
  /** Shown if the menu did not load. */
  failed: ReactNode;
  /** A button beside the date. */
  action: ReactNode;
  /** What the day means for the parent's children. */
  children?: ReactNode;
};

/** On a phone a date may be wider than the card, so its words may wrap. */
const wrapping = (date: string) => date.replaceAll('\u00a0', ' ');

/** The details of the chosen day: its dishes with all that has to be known, or why there is none (row F04). */
export function DayDetails({ id, on, state, failed, action, children }: DayDetailsProps) {
  const language = useLanguage();
  return (
    <Card
      component="section"
      role="tabpanel"
      id={id}
      className={classes.panel}
      aria-labelledby={`${id}-title`}
      aria-busy={state.at === 'loading'}
    >
      <div className={classes.head}>
        <div>
          <h2 className={classes.title} id={`${id}-title`}>
            <bdi>{wrapping(formatDate(language, on, 'spoken'))}</bdi>
          </h2>
          <p className={classes.hijri}>
            <bdi>{wrapping(formatHijri(language, on))}</bdi>
          </p>
        </div>
        {action}
      </div>
      {state.at === 'loading' && (
        <div className={classes.pending}>
          <SkeletonLines count={6} />
        </div>
      )}
      {state.at === 'unknown' && failed}
      {state.at === 'unplanned' && (
        <EmptyRow
          icon={<IconCalendarQuestion size={22} stroke={1.75} />}
          title={<FormattedMessage id="menu.unplanned" />}
          text={<FormattedMessage id="menu.unplanned.text" />}
        />
      )}
      {state.at === 'closed' && (
        <EmptyRow
          icon={<IconBeach size={22} stroke={1.75} />}
          title={<ClosedTitle vacation={state.vacation} />}
          text={<FormattedMessage id="menu.closed.text" />}
        />
      )}
      {state.at === 'dishes' &&
        state.meals.map((meal) => (
          <MenuDish key={meal.id} meal={meal} swap={state.swaps.find(({ mealId }) => mealId === meal.id)} />
        ))}
      {children}
    </Card>
  );
}

function ClosedTitle({ vacation }: { vacation: OfficialVacation | null }) {
  const language = useLanguage();
  const name = vacation === null ? '' : nameOf(language, vacation);
  if (name === '') return <FormattedMessage id="menu.closed" />;
  return (
    <FormattedMessage id={vacation?.isTentative ? 'menu.closed.tentative' : 'menu.closed.vacation'} values={{ name }} />
  );
}
