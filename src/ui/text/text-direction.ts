interface TextDirection {
  input: { dir?: 'auto'; lang?: 'ar' | 'en'; 'data-script'?: 'arabic' | 'other' };
}

/**
 * The `dir` and `lang` of a free-text field as the `attributes` of a Mantine input, because the input's own `dir` prop
 * applies to its wrapper. The first letter determines them. Without a letter, the field follows the page: browsers
 * treat an empty `dir="auto"` as left-to-right.
 * @param text the field's value
 * @param fixed the direction of a field that is the same in both languages
 */
export function textDirection(text: unknown, fixed: string | undefined): TextDirection {
  const [letter] = (typeof text === 'string' && /\p{L}/u.exec(text)) || [];
  if (fixed !== undefined || letter === undefined) return { input: {} };
  const lang = languageOfText(letter);
  return { input: { dir: 'auto', ...(lang && { lang }), 'data-script': lang === 'ar' ? 'arabic' : 'other' } };
}

/** The probable language of a text by its first letter; undefined if the letter is in neither script. */
export function languageOfText(text: string): 'ar' | 'en' | undefined {
  const [letter = ''] = /\p{L}/u.exec(text) ?? [];
  if (/\p{Script=Arabic}/u.test(letter)) return 'ar';
  return /\p{Script=Latin}/u.test(letter) ? 'en' : undefined;
}

const RUNS =
  /[^\p{Script=Arabic}\p{Script=Latin}]*(?:\p{Script=Arabic}\P{Script=Latin}*|\p{Script=Latin}\P{Script=Arabic}*)|.+/gsu;

/**
 * Splits a text into parts of one script each, such as an address with a street in Arabic and a district in English.
 */
export function languageRuns(text: string): { text: string; language: 'ar' | 'en' | undefined }[] {
  return (text.match(RUNS) ?? []).map((run) => ({ text: run, language: languageOfText(run) }));
}
