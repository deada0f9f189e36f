import type { BusinessSettings, Language } from './business-settings.ts';

const segmenters = new Map<Language, Intl.Segmenter>();

/** Cuts a text after exactly `length` graphemes and adds "…"; a text no longer than that stays as it is. */
export function truncate(text: string, length: number, language: Language): string {
  // A grapheme is at least one code unit, so most texts need no segmenting.
  if (text.length <= length) return text;
  let count = 0;
  for (const { index } of segmenterOf(language).segment(text)) {
    if (count === length) return `${text.slice(0, index)}…`;
    count += 1;
  }
  return text;
}

/** A title as lists show it: by spec §2, 45 graphemes in English, 10 in Arabic. */
export function truncateTitle(
  text: string,
  language: Language,
  { titleLength }: Pick<BusinessSettings, 'titleLength'>,
): string {
  return truncate(text, titleLength[language], language);
}

/** A description as lists show it: by spec §2, 110 graphemes in English, 100 in Arabic. */
export function truncateDescription(
  text: string,
  language: Language,
  { descriptionLength }: Pick<BusinessSettings, 'descriptionLength'>,
): string {
  return truncate(text, descriptionLength[language], language);
}

function segmenterOf(language: Language): Intl.Segmenter {
  let segmenter = segmenters.get(language);
  if (segmenter === undefined) {
    segmenter = new Intl.Segmenter(language, { granularity: 'grapheme' });
    segmenters.set(language, segmenter);
  }
  return segmenter;
}
