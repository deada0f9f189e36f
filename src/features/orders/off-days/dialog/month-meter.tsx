import { FormattedMessage } from 'react-intl';
import type { RequestedAllowance } from '#src/domain/off-day-request.ts';
import { AllowanceMeter } from '#src/ui/feedback/allowance-meter.tsx';
import classes from './off-days-dialog.module.css';

interface MonthMeterProps extends RequestedAllowance {
  month: string;
  /** Whether the only request of the month has been made: the rest of the allowance can't be used any more. */
  isRequested: boolean;
}

/** A meter of a month's off days: used, added by this request, and left. */
export function MonthMeter({ month, limit, used, left, adding, isRequested }: MonthMeterProps) {
  return (
    <div className={classes.meter}>
      <AllowanceMeter
        row
        label={<FormattedMessage id="orders.offDays.used" values={{ used, limit, month }} />}
        text={
          adding > 0 ? (
            <FormattedMessage id="orders.offDays.adding" values={{ count: adding }} />
          ) : isRequested ? (
            <FormattedMessage id="orders.offDays.asked" />
          ) : (
            <FormattedMessage id="orders.offDays.free" values={{ count: left }} />
          )
        }
        limit={limit}
        used={used}
        adding={adding}
      />
    </div>
  );
}
