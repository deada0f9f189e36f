import { FormattedMessage } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { useServerNow } from '#src/api/server-now.ts';
import { shareLeft } from '#src/domain/time-left.ts';
import { DeadlineInstant } from '#src/i18n/deadline-instant.tsx';
import { useTimeText } from '#src/i18n/use-time-text.ts';
import classes from './time-left-box.module.css';

type TimeLeftBoxProps = {
  /** ISO instant. */
  until: string;
  /** `dialog` shows the time left to decide, in a box; `tile` shows one line. */
  variant?: 'tile' | 'dialog';
};

const alarmingMs = 3_600_000;

/** The time left to cancel a subscription: as a duration, as an instant, and as a bar of the hours since paying. */
export function TimeLeftBox({ until, variant = 'tile' }: TimeLeftBoxProps) {
  const now = useServerNow();
  const { subscriptionCancelHours } = useBusinessSettings();
  const left = useTimeText(now).left(until);
  if (left === null) return null;
  const isInDialog = variant === 'dialog';
  const deadline = new Date(until);
  const time = <DeadlineInstant at={until} />;

  return (
    <div
      className={classes.box}
      role="timer"
      data-variant={variant}
      data-alarming={deadline.getTime() - now.getTime() < alarmingMs || undefined}
    >
      <p className={classes.left}>
        <FormattedMessage id={`time.${isInDialog ? 'decide' : 'left'}.${left.leads}`} values={{ time: left.time }} />
      </p>
      <p className={classes.until}>
        {isInDialog ? (
          <FormattedMessage id="order.time.untilPaid" values={{ time, hours: subscriptionCancelHours }} />
        ) : (
          <FormattedMessage id="order.time.until" values={{ time }} />
        )}
      </p>
      <div className={classes.bar} aria-hidden>
        <span style={{ inlineSize: `${shareLeft(deadline, now, subscriptionCancelHours) * 100}%` }} />
      </div>
    </div>
  );
}
