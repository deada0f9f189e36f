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

/** What every response has, a refusal too: assets have nothing else but `Cache-Control`. */
export const commonHeaders: readonly Header[] = [
  // A year. Browsers ignore it where the line is not encrypted, so a server behind a TLS proxy sends it as well.
  ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

/**
 * What documents (HTML) have besides, the page of an unknown address too. Whatever serves the app takes its headers from here.
 * @param hashes of the scripts and styles in the pages themselves (`inlineHashes`)
 */
export function documentHeaders(config: AppConfig, hashes: InlineHashes): readonly Header[] {
  return [
    ['Content-Security-Policy', contentPolicy(config, hashes)],
    // Addresses hold ids of orders and children: other sites learn the origin alone, which Firebase's key is bound to.
    ['Referrer-Policy', 'strict-origin'],
    // Nothing of the device is asked for, by this site or by a frame in it.
    ['Permissions-Policy', closedFeatures.map((feature) => `${feature}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ];
}

/** A server that chooses the document's language by its cookie says so to caches. */
export const documentVary = 'Cookie';

/** The folder of files with names that change with their content. */
export const hashedFolder = '/assets/';

/** The file at the site's root that names the build the server has now. */
export const buildFile = 'build.json';

/**
 * How long a response may be kept: a hashed file for good, everything else only after asking whether it changed. A document's
 * language depends on a cookie, and not every shared cache follows `Vary`: none may keep it.
 */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  document: 'private, no-cache',
  other: 'no-cache',
} as const;

/** What the files are that the build compresses beforehand: text of a size that is worth it. */
export const compressible = /\.(?:html|js|css|json|svg|txt|md)$/;
