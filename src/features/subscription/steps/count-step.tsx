import { type Dispatch, type Ref, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CheckedSubscription } from '#src/features/subscription/state/check-choices.ts';
import { errorId, fieldIds } from '#src/features/subscription/state/panel-field.ts';
import type { SubscriptionAction } from '#src/features/subscription/state/subscription-reducer.ts';
import { Stepper } from '#src/ui/fields/stepper.tsx';
import classes from './count-step.module.css';
import { FieldError } from './field-error.tsx';
import { PanelStep } from './panel-step.tsx';

interface CountStepProps {
  subscription: CheckedSubscription;
  dispatch: Dispatch<SubscriptionAction>;
  controlRef: Ref<HTMLInputElement>;
  /** Whether the parent has tried to submit: the error of an empty field is then shown at once. */
  attempted: boolean;
  error: string | undefined;
}

/**
 * The number of months or weeks (rules.md#period-count, rows P04, P09). An invalid text stays in the field, with its
 * error.
 */
export function CountStep({ subscription, dispatch, controlRef, attempted, error }: CountStepProps) {
  const intl = useIntl();
  const [hasLeft, setHasLeft] = useState(false);
  const { choice, count, countError } = subscription;
  const { frequency, settings } = subscription.context;
  const { minPeriodCount: min, maxPeriodCount: max } = settings;
  const isErrorShown = countError !== 'empty' || hasLeft || attempted;
  const typed = Number(choice.typedCount);

  function setCount(typedCount: string) {
    dispatch({ type: 'setCount', typedCount });
  }

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
          ref={controlRef}
          id={fieldIds.count}
          label={intl.formatMessage({ id: `subscribe.count.label.${frequency}` })}
          value={count ?? Math.min(max, Math.max(min, Number.isNaN(typed) ? min : typed))}
          onChange={(value) => {
            setCount(String(value));
          }}
          onType={setCount}
          refused={isErrorShown && countError !== null ? choice.typedCount : undefined}
          min={min}
          max={max}
          valueText={countError === null ? intl.formatMessage({ id: `subscribe.count.${frequency}` }, { count }) : ''}
          lessLabel={intl.formatMessage({ id: `subscribe.count.less.${frequency}` })}
          moreLabel={intl.formatMessage({ id: `subscribe.count.more.${frequency}` })}
          describedBy={error === undefined || !isErrorShown ? undefined : errorId('count')}
        />
        <FieldError id={errorId('count')}>{isErrorShown ? error : null}</FieldError>
      </div>
    </PanelStep>
  );
}
