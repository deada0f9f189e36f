import { FormattedMessage } from 'react-intl';
import { dayEndingAt } from '#src/domain/riyadh-date.ts';
import { DateText, InstantText } from './date-text.tsx';

/**
 * A deadline as text for the end of a sentence: "Fri 27 Nov, 9:30 am". A midnight is shown as the end of the previous
 * day, "the end of Fri 27 Nov", because readers take "Sat 28 Nov, 12:00 am" for one day later.
 */
export function DeadlineInstant({ at }: { at: string }) {
  const on = dayEndingAt(new Date(at));
  if (on === null) return <InstantText at={at} />;
  return <FormattedMessage id="time.endOf" values={{ date: <DateText key="date" on={on} variant="day" /> }} />;
}
