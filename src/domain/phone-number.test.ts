import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  displayPhoneNumber,
  isPhoneNumber,
  localPhoneNumber,
  maskPhoneNumber,
  normalisePhoneNumber,
} from './phone-number.ts';

const seeded = { seed: 20261121, numRuns: 500 };

describe('a typed mobile number', () => {
  test.each([
    '0512344821',
    '512344821',
    '+966512344821',
    '00966512344821',
    '051 234 4821',
    ' 0512344821 ',
    '+966 51 234 4821',
    '00966 51-234-4821',
    '051‑234–4821',
    '٠٥١٢٣٤٤٨٢١',
    '٥١٢٣٤٤٨٢١',
    '۰۵۱۲۳۴۴۸۲۱',
    '+٩٦٦ ٥١ ٢٣٤ ٤٨٢١',
    '٠٠٩٦٦٥١٢٣٤٤٨٢١',
    '051\u00a0234\u00a04821',
    '\u200e+966512344821',
    '\u2066+966512344821\u2069',
    '\u202a0512344821\u202c',
    '051\u200b234\u20604821',
    '\u061c0512344821\u200f',
    '0512344821\n',
  ])('%j is +966512344821', (typed) => {
    expect(normalisePhoneNumber(typed)).toEqual({ phoneNumber: '+966512344821' });
  });

  test.each(['', ' ', ' - ', '\u200f'])('%j is empty', (typed) => {
    expect(normalisePhoneNumber(typed)).toEqual({ reason: 'empty' });
  });

  test.each([
    '05123448',
    '051234482',
    '05123448211',
    '51234482',
    '5123448211',
    '0412344821',
    '412344821',
    '0112345678',
    '+9660512344821',
    '+966412344821',
    '+9665123448',
    '966512344821',
    '0966512344821',
    '000966512344821',
    '+00966512344821',
    '+971512344821',
    '++966512344821',
    '05123a4821',
    '05123448215 6',
    '(051)2344821',
    '051.234.4821',
    'x0512344821',
    '0512344821x',
    '+',
    '05',
  ])('%j is invalid', (typed) => expect(normalisePhoneNumber(typed)).toEqual({ reason: 'invalid' }));

  const eightDigits = fc.stringMatching(/^[0-9]{8}$/);

  test('is found under any prefix, spacing and script of digits', () => {
    const prefixes = fc.constantFrom('0', '', '+966', '00966');
    fc.assert(
      fc.property(eightDigits, prefixes, fc.nat(9), fc.boolean(), (digits, prefix, gap, isArabic) => {
        const plain = `${prefix}5${digits}`;
        const spaced = `${plain.slice(0, gap)} ${plain.slice(gap)}`;
        const typed = isArabic ? spaced.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))) : spaced;
        expect(normalisePhoneNumber(typed)).toEqual({ phoneNumber: `+9665${digits}` });
      }),
      seeded,
    );
  });

  test('a normalised number stays the same when normalised again, also as displayed', () => {
    const typed = fc.oneof(
      eightDigits.map((digits) => `05${digits}`),
      fc.string({ unit: fc.constantFrom('0', '5', '9', '6', '+', ' ', '-', '٥', 'x'), maxLength: 16 }),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const result = normalisePhoneNumber(text);
        if (!('phoneNumber' in result)) return;
        expect(isPhoneNumber(result.phoneNumber)).toBe(true);
        expect(normalisePhoneNumber(result.phoneNumber)).toEqual(result);
        expect(normalisePhoneNumber(displayPhoneNumber(result.phoneNumber))).toEqual(result);
      }),
      seeded,
    );
  });
});

test.each([
  ['+966512344821', true],
  ['0512344821', false],
  ['+96651234482', false],
  ['+9665123448211', false],
  ['+966412344821', false],
  [' +966512344821', false],
  ['+966512344821 ', false],
  ['', false],
])('%j is in the form that is sent: %s', (text, expected) => expect(isPhoneNumber(text)).toBe(expected));

test.each([
  ['+966512344821', '+966 51 234 4821'],
  ['+966500004821', '+966 50 000 4821'],
  ['0512344821', '0512344821'],
  ['x+966512344821', 'x+966512344821'],
  ['+9665123448219', '+9665123448219'],
  ['+966412344821', '+966412344821'],
  ['', ''],
])('%j is shown as %j', (phoneNumber, expected) => expect(displayPhoneNumber(phoneNumber)).toBe(expected));

test.each([
  ['+966512344821', '51 234 4821'],
  ['0512344821', '0512344821'],
  ['+966 51 234 4821', '51 234 4821'],
  ['', ''],
])('%j follows its country code as %j', (phoneNumber, expected) =>
  expect(localPhoneNumber(phoneNumber)).toBe(expected),
);

describe('a masked number', () => {
  test.each([
    ['+966512344821', '••• ••• 4821'],
    ['+966500007734', '••• ••• 7734'],
    ['0512344821', '••• ••• ••••'],
    ['12', '••• ••• ••••'],
    ['', '••• ••• ••••'],
  ])('%j is shown as %j', (phoneNumber, expected) => expect(maskPhoneNumber(phoneNumber)).toBe(expected));

  test('shows the last four digits only', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+9665[0-9]{8}$/), (phoneNumber) => {
        expect(maskPhoneNumber(phoneNumber).replace(/\D/g, '')).toBe(phoneNumber.slice(-4));
      }),
      seeded,
    );
  });
});
