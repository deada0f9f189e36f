import type { Language } from '../src/domain/language.ts';
import type { TextPart } from '../src/i18n/messages.ts';

/** What Vite writes of a build: its chunks by the module that each begins with. */
export type BuildManifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/** The key of a route's file in the manifest: `/packages/$packageId` is `src/routes/packages.$packageId.tsx`. */
function isRouteFile(key: string, routeId: string): boolean {
  if (!key.startsWith('src/routes/') || !key.includes('?tsr-split=')) return false;
  const path = key.slice('src/routes/'.length, key.indexOf('.tsx'));
  return `/${path.replaceAll('.', '/').replace(/(?:^|\/)index$/, '/')}`.replaceAll('//', '/') === routeId;
}

/** Everything that a chunk imports statically, with itself. */
function closureOf(manifest: BuildManifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const waiting = [...keys];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    waiting.push(...(manifest[key]?.imports ?? []));
  }
  return seen;
}

/** The files of one page, as addresses from the site's root. */
export interface PageFiles {
  /** What the page needs besides the scripts that the template names. */
  scripts: string[];
  /** Every stylesheet of the page, in the order of their rules. */
  styles: string[];
}

/**
 * The files that a page needs for its routes and its texts.
 * @param routeIds the routes that the page consists of, as the router names them
 * @param textParts the parts of the texts that it starts with
 */
export function filesOfPage(
  manifest: BuildManifest,
  {
    routeIds,
    language,
    textParts,
  }: { routeIds: readonly string[]; language: Language; textParts: readonly TextPart[] },
): PageFiles {
  const routes = Object.keys(manifest).filter((key) => routeIds.some((routeId) => isRouteFile(key, routeId)));
  const texts = textParts.map((part) => `src/i18n/${language}.json?part=${part}`);
  const first = closureOf(manifest, ['index.html']);
  const others = [...closureOf(manifest, [...routes, ...texts])].filter((key) => !first.has(key));
  const cssOf = (keys: readonly string[]) => keys.flatMap((key) => manifest[key]?.css ?? []);
  return {
    scripts: others.flatMap((key) => (manifest[key] ? [`/${manifest[key].file}`] : [])),
    // A chunk's rules come after those of the chunks that it imports.
    styles: [...new Set(cssOf([...first, ...others].toReversed()))].map((file) => `/${file}`),
  };
}

/**
 * Every stylesheet that a prerendered page may hold, whichever pages there are now: all pages but those of signed-in parents
 * are counted, which have shells only.
 */
export function stylesOfPublicPages(manifest: BuildManifest): string[] {
  const routes = Object.keys(manifest).filter((key) => /^src\/routes\/(?!_signed-in)/.test(key));
  return [...new Set([...closureOf(manifest, ['index.html', ...routes])].flatMap((key) => manifest[key]?.css ?? []))];
}
