import type { Language } from '../src/domain/language.ts';
import type { TextPart } from '../src/i18n/messages.ts';

/** The manifest that Vite writes for a build: its chunks, by the module that each begins with. */
export type BuildManifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/**
 * Whether a manifest key is the file of a route: `src/routes/packages.$packageId.tsx` belongs to
 * `/packages/$packageId`.
 */
function isRouteFile(key: string, routeId: string): boolean {
  if (!key.startsWith('src/routes/') || !key.includes('?tsr-split=')) return false;
  const path = key.slice('src/routes/'.length, key.indexOf('.tsx'));
  return `/${path.replaceAll('.', '/').replace(/(?:^|\/)index$/, '/')}`.replaceAll('//', '/') === routeId;
}

/** All chunks that these chunks import statically, directly or indirectly, including themselves. */
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

/** The files of one page, as absolute paths on the site. */
export interface PageFiles {
  /** The scripts that the page needs besides those of the template. */
  scripts: string[];
  /** Every stylesheet of the page, in the order of their rules. */
  styles: string[];
}

/**
 * Returns the files that a page needs for its routes and its texts.
 * @param routeIds ids of the routes that the page consists of, as in the router
 * @param textParts the parts of the texts that the page starts with
 */
export function filesOfPage(
  manifest: BuildManifest,
  {
    routeIds,
    language,
    textParts,
    modules = [],
  }: {
    routeIds: readonly string[];
    language: Language;
    textParts: readonly TextPart[];
    /** Other modules that the page imports as soon as it starts. */
    modules?: readonly string[];
  },
): PageFiles {
  const routes = Object.keys(manifest).filter((key) => routeIds.some((routeId) => isRouteFile(key, routeId)));
  const texts = textParts.map((part) => `src/i18n/${language}.json?part=${part}`);
  const first = closureOf(manifest, ['index.html']);
  const others = [...closureOf(manifest, [...routes, ...texts, ...modules])].filter((key) => !first.has(key));
  const cssOf = (keys: readonly string[]) => keys.flatMap((key) => manifest[key]?.css ?? []);
  return {
    scripts: others.flatMap((key) => (manifest[key] ? [`/${manifest[key].file}`] : [])),
    // A chunk's rules come after those of the chunks that it imports.
    styles: [...new Set(cssOf([...first, ...others].toReversed()))].map((file) => `/${file}`),
  };
}

/**
 * Returns every stylesheet that a prerendered page can contain, whichever pages exist now. All pages count except those
 * of signed-in parents, which have only shells.
 */
export function stylesOfPublicPages(manifest: BuildManifest): string[] {
  const routes = Object.keys(manifest).filter((key) => /^src\/routes\/(?!_signed-in)/.test(key));
  return [...new Set([...closureOf(manifest, ['index.html', ...routes])].flatMap((key) => manifest[key]?.css ?? []))];
}
