// A slow reader's words a minute, in either language.
const wordsPerMinute = 170;

/** How long a text takes to read, in whole minutes; one at least. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => word !== '').length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
