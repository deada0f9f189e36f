import { type GuessReason, guessReason } from './guessable-password.ts';

/** Why a new password is refused (rules.md#password-length, rules.md#password-guessable). */
export type NewPasswordError = 'empty' | 'too_short' | GuessReason | null;
/** Why the repetition of a new password is refused. */
export type ConfirmationError = 'empty' | 'not_matching' | null;

/**
 * Checks a new password and its repetition; both results are null if they can be sent. Nothing is trimmed: a space
 * counts as a character, and a character outside the basic plane counts once.
 * @param phoneNumber the account's number, `+9665XXXXXXXX`; empty if unknown
 */
export function checkNewPassword(
  password: string,
  confirmation: string,
  { minLength, phoneNumber }: { minLength: number; phoneNumber: string },
): { password: NewPasswordError; confirmation: ConfirmationError } {
  return {
    password: passwordError(password, minLength, phoneNumber),
    confirmation: confirmationError(password, confirmation),
  };
}

function passwordError(password: string, minLength: number, phoneNumber: string): NewPasswordError {
  if (password === '') return 'empty';
  return Array.from(password).length < minLength ? 'too_short' : guessReason(password, phoneNumber);
}

function confirmationError(password: string, confirmation: string): ConfirmationError {
  if (confirmation === '') return 'empty';
  return confirmation === password ? null : 'not_matching';
}
