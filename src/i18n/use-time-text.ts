import { useIntl } from 'react-intl';
import { daysBetween, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { timeLeft } from '#src/domain/time-left.ts';

/** Relative time as text, shown beside the instant it refers to (rules.md#deadline-text). */
export interface TimeText {
  /**
   * "2 days 10 hours", the two largest units, and the unit that "left" agrees with; null once the instant has passed.
   */
  left: (until: string) => { time: string; leads: 'day' | 'days' | 'hour' } | null;
  /** "10 days ago", "in 21 days": whole days in Riyadh; hours or minutes within a day. */
  away: (at: string) => string;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

function distance(now: Date, at: Date): { unit: 'day' | 'hour' | 'minute'; value: number } {
  const ms = at.getTime() - now.getTime();
  if (Math.abs(ms) >= dayMs) return { unit: 'day', value: daysBetween(riyadhDateOf(now), riyadhDateOf(at)) };
  if (Math.abs(ms) >= hourMs) return { unit: 'hour', value: Math.trunc(ms / hourMs) };
  return { unit: 'minute', value: Math.trunc(ms / minuteMs) };
}

/** Arabic "left" is feminine before 3 to 10 days and before hours, and masculine before other numbers of days. */
function takesPluralVerb(days: number): boolean {
  return new Intl.PluralRules('ar').select(days) === 'few';
}

/** Texts for the time between the server's now and another instant. */
export function useTimeText(now: Date): TimeText {
  const intl = useIntl();
  const count = (unit: 'days' | 'hours' | 'minutes', value: number) =>
    intl.formatMessage({ id: `time.${unit}` }, { count: value });

  return {
    left: (until) => {
      const left = timeLeft(new Date(until), now);
      if (left === null) return null;
      const { days, minutes } = left;
      const units = days > 0 ? (['days', 'hours'] as const) : (['hours', 'minutes'] as const);
      const [first, second = null] = units.filter((unit) => left[unit] > 0).map((unit) => count(unit, left[unit]));
      const time =
        second === null
          ? (first ?? count('minutes', minutes))
          : intl.formatMessage({ id: 'time.pair' }, { first, second });
      return { time, leads: days === 0 ? 'hour' : takesPluralVerb(days) ? 'days' : 'day' };
    },
    away: (at) => {
      const { unit, value } = distance(now, new Date(at));
      // Like the messages of this file, it keeps the number and its unit on one line.
      if (new Date(at) < now) return intl.formatRelativeTime(value, unit).replace(/(\d) /, '$1\u00a0');
      // CLDR's Arabic text means "within 21 days", but the event is on exactly that day.
      return intl.formatMessage({ id: `time.in.${unit}s` }, { count: value });
    },
  };
}
