import { useMergedRef } from '@mantine/hooks';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { digitsOf } from '#src/i18n/formats.ts';
import { IconButton } from '#src/ui/actions/icon-button.tsx';
import classes from './stepper.module.css';

export interface StepperProps {
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined;
  id?: string | undefined;
  /** The accessible name: "Months". */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  /** The value as text: "1 month", "شهران". Shown until the user types. */
  valueText: string;
  lessLabel: string;
  moreLabel: string;
  /** Id of the element that explains the limits, or of the error. */
  describedBy?: string | undefined;
  /**
   * Receives the typed text unchanged, even if it is empty or outside the limits: for a form that shows its own errors.
   * Without it, `onChange` receives a number within the limits.
   */
  onType?: ((typed: string) => void) | undefined;
  /** The typed text while it is not a number within the limits. It stays in the field, marked as invalid. */
  refused?: string | undefined;
}

/** Selects the number after the next render and after a click has set the caret. */
function selectAll(field: HTMLInputElement): void {
  requestAnimationFrame(() => {
    // In Chromium `select` focuses the field, which may have been left meanwhile.
    if (document.activeElement === field) field.select();
  });
}

/**
 * A field for a small number, set with −, +, arrow keys, or typing. On blur, a typed number is clamped to the limits.
 */
export function Stepper({
  ref,
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
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRef(input, ref);
  const [typed, setTyped] = useState<string | null>(null);
  const isTyping = typed !== null;

  // The number is rendered and selected before the next task, so that an autofill or a paste replaces it.
  useLayoutEffect(() => {
    if (isTyping) input.current?.select();
  }, [isTyping]);

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
    // The next typed digit replaces the number.
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
        ref={inputRef}
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
          setTyped(refused ?? String(value));
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
