import { describe, expect, it } from 'vitest';
import { localized, nameOf } from './localized.ts';

describe('a text in two languages (row C13)', () => {
  it.each([
    ['en', 'Lunch', 'غداء', 'Lunch'],
    ['ar', 'Lunch', 'غداء', 'غداء'],
    ['en', null, 'غداء', 'غداء'],
    ['en', undefined, 'غداء', 'غداء'],
    ['en', '', 'غداء', 'غداء'],
    ['en', ' \n', 'غداء', 'غداء'],
    ['ar', 'Lunch', null, 'Lunch'],
    ['ar', 'Lunch', undefined, 'Lunch'],
    ['ar', 'Lunch', '', 'Lunch'],
    ['ar', 'Lunch', '\u00a0 ', 'Lunch'],
  ] as const)('in %s, of %j and %j, is %j', (language, english, arabic, shown) => {
    expect(localized(language, english, arabic)).toBe(shown);
    expect(nameOf(language, { name: english, arabicName: arabic })).toBe(shown);
  });

  it.each(['en', 'ar'] as const)('is empty in %s if it was not written', (language) => {
    expect(localized(language, null, undefined)).toBe('');
    expect(localized(language, '', null)).toBe('');
    expect(nameOf(language, { name: null, arabicName: undefined })).toBe('');
  });
});
