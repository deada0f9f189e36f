import type { Language } from '#src/domain/language.ts';

/**
 * The cookies that hold the language and nothing else, so that a server can choose the page's file: Netlify and Firebase
 * Hosting each read the one name they know; nginx and `deploy/serve-node.ts` read the first.
 */
export const languageCookies = ['nf_lang', 'firebase-language-override'] as const;

const isLanguage = (value: string | undefined): value is Language => value === 'en' || value === 'ar';

/**
 * The language that an address asks for by `?lang=`.
 * @param search the address's query with its question mark, as sent; the first `lang` counts, as in nginx and index.html
 * @returns null where there is none, or one that the app does not have
 */
export function languageInSearch(search: string): Language | null {
  const value = /[?&]lang=([^&]*)/.exec(search)?.[1];
  return isLanguage(value) ? value : null;
}

/** The address of a page in one language, for links from elsewhere; the app takes the query out of the address. */
export function addressInLanguage(siteOrigin: string, path: string, language: Language): string {
  return `${siteOrigin}${path}?lang=${language}`;
}

/** The query of a page with the language to show it in; what else it holds stays. */
export function searchInLanguage(search: string, language: Language): string {
  const others = withoutLanguage(search).slice(1);
  return `?lang=${language}${others === '' ? '' : `&${others}`}`;
}

/** A query without its `lang`; all else stays as it was written. */
export function withoutLanguage(search: string): string {
  const left = search
    .slice(1)
    .split('&')
    .filter((each) => !each.startsWith('lang='));
  return left.join('&') === '' ? '' : `?${left.join('&')}`;
}

/** The language in a request's Cookie header; null where it holds none that the app has. */
export function languageInCookies(header: string): Language | null {
  const value = new RegExp(`(?:^|;\\s*)${languageCookies[0]}=([^;]*)`).exec(header)?.[1];
  return isLanguage(value) ? value : null;
}

/** Writes the language into the cookies, for a year. Without cookies the server sends English, and the page corrects itself. */
export function writeLanguageCookies(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const attributes = `Path=${import.meta.env.BASE_URL}; Max-Age=${365 * 24 * 60 * 60}; SameSite=Lax${secure}`;
  try {
    for (const name of languageCookies) document.cookie = `${name}=${language}; ${attributes}`;
  } catch {
    // The document may have no cookies at all, as in a sandboxed frame.
  }
}
