import headingArabic from '#src/assets/fonts/heading-arabic.woff2?url';
import headingLatin from '#src/assets/fonts/heading-latin.woff2?url';
import textArabic from '#src/assets/fonts/text-arabic.woff2?url';
import textLatin from '#src/assets/fonts/text-latin.woff2?url';
import type { Language } from '#src/domain/language.ts';

/** Addresses of the font files that a page in a language shows its first text with: all it ever loads. */
export const fontFiles: Record<Language, readonly string[]> = {
  en: [headingLatin, textLatin],
  ar: [headingArabic, textArabic],
};
