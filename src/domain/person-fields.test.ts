import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanEmail, cleanName, emailError, nameError } from './person-fields.ts';

describe('an e-mail address', () => {
  const longLocal = 'a'.repeat(64);
  const domainOf = (length: number) => `${'b'.repeat(60)}.`.repeat(3).concat('c'.repeat(length - 183 - 4), '.com');

  test.each([
    'a@b.co',
    'huda.alharbi@example.com',
    'huda+nabta@mail.example.com.sa',
    "o'neil_1@ex-ample.org",
    '  huda@example.com ',
    'HUDA@EXAMPLE.COM',
    'huda٢٠٢٦@example.com',
    '\u200fhuda@example.com\u200e',
    'a@1.sa',
    `a@${'b'.repeat(63)}.com`,
    // 254 characters.
    `${longLocal}@${domainOf(189)}`,
  ])('%j is one', (typed) => expect(emailError(typed, { required: true })).toBeNull());

  test.each([
    'huda',
    'huda@',
    '@example.com',
    'huda@example',
    'huda@@example.com',
    'huda@example..com',
    'huda..alharbi@example.com',
    '.huda@example.com',
    'huda.@example.com',
    'huda@.com',
    'huda@-example.com',
    'huda@example-.com',
    'huda@example.c',
    'huda@example.123',
    'huda@example.com.',
    'huda al@example.com',
    'huda@exam ple.com',
    'huda@example.com x',
    'هدى@example.com',
    'huda@example.com, b@example.com',
    `a@${'b'.repeat(64)}.com`,
    `a@example.${'c'.repeat(64)}`,
    // 255 characters.
    `${longLocal}@${domainOf(190)}`,
  ])('%j is invalid', (typed) => expect(emailError(typed, { required: true })).toBe('invalid'));

  test.each(['', '   '])('%j is missing only where it is required', (typed) => {
    expect(emailError(typed, { required: true })).toBe('empty');
    expect(emailError(typed, { required: false })).toBeNull();
  });

  test('an invalid one is an error even if the field is optional', () => {
    expect(emailError('huda@', { required: false })).toBe('invalid');
  });

  test.each([
    [' huda٢٠۲۶@example.com ', 'huda2026@example.com'],
    ['\u202ahuda@exa\u200bmple.com\u202c\u00a0', 'huda@example.com'],
    ['\u200f', ''],
  ])('%j is sent as %j', (typed, email) => {
    expect(cleanEmail(typed)).toBe(email);
  });

  test('what generators of addresses make is taken', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(emailError(email, { required: true })).toBeNull();
      }),
      { seed: 20261121, numRuns: 300 },
    );
  });

  test('a long wrong one does not hang the field', () => {
    expect(emailError(`${'a.'.repeat(50_000)}@`, { required: true })).toBe('invalid');
    expect(emailError(`${'a.'.repeat(80)}a@${'a-'.repeat(40)}`, { required: true })).toBe('invalid');
  });
});

describe('a name', () => {
  test.each([
    ['Huda Al Harbi', null],
    ['هدى الحربي', null],
    ['  Sara ', null],
    ['X Æ A-12', null],
    ['', 'empty'],
    ['   ', 'empty'],
    ['123', 'invalid'],
    ['٠٥', 'invalid'],
    ['-', 'invalid'],
    ['😀', 'invalid'],
    ['ه', 'invalid'],
    ['هـ', null],
  ])('%j: %s', (typed, error) => expect(nameError(typed)).toBe(error));

  test.each([
    ['  Huda   Al\tHarbi ', 'Huda Al Harbi'],
    ['هدى\u00a0 الحربي', 'هدى الحربي'],
    ['Sara', 'Sara'],
  ])('%j is sent as %j', (typed, name) => expect(cleanName(typed)).toBe(name));
});
