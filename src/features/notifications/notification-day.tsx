import { type CSSProperties, memo, useId } from 'react';
import type { Language } from '#src/i18n/direction.ts';
import { Card } from '#src/ui/card.tsx';
import classes from './notification-day.module.css';
import type { FeedDay } from './notification-feed.ts';
import { type CurrentOrders, placeOf } from './notification-place.ts';
import { NotificationRow, type RowActions } from './notification-row.tsx';

type NotificationDayProps = {
  day: FeedDay;
  /** The day in words. */
  label: string;
  language: Language;
  orders: CurrentOrders;
  actions: RowActions;
  /** Far down a long list: drawn when it comes near. */
  deferred: boolean;
};

/** All that the parent was told on one day. */
export const NotificationDay = memo(function NotificationDay({
  day,
  label,
  language,
  orders,
  actions,
  deferred,
}: NotificationDayProps) {
  const titleId = useId();
  return (
    <section
      className={classes.day}
      aria-labelledby={titleId}
      {...(deferred && {
        'data-deferred': true,
        style: { '--notification-rows': day.notifications.length } as CSSProperties,
      })}
    >
      <h2 id={titleId} className={classes.title}>
        {label}
      </h2>
      <Card component="ul" padding="none" clip className={classes.rows}>
        {day.notifications.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            language={language}
            href={placeOf(notification, orders)}
            actions={actions}
          />
        ))}
      </Card>
    </section>
  );
});
