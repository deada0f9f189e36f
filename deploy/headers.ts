import type { AppConfig } from '../src/app/config.ts';
import { contentPolicy } from './content-policy.ts';

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

/** What every answer carries, a refusal too. Whatever serves the app takes its headers from here. */
export function everyAnswersHeaders(
  config: AppConfig,
  scriptHashes: readonly string[],
): readonly (readonly [string, string])[] {
  return [
    ['Content-Security-Policy', contentPolicy(config, scriptHashes)],
    // A year. Browsers ignore it where the line is not encrypted, so a server behind a TLS proxy sends it as well.
    ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
    ['X-Content-Type-Options', 'nosniff'],
    // Addresses hold ids of orders and children: other sites learn the origin alone, which Firebase's key is bound to.
    ['Referrer-Policy', 'strict-origin'],
    // Nothing of the device is asked for, by this site or by a frame in it.
    ['Permissions-Policy', closedFeatures.map((feature) => `${feature}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
}

/** Where the files are whose names change with their content. */
export const hashedFolder = '/assets/';

/** The file at the site's root that names the build the server has now. */
export const buildFile = 'build.json';

/** How long an answer may be kept: a hashed file for good, everything else only after asking whether it changed. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;

/** What the files are that the build compresses beforehand: text of a size that is worth it. */
export const compressible = /\.(?:html|js|css|json|svg|txt|md)$/;
