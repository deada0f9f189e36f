import type { PhoneAuthCode } from '#src/auth/phone-auth.ts';
import type { MessageId } from '#src/i18n/messages.ts';

/** The message of each failure of the phone provider, with its next step (row A12). */
export const phoneCodeErrors: Record<PhoneAuthCode, MessageId> = {
  'invalid-verification-code': 'verify.errors.invalid-verification-code',
  'code-expired': 'verify.errors.code-expired',
  'too-many-requests': 'verify.errors.too-many-requests',
  'quota-exceeded': 'verify.errors.quota-exceeded',
  'network-request-failed': 'verify.errors.network-request-failed',
  'invalid-phone-number': 'verify.errors.invalid-phone-number',
  'captcha-check-failed': 'verify.errors.captcha-check-failed',
  'session-expired': 'verify.errors.session-expired',
  'user-disabled': 'verify.errors.user-disabled',
  'operation-not-allowed': 'verify.errors.operation-not-allowed',
  unknown: 'verify.errors.unknown',
};
