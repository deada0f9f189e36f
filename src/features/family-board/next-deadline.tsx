import { useQuery } from '@tanstack/react-query';
import { IconHourglassHigh } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import type { Delivery } from '#src/domain/delivery.ts';
import { nextOffDayDeadline } from '#src/domain/family-board.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { DateText } from '#src/i18n/date-text.tsx';
import { DeadlineInstant } from '#src/i18n/deadline-instant.tsx';
import { useTimeText } from '#src/i18n/use-time-text.ts';
import { boardOffDaysQuery } from './board-queries.ts';
import classes from './next-deadline.module.css';

interface NextDeadlineProps {
  subscription: Subscription;
  deliveries: readonly Delivery[] | undefined;
  now: Date;
}

/** The next lunch that can still be taken off, and until when; empty if none can, or until it is known. */
export function NextDeadline({ subscription, deliveries, now }: NextDeadlineProps) {
  const intl = useIntl();
  const { left } = useTimeText(now);
  const { pauseNoticeHours } = useBusinessSettings();
  const { data: history, isError } = useQuery(boardOffDaysQuery(subscription.studentId));
  const isAllowed = subscription.actions.pause?.allowed === true;
  const deadline =
    isAllowed && deliveries && history
      ? nextOffDayDeadline(deliveries, now, { noticeHours: pauseNoticeHours, allowances: history.allowances })
      : null;
  const remaining = deadline && left(deadline.until.toISOString());
  const isUnknown = isAllowed && (deliveries === undefined || (history === undefined && !isError));
  if (deadline === null && !isUnknown) return null;
  return (
    <p className={classes.deadline} aria-busy={isUnknown || undefined}>
      {deadline && (
        <>
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
        </>
      )}
    </p>
  );
}
