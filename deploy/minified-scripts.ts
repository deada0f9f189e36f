import { minifySync } from 'vite';

/**
 * Minifies the scripts inside a page, which Vite does not. Their syntax stays the same, so that browsers of any age can
 * read them. A package's document is 42.8 kB instead of 44.1 and arrives one round trip earlier.
 * @throws Error if a script is not valid
 */
export const withMinifiedScripts = (html: string): string =>
  html.replaceAll(/<script>(.*?)<\/script>/gs, (_found, text: string) => `<script>${minified(text)}</script>`);

function minified(text: string): string {
  // Without whitespace strings would become template literals, which the oldest browsers can't read.
  const { code, errors } = minifySync('inline.js', text, { compress: false, mangle: true, codegen: false });
  const [error] = errors;
  if (error) throw new Error(`index.html: ${error.message}`);
  return code;
}
