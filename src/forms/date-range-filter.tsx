import { FormattedMessage, useIntl } from 'react-intl';
import type { DateRange } from '#src/domain/date-range.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { DateText } from '#src/i18n/date-text.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { DateRangeField } from '#src/ui/calendar/date-range-field.tsx';

// There are no older orders: Nabta was founded in 2022.
const firstMonth = '2022-01';

interface DateRangeFilterProps {
  value: DateRange;
  onChange: (range: DateRange) => void;
  /** The date in Riyadh. */
  todayOn: CivilDate;
}

/** A date range filter above a list (rules.md#date-range). */
export function DateRangeFilter({ value, onChange, todayOn }: DateRangeFilterProps) {
  const intl = useIntl();
  return (
    <DateRangeField
      language={useLanguage()}
      todayOn={todayOn}
      firstMonth={firstMonth}
      value={value}
      onChange={onChange}
      texts={{
        label: intl.formatMessage({ id: 'dateRange.label' }),
        value: <RangeText range={value} />,
        title: intl.formatMessage({ id: 'dateRange.title' }),
        close: intl.formatMessage({ id: 'dateRange.close' }),
        from: intl.formatMessage({ id: 'dateRange.from' }),
        to: intl.formatMessage({ id: 'dateRange.to' }),
        open: intl.formatMessage({ id: 'dateRange.open' }),
        apply: intl.formatMessage({ id: 'dateRange.apply' }),
        clear: intl.formatMessage({ id: 'dateRange.clear' }),
        future: intl.formatMessage({ id: 'dateRange.future' }),
        calendar: {
          name: intl.formatMessage({ id: 'dateRange.label' }),
          previousMonth: intl.formatMessage({ id: 'dateRange.calendar.previous' }),
          nextMonth: intl.formatMessage({ id: 'dateRange.calendar.next' }),
          today: intl.formatMessage({ id: 'dateRange.calendar.today' }),
        },
      }}
    />
  );
}

function RangeText({ range: { from, to } }: { range: DateRange }) {
  const first = from !== undefined && <DateText key="from" on={from} variant="date" />;
  const last = to !== undefined && <DateText key="to" on={to} variant="date" />;
  if (first && last) {
    return from === to ? first : <FormattedMessage id="dateRange.between" values={{ from: first, to: last }} />;
  }
  if (first) return <FormattedMessage id="dateRange.since" values={{ from: first }} />;
  if (last) return <FormattedMessage id="dateRange.until" values={{ to: last }} />;
  return <FormattedMessage id="dateRange.any" />;
}
