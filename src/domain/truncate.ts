import type { BusinessSettings } from './business-settings.ts';
import type { Language } from './language.ts';

const segmenters = new Map<Language, Intl.Segmenter>();

/** White space and punctuation at the cut. */
const looseEnd = /[\s,;:،؛–—-]+$/u;

/**
 * Cuts a text after the last whole word within `length` graphemes and adds "…"; a shorter text is returned unchanged.
 * If the first word is longer than that, it is cut at a grapheme.
 */
export function truncate(text: string, length: number, language: Language): string {
  // A grapheme has at least one code unit, so most texts need no segmenting.
  if (text.length <= length) return text;
  let count = 0;
  for (const { index, segment } of segmenterOf(language).segment(text)) {
    if (count === length) return `${cutAtWord(text.slice(0, index), segment)}…`;
    count += 1;
  }
  return text;
}

/**
 * Cuts a fitting text after its last whole word, or returns all of it if there is none. `next` is the next grapheme.
 */
function cutAtWord(fitting: string, next: string): string {
  const end = /^\s/u.test(next) ? fitting.length : fitting.search(/\s\S*$/u);
  const words = fitting.slice(0, Math.max(0, end)).replace(looseEnd, '');
  return words === '' ? fitting : words;
}

/** A title for lists (rules.md#cut-texts): 45 graphemes in English, 10 in Arabic. */
export function truncateTitle(
  text: string,
  language: Language,
  { titleLength }: Pick<BusinessSettings, 'titleLength'>,
): string {
  return truncate(text, titleLength[language], language);
}

/** A description for lists (rules.md#cut-texts): 110 graphemes in English, 100 in Arabic. */
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
