import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languageCookies } from '#src/i18n/language-cookie.ts';
import { startLanguage, storedLanguage, storeLanguage } from './session.ts';

const open = (address: string) => {
  window.history.replaceState({ key: 'entry' }, '', address);
};
const cookies = () =>
  Object.fromEntries(document.cookie.split('; ').map((each) => each.split('=') as [string, string]));

beforeEach(() => {
  open('/');
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const name of languageCookies) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

test('A08 without a choice the app starts in English, and sends it to the server', () => {
  expect(startLanguage()).toBe('en');
  expect(localStorage.getItem('language')).toBeNull();
  expect(cookies()).toEqual({ nf_lang: 'en', 'firebase-language-override': 'en' });
});

test('A08 a choice is mirrored in the cookies, and again at each start', () => {
  void storeLanguage('ar');
  expect(cookies()).toEqual({ nf_lang: 'ar', 'firebase-language-override': 'ar' });
  document.cookie = 'nf_lang=nonsense; Path=/';
  expect(startLanguage()).toBe('ar');
  expect(cookies()['nf_lang']).toBe('ar');
});

test('A08 the cookies last a year, for the whole site, and are sent on encrypted lines only where there is one', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  void storeLanguage('ar');
  expect(written.mock.calls[0]).toEqual(['nf_lang=ar; Path=/; Max-Age=31536000; SameSite=Lax']);
  vi.stubGlobal('location', { protocol: 'https:' });
  void storeLanguage('ar');
  expect(written.mock.lastCall?.[0]).toMatch(/; SameSite=Lax; Secure$/);
  vi.unstubAllGlobals();
});

test('A08 a language in the address becomes the choice and leaves the address, the rest stays', () => {
  void storeLanguage('en');
  open('/packages?page=2&lang=ar#top');
  expect(startLanguage()).toBe('ar');
  expect(localStorage.getItem('language')).toBe('ar');
  expect(cookies()['nf_lang']).toBe('ar');
  expect(window.location.pathname + window.location.search + window.location.hash).toBe('/packages?page=2#top');
  expect(window.history.state).toEqual({ key: 'entry' });
});

test.each(['?lang=fr', '?lang=', '?lang=ar-SA'])('A08 %s in the address is ignored', (search) => {
  void storeLanguage('ar');
  open(`/packages${search}`);
  expect(startLanguage()).toBe('ar');
  expect(storedLanguage()).toBe('ar');
  expect(window.location.search).toBe(search);
});

test('A08 where a document has no cookies the language is stored all the same', () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  });
  void storeLanguage('ar');
  expect(startLanguage()).toBe('ar');
});
