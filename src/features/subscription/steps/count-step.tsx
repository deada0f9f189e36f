import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { BusinessSettings, Frequency } from '#src/domain/business-settings.ts';
import { Stepper } from '#src/ui/fields/stepper.tsx';
import type { CheckedChoice } from '#src/features/subscription/state/checked-choice.ts';
import classes from './count-step.module.css';
import { FieldError } from './field-error.tsx';
import { fieldIds } from './field-ids.ts';
import { PanelStep } from './panel-step.tsx';

interface CountStepProps {
  checked: CheckedChoice;
  frequency: Frequency;
  settings: BusinessSettings;
  onType: (typed: string) => void;
  /** Sending was tried: an empty field is told at once. */
  attempted: boolean;
  /** What is wrong with it. */
  error: string | null;
}

/** For how many months or weeks (rules.md#period-count, rows P04, P09). What is typed stays; its error is below. */
export function CountStep({ checked, frequency, settings, onType, attempted, error }: CountStepProps) {
  const intl = useIntl();
  const [hasLeft, setHasLeft] = useState(false);
  const { count, countError } = checked;
  const { minPeriodCount: min, maxPeriodCount: max } = settings;
  const isErrorShown = countError !== 'empty' || hasLeft || attempted;
  const typed = Number(checked.choice.typedCount);
  return (
    <PanelStep
      inline
      title={intl.formatMessage({ id: `subscribe.count.title.${frequency}` })}
      help={intl.formatMessage(
        { id: `subscribe.count.help.${frequency}` },
        { days: frequency === 'monthly' ? settings.schoolDaysPerMonth : settings.schoolDaysPerWeek },
      )}
    >
      <div
        className={classes.field}
        onBlur={() => {
          setHasLeft(true);
        }}
      >
        <Stepper
          id={fieldIds.count}
          label={intl.formatMessage({ id: `subscribe.count.label.${frequency}` })}
          value={count ?? Math.min(max, Math.max(min, Number.isNaN(typed) ? min : typed))}
          onChange={(value) => {
            onType(String(value));
          }}
          onType={onType}
          refused={isErrorShown && countError !== null ? checked.choice.typedCount : undefined}
          min={min}
          max={max}
          valueText={countError === null ? intl.formatMessage({ id: `subscribe.count.${frequency}` }, { count }) : ''}
          lessLabel={intl.formatMessage({ id: `subscribe.count.less.${frequency}` })}
          moreLabel={intl.formatMessage({ id: `subscribe.count.more.${frequency}` })}
          describedBy={error === null || !isErrorShown ? undefined : `${fieldIds.count}-error`}
        />
        <FieldError id={`${fieldIds.count}-error`}>{isErrorShown ? error : null}</FieldError>
      </div>
    </PanelStep>
  );
}
