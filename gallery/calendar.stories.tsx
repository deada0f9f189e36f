import { useLanguage } from '#src/i18n/use-language.ts';
import { useState } from 'react';
import type { DateRange } from '#src/domain/date-range.ts';
import { DateRangeField as DateRangeFieldComponent } from '#src/ui/calendar/date-range-field.tsx';
import { SchoolCalendar as SchoolCalendarComponent } from '#src/ui/calendar/school-calendar.tsx';
import type { SchoolDay, SchoolDayState } from '#src/ui/calendar/school-day.ts';
import { useSample } from './use-sample.ts';

export default { title: 'Calendar' };

const states: readonly [SchoolDayState, string, string][] = [
  ['plain', 'School day', 'يوم دراسي'],
  ['available', 'Possible start', 'بداية ممكنة'],
  ['first', 'First lunch', 'أول وجبة'],
  ['delivery', 'Lunch', 'وجبة'],
  ['last', 'Last lunch', 'آخر وجبة'],
  ['last-before', 'Last lunch until now', 'آخر وجبة حتى الآن'],
  ['vacation', 'Official vacation', 'إجازة رسمية'],
  ['off', 'Off day', 'يوم توقف'],
  ['adding', 'New off day', 'يوم توقف جديد'],
  ['delivered', 'Delivered', 'تم التوصيل'],
  ['locked', 'Too late to change', 'فات وقت تعديله'],
  ['too-early', 'Too early', 'مبكر جدًا'],
  ['outside', 'Outside the period', 'خارج المدة'],
];

/** Assigns the calendar states in turn to the school days of September 2026; Fridays and Saturdays are weekends. */
function stateOf(on: string): SchoolDayState {
  const weekday = new Date(`${on}T00:00:00Z`).getUTCDay();
  if (weekday > 4) return 'weekend';
  return states[Number(on.slice(8)) % states.length]?.[0] ?? 'plain';
}

export function SchoolCalendar() {
  const sample = useSample();
  const language = useLanguage();
  const dayState = (on: string): SchoolDay => {
    const state = stateOf(on);
    const selectable = state === 'plain' || state === 'available' || state === 'delivery';
    return selectable
      ? { state, selectable, label: sample('School day', 'يوم دراسي') }
      : { state, selectable, reason: sample('No lunch on this day', 'لا وجبة في هذا اليوم') };
  };
  return (
    <SchoolCalendarComponent
      language={language}
      todayOn="2026-09-06"
      months={2}
      firstMonth="2026-09"
      lastMonth="2026-12"
      dayState={dayState}
      onPick={() => undefined}
      texts={{
        name: sample('Start date', 'تاريخ البدء'),
        previousMonth: sample('Previous month', 'الشهر السابق'),
        nextMonth: sample('Next month', 'الشهر التالي'),
        today: sample('Today', 'اليوم'),
      }}
      legend={states.map(([state, english, arabic]) => ({ state, label: sample(english, arabic) }))}
    />
  );
}

export function DateRangeField() {
  const sample = useSample();
  const language = useLanguage();
  const [range, setRange] = useState<DateRange>({ from: '2026-09-01', to: '2026-09-06' });
  const isSet = range.from !== undefined;
  return (
    <DateRangeFieldComponent
      language={language}
      todayOn="2026-09-16"
      firstMonth="2026-01"
      value={range}
      onChange={setRange}
      texts={{
        label: sample('Dates', 'التاريخ'),
        value: isSet ? `${range.from} – ${range.to ?? ''}` : sample('Any date', 'كل التواريخ'),
        title: sample('Which days do you want to see?', 'أي الأيام تريد عرضها؟'),
        close: sample('Close', 'إغلاق'),
        from: sample('First day', 'أول يوم'),
        to: sample('Last day', 'آخر يوم'),
        open: sample('Not chosen', 'لم يُحدد'),
        apply: sample('Show these days', 'عرض هذه الأيام'),
        clear: sample('Show all days', 'عرض كل الأيام'),
        future: sample('This day is still to come.', 'لم يحن هذا اليوم بعد.'),
        calendar: {
          name: sample('Dates', 'التاريخ'),
          previousMonth: sample('Previous month', 'الشهر السابق'),
          nextMonth: sample('Next month', 'الشهر التالي'),
          today: sample('Today', 'اليوم'),
        },
      }}
    />
  );
}
