import headingArabic from '#src/assets/fonts/heading-arabic.woff2?url';
import headingLatin from '#src/assets/fonts/heading-latin.woff2?url';
import textArabic from '#src/assets/fonts/text-arabic.woff2?url';
import textLatin from '#src/assets/fonts/text-latin.woff2?url';
import type { Language } from '#src/domain/language.ts';

/** The addresses of the font files for the first text of a page in each language; no other font files are loaded. */
export const fontFiles: Record<Language, readonly string[]> = {
  en: [headingLatin, textLatin],
  ar: [headingArabic, textArabic],
};
