import { IconLock } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { firstDayWithNotice } from '#src/domain/notice.ts';
import type { OffDayRequest } from '#src/domain/off-day-request.ts';
import { addDays, type CivilDate, type CivilMonth, monthOf, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import classes from './off-days-dialog.module.css';

/** The lunches of a month that are too close to change (rules.md#off-days). */
export function tooLateDays(request: OffDayRequest, month: CivilMonth, now: Date, noticeHours: number): CivilDate[] {
  const days: CivilDate[] = [];
  const firstOpenOn = firstDayWithNotice(now, noticeHours);
  for (let on = riyadhDateOf(now); on < firstOpenOn; on = addDays(on, 1)) {
    if (monthOf(on) === month && request.blocked(on)?.reason === 'too_late') days.push(on);
  }
  return days;
}

/** A hint below the calendar that lists the days too close to change. */
export function TooLateDays({ days, hours }: { days: readonly string[]; hours: number }) {
  const intl = useIntl();
  if (days.length === 0) return null;
  return (
    <p className={classes.hint}>
      <IconLock size={16} stroke={1.75} aria-hidden />
      <span>
        <FormattedMessage
          id="orders.offDays.closed"
          values={{ days: <bdi key="days">{intl.formatList(days)}</bdi>, hours }}
        />
      </span>
    </p>
  );
}
