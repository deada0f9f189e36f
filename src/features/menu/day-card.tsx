import { IconBeach, IconReplace } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { plateTintOf } from '#src/features/dishes/plate-tint.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { formatDate, formatHijri } from '#src/i18n/formats.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Plate } from '#src/ui/illustrations/plate.tsx';
import { Badge } from '#src/ui/text/badge.tsx';
import classes from './day-card.module.css';
import type { DayState } from './day-state.ts';

type DayCardProps = { on: CivilDate; state: DayState; isToday: boolean };

/** Any day: the placeholder has the height of its date, and does not show it. */
const anyDay = '2026-11-29';

/** The placeholder of a day's card, with the same height. */
export function DayCardPending() {
  return (
    <span className={classes.pending}>
      <DayCard on={anyDay} state={{ at: 'loading' }} isToday={false} />
    </span>
  );
}

/** What a day's card shows: date, Hijri date, and the picture and name of its dish. The sentence of the day names it. */
export function DayCard({ on, state, isToday }: DayCardProps) {
  const language = useLanguage();
  return (
    <span className={classes.card} data-at={state.at} aria-hidden>
      <span className={classes.when}>
        <span className={classes.weekday}>
          {isToday ? <FormattedMessage id="menu.today" /> : formatDate(language, on, 'weekday')}
        </span>
        <bdi className={classes.date}>{formatDate(language, on, 'dayMonth')}</bdi>
        <bdi className={classes.hijri}>{hijriDay(formatHijri(language, on))}</bdi>
      </span>
      <DayPicture state={state} />
      <span className={classes.names}>
        <DayNames state={state} />
      </span>
    </span>
  );
}

/** A Hijri date without its year and era, which the title of the week has. */
function hijriDay(hijri: string): string {
  return hijri.split('\u00a0').slice(0, -2).join('\u00a0');
}

function DayPicture({ state }: { state: DayState }) {
  if (state.at === 'dishes') {
    return (
      <span className={classes.pictures}>
        {state.meals.slice(0, 2).map((meal) => (
          <Plate key={meal.id} tint={plateTintOf(meal)} className={classes.picture ?? ''} imageUrl={meal.imageUrl} />
        ))}
        {state.swaps.length > 0 && (
          <Badge tone="warm" icon={<IconReplace size={16} stroke={1.75} aria-hidden />} className={classes.changed}>
            <FormattedMessage id="menu.changed" />
          </Badge>
        )}
      </span>
    );
  }
  return (
    <span className={classes.pictures} data-empty>
      {state.at === 'loading' ? (
        <Skeleton height="100%" radius={0} />
      ) : (
        state.at === 'closed' && <IconBeach size={24} stroke={1.75} aria-hidden />
      )}
    </span>
  );
}

function DayNames({ state }: { state: DayState }) {
  const language = useLanguage();
  switch (state.at) {
    case 'loading':
      return <Skeleton height="1.6lh" />;
    case 'dishes':
      return state.meals.map((meal) => <span key={meal.id}>{nameOf(language, meal)}</span>);
    case 'closed':
      return (
        <span className={classes.quiet}>
          {(state.vacation && nameOf(language, state.vacation)) || <FormattedMessage id="menu.closed" />}
        </span>
      );
    default:
      return (
        <span className={classes.quiet}>
          <FormattedMessage id={`menu.${state.at}`} />
        </span>
      );
  }
}
