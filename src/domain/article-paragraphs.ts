const block = /<(?:p|div|h[1-6]|ul|ol|li|blockquote|figure|table|section|article)[\s>/]/i;

/** The paragraphs of a plain text: parted by an empty line, as the contract has it (schema Article). */
export function paragraphsOf(source: string): string[] {
  return source.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
}

/** Text that holds tags but no paragraphs of its own gets those that its empty lines part. */
export function withParagraphs(html: string): string {
  if (block.test(html)) return html;
  return paragraphsOf(html)
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('');
}
