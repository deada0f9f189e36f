import { toLatinDigits } from './digits.ts';
import { withoutInvisibleMarks } from './invisible-marks.ts';

/** Why a typed field is invalid; null if it is valid. */
export type PersonFieldError = 'empty' | 'invalid' | null;

/** The maximum length of an e-mail address (RFC 5321). */
const MAX_EMAIL_LENGTH = 254;

/** The minimum length of a name in the contract. */
const MIN_NAME_LENGTH = 2;

const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

/** An e-mail address in the form of the request: Latin digits, no invisible characters, no white space around it. */
export function cleanEmail(typed: string): string {
  return withoutInvisibleMarks(toLatinDigits(typed)).trim();
}

/** Checks an e-mail address in the form of the request. An empty one is an error only if it is required. */
export function emailError(typed: string, { required }: { required: boolean }): PersonFieldError {
  const email = cleanEmail(typed);
  if (email === '') return required ? 'empty' : null;
  return email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email) ? null : 'invalid';
}

/** Checks a person's name: at least two characters, including a letter of any script. */
export function nameError(typed: string): PersonFieldError {
  const name = typed.trim();
  if (name === '') return 'empty';
  return Array.from(name).length >= MIN_NAME_LENGTH && /\p{L}/u.test(name) ? null : 'invalid';
}

/** A name in the form of the request: trimmed, with single spaces inside. */
export function cleanName(typed: string): string {
  return typed.trim().replace(/\s+/g, ' ');
}
