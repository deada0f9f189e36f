import { readFile } from 'node:fs/promises';
import { type AppConfig, configErrors } from '../src/app/config.ts';

/** The expected values of the settings, by path. The rules are in src/app/config.ts. */
const wanted: readonly (readonly [RegExp, string])[] = [
  [/^siteOrigin$/, 'the site’s own https origin without a path, https://www.example.com'],
  [/^apiOrigin$/, 'the origin of the API without a path, https://api.example.com, or "" for the app’s own'],
  [/^pictureOrigins/, 'a list of origins without a path, ["https://pictures.example.com"]'],
  [
    /^paymentOrigins/,
    'a list of https origins without a path, ["https://pay.example.com"]; [] where only the app’s own',
  ],
  [/^firebase\.authDomain$/, 'a host name, project.firebaseapp.com'],
  [/^firebase\.emulatorOrigin$/, 'an emulator on this machine, http://127.0.0.1:9099, and nothing in production'],
  [/^firebase\./, 'text, as Firebase’s console shows it'],
  [
    /^(?:firebase|brand|brand\.links|brand\.developer|brand\.developer\.name|reporting)$/,
    'an object, as in deploy/config.example.json',
  ],
  [/^brand\.email$/, 'an e-mail address'],
  [/^brand\.(?:mobileNumber|whatsApp)$/, 'a phone number in international form without spaces, +9665XXXXXXXX'],
  [/^brand\.(?:links\.(?:instagram|x|maps)|developer\.url)$/, 'an address that begins with https://'],
  [/^brand\.developer\.name\.(?:en|ar)$/, 'a name'],
  [/^reporting\.(?:endpoint|policyEndpoint)$/, 'an address with a path, https://reports.example.com/app'],
];

function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value);
}

/** Explains a wrong setting in one line. The value is left out, because a misplaced value may be a secret. */
function explained(config: unknown, path: string): string {
  if (path === '') return 'has to be one JSON object, as deploy/config.example.json is';
  const words = wanted.find(([pattern]) => pattern.test(path))?.[1];
  if (words === undefined) return `${path}: no such setting`;
  return `${path}: ${at(config, path) === undefined ? 'missing; ' : ''}has to be ${words}`;
}

/** The configuration, or one line for each error. */
export type ReadConfig = { config: AppConfig } | { errors: readonly string[] };

/** Checks a configuration's text by the app's rules. */
export function parseConfig(text: string): ReadConfig {
  let config: unknown;
  if (text.startsWith('\uFEFF'))
    return { errors: ['begins with a byte order mark (BOM): save it as UTF-8 without one'] };
  try {
    config = JSON.parse(text);
  } catch (error) {
    // The engine's message quotes the text around the error, so only the position is shown.
    const place = /\(?(?:at )?(?:position|line) .*$/.exec((error as Error).message)?.[0] ?? '';
    return { errors: [`is no JSON ${place}`.trim()] };
  }
  const errors = configErrors(config).map((path) => explained(config, path.slice(1)));
  return errors.length > 0 ? { errors } : { config: config as AppConfig };
}

/** Reads a configuration file and checks it by the rules that the app applies at start. */
export async function readConfig(file: string): Promise<ReadConfig> {
  try {
    return parseConfig(await readFile(file, 'utf8'));
  } catch (error) {
    return { errors: [`can’t be read: ${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}`] };
  }
}
