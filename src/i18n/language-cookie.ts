import type { Language } from '#src/domain/language.ts';

/**
 * The cookies with the language, so that a server can select the page's file. They contain nothing else. Netlify and
 * Firebase Hosting each read only a name of their own; nginx and `deploy/serve-node.ts` read the first one.
 */
export const languageCookies = ['nf_lang', 'firebase-language-override'] as const;

const isLanguage = (value: string | undefined): value is Language => value === 'en' || value === 'ar';

/**
 * The language in `?lang=` of an address.
 * @param search the query as sent, with its question mark; the first `lang` counts, as in nginx and index.html
 * @returns null if there is none, or if the app does not have the language
 */
export function languageInSearch(search: string): Language | null {
  const value = /[?&]lang=([^&]*)/.exec(search)?.[1];
  return isLanguage(value) ? value : null;
}

/** The address of a page in one language, for external links; the app removes the query from the address. */
export function addressInLanguage(siteOrigin: string, path: string, language: Language): string {
  return `${siteOrigin}${path}?lang=${language}`;
}

/** The query of a page with the given language; other parameters stay. */
export function searchInLanguage(search: string, language: Language): string {
  const others = withoutLanguage(search).slice(1);
  return `?lang=${language}${others === '' ? '' : `&${others}`}`;
}

/** A query without `lang`; other parameters stay unchanged. */
export function withoutLanguage(search: string): string {
  const left = search
    .slice(1)
    .split('&')
    .filter((each) => !each.startsWith('lang='));
  return left.join('&') === '' ? '' : `?${left.join('&')}`;
}

/** The language in a request's Cookie header; null if it contains none that the app has. */
export function languageInCookies(header: string): Language | null {
  const value = new RegExp(`(?:^|;\\s*)${languageCookies[0]}=([^;]*)`).exec(header)?.[1];
  return isLanguage(value) ? value : null;
}

/**
 * Writes the language into the cookies for a year. Without them, the server sends English and the page corrects itself.
 */
export function writeLanguageCookies(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const attributes = `Path=${import.meta.env.BASE_URL}; Max-Age=${365 * 24 * 60 * 60}; SameSite=Lax${secure}`;
  try {
    for (const name of languageCookies) document.cookie = `${name}=${language}; ${attributes}`;
  } catch {
    // A document without access to cookies, such as a sandboxed frame.
  }
}
