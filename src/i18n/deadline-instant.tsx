import { FormattedMessage } from 'react-intl';
import { dayEndingAt } from '#src/domain/riyadh-date.ts';
import { DateText, InstantText } from './date-text.tsx';

/**
 * An instant by which something is to be done, for the end of a sentence: "Fri 27 Nov, 9:30 am". A midnight is written as the
 * end of the day before, "the end of Fri 27 Nov": "Sat 28 Nov, 12:00 am" is read as one day more.
 */
export function DeadlineInstant({ at }: { at: string }) {
  const on = dayEndingAt(new Date(at));
  if (on === null) return <InstantText at={at} />;
  return <FormattedMessage id="time.endOf" values={{ date: <DateText key="date" on={on} variant="day" /> }} />;
}
