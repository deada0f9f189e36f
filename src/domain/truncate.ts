import type { BusinessSettings } from './business-settings.ts';
import type { Language } from './language.ts';

const segmenters = new Map<Language, Intl.Segmenter>();

/** Blanks and marks at the end of what is kept, which have lost what they join. */
const looseEnd = /[\s,;:،؛–—-]+$/u;

/**
 * Cuts a text after its last whole word within `length` graphemes and adds "…"; a text no longer than that stays as it is. A
 * first word that is longer itself is cut at a grapheme.
 */
export function truncate(text: string, length: number, language: Language): string {
  // A grapheme is at least one code unit, so most texts need no segmenting.
  if (text.length <= length) return text;
  let count = 0;
  for (const { index, segment } of segmenterOf(language).segment(text)) {
    if (count === length) return `${cutAtWord(text.slice(0, index), segment)}…`;
    count += 1;
  }
  return text;
}

/** Cuts a fitting text after its last whole word; returns all of it if it has none. `next` is the grapheme after it. */
function cutAtWord(fitting: string, next: string): string {
  const end = /^\s/u.test(next) ? fitting.length : fitting.search(/\s\S*$/u);
  const words = fitting.slice(0, Math.max(0, end)).replace(looseEnd, '');
  return words === '' ? fitting : words;
}

/** A title as lists show it (rules.md#cut-texts): 45 graphemes in English, 10 in Arabic. */
export function truncateTitle(
  text: string,
  language: Language,
  { titleLength }: Pick<BusinessSettings, 'titleLength'>,
): string {
  return truncate(text, titleLength[language], language);
}

/** A description as lists show it (rules.md#cut-texts): 110 graphemes in English, 100 in Arabic. */
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
