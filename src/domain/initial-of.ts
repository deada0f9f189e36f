// Created on first use and cached: lists need hundreds of initials, and creating a segmenter costs more than using it.
let graphemes: Intl.Segmenter | undefined;

/** The first letter of a name, with its combining marks; for avatars. */
export function initialOf(name: string): string {
  graphemes ??= new Intl.Segmenter('ar', { granularity: 'grapheme' });
  const [first] = graphemes.segment(name.trim());
  return first?.segment.toUpperCase() ?? '';
}
