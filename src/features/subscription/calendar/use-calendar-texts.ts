import { useIntl } from 'react-intl';
import type { SchoolCalendarTexts } from '#src/ui/calendar/school-calendar.tsx';
import type { SchoolCalendarLegendEntry } from '#src/ui/calendar/school-calendar-legend.tsx';

const legends = {
  start: ['first', 'available', 'delivery', 'last', 'weekend', 'vacation', 'off'],
  offDays: ['delivery', 'off', 'first', 'last-before', 'last', 'weekend', 'vacation'],
} as const;

const legendIds = {
  first: 'subscribe.legend.first',
  available: 'subscribe.legend.available',
  delivery: 'subscribe.legend.delivery',
  last: 'subscribe.legend.last',
  'last-before': 'subscribe.legend.lastBefore',
  weekend: 'subscribe.legend.weekend',
  vacation: 'subscribe.legend.vacation',
  off: 'subscribe.legend.off',
} as const;

/** The calendar's labels and legend, for choosing the start or the off days. */
export function useCalendarTexts(choosing: 'start' | 'offDays'): {
  calendar: SchoolCalendarTexts;
  legend: SchoolCalendarLegendEntry[];
} {
  const intl = useIntl();
  return {
    calendar: {
      name: intl.formatMessage({ id: `subscribe.calendar.${choosing}` }),
      previousMonth: intl.formatMessage({ id: 'subscribe.calendar.previous' }),
      nextMonth: intl.formatMessage({ id: 'subscribe.calendar.next' }),
      today: intl.formatMessage({ id: 'subscribe.calendar.today' }),
    },
    legend: legends[choosing].map((state) => {
      const id = state === 'delivery' && choosing === 'offDays' ? 'subscribe.legend.skippable' : legendIds[state];
      return { state, label: intl.formatMessage({ id }) };
    }),
  };
}
