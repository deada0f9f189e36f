import { toLatinDigits } from './digits.ts';

/** A normalised Saudi mobile number, or why the text is none. */
export type PhoneNumberResult = { phoneNumber: string } | { reason: 'empty' | 'invalid' };

/** Spaces, dashes and the invisible direction marks that come along when a number is pasted. */
const SEPARATORS = /[\s\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\u2010-\u2015-]/g;

/**
 * Brings a typed Saudi mobile number (`05…`, `5…`, `+9665…`, `009665…`, with spaces, dashes, Arabic digits) into the
 * form it is sent in: `+9665XXXXXXXX`.
 */
export function normalisePhoneNumber(typed: string): PhoneNumberResult {
  const text = toLatinDigits(typed).replace(SEPARATORS, '');
  if (text === '') return { reason: 'empty' };
  const local = /^(?:0|\+966|00966)?(5\d{8})$/.exec(text)?.[1];
  return local === undefined ? { reason: 'invalid' } : { phoneNumber: `+966${local}` };
}

/** Whether the text is a number in the form it is sent in. */
export function isPhoneNumber(text: string): boolean {
  return /^\+9665\d{8}$/.test(text);
}

/** A normalised number in groups for reading, `+966 51 234 4821`; any other text as it is. Show it left-to-right. */
export function displayPhoneNumber(phoneNumber: string): string {
  return phoneNumber.replace(/^(\+966)(5\d)(\d{3})(\d{4})$/, '$1 $2 $3 $4');
}

/** A normalised number as it is typed behind its country code, `51 234 4821`; any other text as it is. */
export function localPhoneNumber(phoneNumber: string): string {
  return displayPhoneNumber(phoneNumber).replace(/^\+966 /, '');
}

/** A normalised number masked but its last four digits, `••• ••• 4821`; anything else is masked whole. */
export function maskPhoneNumber(phoneNumber: string): string {
  return `••• ••• ${isPhoneNumber(phoneNumber) ? phoneNumber.slice(-4) : '••••'}`;
}
