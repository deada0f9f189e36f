import { type PhoneAuthCode, PhoneAuthError, phoneAuthCodes } from './phone-auth.ts';

/**
 * Firebase's codes that need the same message as one of the app's codes. For a failure without an SDK code, the code is
 * the server's text in lower case, such as `error-code:-39`.
 */
const aliases: Readonly<Record<string, PhoneAuthCode>> = {
  'missing-verification-code': 'invalid-verification-code',
  'invalid-verification-id': 'session-expired',
  'missing-verification-id': 'session-expired',
  'invalid-user-token': 'session-expired',
  'user-token-expired': 'session-expired',
  'missing-phone-number': 'invalid-phone-number',
  // The carrier or Google's fraud protection rejected the text message to this number.
  'error-code:-39': 'quota-exceeded',
  'error-code:-38': 'quota-exceeded',
  'billing-not-enabled': 'operation-not-allowed',
  'admin-restricted-operation': 'operation-not-allowed',
  'app-not-authorized': 'operation-not-allowed',
  'unauthorized-domain': 'operation-not-allowed',
  'configuration-not-found': 'operation-not-allowed',
  'invalid-api-key': 'operation-not-allowed',
  'api-key-not-valid.-please-pass-a-valid-api-key.': 'operation-not-allowed',
  'invalid-app-credential': 'captcha-check-failed',
  'missing-app-credential': 'captcha-check-failed',
  'invalid-recaptcha-token': 'captcha-check-failed',
  'missing-recaptcha-token': 'captcha-check-failed',
  'invalid-recaptcha-action': 'captcha-check-failed',
  'invalid-recaptcha-version': 'captcha-check-failed',
  'missing-recaptcha-version': 'captcha-check-failed',
  'recaptcha-not-enabled': 'captcha-check-failed',
  timeout: 'network-request-failed',
};

/**
 * Converts a failure of Firebase into a code of the app; any other failure is `unknown`, which also has a message.
 * @param isCheckLoaded whether reCAPTCHA's script is loaded: without it, the SDK reports `internal-error`
 */
export function firebaseFailure(cause: unknown, isCheckLoaded: boolean): PhoneAuthError {
  if (cause instanceof PhoneAuthError) return cause;
  const { code: sdkCode } = (cause ?? {}) as { code?: unknown };
  const code = typeof sdkCode === 'string' ? sdkCode.replace(/^auth\//, '') : '';
  if (code === 'internal-error' && !isCheckLoaded) return new PhoneAuthError('network-request-failed', { cause });
  const known = phoneAuthCodes.find((each) => each === code) ?? aliases[code] ?? 'unknown';
  return new PhoneAuthError(known, { cause });
}
