import type { Plugin } from 'vite';
import { company } from '../src/domain/company.ts';
import type { Language } from '../src/domain/language.ts';
import { directionOf } from '../src/i18n/direction.ts';
import arabic from '../src/i18n/ar.json' with { type: 'json' };
import english from '../src/i18n/en.json' with { type: 'json' };
import { rootFiles } from './vite-root-files.ts';

const texts = { en: english, ar: arabic };
/** The colour of the system's bars, the same as in index.html. */
const paper = '#FCFAF4';

/** The name and appearance of the installed app in one language. */
function manifest(language: Language, base: string): string {
  const icon = (file: string, sizes: string, purpose: 'any' | 'maskable') => ({
    src: base + file,
    sizes,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: base,
    name: company.name[language],
    short_name: company.name[language],
    description: texts[language]['home.title'],
    lang: language,
    dir: directionOf(language),
    start_url: base,
    scope: base,
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
    ],
  });
}

/**
 * Gives the site a web app manifest per language. Pages link the English one; index.html's script sets the other one.
 */
export function webManifest(): Plugin {
  return rootFiles(
    'nabta-web-manifest',
    (['en', 'ar'] as const).map((language) => ({
      name: `manifest.${language}.json`,
      type: 'application/json',
      content: (base) => manifest(language, base),
      ...(language === 'en' && { link: { rel: 'manifest' } }),
    })),
  );
}
