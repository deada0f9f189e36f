import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languageInCookies, languageInSearch, searchInLanguage, withoutLanguage } from './language-cookie.ts';

test.each([
  ['?lang=ar', 'ar'],
  ['?page=2&lang=en', 'en'],
  ['?lang=fr', null],
  ['?lang=', null],
  ['?lang=AR', null],
  ['?lang=ar-SA', null],
  ['?language=ar', null],
  ['?lang=fr&lang=ar', null],
  ['', null],
])('an address with %j asks for %j', (search, language) => {
  expect(languageInSearch(search)).toBe(language);
});

test.each([
  ['?lang=ar', ''],
  ['?redirect=%2Fcheckout%3Fa%3D1&lang=ar', '?redirect=%2Fcheckout%3Fa%3D1'],
  ['?lang=en&page=2&lang=ar', '?page=2'],
  ['?language=ar', '?language=ar'],
])('without its language %j is %j', (search, rest) => {
  expect(withoutLanguage(search)).toBe(rest);
});

test.each([
  ['', '?lang=ar'],
  ['?category=healthy', '?lang=ar&category=healthy'],
  ['?lang=en&page=2', '?lang=ar&page=2'],
])('%j in Arabic is %j', (search, inArabic) => {
  expect(searchInLanguage(search, 'ar')).toBe(inArabic);
});

test.each([
  ['nf_lang=ar', 'ar'],
  ['other=1; nf_lang=en', 'en'],
  ['nf_lang=fr', null],
  ['nf_lang="ar"', null],
  ['nf_lang=ar%00', null],
  ['not_nf_lang=ar', null],
  ['firebase-language-override=ar', null],
  ['', null],
])('a request with the cookies %j asks for %j', (header, language) => {
  expect(languageInCookies(header)).toBe(language);
});

test('no query and no header of cookies gives another language', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect([null, 'en', 'ar']).toContain(languageInSearch(`?lang=${text}`));
      expect([null, 'en', 'ar']).toContain(languageInCookies(`nf_lang=${text}`));
    }),
  );
});
