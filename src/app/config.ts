/**
 * What differs from one place the app runs at to another: one build serves staging and production. The deploy step puts it into
 * each page (`deploy/config-in-page.ts`); a page without it fetches `config.json`. The same rules check the file before it is
 * deployed (`deploy/check-config.ts`).
 */

const text = /\S/;
const phone = /^\+[1-9]\d{7,14}$/;
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const host = /^[\w.-]+(:\d+)?$/;
const link = /^https:\/\/[\w.-]+(\/\S*)?$/;
const endpoint = /^https?:\/\/[\w.-]+(:\d+)?\/\S*$/;
const securely = /^(https:\/\/[\w.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/;
const origin = /^https?:\/\/[\w.-]+(:\d+)?$/;

/** The file's shape; a question mark ends what may be left out. */
export const configRules = {
  /**
   * The site's own origin, for the addresses that search engines and chats read (src/app/page-head.ts). Without it pages have
   * neither canonical addresses nor preview pictures, and there is no sitemap.
   */
  'siteOrigin?': securely,
  /** The origin of the API, without a path; empty for the app's own origin. */
  apiOrigin: /^(https?:\/\/[\w.-]+(:\d+)?)?$/,
  /** From where else the API's pictures come. Only the headers ask for it (deploy/headers.ts). */
  'pictureOrigins?': [origin],
  firebase: {
    apiKey: text,
    authDomain: host,
    projectId: text,
    appId: text,
    /** An emulator on the same machine and nothing else: no setting leads real parents' numbers anywhere but to Google. */
    'emulatorOrigin?': /^http:\/\/(localhost|127\.0\.0\.1):\d+$/,
  },
  brand: {
    email,
    mobileNumber: phone,
    whatsApp: phone,
    links: { instagram: link, x: link, maps: link },
    developer: { name: { en: text, ar: text }, url: link },
  },
  'reporting?': { endpoint, 'policyEndpoint?': endpoint },
  /** Where payments are taken, besides the app's own origin: parents are sent to pay nowhere else. */
  paymentOrigins: [securely],
} as const;

type Value<R> = R extends RegExp ? string : R extends readonly [RegExp] ? string[] : Checked<R>;
type Checked<R> = { [K in keyof R as K extends `${string}?` ? never : K]: Value<R[K]> } & {
  [K in keyof R as K extends `${infer Name}?` ? Name : never]?: Value<R[K]>;
};

export type AppConfig = Checked<typeof configRules>;

interface Rules {
  readonly [name: string]: RegExp | readonly [RegExp] | Rules;
}

/**
 * Checks a configuration.
 * @returns the paths of the settings that are missing, unknown or of the wrong type
 */
export function configErrors(
  value: unknown,
  rules: RegExp | readonly [RegExp] | Rules = configRules,
  path = '',
): string[] {
  if (rules instanceof RegExp) return typeof value === 'string' && rules.test(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [path];
  if (Array.isArray(rules)) {
    return Array.isArray(value)
      ? value.flatMap((each, at) => configErrors(each, rules[0] as RegExp, `${path}.${at}`))
      : [path];
  }
  const left = new Map<string, unknown>(Object.entries(value));
  const errors = Object.entries(rules).flatMap(([rule, inner]) => {
    const name = rule.replace('?', '');
    const given = left.get(name);
    left.delete(name);
    return given === undefined && rule !== name ? [] : configErrors(given, inner, `${path}.${name}`);
  });
  return [...errors, ...[...left.keys()].map((name) => `${path}.${name}`)];
}

/** The `id` of the JSON block that holds the configuration in a page. */
export const configBlockId = 'config';

/** The configuration's text: the page's own, without a request; else the file beside index.html, which the page preloads. */
async function readConfigText(): Promise<string> {
  const block = document.querySelector(`script#${configBlockId}[type="application/json"]`);
  return block?.textContent ?? (await fetch('/config.json')).text();
}

/**
 * Reads the configuration from the page, or fetches it where the page has none.
 * @throws Error that names the wrong settings, or says that there is no configuration
 */
export async function loadConfig(): Promise<AppConfig> {
  let errors = ['.not found, or not JSON'];
  try {
    const config = JSON.parse(await readConfigText()) as AppConfig;
    errors = configErrors(config);
    if (errors.length === 0) return config;
  } catch {
    // Missing, or no JSON: the error is about the whole file.
  }
  throw new Error(`config.json: ${errors.map((path) => path.slice(1)).join(', ')}`);
}
