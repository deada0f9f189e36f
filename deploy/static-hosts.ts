import type { AppConfig } from '../src/app/config.ts';
import { cacheControl, everyAnswersHeaders, hashedFolder } from './headers.ts';
import { hostedPath, routes } from './routes.ts';

interface StaticSite {
  config: AppConfig;
  scriptHashes: readonly string[];
}

/** Firebase Hosting's `firebase.json`. A path that neither a file nor a rewrite answers gets 404.html with that status. */
export function firebaseJson({ config, scriptHashes }: StaticSite): string {
  const keyed = (headers: readonly (readonly [string, string])[]) => headers.map(([key, value]) => ({ key, value }));
  const hosting = {
    public: 'build/production',
    ignore: ['firebase.json', '**/.*', '**/node_modules/**', '**/*.br', '**/*.gz'],
    trailingSlash: false,
    rewrites: routes.map((route) => ({ source: hostedPath(route, 'starred'), destination: '/index.html' })),
    headers: [
      {
        source: '**',
        headers: keyed([...everyAnswersHeaders(config, scriptHashes), ['Cache-Control', cacheControl.other]]),
      },
      // The later rule wins.
      { source: `${hashedFolder}**`, headers: keyed([['Cache-Control', cacheControl.hashed]]) },
    ],
  };
  return `${JSON.stringify({ hosting }, null, 2)}\n`;
}

/**
 * Netlify's `_headers`. It joins what several rules say of one header, so Cache-Control is said by rules that never meet:
 * what they leave out Netlify serves with `max-age=0, must-revalidate`, which is the same.
 */
export function netlifyHeaders({ config, scriptHashes }: StaticSite): string {
  const rule = (path: string, headers: readonly (readonly [string, string])[]) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const fresh = [...routes.map((route) => hostedPath(route, 'named')), '/config.json'];
  return `${[
    rule('/*', everyAnswersHeaders(config, scriptHashes)),
    rule(`${hashedFolder}*`, [['Cache-Control', cacheControl.hashed]]),
    ...fresh.map((path) => rule(path, [['Cache-Control', cacheControl.other]])),
  ].join('\n')}\n`;
}

/** Netlify's `_redirects`: every page is index.html; what is not listed gets 404.html with that status. */
export function netlifyRedirects(): string {
  return `${routes.map((route) => `${hostedPath(route, 'named')} /index.html 200`).join('\n')}\n`;
}
