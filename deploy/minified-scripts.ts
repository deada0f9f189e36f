import { minifySync } from 'vite';

/**
 * Returns a page whose own scripts are without comments and long names, which Vite leaves as they are. Their syntax stays, so that
 * browsers of any age can read them. A package's document arrives one round trip earlier with it.
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
