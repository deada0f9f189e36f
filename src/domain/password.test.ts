import { expect, test } from 'vitest';
import { checkNewPassword } from './password.ts';

const terms = { minLength: 8, phoneNumber: '+966512344821' };

test.each([
  ['ab-cd-ef', 'ab-cd-ef', null, null],
  ['ab-cd-e', 'ab-cd-e', 'too_short', null],
  ['ab-cd-efg', 'ab-cd-efg', null, null],
  ['', '', 'empty', 'empty'],
  ['ab-cd-ef', '', null, 'empty'],
  ['', 'ab-cd-ef', 'empty', 'not_matching'],
  ['ab-cd-ef', 'ab-cd-eg', null, 'not_matching'],
  ['ab-cd-e', 'ab-cd-ef', 'too_short', 'not_matching'],
  ['Lunches12', 'lunches12', null, 'not_matching'],
  // Spaces count and are compared.
  ['ab-cd-e ', 'ab-cd-e ', null, null],
  ['ab-cd-ef ', 'ab-cd-ef', null, 'not_matching'],
  // Seven characters of two code units each.
  ['😀😀😀😀😀😀😀', '😀😀😀😀😀😀😀', 'too_short', null],
  ['كلمةسرية', 'كلمةسرية', null, null],
  // Easy to guess: guessable-password.test.ts tests the reasons. The length is checked first.
  ['        ', '        ', 'blank', null],
  ['aaaaaaaa', 'aaaaaaaa', 'repeated', null],
  ['aaaaaaa', 'aaaaaaa', 'too_short', null],
  ['12345678', '12345678', 'sequence', null],
  ['0512344821', '0512344821', 'phone_number', null],
  ['Password1', 'Password2', 'common', 'not_matching'],
])('%j and %j', (password, confirmation, passwordError, confirmationError) => {
  expect(checkNewPassword(password, confirmation, terms)).toEqual({
    password: passwordError,
    confirmation: confirmationError,
  });
});

test('the length is that of the settings', () => {
  expect(checkNewPassword('a-1b', 'a-1b', { ...terms, minLength: 4 }).password).toBeNull();
  expect(checkNewPassword('ab-cd-ef', 'ab-cd-ef', { ...terms, minLength: 9 }).password).toBe('too_short');
});
