import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanVerificationCode, verificationCodeError } from './verification-code.ts';

test.each([
  ['123456', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  ['123 456', '123456'],
  ['Your code is 123-456.', '123456'],
  ['1234567', '123456'],
  ['12a', '12'],
  ['abc', ''],
  ['', ''],
])('of %j the field keeps %j', (typed, code) => expect(cleanVerificationCode(typed, 6)).toBe(code));

test.each([
  ['', 'empty'],
  ['12345', 'incomplete'],
  ['1234567', 'incomplete'],
  ['12345a', 'incomplete'],
  ['a12345', 'incomplete'],
  ['12 456', 'incomplete'],
  ['١٢٣٤٥٦', 'incomplete'],
  ['123456', null],
  ['000000', null],
])('%j: %s', (code, error) => expect(verificationCodeError(code, 6)).toBe(error));

test('the length is that of the settings', () => {
  expect(cleanVerificationCode('123456', 4)).toBe('1234');
  expect(verificationCodeError('1234', 4)).toBeNull();
  expect(verificationCodeError('123456', 4)).toBe('incomplete');
});

test('what the field keeps is digits, six at most, and keeping it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('1', '٢', '۳', ' ', 'x', '-') }), (typed) => {
      const code = cleanVerificationCode(typed, 6);
      expect(code).toMatch(/^[0-9]{0,6}$/);
      expect(cleanVerificationCode(code, 6)).toBe(code);
      expect(verificationCodeError(code, 6) === null).toBe(code.length === 6);
    }),
    { seed: 20261121, numRuns: 300 },
  );
});
