import { IconCalendarEvent, IconX } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { type DateRange, isInRange, rangeWith } from '#src/domain/date-range.ts';
import type { Language } from '#src/domain/language.ts';
import { type CivilDate, type CivilMonth, monthOf } from '#src/domain/riyadh-date.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { IconButton } from '#src/ui/actions/icon-button.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import classes from './date-range-field.module.css';
import { SchoolCalendar, type SchoolCalendarTexts } from './school-calendar.tsx';
import type { SchoolDay, SchoolDayState } from './school-day.ts';

export interface DateRangeTexts {
  /** The accessible label before the range: "Dates". */
  label: string;
  /** The range as text: "1 Sep 2026 – 30 Nov 2026", "Any date". */
  value: ReactNode;
  /** The dialog's heading, worded as a question. */
  title: string;
  close: string;
  from: string;
  to: string;
  /** Shown in place of an end of the range that is not selected. */
  open: string;
  /** The label of the button that applies the selected range. */
  apply: string;
  /** The label of the buttons that remove the range, in the dialog and beside the field. */
  clear: string;
  /** Why a future day can't be selected. */
  future: string;
  calendar: SchoolCalendarTexts;
}

export interface DateRangeFieldProps {
  language: Language;
  /** The server's today in Riyadh: later days can't be selected. */
  todayOn: CivilDate;
  /** The first month with selectable days. */
  firstMonth: CivilMonth;
  value: DateRange;
  onChange: (range: DateRange) => void;
  texts: DateRangeTexts;
}

/** A date range filter: a chip that shows the range and opens a calendar to select it. */
export function DateRangeField({ value, onChange, texts, ...calendar }: DateRangeFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isSet = value.from !== undefined || value.to !== undefined;
  return (
    <>
      <span className={classes.field} data-set={isSet || undefined}>
        <button
          ref={opener}
          type="button"
          className={classes.opener}
          aria-haspopup="dialog"
          onClick={() => {
            setIsOpen(true);
          }}
        >
          <IconCalendarEvent size={16} stroke={1.75} aria-hidden />
          <span className={classes.label}>{texts.label}</span> <span>{texts.value}</span>
        </button>
        {isSet && (
          <IconButton
            label={texts.clear}
            className={classes.clear}
            onClick={() => {
              opener.current?.focus();
              onChange({});
            }}
          >
            <IconX size={16} stroke={1.75} />
          </IconButton>
        )}
      </span>
      <Dialog
        opened={isOpen}
        onClose={() => {
          setIsOpen(false);
        }}
        width={520}
        title={texts.title}
        closeLabel={texts.close}
      >
        <RangeChoice
          {...calendar}
          initial={value}
          texts={texts}
          onChoose={(range) => {
            setIsOpen(false);
            onChange(range);
          }}
        />
      </Dialog>
    </>
  );
}

interface RangeChoiceProps extends Omit<DateRangeFieldProps, 'value' | 'onChange'> {
  initial: DateRange;
  onChoose: (range: DateRange) => void;
}

/** The calendar of the dialog: the first day picked starts the range, the second one ends it. */
function RangeChoice({ language, todayOn, firstMonth, initial, texts, onChoose }: RangeChoiceProps) {
  const [range, setRange] = useState(initial);
  const isSet = range.from !== undefined || range.to !== undefined;
  const dayState = (on: CivilDate): SchoolDay => {
    if (on > todayOn) return { state: 'outside', selectable: false, reason: texts.future };
    const state = stateOf(on, range);
    const label = on === range.from ? texts.from : on === range.to ? texts.to : '';
    return { state, selectable: true, label, chosen: state === 'first' || state === 'delivery' };
  };
  return (
    <div className={classes.choice}>
      <dl className={classes.ends} aria-live="polite">
        {(['from', 'to'] as const).map((end) => (
          <div key={end}>
            <dt>{texts[end]}</dt>
            <dd>{range[end] === undefined ? texts.open : <bdi>{formatDate(language, range[end], 'date')}</bdi>}</dd>
          </div>
        ))}
      </dl>
      <SchoolCalendar
        language={language}
        todayOn={todayOn}
        months={1}
        firstMonth={firstMonth}
        lastMonth={monthOf(todayOn)}
        initialOn={initial.to ?? initial.from ?? todayOn}
        dayState={dayState}
        onPick={(on) => {
          setRange(rangeWith(range, on));
        }}
        texts={texts.calendar}
      />
      <div className={classes.actions}>
        <Button
          wide
          onClick={() => {
            onChoose(range);
          }}
        >
          {texts.apply}
        </Button>
        {isSet && (
          <Button
            variant="quiet"
            onClick={() => {
              onChoose({});
            }}
          >
            {texts.clear}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Whether a day is in a range with both ends set. */
function isBetween(on: CivilDate, range: DateRange): boolean {
  return range.from !== undefined && range.to !== undefined && isInRange(range, on);
}

function stateOf(on: CivilDate, range: DateRange): SchoolDayState {
  if (on === range.from || on === range.to) return 'first';
  if (isBetween(on, range)) return 'delivery';
  // Not `weekend`, which is drawn as closed: a payment may have been made on a Friday.
  return 'plain';
}
