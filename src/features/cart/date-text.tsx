import { type DateStyle, formatDate, formatTime } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

/** A date of Riyadh, isolated from the text around it. */
export function DateText({ on, style = 'full' }: { on: string; style?: DateStyle }) {
  return <bdi>{formatDate(useLanguage(), on, style)}</bdi>;
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
