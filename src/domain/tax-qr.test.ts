import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeTaxQr, encodeTaxQr, isVatNumber, type TaxQr } from './tax-qr.ts';

const seeded = { seed: 20261126, numRuns: 500 };

/** The example of the tax authority's guide to developers, with its Base64. */
const published: [TaxQr, string] = [
  {
    sellerName: 'Bobs Records',
    vatNumber: '310122393500003',
    issuedAt: new Date('2022-04-25T15:30:00Z'),
    totalHalalas: 100_000,
    vatHalalas: 15_000,
  },
  'AQxCb2JzIFJlY29yZHMCDzMxMDEyMjM5MzUwMDAwMwMUMjAyMi0wNC0yNVQxNTozMDowMFoEBzEwMDAuMDAFBjE1MC4wMA==',
];

const arabic: TaxQr = {
  sellerName: 'شركة نبتة للأغذية',
  vatNumber: '399999999900003',
  issuedAt: new Date('2026-09-03T06:12:00Z'),
  totalHalalas: 100_050,
  vatHalalas: 13_050,
};

const bytesOf = (payload: string) => [...Buffer.from(payload, 'base64')];
const payloadOf = (bytes: readonly number[]) => Buffer.from(bytes).toString('base64');

/** A payload of tags with texts or bytes, written without the code under test. */
const written = (...fields: [tag: number, value: string | number[]][]) =>
  payloadOf(
    fields.flatMap(([tag, value]) => {
      const bytes = typeof value === 'string' ? [...Buffer.from(value, 'utf8')] : value;
      return [tag, bytes.length, ...bytes];
    }),
  );

const five: [number, string][] = [
  [1, 'Nabta'],
  [2, '399999999900003'],
  [3, '2026-09-03T06:12:00Z'],
  [4, '1000.50'],
  [5, '130.50'],
];

/** The five tags with one of them replaced. */
const withTag = (tag: number, value: string | number[]) =>
  written(...five.map(([each, text]): [number, string | number[]] => (each === tag ? [tag, value] : [each, text])));

