import type { Dispatch, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CheckedSubscription } from '#src/features/subscription/state/check-choices.ts';
import { errorId } from '#src/features/subscription/state/panel-field.ts';
import type { SubscriptionAction } from '#src/features/subscription/state/subscription-reducer.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { RemovableChip } from '#src/ui/actions/removable-chip.tsx';
import { FieldError } from './field-error.tsx';
import classes from './off-day-chips.module.css';

interface OffDayChipsProps {
  subscription: CheckedSubscription;
  dispatch: Dispatch<SubscriptionAction>;
  error: string | undefined;
  /** Content beside the chips: a button, or the number of off days left in the month. */
  children?: ReactNode;
}

/** The chosen off days, each with a button to remove it, and an error for those that break a rule. */
export function OffDayChips({ subscription, dispatch, error, children }: OffDayChipsProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { choice, offDayErrors } = subscription;
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
                dispatch({ type: 'removeOffDays', days: [on] });
              }}
            >
              <bdi>{date}</bdi>
            </RemovableChip>
          );
        })}
        {children}
      </div>
      <FieldError
        id={errorId('offDays')}
        action={
          offDayErrors.length === 0 ? null : (
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                dispatch({ type: 'removeOffDays', days: offDayErrors.map(({ on }) => on) });
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
