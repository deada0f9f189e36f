import { parse } from '@formatjs/icu-messageformat-parser';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const catalogue = /\/src\/i18n\/(?:en|ar)\.json$/;

/** Prefixes of the ids that the home page may show before any other page is opened. */
const homePrefixes = [
  'app.',
  'demo.',
  'errors.',
  'errorPage.',
  'forbidden.',
  'home.',
  'meals.category.',
  'noResults.',
  'notFound.',
  'packages.category.',
  'packages.compareOne',
  'packages.compare.full',
  'packages.compare.without.none',
  'packages.count',
  'packages.empty',
  'packages.for',
  'packages.frequency',
  'packages.price',
  'packages.retry',
  'packages.view',
  'shell.',
] as const;

/** Prefixes of the ids that only pages of a signed-in parent show. */
const parentPrefixes = [
  'board.',
  'careCard.',
  'cart.',
  'checkout.',
  'confirmed.',
  'dateRange.',
  'history.',
  'myAccount.',
  'notifications.',
  'order.',
  'orderEvents.',
  'orders.',
  'payment.',
  'payments.',
  'preferences.',
  'privacy.',
  'profile.',
  'rating.',
  'renewal.',
  'report.',
  'review.',
  'savedElsewhere.',
  'sharing.',
  'student.',
  'students.',
] as const;

const startsWithOneOf = (prefixes: readonly string[]) => (key: string) =>
  prefixes.some((prefix) => key.startsWith(prefix));
/** Whether only pages of a signed-in parent show a text. */
export const isParents = startsWithOneOf(parentPrefixes);

const parts: Record<string, (key: string) => boolean> = {
  home: startsWithOneOf(homePrefixes),
  // Includes home's texts, so that any other page loads a single file.
  public: (key) => !isParents(key),
  parent: isParents,
};

/**
 * Compiles `src/i18n/{en,ar}.json` to ICU syntax trees at import, so that the app ships no message parser.
 * `?part=home`, `public` and `parent` import one part of a catalogue. An invalid ICU message fails the build with its
 * id.
 * @param options.leaveOut prefixes of the ids that this build does not need
 */
export function compiledMessages({ leaveOut = [] }: { leaveOut?: readonly string[] } = {}): Plugin {
  return {
    name: 'nabta-compiled-messages',
    enforce: 'pre',
    async load(id) {
      const [file = '', query] = id.split('?');
      if (!catalogue.test(file)) return null;
      const wanted = new URLSearchParams(query).get('part');
      const isWanted = wanted === null ? () => true : parts[wanted];
      if (!isWanted) throw new Error(`${id}: no part of the texts`);
      const messages = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
      const compiled = Object.entries(messages)
        .filter(([key]) => isWanted(key))
        .filter(([key]) => !leaveOut.some((prefix) => key.startsWith(prefix)))
        .map(([key, text]) => {
          try {
            return [key, parse(text, { captureLocation: false })] as const;
          } catch (error) {
            throw new Error(`${file}: ${key}: ${(error as Error).message}`, { cause: error });
          }
        });
      this.addWatchFile(file);
      return { code: `export default ${JSON.stringify(Object.fromEntries(compiled))}`, moduleType: 'js' };
    },
  };
}
