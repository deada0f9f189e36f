import { type DateStyle, formatDate, formatTime } from './formats.ts';
import { useLanguage } from './use-language.ts';

type DateTextProps = {
  on: string;
  look?: DateStyle;
  /** May go on in a second line, where a narrow place would cut it. */
  breaks?: boolean;
};

/** A date of Riyadh, isolated from the text around it. */
export function DateText({ on, look = 'full', breaks = false }: DateTextProps) {
  const text = formatDate(useLanguage(), on, look);
  return <bdi>{breaks ? text.replaceAll('\u00a0', ' ') : text}</bdi>;
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
