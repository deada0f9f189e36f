/** Why a new password can't be taken. The screens word it as spec §5 does. */
export type NewPasswordError = 'empty' | 'too_short' | null;
/** Why its repetition can't. */
export type ConfirmationError = 'empty' | 'not_matching' | null;

/**
 * Checks a new password and its repetition; both null when they can be sent. Nothing is trimmed: a space is a
 * character like any other, and a character outside the basic plane counts once.
 */
export function checkNewPassword(
  password: string,
  confirmation: string,
  minLength: number,
): { password: NewPasswordError; confirmation: ConfirmationError } {
  return { password: passwordError(password, minLength), confirmation: confirmationError(password, confirmation) };
}

function passwordError(password: string, minLength: number): NewPasswordError {
  if (password === '') return 'empty';
  return Array.from(password).length < minLength ? 'too_short' : null;
}

function confirmationError(password: string, confirmation: string): ConfirmationError {
  if (confirmation === '') return 'empty';
  return confirmation === password ? null : 'not_matching';
}
