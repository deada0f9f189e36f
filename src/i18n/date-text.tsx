import { useSyncExternalStore } from 'react';
import { riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { type DateStyle, formatDate, formatTime } from './formats.ts';
import { useLanguage } from './use-language.ts';

type DateTextProps = { on: string; variant?: DateStyle };

/** A date in Riyadh, isolated from the direction of the surrounding text; does not wrap. */
export function DateText({ on, variant = 'full' }: DateTextProps) {
  return <bdi>{formatDate(useLanguage(), on, variant)}</bdi>;
}

/** An instant as date and time in Riyadh: "Fri 4 Sep, 9:12 am". */
export function InstantText({ at }: { at: string }) {
  const language = useLanguage();
  const comma = language === 'ar' ? '، ' : ', ';
  return (
    <>
      <bdi>{formatDate(language, at, 'day')}</bdi>
      {comma}
      <bdi>{formatTime(language, at)}</bdi>
    </>
  );
}

function everyMinute(changed: () => void): () => void {
  const timer = setInterval(changed, 60_000);
  return () => clearInterval(timer);
}

/**
 * A recent instant in Riyadh, by the server's clock: "9:12 am", with its date unless that is today: "Fri 4 Sep, 9:12 am".
 * @param at the instant by the device's clock, in milliseconds since the epoch
 * @param clockLead milliseconds by which the server's clock is ahead of the device's
 */
export function RecentTimeText({ at, clockLead }: { at: number; clockLead: number }) {
  const language = useLanguage();
  const when = new Date(at + clockLead);
  const isToday = useSyncExternalStore(
    everyMinute,
    () => riyadhDateOf(new Date(Date.now() + clockLead)) === riyadhDateOf(when),
    () => true,
  );
  return isToday ? <bdi>{formatTime(language, when)}</bdi> : <InstantText at={when.toISOString()} />;
}
