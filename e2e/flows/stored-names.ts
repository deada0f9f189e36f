import type { Page } from '@playwright/test';

/** The names that the app may store on the device (docs/security.md, 14.3.3). The mock's data is the server's. */
const known: Record<string, RegExp> = {
  localStorage:
    /^(?:TOKEN|IS_VERIFIED|USER_ID|USER_TYPE|LOGIN_TIME|language|UNCONFIRMED_MOBILE_NUMBER|TOKEN_FIRE_BASE|mantine-color-scheme-value|nabta-mock.*|e2e-applied)$/,
  sessionStorage:
    /^(?:draft\..+|drafts-of|attempt\..+|phone-code|return-scroll|tsr-scroll-restoration.*|nabta-mock.*)$/,
  database: /^nabta-mock$/,
  cache: /^msw:active-clients:/,
  cookie: /^(?:nf_lang|firebase-language-override)$/,
};

/** Stored names that are not listed: keys of both storages, databases, caches, cookies. */
export async function unknownNames(page: Page): Promise<string[]> {
  const kept = await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    database: (await indexedDB.databases()).map(({ name = '' }) => name),
    cache: await caches.keys(),
  }));
  const cookie = (await page.context().cookies()).map(({ name }) => name);
  return Object.entries({ ...kept, cookie }).flatMap(([place, names]) =>
    names.filter((name) => known[place]?.test(name) !== true).map((name) => `${place} ${name}`),
  );
}
