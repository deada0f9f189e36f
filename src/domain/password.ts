import { type GuessReason, guessReason } from './guessable-password.ts';

/** Why a new password is refused (rules.md#password-length, rules.md#password-guessable). */
export type NewPasswordError = 'empty' | 'too_short' | GuessReason | null;
/** Why its repetition can't. */
export type ConfirmationError = 'empty' | 'not_matching' | null;

/**
 * Checks a new password and its repetition; both null when they can be sent. Nothing is trimmed: a space is a
 * character like any other, and a character outside the basic plane counts once.
 * @param phoneNumber of the account, `+9665XXXXXXXX`; '' where it is not known
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
