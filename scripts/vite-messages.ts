import { parse } from '@formatjs/icu-messageformat-parser';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const catalogue = /\/src\/i18n\/(?:en|ar)\.json$/;

/**
 * Compiles `src/i18n/{en,ar}.json` to ICU syntax trees as they are imported, so that the app ships no message parser.
 * A message that is no valid ICU fails the build and names its id.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'nabta-compiled-messages',
    enforce: 'pre',
    async load(id) {
      const [file = ''] = id.split('?');
      if (!catalogue.test(file)) return null;
      const messages = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
      const compiled = Object.entries(messages).map(([key, text]) => {
        try {
          return [key, parse(text, { captureLocation: false })] as const;
        } catch (error) {
          throw new Error(`${file}: ${key}: ${(error as Error).message}`);
        }
      });
      this.addWatchFile(file);
      return { code: `export default ${JSON.stringify(Object.fromEntries(compiled))}`, moduleType: 'js' };
    },
  };
}
