import { useIntl } from 'react-intl';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import type { OffDayTexts } from '#src/features/orders/off-days/facts/use-off-day-texts.ts';
import { RemovableChip } from '#src/ui/actions/removable-chip.tsx';
import classes from './off-days-dialog.module.css';

interface PickedDaysProps {
  days: readonly CivilDate[];
  texts: OffDayTexts;
  onRemove: (days: readonly CivilDate[]) => void;
}

/** The picked days, each with a button to remove it. */
export function PickedDays({ days, texts, onRemove }: PickedDaysProps) {
  const intl = useIntl();
  if (days.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={intl.formatMessage({ id: 'orders.offDays.picked' })}>
      {days.map((on) => (
        <li key={on}>
          <RemovableChip
            removeLabel={intl.formatMessage({ id: 'subscribe.offDays.remove' }, { date: texts.day(on) })}
            onRemove={() => {
              onRemove([on]);
            }}
          >
            <bdi>{texts.day(on)}</bdi>
          </RemovableChip>
        </li>
      ))}
    </ul>
  );
}
