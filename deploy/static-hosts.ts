import type { AppConfig } from '../src/app/config.ts';
import { languageCookies } from '../src/i18n/language-cookie.ts';
import type { InlineHashes } from './content-policy.ts';
import { cacheControl, commonHeaders, documentHeaders, type Header, hashedFolder } from './headers.ts';
import { hostedPath, routes } from './routes.ts';

interface StaticSite {
  config: AppConfig;
  /** Hashes of the scripts and styles in the site's pages. */
  hashes: InlineHashes;
  /** Paths of the site's pages relative to its folder, such as `ar/packages/index.html`. */
  pages: readonly string[];
}

/** A pattern for paths that do not begin with a folder, in RE2 syntax, which has no lookahead. */
function notBelow(folder: string): string {
  const start = folder.slice(1);
  const others = start.split('').map((character, at) => `${start.slice(0, at)}(?:[^${character}].*)?`);
  return `^/(?:${others.join('|')})$`;
}

const headersOfDocuments = ({ config, hashes }: StaticSite): readonly Header[] => [
  ...commonHeaders,
  ...documentHeaders(config, hashes),
];

/**
 * Firebase Hosting's `firebase.json`. The language of a prerendered page follows the cookie, or `Accept-Language` if
 * there is no cookie. A path without a file or a rewrite gets 404.html with status 404.
 */
export function firebaseJson(site: StaticSite): string {
  const keyed = (headers: readonly Header[]) => headers.map(([key, value]) => ({ key, value }));
  const hosting = {
    public: 'build/production',
    ignore: ['firebase.json', '**/.*', '**/node_modules/**', '**/*.br', '**/*.gz'],
    trailingSlash: false,
    // The Arabic pages are below /ar/.
    i18n: { root: '/' },
    redirects: [{ source: '/ar/**', destination: '/', type: 302 }],
    rewrites: routes.map((route) => ({ source: hostedPath(route, 'starred'), destination: '/app.html' })),
    headers: [
      {
        regex: notBelow(hashedFolder),
        headers: keyed([...headersOfDocuments(site), ['Cache-Control', cacheControl.document]]),
      },
      {
        source: `${hashedFolder}**`,
        headers: keyed([...commonHeaders, ['Cache-Control', cacheControl.hashed]]),
      },
    ],
  };
  return `${JSON.stringify({ hosting }, null, 2)}\n`;
}

/**
 * Netlify's `_headers`. A rule can't exclude a folder, and the page for unknown addresses has no rule of its own, so
 * every file gets the headers of documents. Netlify joins the values of several rules for one header, so no two rules
 * with Cache-Control match the same path. Netlify serves the remaining paths with `max-age=0, must-revalidate`.
 */
export function netlifyHeaders(site: StaticSite): string {
  const rule = (path: string, headers: readonly Header[]) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    rule('/*', headersOfDocuments(site)),
    rule(`${hashedFolder}*`, [['Cache-Control', cacheControl.hashed]]),
    ...routes.map((route) => rule(hostedPath(route, 'named'), [['Cache-Control', cacheControl.document]])),
    rule('/config.json', [['Cache-Control', cacheControl.other]]),
  ].join('\n')}\n`;
}

/** The address of a prerendered page: `/packages/12` for `packages/12/index.html`. */
const addressOf = (page: string) => `/${page.replace(/(?:^|\/)index\.html$/, '')}`;

/**
 * Netlify's `_redirects`. The language of a prerendered page is the one requested in the address, otherwise the
 * cookie's: the condition `Language` alone would follow the browser's settings. Other pages get the app's shell, and
 * unlisted paths get 404.html.
 */
export function netlifyRedirects({ pages }: StaticSite): string {
  const cookie = `Cookie=${languageCookies[0]} Language=ar`;
  const isPrerendered = pages.includes('ar/app.html');
  const inArabic = pages.filter((page) => page.startsWith('ar/') && page.endsWith('/index.html'));
  const chosen = inArabic.flatMap((page) => {
    const address = addressOf(page.slice('ar/'.length));
    return [
      `${address} lang=ar /${page} 200!`,
      `${address} lang=en ${page.slice('ar'.length)} 200!`,
      `${address} /${page} 200! ${cookie}`,
    ];
  });
  const shells = routes.flatMap((route) => {
    const address = hostedPath(route, 'named');
    const arabic = [`${address} lang=ar /ar/app.html 200`, `${address} lang=en /app.html 200`];
    return [...(isPrerendered ? [...arabic, `${address} /ar/app.html 200 ${cookie}`] : []), `${address} /app.html 200`];
  });
  const shell = isPrerendered ? [`/app.html /ar/app.html 200! ${cookie}`] : [];
  const hidden = isPrerendered ? ['/ar/* /404.html 404!'] : [];
  return `${[...chosen, ...shell, ...shells, ...hidden].join('\n')}\n`;
}