describe('the content of a tax QR code', () => {
  test('is that of the published example', () => {
    const [facts, payload] = published;
    expect(encodeTaxQr(facts)).toBe(payload);
    expect(decodeTaxQr(payload)).toEqual(facts);
  });

  test('has lengths in bytes of UTF-8, not in characters', () => {
    const bytes = bytesOf(encodeTaxQr(arabic));
    expect(arabic.sellerName).toHaveLength(17);
    expect(bytes.slice(0, 2)).toEqual([1, 32]);
    expect(Buffer.from(bytes.slice(2, 34)).toString('utf8')).toBe(arabic.sellerName);
    expect(bytes.slice(34, 36)).toEqual([2, 15]);
    expect(decodeTaxQr(encodeTaxQr(arabic))).toEqual(arabic);
  });

  test('has whole seconds', () => {
    const issuedAt = new Date('2026-09-03T06:12:59.999Z');
    expect(decodeTaxQr(encodeTaxQr({ ...arabic, issuedAt })).issuedAt).toEqual(new Date('2026-09-03T06:12:59Z'));
  });

  test.each([
    ['one byte', 'N', 1],
    ['127 bytes', `${'ن'.repeat(63)}N`, 127],
    ['128 bytes, of which the first bit of the length is set', 'ن'.repeat(64), 128],
    ['254 bytes', 'ن'.repeat(127), 254],
    ['255 bytes', `${'ن'.repeat(127)}N`, 255],
  ])('takes a name of %s', (_length, sellerName, bytes) => {
    const payload = encodeTaxQr({ ...arabic, sellerName });
    expect(bytesOf(payload)[1]).toBe(bytes);
    expect(decodeTaxQr(payload)).toEqual({ ...arabic, sellerName });
  });

  test.each([
    ['of 256 bytes in 128 Arabic letters', 'ن'.repeat(128)],
    ['of 256 Latin letters', 'N'.repeat(256)],
    ['without a letter', ''],
  ])('has no name %s', (_what, sellerName) => {
    const bytes = Buffer.byteLength(sellerName);
    expect(() => encodeTaxQr({ ...arabic, sellerName })).toThrow(
      new RangeError(`A value of ${bytes} bytes, where 1 to 255 are possible: "${sellerName}"`),
    );
  });

  test.each([
    '',
    '39999999990000',
    '3999999999000033',
    '299999999900003',
    '399999999900004',
    '٣٩٩٩٩٩٩٩٩٩٠٠٠٠٣',
    ' 399999999900003',
  ])('has no VAT number %j', (vatNumber) => {
    expect(isVatNumber(vatNumber)).toBe(false);
    const error = new RangeError(`Not a VAT number: "${vatNumber}"`);
    expect(() => encodeTaxQr({ ...arabic, vatNumber })).toThrow(error);
    expect(() => decodeTaxQr(withTag(2, vatNumber))).toThrow(error);
  });

  test.each([-1, 0.5, Number.NaN])('has no amount of %d halalas', (halalas) => {
    expect(() => encodeTaxQr({ ...arabic, totalHalalas: halalas })).toThrow(RangeError);
    expect(() => encodeTaxQr({ ...arabic, vatHalalas: halalas })).toThrow(RangeError);
  });

  test('may have further tags, which are not read', () => {
    const facts = decodeTaxQr(written(...five));
    expect(decodeTaxQr(written(...five, [6, 'hash'], [7, [255, 0, 254]]))).toEqual(facts);
  });

  test.each([
    ['nothing', '', 'Only 0 of 5 tags'],
    ['no Base64', 'AQ=', 'The payload is not Base64'],
    [
      'Base64 with a space',
      `${written(...five).slice(0, 8)} ${written(...five).slice(8)}`,
      'The payload is not Base64',
    ],
    ['Base64 of addresses', 'AQ-_', 'The payload is not Base64'],
    ['four tags', written(...five.slice(0, 4)), 'Only 4 of 5 tags'],
    ['a tag twice', written(five[0] ?? [1, ''], ...five), 'Tag 1 instead of 2'],
    ['another order', written(...five.toReversed()), 'Tag 5 instead of 1'],
    ['a gap after the fifth tag', written(...five, [7, 'signature']), 'Tag 7 instead of 6'],
    ['a tag without a length', payloadOf([...bytesOf(written(...five)), 6]), 'Tag 6 ends after the payload'],
    ['a value cut short', payloadOf(bytesOf(written(...five)).slice(0, -1)), 'Tag 5 ends after the payload'],
    ['no seller', withTag(1, ''), 'No name of a seller'],
    ['half an Arabic letter', withTag(1, [0xd9]), 'Tag 1 is not UTF-8'],
    ['a day as its time', withTag(3, '2026-09-03'), 'Not a time: "2026-09-03"'],
    ['a time that there is not', withTag(3, '2026-13-03T06:12:00Z'), 'Not a time: "2026-13-03T06:12:00Z"'],
    ['a time without its zone', withTag(3, '2026-09-03T06:12:00'), 'Not a time: "2026-09-03T06:12:00"'],
    ['a total with a comma', withTag(4, '1,000.50'), 'Not an amount of money: "1,000.50"'],
    ['a total in whole riyals', withTag(4, '1000'), 'Not an amount of money: "1000"'],
    ['VAT below zero', withTag(5, '-1.00'), 'Not an amount of money: "-1.00"'],
  ])('is not read from %s', (_what, payload, message) => {
    expect(() => decodeTaxQr(payload)).toThrow(new RangeError(message));
  });

  const facts: fc.Arbitrary<TaxQr> = fc.record({
    sellerName: fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 120 })
      .filter((name) => Buffer.byteLength(name) <= 255),
    vatNumber: fc.stringMatching(/^3\d{13}3$/),
    issuedAt: fc
      .integer({ min: Date.parse('2021-12-04T00:00:00Z') / 1000, max: Date.parse('2099-12-31T23:59:59Z') / 1000 })
      .map((seconds) => new Date(seconds * 1000)),
    totalHalalas: fc.integer({ min: 0, max: 99_999_999_999 }),
    vatHalalas: fc.integer({ min: 0, max: 99_999_999_999 }),
  });

  test('there and back, whatever the seller is called', () => {
    fc.assert(
      fc.property(facts, (each) => {
        expect(decodeTaxQr(encodeTaxQr(each))).toEqual(each);
      }),
      seeded,
    );
  });

  test('cut anywhere it is never read', () => {
    fc.assert(
      fc.property(facts, fc.nat(), (each, cut) => {
        const bytes = bytesOf(encodeTaxQr(each));
        expect(() => decodeTaxQr(payloadOf(bytes.slice(0, cut % bytes.length)))).toThrow(RangeError);
      }),
      seeded,
    );
  });

  test('whatever else is read, it is a RangeError or a seller with a VAT number', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.base64String(),
          fc.uint8Array().map((bytes) => payloadOf([...bytes])),
        ),
        (text) => {
          try {
            expect(isVatNumber(decodeTaxQr(text).vatNumber)).toBe(true);
          } catch (error) {
            expect(error).toBeInstanceOf(RangeError);
          }
        },
      ),
      seeded,
    );
  });
});
