import { TextInput } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import { digitsOf } from '#src/i18n/formats.ts';
import classes from './birth-date-field.module.css';
import { classNames } from '#src/ui/layout/class-names.ts';
import { FieldGroup } from './field-group.tsx';
import { fieldParts } from './field-parts.tsx';
import type { FieldTexts } from './field-texts.ts';

/** The state of the typed date: nothing typed, some parts missing, not a calendar date, or a valid date. */
export type DateState = 'empty' | 'incomplete' | 'impossible' | 'complete';

type Part = 'day' | 'month' | 'year';
type Typed = Record<Part, string>;

export interface BirthDateFieldProps extends FieldTexts {
  id?: string | undefined;
  /** `YYYY-MM-DD`, or null while the typed text is not a date. */
  value: string | null;
  onChange: (value: string | null, state: DateState) => void;
  /** Called when the focus leaves the three inputs. */
  onBlur?: (() => void) | undefined;
  dayLabel: string;
  monthLabel: string;
  yearLabel: string;
  disabled?: boolean | undefined;
  /** Shown below the inputs: the date written out, so that day and month can't be confused. */
  preview?: ReactNode;
}

const lengths: Record<Part, number> = { day: 2, month: 2, year: 4 };
const order: Part[] = ['day', 'month', 'year'];

function typedOf(value: string | null): Typed {
  const [year = '', month = '', day = ''] = value?.split('-') ?? [];
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year };
}

function read({ day, month, year }: Typed): { value: string | null; state: DateState } {
  if (day + month + year === '') return { value: null, state: 'empty' };
  if (day === '' || month === '' || year.length < 4) return { value: null, state: 'incomplete' };
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${value}T00:00:00Z`);
  // `Date` turns 31 June into 1 July, so the result is compared with the input.
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
  return exists ? { value, state: 'complete' } : { value: null, state: 'impossible' };
}

/**
 * A birth date field with three text inputs: faster than paging through years of a calendar, and the same keys in both
 * languages. Accepts Arabic-Indic digits.
 */
export function BirthDateField({
  id,
  value,
  onChange,
  onBlur,
  dayLabel,
  monthLabel,
  yearLabel,
  disabled = false,
  preview,
  ...texts
}: BirthDateFieldProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const [typed, setTyped] = useState(() => typedOf(value));
  // A value set from outside replaces the typed text; the value this field has reported does not.
  const shown = value !== null && read(typed).value !== value ? typedOf(value) : typed;

  const labels: Typed = { day: dayLabel, month: monthLabel, year: yearLabel };
  const hasError = texts.error !== undefined && texts.error !== null && texts.error !== false && texts.error !== '';
  const { root, label, wrapper, input } = fieldParts({ label: '' }).classNames;

  const change = (part: Part, text: string): void => {
    const next = { ...shown, [part]: digitsOf(text).slice(0, lengths[part]) };
    setTyped(next);
    const { value: date, state } = read(next);
    onChange(date, state);
  };

  return (
    <FieldGroup
      {...texts}
      id={groupId}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      <div className={classes.parts}>
        {order.map((part) => (
          <TextInput
            key={part}
            id={`${groupId}-${part}`}
            label={labels[part]}
            withAsterisk={false}
            value={shown[part]}
            inputMode="numeric"
            // The browser would fill in the parent's birth date.
            autoComplete="off"
            disabled={disabled}
            error={hasError}
            aria-required={texts.optionalMark === undefined}
            classNames={{ root, wrapper, input, label: classNames(label, classes.part) }}
            onChange={(event) => {
              change(part, event.currentTarget.value);
            }}
          />
        ))}
      </div>
      {preview}
    </FieldGroup>
  );
}
