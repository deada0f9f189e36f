import { useId, useState, type KeyboardEvent, type Ref } from 'react';
import classes from './code-field.module.css';
import { ErrorLine } from '#src/ui/feedback/error-line.tsx';
import type { FieldTexts } from './field-texts.ts';
import field from './field.module.css';

type CodeFieldProps = Pick<FieldTexts, 'label' | 'help' | 'error'> & {
  /** Digits typed so far. */
  value: string;
  onChange: (value: string) => void;
  /** Number of digits. */
  length?: number;
  /** Converts typed or pasted text into digits 0-9 and drops the rest ("٤٠٧ ١٢٣" → "407123"). */
  normalize: (typed: string) => string;
  /** Called when Enter is pressed in the field, before it submits the form. */
  onEnter?: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Called when letters are typed or pasted. A code has no letters, so they are dropped. */
  onLetters?: () => void;
  disabled?: boolean | undefined;
  id?: string | undefined;
  name?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/**
 * A one-time code field: one native text input, so that paste, the phone's autofill and screen readers work. It is
 * drawn as slots that fill from left to right in both languages (design.md#code-field).
 */
export function CodeField({
  label,
  value,
  onChange,
  length = 6,
  normalize,
  onEnter,
  onLetters,
  help,
  error,
  disabled,
  id: givenId,
  name,
  ref,
}: CodeFieldProps) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const [isFocused, setIsFocused] = useState(false);
  const hasError = error !== undefined && error !== null && error !== false && error !== '';
  const described = [hasError && `${id}-error`, help !== undefined && `${id}-help`];
  const activeSlot = Math.min(value.length, length - 1);

  function change(typed: string) {
    const digits = normalize(typed).slice(0, length);
    if (digits !== value) onChange(digits);
    if (/\p{L}/u.test(typed)) onLetters?.();
  }

  return (
    <div className={field.root} data-invalid={hasError || undefined}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <div className={classes.slots} dir="ltr">
        {Array.from({ length }, (_, slot) => (
          <span
            key={slot}
            className={classes.slot}
            data-filled={slot < value.length || undefined}
            data-active={(isFocused && slot === activeSlot) || undefined}
            aria-hidden
          >
            {value[slot] ?? ''}
          </span>
        ))}
        <input
          ref={ref}
          id={id}
          name={name}
          className={classes.input}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
          value={value}
          disabled={disabled}
          required
          aria-invalid={hasError || undefined}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          onChange={(event) => {
            change(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onEnter?.(event);
          }}
          onSelect={({ currentTarget }) => {
            // The slots show a caret only after the last digit, so the real caret stays there.
            const end = currentTarget.value.length;
            const selectsAll = currentTarget.selectionStart === 0 && currentTarget.selectionEnd === end;
            if (!selectsAll) currentTarget.setSelectionRange(end, end);
          }}
          onFocus={() => {
            setIsFocused(true);
          }}
          onBlur={() => {
            setIsFocused(false);
          }}
        />
      </div>
      {hasError && (
        <p id={`${id}-error`} className={field.error}>
          <ErrorLine>{error}</ErrorLine>
        </p>
      )}
      {help !== undefined && (
        <p id={`${id}-help`} className={field.help}>
          {help}
        </p>
      )}
    </div>
  );
}
