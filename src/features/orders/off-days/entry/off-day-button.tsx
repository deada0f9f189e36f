import { IconCalendarOff } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { Subscription } from '#src/domain/subscription.ts';
import { isRunning } from '#src/domain/order-states.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { useOffDays } from './use-off-days.tsx';

/** A button that opens the off days of a subscription; renders nothing if it no longer runs. */
export function OffDayButton({ subscription }: { subscription: Subscription }) {
  const offDays = useOffDays(subscription);
  if (!isRunning(subscription.status)) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<IconCalendarOff size={20} stroke={1.75} aria-hidden />}
        onClick={offDays.open}
      >
        <FormattedMessage id="orders.offDays.open" />
      </Button>
      {offDays.dialog}
    </>
  );
}
