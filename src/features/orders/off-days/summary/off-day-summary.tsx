import { IconCalendarOff } from '@tabler/icons-react';
import type { Subscription } from '#src/domain/subscription.ts';
import { useAddedOffDays } from './added-off-days.ts';
import { OffDayDates } from './off-day-dates.tsx';
import classes from './off-day-summary.module.css';

const icon = <IconCalendarOff size={16} stroke={1.75} aria-hidden />;

/**
 * Rows for a list of facts: all off days of a subscription, and those just added in a separate row. Renders nothing for
 * a cancelled subscription, because its off days no longer move the end.
 */
export function OffDaySummary({ subscription }: { subscription: Subscription }) {
  return subscription.status !== 'cancelled' && subscription.offDays.length > 0 && <Rows subscription={subscription} />;
}

function Rows({ subscription }: { subscription: Subscription }) {
  const added = useAddedOffDays(subscription.id).filter((on) => subscription.offDays.includes(on));
  return (
    <>
      {added.length > 0 && (
        <li className={classes.line} data-added>
          {icon}
          <span>
            <OffDayDates days={added} id="orders.offDays.line.added" />
          </span>
        </li>
      )}
      <li className={classes.line}>
        {icon}
        <span>
          <OffDayDates days={subscription.offDays} />
        </span>
      </li>
    </>
  );
}
