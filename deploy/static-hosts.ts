import type { AppConfig } from '../src/app/config.ts';
import { languageCookies } from '../src/i18n/language-cookie.ts';
import type { InlineHashes } from './content-policy.ts';
import { cacheControl, commonHeaders, documentHeaders, type Header, hashedFolder } from './headers.ts';
import { hostedPath, routes } from './routes.ts';

interface StaticSite {
  config: AppConfig;
  /** Of the scripts and styles in the site's pages. */
  hashes: InlineHashes;
  /** The site's pages below its folder, `ar/packages/index.html`. */
  pages: readonly string[];
}

/** A pattern of the paths that do not begin with a folder, in RE2, which can't look ahead. */
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
 * Firebase Hosting's `firebase.json`. It chooses a prerendered page's language by its cookie; where there is none by
 * `Accept-Language`. A path that neither a file nor a rewrite answers gets 404.html with that status.
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
 * Netlify's `_headers`. A rule can't leave out a folder, and the page of an unknown address has no rule of its own: so every
 * file has the headers of documents. Netlify joins the values of several rules for one header, so Cache-Control is in rules that
 * never meet: what they leave out Netlify serves with `max-age=0, must-revalidate`.
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

/** Where a prerendered page is shown: `packages/12/index.html` at `/packages/12`. */
const addressOf = (page: string) => `/${page.replace(/(?:^|\/)index\.html$/, '')}`;

/**
 * Netlify's `_redirects`. The language of a prerendered page is the one that the address asks for, else the cookie's: the
 * condition `Language` alone would follow the browser's settings. Other pages get the app's shell; what is not listed gets 404.html.
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
