import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultBusinessSettings } from './business-settings.ts';
import { truncate, truncateDescription, truncateTitle } from './truncate.ts';

const graphemes = (text: string) => Array.from(new Intl.Segmenter('ar').segment(text), ({ segment }) => segment);

describe('text is cut after the last whole word within a number of graphemes', () => {
  test.each([
    ['abcdef', 5, 'abcde…'],
    ['abcde', 5, 'abcde'],
    ['abcd', 5, 'abcd'],
    ['', 5, ''],
    ['abc', 0, '…'],
    ['', 0, ''],
    // The last word that fits is kept whole, without the space after it.
    ['abcd efgh', 5, 'abcd…'],
    ['abcd efgh', 8, 'abcd…'],
    ['abcd efgh', 9, 'abcd efgh'],
    ['ab cd ef', 5, 'ab cd…'],
    ['ab\u00a0\ncd ef', 6, 'ab\u00a0\ncd…'],
    // A punctuation mark at the cut is removed.
    ['ab, cd ef', 4, 'ab…'],
    ['ab – cd ef', 6, 'ab…'],
    ['يوم، دراسي', 6, 'يوم…'],
    // A single word longer than the limit is cut at a grapheme.
    ['abcdefgh ij', 5, 'abcde…'],
    [' abcdefgh', 5, ' abcd…'],
    // The blog's examples.
    ['يوم دراسي متوازن مع السكري', 10, 'يوم دراسي…'],
    ['قراءة الملصق في دقيقة', 10, 'قراءة…'],
    // Letters with their combining marks, flags, family emoji and surrogate pairs count as one each.
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
        if (all.length <= length) {
          expect(cut).toBe(text);
          return;
        }
        const kept = graphemes(cut.slice(0, -1));
        expect(cut.endsWith('…')).toBe(true);
        expect(kept).toEqual(all.slice(0, kept.length));
        expect(kept.length).toBeLessThanOrEqual(length);
      }),
      { seed: 20261121, numRuns: 1000 },
    );
  });

  test('no word is cut where one fits whole', () => {
    const words = fc.array(fc.string({ unit: fc.constantFrom('a', 'ن', 'نَ'), minLength: 1, maxLength: 6 }), {
      minLength: 2,
      maxLength: 8,
    });
    fc.assert(
      fc.property(words, fc.integer({ min: 6, max: 20 }), (all, length) => {
        const cut = truncate(all.join(' '), length, 'ar').replace('…', '');
        const kept = cut.split(' ');
        expect(kept).toEqual(all.slice(0, kept.length));
        const next = all[kept.length];
        if (next !== undefined) expect(graphemes(`${cut} ${next}`).length).toBeGreaterThan(length);
      }),
      { seed: 20261122, numRuns: 1000 },
    );
  });
});
