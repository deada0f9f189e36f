import * as z from 'zod/mini';

/**
 * The settings that differ between environments: one build runs in staging and production. The deploy step inserts them
 * into each page (`deploy/config-in-page.ts`); a page without them fetches `config.json`. `deploy/check-config.ts`
 * checks the file against the same rules before the deployment.
 */

const text = z.string().check(z.regex(/\S/));
const phone = z.string().check(z.regex(/^\+[1-9]\d{7,14}$/));
const email = z.string().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/));
const host = z.string().check(z.regex(/^[\w.-]+(:\d+)?$/));
/** An address of this form that a browser can read: a port, for example, is at most 65535. */
const address = (form: RegExp) =>
  z.string().check(z.refine<string>((value) => form.test(value) && URL.canParse(value)));
const link = address(/^https:\/\/[\w.-]+(\/\S*)?$/);
// Without the characters that end a directive of the policy or a string of nginx’s configuration.
const endpoint = address(/^https?:\/\/[\w.-]+(:\d+)?\/[^\s;,'"$]*$/);
const secureOrigin = address(/^(https:\/\/[\w.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/);

const appConfig = z.strictObject({
  /**
   * The site's own origin, for the addresses in metadata for search engines and chat apps (src/app/page-head.ts).
   * Without it, pages have no canonical address and no preview picture, and there is no sitemap.
   */
  siteOrigin: z.exactOptional(secureOrigin),
  /** The origin of the API, without a path; empty for the app's own origin. Health data needs https. */
  apiOrigin: z.union([z.literal(''), secureOrigin]),
  /** Additional origins of the API's pictures. Only the response headers use them (deploy/headers.ts). */
  pictureOrigins: z.exactOptional(z.array(secureOrigin)),
  firebase: z.strictObject({
    apiKey: text,
    authDomain: host,
    projectId: text,
    appId: text,
    /** Only an emulator on the same machine: no setting can send parents' numbers anywhere but to Google. */
    emulatorOrigin: z.exactOptional(z.string().check(z.regex(/^http:\/\/(localhost|127\.0\.0\.1):\d+$/))),
  }),
  brand: z.strictObject({
    email,
    mobileNumber: phone,
    whatsApp: phone,
    links: z.strictObject({ instagram: link, x: link, maps: link }),
    developer: z.strictObject({ name: z.strictObject({ en: text, ar: text }), url: link }),
  }),
  reporting: z.exactOptional(z.strictObject({ endpoint, policyEndpoint: z.exactOptional(endpoint) })),
  /** Origins of payment pages besides the app's own origin: the app sends parents to no other payment page. */
  paymentOrigins: z.array(secureOrigin),
});

export type AppConfig = z.output<typeof appConfig>;

/**
 * Checks a configuration.
 * @returns the paths of settings that are missing, unknown or of the wrong type, such as `.firebase.apiKey`
 */
export function configErrors(value: unknown): string[] {
  const { error } = appConfig.safeParse(value);
  const paths = error?.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path],
  );
  return (paths ?? []).map((path) => path.map((name) => `.${String(name)}`).join(''));
}

/** The `id` of the JSON block that contains the configuration in a page. */
export const configBlockId = 'config';

/** The configuration's text: from the page without a request, otherwise from config.json, which the page preloads. */
async function readConfigText(): Promise<string> {
  const block = document.querySelector(`script#${configBlockId}[type="application/json"]`);
  return block?.textContent ?? (await fetch('/config.json')).text();
}

/**
 * Reads the configuration from the page, or fetches it if the page contains none.
 * @throws Error that names the wrong settings or the missing configuration
 */
export async function loadConfig(): Promise<AppConfig> {
  let errors = ['.not found, or not JSON'];
  try {
    const config = JSON.parse(await readConfigText()) as AppConfig;
    errors = configErrors(config);
    if (errors.length === 0) return config;
  } catch {
    // The file is missing or not JSON: the error names the whole file.
  }
  throw new Error(`config.json: ${errors.map((path) => path.slice(1)).join(', ')}`);
}
