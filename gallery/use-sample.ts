import { useLanguage } from '#src/i18n/use-language.ts';

/** Picks the sample text of the language that the gallery shows. */
export function useSample(): (english: string, arabic: string) => string {
  const language = useLanguage();
  return (english, arabic) => (language === 'ar' ? arabic : english);
}
