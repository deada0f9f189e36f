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

/** Headers of every response, errors too. Assets have only `Cache-Control` besides. */
export const commonHeaders: readonly Header[] = [
  // A year. Browsers ignore it where the line is not encrypted, so a server behind a TLS proxy sends it as well.
  ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

/**
 * More headers for documents (HTML), the page for unknown addresses too. Every server and host takes its headers from here.
 * @param hashes of the scripts and styles in the pages themselves (`inlineHashes`)
 */
export function documentHeaders(config: AppConfig, hashes: InlineHashes): readonly Header[] {
  return [
    ['Content-Security-Policy', contentPolicy(config, hashes)],
    // Addresses hold ids of orders and children: other sites learn the origin alone, which Firebase's key is bound to.
    ['Referrer-Policy', 'strict-origin'],
    // Neither this site nor a frame in it needs the device's features.
    ['Permissions-Policy', closedFeatures.map((feature) => `${feature}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ];
}

/** For servers that choose the document's language by its cookie: caches need to know. */
export const documentVary = 'Cookie';

/** The folder of files with names that change with their content. */
export const hashedFolder = '/assets/';

/** The file at the site's root with the number of the current build. */
export const buildFile = 'build.json';

/**
 * How long a response may be cached: a hashed file forever, everything else only with revalidation. A document's
 * language depends on a cookie, and not every shared cache follows `Vary`: none may keep it.
 */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  document: 'private, no-cache',
  other: 'no-cache',
} as const;

/** The kinds of files that the build compresses. */
export const compressible = /\.(?:html|js|css|json|svg|txt|md)$/;
