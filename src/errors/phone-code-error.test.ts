import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { phoneAuthCodes } from '#src/auth/phone-auth.ts';
import type { Language } from '#src/domain/language.ts';
import { phoneCodeErrors } from './phone-code-error.ts';

/** Reads the messages from their files, because an import would return them compiled. */
const textsIn = (language: Language) =>
  JSON.parse(readFileSync(new URL(`../i18n/${language}.json`, import.meta.url), 'utf8')) as Record<string, string>;

test.each(phoneAuthCodes)('A12 %s has a text of its own in both languages', (code) => {
  for (const [language, script] of [
    ['en', /^[A-Z][a-z]/],
    ['ar', /^[\u0621-\u064a]/],
  ] as const) {
    const texts = textsIn(language);
    const text = texts[phoneCodeErrors[code]];
    expect(text).toMatch(script);
    expect(phoneAuthCodes.filter((each) => texts[phoneCodeErrors[each]] === text)).toEqual([code]);
  }
});
