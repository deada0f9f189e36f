import type { PhoneAuthCode } from '#src/auth/phone-auth.ts';
import type { MessageId } from '#src/i18n/messages.ts';

/** The message for each error of the phone provider, with its next step (row A12). */
export const phoneCodeErrors: Record<PhoneAuthCode, MessageId> = {
  'invalid-verification-code': 'verify.errors.invalidVerificationCode',
  'code-expired': 'verify.errors.codeExpired',
  'too-many-requests': 'verify.errors.tooManyRequests',
  'quota-exceeded': 'verify.errors.quotaExceeded',
  'network-request-failed': 'verify.errors.networkRequestFailed',
  'invalid-phone-number': 'verify.errors.invalidPhoneNumber',
  'captcha-check-failed': 'verify.errors.captchaCheckFailed',
  'session-expired': 'verify.errors.sessionExpired',
  'user-disabled': 'verify.errors.userDisabled',
  'operation-not-allowed': 'verify.errors.operationNotAllowed',
  unknown: 'verify.errors.unknown',
};
