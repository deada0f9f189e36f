const tag = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/gi;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Whether an article's text is HTML; anything else is plain text, even if it contains HTML characters. */
export function isHtml(source: string): boolean {
  return source.search(tag) !== -1;
}

function characterOf(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

/**
 * An article's text without tags, for lists, counting and server rendering. It is shown as text only, never as HTML.
 */
export function articleText(source: string): string {
  if (!isHtml(source)) return source;
  return source
    .replaceAll(/<(script|style|template)\b.*?<\/\1\s*>/gis, ' ')
    .replaceAll(/<\/(?:p|div|h[1-6]|li|blockquote|figcaption|tr)\s*>|<br\s*\/?>/gi, '\n\n')
    .replaceAll(tag, '')
    .replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, characterOf)
    .trim();
}

/** The text of an article on one line, for cards, which have a single paragraph. */
export function articleLine(source: string): string {
  return articleText(source).replaceAll(/\s+/g, ' ');
}
