import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { RemovableChip } from '#src/ui/actions/removable-chip.tsx';
import type { CheckedChoice } from '#src/features/subscription/state/checked-choice.ts';
import { FieldError } from './field-error.tsx';
import { fieldIds } from './field-ids.ts';
import classes from './off-day-chips.module.css';

interface OffDayChipsProps {
  checked: CheckedChoice;
  onRemove: (days: CivilDate[]) => void;
  error: string | null;
  /** Beside the chips: a button, or what is left of the month. */
  children?: ReactNode;
}

/** The chosen off days, each to be taken away again, and what is wrong with those that can't stand. */
export function OffDayChips({ checked, onRemove, error, children }: OffDayChipsProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { choice, offDayErrors } = checked;
  return (
    <>
      <div className={classes.chips}>
        {choice.offDays.map((on) => {
          const date = formatDate(language, on, 'day');
          return (
            <RemovableChip
              key={on}
              removeLabel={intl.formatMessage({ id: 'subscribe.offDays.remove' }, { date })}
              onRemove={() => {
                onRemove([on]);
              }}
            >
              <bdi>{date}</bdi>
            </RemovableChip>
          );
        })}
        {children}
      </div>
      <FieldError
        id={`${fieldIds.offDays}-error`}
        action={
          offDayErrors.length === 0 ? null : (
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                onRemove(offDayErrors.map(({ on }) => on));
              }}
            >
              <FormattedMessage id="subscribe.offDays.removeInvalid" values={{ count: offDayErrors.length }} />
            </Button>
          )
        }
      >
        {error}
      </FieldError>
    </>
  );
}
