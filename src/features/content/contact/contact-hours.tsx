import { IconClock } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { useServerNow } from '#src/api/server-now.ts';
import type { Weekday } from '#src/domain/business-settings.ts';
import { riyadhDateOf, weekdayOf } from '#src/domain/riyadh-date.ts';
import { closingTime, nextOpening } from '#src/domain/working-hours.ts';
import { formatClockTime, formatTime } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Badge } from '#src/ui/text/badge.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import classes from './contact-hours.module.css';
import { weekdayName } from '#src/features/content/weekday-name.ts';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';

const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/**
 * The opening hours of the week in Riyadh time, with today marked, and whether the office is open now
 * (rules.md#working-hours).
 */
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

/** A badge with the text "Open until 10 pm", or with the time of the next opening. */
function OpenBadge() {
  const intl = useIntl();
  const language = useLanguage();
  const now = useServerNow();
  const { workingHours } = useBusinessSettings();
  // A full hour has no minutes, as in the list.
  const clock = (at: Date) => <bdi key="time">{formatTime(language, at).replace(':00', '')}</bdi>;
  const icon = <IconClock size={16} stroke={1.75} aria-hidden />;

  const closesAt = closingTime(now, workingHours);
  if (closesAt !== null) {
    return (
      <Badge icon={icon}>
        <span>
          <FormattedMessage id="contact.hours.openUntil" values={{ time: clock(closesAt) }} />
        </span>
      </Badge>
    );
  }
  const opensAt = nextOpening(now, workingHours);
  const today = weekdayOf(riyadhDateOf(now));
  const day = opensAt && weekdayOf(riyadhDateOf(opensAt));
  return (
    <Badge tone="plain" icon={icon}>
      <span>
        {opensAt === null || day === null ? (
          <FormattedMessage id="contact.hours.closedNow" />
        ) : (
          <FormattedMessage
            id={day === today ? 'contact.hours.opensToday' : 'contact.hours.opens'}
            values={{ day: weekdayName(intl, day), time: clock(opensAt) }}
          />
        )}
      </span>
    </Badge>
  );
}

/** The placeholder of the hours while they load. */
export function ContactHoursPending() {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'contact.hours.loading' })}>
      <Skeleton height={360} radius={28} />
    </Loading>
  );
}
