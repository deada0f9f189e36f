/** Why a typed field can't be taken; null if it can. */
export type PersonFieldError = 'empty' | 'invalid' | null;

/** The longest address that mail can be sent to (RFC 5321). */
const MAX_EMAIL_LENGTH = 254;

/** The contract takes no shorter name. */
const MIN_NAME_LENGTH = 2;

const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

/** Checks an e-mail address, blanks around it aside. An empty one is an error where it is required only. */
export function emailError(typed: string, { required }: { required: boolean }): PersonFieldError {
  const email = typed.trim();
  if (email === '') return required ? 'empty' : null;
  return email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email) ? null : 'invalid';
}

/** Checks a person's name: at least two characters, one of them a letter of some script. */
export function nameError(typed: string): PersonFieldError {
  const name = typed.trim();
  if (name === '') return 'empty';
  return Array.from(name).length >= MIN_NAME_LENGTH && /\p{L}/u.test(name) ? null : 'invalid';
}

/** A name as it is sent: no blanks around it, single ones inside. */
export function cleanName(typed: string): string {
  return typed.trim().replace(/\s+/g, ' ');
}
