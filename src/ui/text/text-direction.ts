interface TextDirection {
  input: { dir?: 'auto'; 'data-script'?: 'arabic' | 'other' };
}

/**
 * The `dir` of a field for free text, as the `attributes` of a Mantine input: its own `dir` goes to the box around the input.
 * The first letter decides. Without a letter the field follows the page: browsers lay an empty `dir="auto"` out from the left.
 * @param text what the field holds
 * @param fixed the direction of a field that has the same in both languages
 */
export function textDirection(text: unknown, fixed: string | undefined): TextDirection {
  const [letter] = (typeof text === 'string' && /\p{L}/u.exec(text)) || [];
  if (fixed !== undefined || letter === undefined) return { input: {} };
  return { input: { dir: 'auto', 'data-script': /\p{Script=Arabic}/u.test(letter) ? 'arabic' : 'other' } };
}

/** The language a text is probably written in, by its first letter; undefined where that is in neither script. */
export function languageOfText(text: string): 'ar' | 'en' | undefined {
  const [letter = ''] = /\p{L}/u.exec(text) ?? [];
  if (/\p{Script=Arabic}/u.test(letter)) return 'ar';
  return /\p{Script=Latin}/u.test(letter) ? 'en' : undefined;
}
