import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toLatinDigits } from './digits.ts';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['0123456789', '0123456789'],
  ['رقم ٥ و ۶ و 7', 'رقم 5 و 6 و 7'],
  // The characters next to the two digit blocks are not digits; digits of other scripts are not accepted.
  ['\u065f\u066a\u06ef\u06fa', '\u065f\u066a\u06ef\u06fa'],
  ['५', '५'],
  ['', ''],
])('%j becomes %j', (text, expected) => expect(toLatinDigits(text)).toBe(expected));

test('a second time changes nothing, and the length never changes', () => {
  const texts = fc.string({ unit: fc.constantFrom('٠', '٩', '۰', '۹', '5', 'أ', ' ', '+', '😀') });
  fc.assert(
    fc.property(texts, (text) => {
      const once = toLatinDigits(text);
      expect(toLatinDigits(once)).toBe(once);
      expect(once).toHaveLength(text.length);
      expect(once).not.toMatch(/[٠-٩۰-۹]/);
    }),
    { seed: 20261121 },
  );
});
