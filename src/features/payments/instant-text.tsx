import { formatDate, formatTime } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

/** An instant as Riyadh's date and time: "Fri 18 Sep, 9:00 pm". */
export function InstantText({ at }: { at: string }) {
  const language = useLanguage();
  return (
    <>
      <bdi>{formatDate(language, at, 'day')}</bdi>
      {language === 'ar' ? '، ' : ', '}
      <bdi>{formatTime(language, at)}</bdi>
    </>
  );
}
