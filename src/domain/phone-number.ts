import { toLatinDigits } from './digits.ts';
import { withoutInvisibleMarks } from './invisible-marks.ts';

/** A normalised Saudi mobile number, or why the text is not one. */
export type PhoneNumberResult = { phoneNumber: string } | { reason: 'empty' | 'invalid' };

/** Spaces and dashes, with which numbers are written. */
const SEPARATORS = /[\s\u2010-\u2015-]/g;

/**
 * Converts a typed Saudi mobile number (`05…`, `5…`, `+9665…`, `009665…`, with spaces, dashes, Arabic digits) to the
 * form of the request: `+9665XXXXXXXX`.
 */
export function normalisePhoneNumber(typed: string): PhoneNumberResult {
  const text = withoutInvisibleMarks(toLatinDigits(typed)).replace(SEPARATORS, '');
  if (text === '') return { reason: 'empty' };
  const local = /^(?:0|\+966|00966)?(5\d{8})$/.exec(text)?.[1];
  return local === undefined ? { reason: 'invalid' } : { phoneNumber: `+966${local}` };
}

/** Whether the text is a number in the form of the request. */
export function isPhoneNumber(text: string): boolean {
  return /^\+9665\d{8}$/.test(text);
}

/**
 * A normalised number in groups for reading, `+966 51 234 4821`; other texts are returned unchanged. Show it
 * left-to-right.
 */
export function displayPhoneNumber(phoneNumber: string): string {
  return phoneNumber.replace(/^(\+966)(5\d)(\d{3})(\d{4})$/, '$1 $2 $3 $4');
}

/**
 * A normalised number without its country code, as typed after it: `51 234 4821`; other texts are returned unchanged.
 */
export function localPhoneNumber(phoneNumber: string): string {
  return displayPhoneNumber(phoneNumber).replace(/^\+966 /, '');
}

/** A normalised number, masked except for its last four digits, `••• ••• 4821`; other texts are masked completely. */
export function maskPhoneNumber(phoneNumber: string): string {
  return `••• ••• ${isPhoneNumber(phoneNumber) ? phoneNumber.slice(-4) : '••••'}`;
}
