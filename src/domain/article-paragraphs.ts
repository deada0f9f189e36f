const block = /<(?:p|div|h[1-6]|ul|ol|li|blockquote|figure|table|section|article)[\s>/]/i;

/** The paragraphs of a plain text, separated by empty lines as in the contract (schema Article). */
export function paragraphsOf(source: string): string[] {
  return source.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
}

/** Adds paragraphs to HTML without block elements, at its empty lines. */
export function withParagraphs(html: string): string {
  if (block.test(html)) return html;
  return paragraphsOf(html)
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('');
}
