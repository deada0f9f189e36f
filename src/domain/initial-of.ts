// Made once it is needed: a list of orders asks for hundreds of initials, and making one costs more than using it.
let graphemes: Intl.Segmenter | undefined;

/** The first letter of a name, with its combining marks; for avatars. */
export function initialOf(name: string): string {
  graphemes ??= new Intl.Segmenter('ar', { granularity: 'grapheme' });
  const [first] = graphemes.segment(name.trim());
  return first?.segment.toUpperCase() ?? '';
}
