import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commonPasswords, commonTerms } from './common-passwords.ts';
import { guessReason } from './guessable-password.ts';

const seeded = { seed: 20261123, numRuns: 300 };
const phoneNumber = '+966512344821';

describe('a password that is easy to guess', () => {
  test.each([
    // Only white space, of any kind.
    ['        ', 'blank'],
    ['\u00a0\u2003\u00a0\u2003\u00a0\u2003\u00a0\u2003', 'blank'],
    ['\u200f\u200e\u200f\u200e\u200f\u200e\u200f\u200e', 'blank'],
    // One character, or a short piece, repeated.
    ['aaaaaaaa', 'repeated'],
    ['aaaaAAAA', 'repeated'],
    ['١١١١١١١١', 'repeated'],
    ['1١۱1١۱1١', 'repeated'],
    ['........', 'repeated'],
    ['😀😀😀😀😀😀😀😀', 'repeated'],
    ['x       ', 'repeated'],
    ['12121212', 'repeated'],
    ['123123123', 'repeated'],
    ['12341234', 'repeated'],
    ['saraSara', 'repeated'],
    ['سارة سارة', 'repeated'],
    // Rows of keys, numbers and alphabets, in both directions and on both keyboards.
    ['12345678', 'sequence'],
    ['123456789', 'sequence'],
    ['1234567890', 'sequence'],
    ['87654321', 'sequence'],
    ['١٢٣٤٥٦٧٨', 'sequence'],
    ['1234 5678', 'sequence'],
    ['12344321', 'sequence'],
    ['11223344', 'sequence'],
    ['11112222', 'sequence'],
    ['147258369', 'sequence'],
    ['789456123', 'sequence'],
    ['abcdefgh', 'sequence'],
    ['abcd1234', 'sequence'],
    ['qwertyuiop', 'sequence'],
    ['QWERTYUIOP', 'sequence'],
    ['qwerty123', 'sequence'],
    ['asdfghjkl', 'sequence'],
    ['1q2w3e4r', 'sequence'],
    ['1qaz2wsx', 'sequence'],
    ['zaq12wsx', 'sequence'],
    ['q1w2e3r4', 'sequence'],
    ['!@#$%^&*', 'sequence'],
    ['ضصثقفغعه', 'sequence'],
    ['شسيبلاتنم', 'sequence'],
    ['ابتثجحخد', 'sequence'],
    // The account's number, or most of it.
    ['0512344821', 'phone_number'],
    ['512344821', 'phone_number'],
    ['+966512344821', 'phone_number'],
    ['00966512344821', 'phone_number'],
    ['051 234 4821', 'phone_number'],
    ['051-234-4821', 'phone_number'],
    ['٠٥١٢٣٤٤٨٢١', 'phone_number'],
    ['12344821', 'phone_number'],
    ['Huda512344821', 'phone_number'],
    ['huda2344821', 'phone_number'],
    // Passwords that many people use.
    ['password', 'common'],
    ['Password1', 'common'],
    ['P@ssw0rd', 'common'],
    ['P@$$w0rd2026!', 'common'],
    ['p a s s w o r d', 'common'],
    ['حشسسصخقي', 'common'],
    ['iloveyou', 'common'],
    ['princess', 'common'],
    ['mohammed', 'common'],
    ['Mohammed123', 'common'],
    ['ahmed2026', 'common'],
    ['2026Ahmed', 'common'],
    ['sara12345', 'common'],
    ['Noura@1990', 'common'],
    ['aa123456', 'common'],
    ['123456aa', 'common'],
    ['Aa123456', 'common'],
    ['a1234567', 'common'],
    ['onetwothree', 'common'],
    ['nabta2026', 'common'],
    ['Riyadh2030', 'common'],
    ['محمد١٢٣٤', 'common'],
    ['عبدالعزيز', 'common'],
    ['عبد العزيز', 'common'],
    ['كلمة المرور', 'common'],
    ['كلمه السر ١', 'common'],
  ] as const)('%j: %s', (password, reason) => {
    expect(guessReason(password, phoneNumber)).toBe(reason);
  });
});

test.each([
  'Lunchbox-2026',
  'Sunday-Start-9',
  'Nabta-Box-77',
  'three-dates-a-day',
  'A-New-Lunch-1',
  'وجبة ابنتي كل أحد',
  'كلمةسرية',
  'sara eats at ten',
  'Ahmed19850312',
  'xk7qpm2v',
  '58203914',
  '0551234567',
])('%j is not easy to guess', (password) => {
  expect(guessReason(password, phoneNumber)).toBeNull();
});

describe('properties', () => {
  const sign = fc.string({ unit: 'grapheme-composite', minLength: 1, maxLength: 1 });

  test('one sign, however often, is refused', () => {
    fc.assert(
      fc.property(sign, fc.integer({ min: 8, max: 40 }), (each, count) => {
        expect(guessReason(each.repeat(count), '')).not.toBeNull();
      }),
      seeded,
    );
  });

  test('each word and each listed password is refused, also in capitals, with blanks around it and with a year', () => {
    for (const password of [...commonPasswords, ...commonTerms]) {
      expect.soft(guessReason(password, ''), password).not.toBeNull();
      expect.soft(guessReason(` ${password.toUpperCase()} `, ''), password).not.toBeNull();
    }
    for (const word of commonTerms) expect.soft(guessReason(`${word}2026`, ''), word).not.toBeNull();
  });

  test('a phone number is refused as the parent may write it, with anything around it', () => {
    const local = fc.integer({ min: 0, max: 99_999_999 }).map((number) => `5${String(number).padStart(8, '0')}`);
    const prefix = fc.constantFrom('', '0', '+966', '00966', 'Huda ', 'هدى');
    fc.assert(
      fc.property(local, prefix, (number, before) => {
        expect(guessReason(before + number, `+966${number}`)).not.toBeNull();
      }),
      seeded,
    );
  });

  test('a random password of twelve letters is hardly ever refused', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyz')),
      minLength: 12,
      maxLength: 12,
    });
    const refused = fc.sample(letters, { ...seeded, numRuns: 2_000 }).filter((each) => guessReason(each, '') !== null);
    expect(refused.length).toBeLessThan(5);
  });

  test('the longest password that the contract allows takes no time', () => {
    // CPU time of the process: other programs may run at the same time.
    const start = process.cpuUsage();
    guessReason('abc123'.repeat(21), phoneNumber);
    guessReason('qwertyuiopasdfghjklzxcvbnm'.repeat(4), phoneNumber);
    guessReason(`${'٠'.repeat(127)}x`, phoneNumber);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(200);
  });
});
