import { createHash } from 'node:crypto';
import type { AppConfig } from '../src/app/config.ts';

/** One thing that pages may do, and why. docs/deploy.md names each of them; a test compares the two. */
interface Source {
  source: string;
  why: string;
}

type Directives = readonly (readonly [name: string, sources: readonly Source[]])[];

/** Hashes, as a policy writes them, of the scripts that stand in a page's own text. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)];
  return scripts.map(
    ([, text]) =>
      `'sha256-${createHash('sha256')
        .update(text ?? '')
        .digest('base64')}'`,
  );
}

const own = (why: string): Source => ({ source: "'self'", why });

/**
 * What pages may load, reach and do. Everything not named here is refused: `default-src 'none'`.
 * @param scriptHashes of the scripts in index.html itself (`inlineScriptHashes`)
 */
export function policyDirectives(config: AppConfig, scriptHashes: readonly string[]): Directives {
  const { apiOrigin, pictureOrigins = [], firebase, reporting } = config;
  const api = (why: string): Source[] => (apiOrigin === '' ? [] : [{ source: apiOrigin, why }]);
  const reports = [reporting?.endpoint, reporting?.policyEndpoint].flatMap((address) => address ?? []);
  return [
    ['default-src', [{ source: "'none'", why: 'what nobody thought of is refused' }]],
    [
      'script-src',
      [
        own("the app's files"),
        ...scriptHashes.map((source) => ({
          source,
          why: 'the few lines in index.html that set language, direction and colours before the first paint, and no others',
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
    ['style-src-elem', [own("the app's stylesheets; no style element is ever made by a script")]],
    [
      'style-src-attr',
      [
        {
          source: "'unsafe-inline'",
          why: "the style attributes in reCAPTCHA's own markup; React and Mantine set theirs through the CSSOM, which no policy restricts",
        },
      ],
    ],
    [
      'img-src',
      [
        own("the app's pictures"),
        { source: 'data:', why: 'small pictures that the build puts into scripts and stylesheets' },
        ...api('pictures of meals, packages and articles'),
        ...pictureOrigins.map((source) => ({ source, why: "the API's pictures, where they stand elsewhere" })),
      ],
    ],
    ['font-src', [own("the app's fonts")]],
    [
      'connect-src',
      [
        own('config.json, the fonts of the PDF, and the API where it stands at the same origin'),
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
    [
      'form-action',
      [
        {
          source: "'none'",
          why: 'forms are sent by script; one that slips by must not put its fields into an address',
        },
      ],
    ],
    ['frame-ancestors', [{ source: "'none'", why: 'nobody may lay this site under a page of theirs' }]],
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
export function contentPolicy(config: AppConfig, scriptHashes: readonly string[]): string {
  return policyDirectives(config, scriptHashes)
    .map(([name, sources]) => [name, ...sources.map(({ source }) => source)].join(' '))
    .join('; ');
}
