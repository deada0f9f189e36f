import { useId, type KeyboardEvent } from 'react';
import { FieldGroup, type FieldGroupProps } from './field-group.tsx';
import { Sprout } from '#src/ui/illustrations/sprout.tsx';
import classes from './sprout-bed.module.css';

export interface SproutBedProps extends Omit<FieldGroupProps, 'children' | 'onChange' | 'id'> {
  /** The id of the group, the target of an error summary's link. */
  id: string;
  /** From 1 to 5; null if none is selected. */
  value: number | null;
  onChange: (value: number) => void;
  /** The accessible name of each of the five: "Very good, 4 of 5". */
  labels: readonly [string, string, string, string, string];
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 };

/**
 * A rating field with five sprouts: native radio buttons, drawn as grown up to the selected one. The arrow keys follow
 * the reading direction in every browser.
 */
export function SproutBed({ id, value, onChange, labels, ...fieldGroup }: SproutBedProps) {
  const name = useId();

  const choose = (place: number) => {
    onChange(place);
    document.getElementById(`${id}-${place}`)?.focus();
  };

  const walk = (event: KeyboardEvent<HTMLInputElement>, place: number) => {
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    const isMirrored = isSideways && getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = place + (isMirrored ? -step : step);
    choose(next < 1 ? labels.length : next > labels.length ? 1 : next);
  };

  return (
    <FieldGroup id={id} {...fieldGroup}>
      <div className={classes.bed}>
        {labels.map((label, index) => {
          const place = index + 1;
          return (
            <label key={label} className={classes.spot}>
              <input
                id={`${id}-${place}`}
                className={classes.input}
                type="radio"
                name={name}
                value={place}
                checked={value === place}
                aria-label={label}
                onKeyDown={(event) => {
                  walk(event, place);
                }}
                onChange={() => {
                  onChange(place);
                }}
              />
              <Sprout variant={value !== null && place <= value ? 'grown' : 'dashed'} className={classes.sprout} />
              <span className={classes.digit} aria-hidden>
                {place}
              </span>
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}
