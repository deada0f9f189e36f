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
