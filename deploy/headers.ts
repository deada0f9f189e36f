import type { AppConfig } from '../src/app/config.ts';
import { contentPolicy, type InlineHashes } from './content-policy.ts';

const closedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

export type Header = readonly [name: string, value: string];

/** Headers of every response, including errors. Assets get only `Cache-Control` in addition. */
export const commonHeaders: readonly Header[] = [
  // One year. Browsers ignore this header on an unencrypted connection, so a server behind a TLS proxy can send it too.
  ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

/**
 * Additional headers for documents (HTML), including the page for unknown addresses. All servers and hosts use this
 * list.
 * @param hashes those of the scripts and styles in the pages themselves (`inlineHashes`)
 */
export function documentHeaders(config: AppConfig, hashes: InlineHashes): readonly Header[] {
  return [
    ['Content-Security-Policy', contentPolicy(config, hashes)],
    // Addresses contain ids of orders and students, so other sites receive only the origin, which Firebase's key is
    // bound to.
    ['Referrer-Policy', 'strict-origin'],
    // Neither this site nor a frame in it needs the device's features.
    ['Permissions-Policy', closedFeatures.map((feature) => `${feature}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ];
}

/**
 * The value of `Vary` for servers that choose the document's language by its cookie, so that caches consider the
 * cookie.
 */
export const documentVary = 'Cookie';

/** The folder of files whose names change with their content. */
export const hashedFolder = '/assets/';

/** The file at the site's root with the number of the current build. */
export const buildFile = 'build.json';

/**
 * How long a response may be cached: a hashed file forever, everything else only with revalidation. A document's
 * language depends on a cookie and some shared caches ignore `Vary`, so no shared cache may store documents.
 */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  document: 'private, no-cache',
  other: 'no-cache',
} as const;

/** Matches the files that the build compresses. */
export const compressible = /\.(?:html|js|css|json|svg|txt|md)$/;
