import { createHash } from 'node:crypto';
import type { AppConfig } from '../src/app/config.ts';

/** A source that pages may use, and the reason. docs/deploy.md lists all of them; a test compares the two lists. */
interface Source {
  source: string;
  why: string;
}

type Directives = readonly (readonly [name: string, sources: readonly Source[]])[];

/** Hashes of the inline scripts and styles of pages, in the form that a Content-Security-Policy uses. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the hashes of the inline scripts and styles of pages, each once. Elements with attributes are left out. */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  const of = (element: 'script' | 'style') => {
    const pattern = new RegExp(`<${element}>(.*?)</${element}>`, 'gs');
    return [...new Set(pages.flatMap((html) => [...html.matchAll(pattern)].map(([, text = '']) => hashOf(text))))];
  };
  return { scripts: of('script'), styles: of('style') };
}

/**
 * Finds the elements that the policy refuses whatever hashes it contains: inline scripts and styles with attributes
 * (other than data), event handler attributes and `javascript:` addresses.
 * @returns the start tags of the refused elements
 */
export function refusedElements(html: string): string[] {
  // The content of scripts and styles is not markup. The content of templates is markup like any other.
  const tags = html.replaceAll(/(<(script|style)\b[^>]*>).*?<\/\2>/gis, '$1').match(/<[a-z][^>]*>/gi) ?? [];
  return tags.filter((tag) => {
    if (/^<script\s/i.test(tag)) return !/\ssrc="|\stype="application\/(?:ld\+)?json"/.test(tag);
    if (/^<style\s/i.test(tag)) return true;
    return /\s(?:on\w+|srcdoc)=|=\s*["']?\s*javascript:/i.test(tag);
  });
}

const own = (why: string): Source => ({ source: "'self'", why });

/**
 * Lists what pages may load, connect to and do. Everything not listed is refused: `default-src 'none'`.
 * @param hashes those of the scripts and styles in the pages themselves (`inlineHashes`)
 */
export function policyDirectives(config: AppConfig, hashes: InlineHashes): Directives {
  const { apiOrigin, pictureOrigins = [], firebase, reporting } = config;
  const api = (why: string): Source[] => (apiOrigin === '' ? [] : [{ source: apiOrigin, why }]);
  const reports = [reporting?.endpoint, reporting?.policyEndpoint].flatMap((address) => address ?? []);
  return [
    ['default-src', [{ source: "'none'", why: 'all that is not named is refused' }]],
    [
      'script-src',
      [
        own("the app's files"),
        ...hashes.scripts.map((source) => ({
          source,
          why: "the few lines in each page that set language, direction and colours before the first paint, make a signed-in parent's first calls and load the app, and no others",
        })),
        {
          source: 'https://www.google.com/recaptcha/api.js',
          why: "reCAPTCHA's loader, which Firebase fetches before it sends a code",
        },
        {
          source: 'https://www.google.com/recaptcha/enterprise.js',
          why: "its other loader, which Firebase fetches where the project's settings ask for reCAPTCHA Enterprise",
        },
        {
          source: 'https://www.gstatic.com/recaptcha/releases/',
          why: 'reCAPTCHA itself, which its loader fetches: a folder, since each release has one of its own in it',
        },
      ],
    ],
    ['style-src', [own("the app's stylesheets; for browsers that do not know the two lines below")]],
    [
      'style-src-elem',
      [
        own("the app's stylesheets; no script makes a style element"),
        ...hashes.styles.map((source) => ({ source, why: 'the styles of the first paint, in the prerendered pages' })),
      ],
    ],
    [
      'style-src-attr',
      [
        {
          source: "'unsafe-inline'",
          why: "the style attributes in prerendered pages and in reCAPTCHA's own markup; in the browser React and Mantine set theirs through the CSSOM, which no policy restricts",
        },
      ],
    ],
    [
      'img-src',
      [
        own("the app's pictures"),
        { source: 'data:', why: 'small pictures that the build puts into scripts and stylesheets' },
        ...api('pictures of meals, packages and articles'),
        ...pictureOrigins.map((source) => ({ source, why: "the API's pictures, where they have another origin" })),
      ],
    ],
    ['font-src', [own("the app's fonts")]],
    [
      'connect-src',
      [
        own('config.json, the fonts of the PDF, and the API where it has the same origin'),
        ...api('the API'),
        { source: 'https://identitytoolkit.googleapis.com', why: 'Firebase sends the code and checks it' },
        {
          source: 'https://www.google.com/recaptcha/',
          why: "reCAPTCHA's own calls from the page: a folder, since their names are those of its release",
        },
        ...(firebase.emulatorOrigin === undefined
          ? []
          : [{ source: firebase.emulatorOrigin, why: "Firebase's emulator, in tests" }]),
        ...[...new Set(reports.map((address) => new URL(address).origin))].map((source) => ({
          source,
          why: 'where errors and vitals are reported to',
        })),
      ],
    ],
    [
      'frame-src',
      [
        {
          source: 'https://www.google.com/recaptcha/',
          why: "reCAPTCHA's check, and its puzzle: a folder, since their names are those of its release",
        },
        { source: 'https://recaptcha.google.com/recaptcha/', why: "the second address of reCAPTCHA's frames" },
      ],
    ],
    ['worker-src', [own("the app's service worker")]],
    ['manifest-src', [own('what an installed app is called, and its icons')]],
    [
      'form-action',
      [
        {
          source: "'none'",
          why: 'forms are sent by script; one that slips by must not put its fields into an address',
        },
      ],
    ],
    ['frame-ancestors', [{ source: "'none'", why: 'no other site may show this one in a frame' }]],
    ['base-uri', [{ source: "'none'", why: 'no injected <base> may turn the addresses of our files' }]],
    [
      'require-trusted-types-for',
      [
        {
          source: "'script'",
          why: 'text becomes markup or script through a named policy only, where the browser knows Trusted Types',
        },
      ],
    ],
    ...(reporting?.policyEndpoint === undefined
      ? []
      : ([
          ['report-uri', [{ source: reporting.policyEndpoint, why: 'where browsers report what was refused' }]],
        ] as const)),
  ];
}

/** The Content-Security-Policy header. */
export function contentPolicy(config: AppConfig, hashes: InlineHashes): string {
  return policyDirectives(config, hashes)
    .map(([name, sources]) => [name, ...sources.map(({ source }) => source)].join(' '))
    .join('; ');
}
