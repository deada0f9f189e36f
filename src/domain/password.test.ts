import { expect, test } from 'vitest';
import { checkNewPassword } from './password.ts';

test.each([
  ['12345678', '12345678', null, null],
  ['1234567', '1234567', 'too_short', null],
  ['123456789', '123456789', null, null],
  ['', '', 'empty', 'empty'],
  ['12345678', '', null, 'empty'],
  ['', '12345678', 'empty', 'not_matching'],
  ['12345678', '12345679', null, 'not_matching'],
  ['1234567', '12345678', 'too_short', 'not_matching'],
  ['Secret12', 'secret12', null, 'not_matching'],
  // Blanks count and are compared.
  ['1234567 ', '1234567 ', null, null],
  ['        ', '        ', null, null],
  ['12345678 ', '12345678', null, 'not_matching'],
  // Seven characters that take two code units each.
  ['😀😀😀😀😀😀😀', '😀😀😀😀😀😀😀', 'too_short', null],
  ['كلمةسرية', 'كلمةسرية', null, null],
])('%j and %j', (password, confirmation, passwordError, confirmationError) => {
  expect(checkNewPassword(password, confirmation, 8)).toEqual({
    password: passwordError,
    confirmation: confirmationError,
  });
});

test('the length is that of the settings', () => {
  expect(checkNewPassword('1234', '1234', 4).password).toBeNull();
  expect(checkNewPassword('12345678', '12345678', 9).password).toBe('too_short');
});
