import { useId, type KeyboardEvent } from 'react';
import { FieldGroup, type FieldGroupProps } from './field-group.tsx';
import { Sprout } from '#src/ui/illustrations/sprout.tsx';
import classes from './sprout-bed.module.css';

export interface SproutBedProps extends Omit<FieldGroupProps, 'children' | 'onChange' | 'id'> {
  /** Of the whole group, for an error summary to lead to. */
  id: string;
  /** From 1 to 5; null before one is chosen. */
  value: number | null;
  onChange: (value: number) => void;
  /** The name of each of the five: "Very good, 4 of 5". */
  labels: readonly [string, string, string, string, string];
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 };

/**
 * Five sprouts to choose a rating with: real radios, of which all up to the chosen one are grown. The arrow keys follow the
 * reading direction in every browser.
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
