import { IconCalendarOff } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OrderLine } from '#src/api/orders.ts';
import { isRunning } from '#src/domain/order-states.ts';
import { Button } from '#src/ui/button.tsx';
import { OffDaysDialog } from './off-days-dialog.tsx';

/** Opens the off days of a subscription; nothing where it no longer runs. */
export function OffDayButton({ line }: { line: OrderLine }) {
  // Which opening stands now: a press while the dialog is still leaving opens the next one, not none.
  const [opening, setOpening] = useState<number | null>(null);
  const openings = useRef(0);
  if (!isRunning(line.status)) return null;
  return (
    <>
      <Button
        look="secondary"
        size="small"
        icon={<IconCalendarOff size={20} stroke={1.75} aria-hidden />}
        onClick={() => {
          openings.current += 1;
          setOpening(openings.current);
        }}
      >
        <FormattedMessage id="orders.offDays.open" />
      </Button>
      {opening !== null && (
        <OffDaysDialog
          key={opening}
          line={line}
          onClose={() => {
            setOpening((current) => (current === opening ? null : current));
          }}
        />
      )}
    </>
  );
}
