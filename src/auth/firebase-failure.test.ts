import { describe, expect, it } from 'vitest';
import { firebaseFailure } from './firebase-failure.ts';
import { PhoneAuthError, phoneAuthCodes } from './phone-auth.ts';

const failure = (code: string) => Object.assign(new Error(`Firebase: Error (auth/${code}).`), { code: `auth/${code}` });

describe('a failure of Firebase', () => {
  it.each(phoneAuthCodes)('keeps the code %s', (code) => {
    expect(firebaseFailure(failure(code), true).code).toBe(code);
  });

  it.each([
    ['invalid-verification-id', 'session-expired'],
    ['missing-verification-code', 'invalid-verification-code'],
    ['invalid-app-credential', 'captcha-check-failed'],
    ['invalid-recaptcha-token', 'captcha-check-failed'],
    ['error-code:-39', 'quota-exceeded'],
    ['admin-restricted-operation', 'operation-not-allowed'],
    ['timeout', 'network-request-failed'],
    ['something-new', 'unknown'],
    ['internal-error', 'unknown'],
  ] as const)('tells %s as %s', (code, told) => {
    expect(firebaseFailure(failure(code), true).code).toBe(told);
  });

  it('tells a check that never loaded as a line that broke', () => {
    expect(firebaseFailure(failure('internal-error'), false).code).toBe('network-request-failed');
  });

  it.each([null, undefined, 'text', new TypeError('x'), { code: 7 }])('knows no more than `unknown` of %s', (cause) => {
    expect(firebaseFailure(cause, true)).toMatchObject({ code: 'unknown', cause });
  });

  it('leaves a failure alone that is told already', () => {
    const told = new PhoneAuthError('captcha-check-failed');
    expect(firebaseFailure(told, true)).toBe(told);
  });
});
