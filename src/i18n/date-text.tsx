import { type DateStyle, formatDate, formatTime } from './formats.ts';
import { useLanguage } from './use-language.ts';

type DateTextProps = { on: string; variant?: DateStyle };

/** A date of Riyadh, isolated from the text around it; stays on one line. */
export function DateText({ on, variant = 'full' }: DateTextProps) {
  return <bdi>{formatDate(useLanguage(), on, variant)}</bdi>;
}

/** An instant as Riyadh's date and time: "Fri 4 Sep, 9:12 am". */
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
