import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { digitsOf } from '#src/i18n/formats.ts';
import { IconButton } from '#src/ui/actions/icon-button.tsx';
import classes from './stepper.module.css';

export interface StepperProps {
  id?: string | undefined;
  /** What is counted, read out: "Months". */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  /** The value in words: "1 month", "شهران". Shown until the parent types. */
  valueText: string;
  lessLabel: string;
  moreLabel: string;
  /** Id of the text that says where the limits come from, or of the error. */
  describedBy?: string | undefined;
  /**
   * Takes what is typed as it is, outside the limits and empty too, instead of `onChange` with a number brought into them:
   * for a form that says what is wrong with it.
   */
  onType?: ((typed: string) => void) | undefined;
  /** What was typed, while it is no number within the limits. It stays in the field, marked as wrong. */
  refused?: string | undefined;
}

/** Selects once the new number is in the field. */
function selectAll(field: HTMLInputElement): void {
  requestAnimationFrame(() => {
    field.select();
  });
}

/** A small number by − and +, arrow keys, or typing; a typed number comes into its limits when the field is left. */
export function Stepper({
  id,
  label,
  value,
  onChange,
  min,
  max,
  valueText,
  lessLabel,
  moreLabel,
  describedBy,
  onType,
  refused,
}: StepperProps) {
  const [typed, setTyped] = useState<string | null>(null);

  const set = (next: number): void => {
    const within = Math.min(max, Math.max(min, next));
    if (within !== value || refused !== undefined) onChange(within);
  };

  const step = (by: number): void => {
    setTyped((text) => (text === null ? null : String(Math.min(max, Math.max(min, value + by)))));
    set(value + by);
  };

  const keys: Partial<Record<string, () => void>> = {
    ArrowUp: () => {
      step(1);
    },
    ArrowDown: () => {
      step(-1);
    },
    Home: () => {
      step(min - value);
    },
    End: () => {
      step(max - value);
    },
  };

  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
    // What is typed next replaces the number and does not lengthen it.
    selectAll(event.currentTarget);
  };

  return (
    <div className={classes.stepper}>
      <IconButton
        label={lessLabel}
        className={classes.button}
        aria-disabled={value <= min}
        onClick={() => {
          set(value - 1);
        }}
      >
        <IconMinus size={20} stroke={1.75} />
      </IconButton>
      <input
        id={id}
        className={classes.input}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={valueText}
        aria-describedby={describedBy}
        aria-invalid={refused !== undefined || undefined}
        value={typed ?? refused ?? valueText}
        onFocus={(event) => {
          // The number is there and selected before anything can be typed, also by what fills fields in one go.
          flushSync(() => {
            setTyped(refused ?? String(value));
          });
          event.currentTarget.select();
          selectAll(event.currentTarget);
        }}
        onBlur={() => {
          setTyped(null);
        }}
        onChange={(event) => {
          const digits = digitsOf(event.currentTarget.value).slice(0, 3);
          setTyped(digits);
          if (onType) onType(digits);
          else if (digits !== '') set(Number(digits));
        }}
        onKeyDown={press}
      />
      <IconButton
        label={moreLabel}
        className={classes.button}
        aria-disabled={value >= max}
        onClick={() => {
          set(value + 1);
        }}
      >
        <IconPlus size={20} stroke={1.75} />
      </IconButton>
    </div>
  );
}
