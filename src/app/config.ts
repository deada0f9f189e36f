import * as z from 'zod/mini';

/**
 * What differs from one place the app runs at to another: one build serves staging and production. The deploy step puts it into
 * each page (`deploy/config-in-page.ts`); a page without it fetches `config.json`. The same rules check the file before it is
 * deployed (`deploy/check-config.ts`).
 */

const text = z.string().check(z.regex(/\S/));
const phone = z.string().check(z.regex(/^\+[1-9]\d{7,14}$/));
const email = z.string().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/));
const host = z.string().check(z.regex(/^[\w.-]+(:\d+)?$/));
const link = z.string().check(z.regex(/^https:\/\/[\w.-]+(\/\S*)?$/));
const endpoint = z.string().check(z.regex(/^https?:\/\/[\w.-]+(:\d+)?\/\S*$/));
const secureOrigin = z.string().check(z.regex(/^(https:\/\/[\w.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/));
const origin = z.string().check(z.regex(/^https?:\/\/[\w.-]+(:\d+)?$/));

const appConfig = z.strictObject({
  /**
   * The site's own origin, for the addresses that search engines and chats read (src/app/page-head.ts). Without it pages have
   * neither canonical addresses nor preview pictures, and there is no sitemap.
   */
  siteOrigin: z.exactOptional(secureOrigin),
  /** The origin of the API, without a path; empty for the app's own origin. */
  apiOrigin: z.union([z.literal(''), origin]),
  /** From where else the API's pictures come. Only the headers ask for it (deploy/headers.ts). */
  pictureOrigins: z.exactOptional(z.array(origin)),
  firebase: z.strictObject({
    apiKey: text,
    authDomain: host,
    projectId: text,
    appId: text,
    /** An emulator on the same machine and nothing else: no setting leads real parents' numbers anywhere but to Google. */
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
  /** Where payments are taken, besides the app's own origin: parents are sent to pay nowhere else. */
  paymentOrigins: z.array(secureOrigin),
});

export type AppConfig = z.output<typeof appConfig>;

/**
 * Checks a configuration.
 * @returns the paths of the settings that are missing, unknown or of the wrong type, `.firebase.apiKey`
 */
export function configErrors(value: unknown): string[] {
  const { error } = appConfig.safeParse(value);
  const paths = error?.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path],
  );
  return (paths ?? []).map((path) => path.map((name) => `.${String(name)}`).join(''));
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
 * @throws Error that names the wrong settings or the missing configuration
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
