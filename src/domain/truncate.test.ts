import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultBusinessSettings } from './business-settings.ts';
import { truncate, truncateDescription, truncateTitle } from './truncate.ts';

const graphemes = (text: string) => Array.from(new Intl.Segmenter('ar').segment(text), ({ segment }) => segment);

describe('text is cut after exactly so many graphemes', () => {
  test.each([
    ['abcdef', 5, 'abcde…'],
    ['abcde', 5, 'abcde'],
    ['abcd', 5, 'abcd'],
    ['', 5, ''],
    ['abc', 0, '…'],
    ['', 0, ''],
    // A blank at the cut is one of them.
    ['abcd efgh', 5, 'abcd …'],
    // Letters with their marks, flags, families and pairs of surrogates are one each.
    ['نَبْتَةٌ', 4, 'نَبْتَةٌ'],
    ['نَبْتَةٌ', 2, 'نَبْ…'],
    ['e\u0301e\u0301e\u0301', 2, 'e\u0301e\u0301…'],
    ['👨‍👩‍👧🇸🇦😀x', 2, '👨‍👩‍👧🇸🇦…'],
    ['👨‍👩‍👧🇸🇦', 2, '👨‍👩‍👧🇸🇦'],
    ['😀😀', 2, '😀😀'],
    ['😀😀😀', 2, '😀😀…'],
  ])('%j at %i is %j', (text, length, expected) => {
    expect(truncate(text, length, 'ar')).toBe(expected);
    expect(truncate(text, length, 'en')).toBe(expected);
  });

  test('a title at 45 in English and 10 in Arabic', () => {
    expect(truncateTitle('a'.repeat(45), 'en', defaultBusinessSettings)).toBe('a'.repeat(45));
    expect(truncateTitle('a'.repeat(46), 'en', defaultBusinessSettings)).toBe(`${'a'.repeat(45)}…`);
    expect(truncateTitle('ن'.repeat(10), 'ar', defaultBusinessSettings)).toBe('ن'.repeat(10));
    expect(truncateTitle('ن'.repeat(11), 'ar', defaultBusinessSettings)).toBe(`${'ن'.repeat(10)}…`);
    expect(truncateTitle('نَ'.repeat(11), 'ar', defaultBusinessSettings)).toBe(`${'نَ'.repeat(10)}…`);
  });

  test('a description at 110 in English and 100 in Arabic', () => {
    expect(truncateDescription('a'.repeat(110), 'en', defaultBusinessSettings)).toBe('a'.repeat(110));
    expect(truncateDescription('a'.repeat(111), 'en', defaultBusinessSettings)).toBe(`${'a'.repeat(110)}…`);
    expect(truncateDescription('ن'.repeat(100), 'ar', defaultBusinessSettings)).toBe('ن'.repeat(100));
    expect(truncateDescription('ن'.repeat(101), 'ar', defaultBusinessSettings)).toBe(`${'ن'.repeat(100)}…`);
  });

  test('no grapheme is ever split', () => {
    const units = fc.constantFrom(
      'a',
      ' ',
      'ن',
      '\u064e',
      '\u0651',
      '\u0301',
      '😀',
      '👨‍👩‍👧',
      '\u200d',
      '🇸',
      '🇦',
      '\r',
      '\n',
    );
    fc.assert(
      fc.property(fc.string({ unit: units, maxLength: 30 }), fc.nat(20), (text, length) => {
        const all = graphemes(text);
        const cut = truncate(text, length, 'ar');
        expect(cut).toBe(all.length > length ? `${all.slice(0, length).join('')}…` : text);
      }),
      { seed: 20261121, numRuns: 1000 },
    );
  });
});
