import { IconClock } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBusinessSettings, useServerNow } from '#src/api/business-settings.ts';
import type { Weekday } from '#src/domain/business-settings.ts';
import { riyadhDateOf, weekdayOf } from '#src/domain/riyadh-date.ts';
import { isOpenAt, nextOpening } from '#src/domain/working-hours.ts';
import { formatClockTime } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import classes from './contact-hours.module.css';
import { weekdayName } from './weekday-name.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/** The week's hours by Riyadh time, today marked, and whether the office is open now (spec §9). */
export function ContactHours() {
  const intl = useIntl();
  const language = useLanguage();
  const now = useServerNow();
  const { workingHours } = useBusinessSettings();
  const today = weekdayOf(riyadhDateOf(now));
  const hoursOf = (weekday: Weekday) => workingHours.find((each) => each.weekday === weekday);
  const clock = (time: string) => <bdi key={time}>{formatClockTime(language, time)}</bdi>;

  return (
    <Card component="section" padding="none" className={classes.card} aria-labelledby="working-hours">
      <div className={classes.head}>
        <h2 id="working-hours">
          <FormattedMessage id="contact.hours.title" />
        </h2>
        <OpenBadge />
      </div>
      <ul>
        {weekdays.map((weekday) => {
          const hours = hoursOf(weekday);
          return (
            <li
              key={weekday}
              className={classes.day}
              data-closed={hours ? undefined : true}
              aria-current={weekday === today ? 'date' : undefined}
            >
              <span>
                {weekdayName(intl, weekday)}
                {weekday === today ? (
                  <VisuallyHidden>
                    {' '}
                    <FormattedMessage id="contact.hours.today" />
                  </VisuallyHidden>
                ) : null}
              </span>
              <span>
                {hours ? (
                  <FormattedMessage
                    id="contact.hours.range"
                    values={{ opens: clock(hours.opensAt), closes: clock(hours.closesAt) }}
                  />
                ) : (
                  <FormattedMessage id="contact.hours.closed" />
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** "Open until 10 pm", or when it opens next. */
function OpenBadge() {
  const intl = useIntl();
  const language = useLanguage();
  const now = useServerNow();
  const { workingHours } = useBusinessSettings();
  const today = weekdayOf(riyadhDateOf(now));
  const hoursOf = (weekday: Weekday) => workingHours.find((each) => each.weekday === weekday);
  const clock = (time: string | undefined) => <bdi key="time">{time && formatClockTime(language, time)}</bdi>;
  const icon = <IconClock size={16} stroke={1.75} aria-hidden />;

  if (isOpenAt(now, workingHours)) {
    return (
      <Badge icon={icon}>
        <span>
          <FormattedMessage id="contact.hours.open-until" values={{ time: clock(hoursOf(today)?.closesAt) }} />
        </span>
      </Badge>
    );
  }
  const next = nextOpening(now, workingHours);
  const day = next && weekdayOf(riyadhDateOf(next));
  return (
    <Badge tone="plain" icon={icon}>
      <span>
        {day === null ? (
          <FormattedMessage id="contact.hours.closed-now" />
        ) : (
          <FormattedMessage
            id={day === today ? 'contact.hours.opens-today' : 'contact.hours.opens'}
            values={{ day: weekdayName(intl, day), time: clock(hoursOf(day)?.opensAt) }}
          />
        )}
      </span>
    </Badge>
  );
}

/** The hours on their way. */
export function ContactHoursPending() {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'contact.hours.loading' })}>
      <Skeleton height={360} radius={28} />
    </Loading>
  );
}
