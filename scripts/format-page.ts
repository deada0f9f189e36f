import { format } from 'oxfmt';

/**
 * Formats a page of the documentation as `npm run format` does.
 * @param markdown the page's text
 * @throws Error if the text is no Markdown
 */
export async function formatPage(markdown: string): Promise<string> {
  const { code, errors } = await format('page.md', markdown);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code;
}
