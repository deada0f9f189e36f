import { IconHourglassHigh } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OffDayDeadline } from '#src/domain/family-board.ts';
import { DateText } from '#src/i18n/date-text.tsx';
import { DeadlineInstant } from '#src/i18n/deadline-instant.tsx';
import { useTimeText } from '#src/i18n/use-time-text.ts';
import classes from './next-deadline.module.css';

interface NextDeadlineProps {
  /** Null if no lunch can be taken off. */
  deadline: OffDayDeadline | null;
  now: Date;
}

/** The next lunch that can still be taken off, and until when; nothing if none can. */
export function NextDeadline({ deadline, now }: NextDeadlineProps) {
  const intl = useIntl();
  const { left } = useTimeText(now);
  if (deadline === null) return null;
  const remaining = left(deadline.until.toISOString());
  return (
    <p className={classes.deadline}>
      <IconHourglassHigh size={16} stroke={1.75} aria-hidden />
      <span>
        <FormattedMessage
          id="board.deadline.offDay"
          values={{
            day: <DateText on={deadline.on} variant="day" />,
            until: <DeadlineInstant at={deadline.until.toISOString()} />,
          }}
        />
        {remaining && (
          <>
            {' · '}
            <b>{intl.formatMessage({ id: `time.left.${remaining.leads}` }, { time: remaining.time })}</b>
          </>
        )}
      </span>
    </p>
  );
}
