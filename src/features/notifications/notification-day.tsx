import { memo, useId } from 'react';
import { useIntl } from 'react-intl';
import type { Language } from '#src/domain/language.ts';
import { addDays, type CivilDate } from '#src/domain/riyadh-date.ts';
import { formatDate, formatHijri } from '#src/i18n/formats.ts';
import { Card } from '#src/ui/layout/card.tsx';
import classes from './notification-day.module.css';
import type { FeedDay } from './notification-feed.ts';
import { type CurrentOrderIds, placeOf } from './notification-place.ts';
import { NotificationRow, type RowActions } from './notification-row.tsx';

/** Props that all days of the list share; a new object is created only if a value changes. */
export interface DaySurroundings {
  today: CivilDate;
  language: Language;
  currentOrderIds: CurrentOrderIds;
  actions: RowActions;
}

/** All notifications of one day. */
export const NotificationDay = memo(function NotificationDay({
  day,
  today,
  language,
  currentOrderIds,
  actions,
}: DaySurroundings & { day: FeedDay }) {
  const titleId = useId();
  return (
    <section className={classes.day} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        <DayName on={day.on} today={today} language={language} />
      </h2>
      <Card component="ul" padding="none" clip className={classes.rows}>
        {day.notifications.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            language={language}
            place={placeOf(notification, currentOrderIds)}
            actions={actions}
          />
        ))}
      </Card>
    </section>
  );
});

function DayName({ on, today, language }: Pick<DaySurroundings, 'today' | 'language'> & { on: CivilDate }) {
  const intl = useIntl();
  if (on === today) return intl.formatMessage({ id: 'notifications.day.today' });
  if (on === addDays(today, -1)) return intl.formatMessage({ id: 'notifications.day.yesterday' });
  return (
    <>
      <bdi>{formatDate(language, on, on.slice(0, 4) === today.slice(0, 4) ? 'day' : 'full')}</bdi>{' '}
      <span className={classes.hijri}>
        · <bdi>{formatHijri(language, on)}</bdi>
      </span>
    </>
  );
}
