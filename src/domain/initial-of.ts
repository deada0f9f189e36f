/** The first letter of a name, with whatever marks belong to it; for avatars. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter('ar', { granularity: 'grapheme' }).segment(name.trim());
  return first?.segment.toUpperCase() ?? '';
}
