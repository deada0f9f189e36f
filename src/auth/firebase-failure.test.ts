import { describe, expect, it } from 'vitest';
import { firebaseFailure } from './firebase-failure.ts';
import { PhoneAuthError, phoneAuthCodes } from './phone-auth.ts';

const failure = (code: string) => Object.assign(new Error(`Firebase: Error (auth/${code}).`), { code: `auth/${code}` });

describe('a failure of Firebase', () => {
  it.each(phoneAuthCodes)('keeps the code %s', (code) => {
    expect(firebaseFailure(failure(code), true).code).toBe(code);
  });

  it.each([
    ['missing-verification-code', 'invalid-verification-code'],
    ['invalid-verification-id', 'session-expired'],
    ['missing-verification-id', 'session-expired'],
    ['invalid-user-token', 'session-expired'],
    ['user-token-expired', 'session-expired'],
    ['missing-phone-number', 'invalid-phone-number'],
    ['error-code:-39', 'quota-exceeded'],
    ['error-code:-38', 'quota-exceeded'],
    ['billing-not-enabled', 'operation-not-allowed'],
    ['admin-restricted-operation', 'operation-not-allowed'],
    ['app-not-authorized', 'operation-not-allowed'],
    ['unauthorized-domain', 'operation-not-allowed'],
    ['configuration-not-found', 'operation-not-allowed'],
    ['invalid-api-key', 'operation-not-allowed'],
    ['api-key-not-valid.-please-pass-a-valid-api-key.', 'operation-not-allowed'],
    ['invalid-app-credential', 'captcha-check-failed'],
    ['missing-app-credential', 'captcha-check-failed'],
    ['invalid-recaptcha-token', 'captcha-check-failed'],
    ['missing-recaptcha-token', 'captcha-check-failed'],
    ['invalid-recaptcha-action', 'captcha-check-failed'],
    ['invalid-recaptcha-version', 'captcha-check-failed'],
    ['missing-recaptcha-version', 'captcha-check-failed'],
    ['recaptcha-not-enabled', 'captcha-check-failed'],
    ['timeout', 'network-request-failed'],
    ['something-new', 'unknown'],
    ['internal-error', 'unknown'],
  ] as const)('reports %s as %s', (code, reported) => {
    expect(firebaseFailure(failure(code), true).code).toBe(reported);
  });

  it('reports a check that never loaded as a broken connection', () => {
    expect(firebaseFailure(failure('internal-error'), false).code).toBe('network-request-failed');
  });

  it.each([null, undefined, 'text', new TypeError('x'), { code: 7 }])('knows no more than `unknown` of %s', (cause) => {
    expect(firebaseFailure(cause, true)).toMatchObject({ code: 'unknown', cause });
  });

  it('leaves a failure alone that has a code of the app', () => {
    const known = new PhoneAuthError('captcha-check-failed');
    expect(firebaseFailure(known, true)).toBe(known);
  });
});
