import { describe, expect, test } from 'vitest';
import {
  createApplicantLimits,
  createContactMessageLimits,
  createGuardianLimits,
  createNewsletterSubscriptionLimits,
  createPreRegistrationLimits,
  createUserLimits,
  updateUserLimits,
} from '#src/api/generated/limits.ts';
import { isShortAddress } from '#src/domain/home-address.ts';
import { emailError, nameError } from '#src/domain/person-fields.ts';
import { normalisePhoneNumber } from '#src/domain/phone-number.ts';

// src/domain does not import the contract, so these tests compare its rules with the contract.

describe('what the rules of a field accept, the contract accepts', () => {
  test.each([
    ['createUser', createUserLimits.full_name],
    ['updateUser', updateUserLimits.full_name],
    ['createContactMessage', createContactMessageLimits.name],
    ['createApplicant', createApplicantLimits.name],
  ])('the shortest name of %s', (_operation, { minLength }) => {
    expect(nameError('a'.repeat(minLength))).toBeNull();
    expect(nameError('a'.repeat(minLength - 1))).toBe('invalid');
  });

  test.each([
    ['createUser', createUserLimits.full_name],
    ['updateUser', updateUserLimits.full_name],
    ['createContactMessage', createContactMessageLimits.name],
    ['createPreRegistration', createPreRegistrationLimits.first_name],
    ['createPreRegistration', createPreRegistrationLimits.last_name],
    ['createApplicant', createApplicantLimits.name],
    ['createApplicant', createApplicantLimits.arabic_name],
    ['createGuardian', createGuardianLimits.full_name],
  ])('the letters of a name of %s', (_operation, { pattern }) => {
    for (const name of ['Huda', 'هُدَى', 'X 7', 'José', '李明', '👍👍', '12 34', '--', '\u064e\u064e']) {
      expect(pattern.test(name), name).toBe(nameError(name) === null);
    }
  });

  test('a name of a pre-registration, where the contract takes a single letter as well', () => {
    expect(createPreRegistrationLimits.first_name.minLength).toBeLessThanOrEqual(2);
    expect(createPreRegistrationLimits.last_name.minLength).toBeLessThanOrEqual(2);
  });

  test.each([
    ['createUser', createUserLimits.email],
    ['updateUser', updateUserLimits.email],
    ['createContactMessage', createContactMessageLimits.email],
    ['createPreRegistration', createPreRegistrationLimits.email],
    ['createNewsletterSubscription', createNewsletterSubscriptionLimits.email],
  ])('the longest and the shortest e-mail address of %s', (_operation, { minLength, maxLength }) => {
    const longest = `${'a'.repeat(60)}@${'b.'.repeat(maxLength)}com`;
    const ofLength = (length: number) => `${longest.slice(0, length - 4).replace(/\.$/, 'b')}.com`;
    expect(emailError(ofLength(maxLength), { required: true })).toBeNull();
    expect(emailError(ofLength(maxLength + 1), { required: true })).toBe('invalid');
    expect('a@b.co'.length).toBeGreaterThanOrEqual(minLength);
  });

  test.each([createUserLimits.mobile_number, createApplicantLimits['home_address.phone']])(
    'a mobile number',
    ({ pattern }) => {
      const number = normalisePhoneNumber('055 301 8264');
      expect('phoneNumber' in number && pattern.test(number.phoneNumber)).toBe(true);
    },
  );

  test.each(['RNJA7421', 'RNJ7421', 'RNJA742', 'rnja7421'])('the short National Address %s', (address) => {
    const { pattern } = createApplicantLimits['home_address.short_address'];
    expect(isShortAddress(address)).toBe(pattern.test(address));
  });
});
