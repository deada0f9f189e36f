import type { IntlShape } from 'react-intl';
import { checkNewPassword } from '#src/domain/password.ts';
import type { MessageId } from '#src/i18n/messages.ts';

/** The values of a form that sets a password. */
interface NewPassword {
  password: string;
  confirmation: string;
  /** The account's number, `+9665XXXXXXXX`; empty while unknown. */
  phoneNumber: string;
}

/** Sign-up has a message for each empty field; the two fields of a password change share one fixed text. */
const emptyMessages = {
  'sign-up': { password: 'account.errors.passwordMissing', confirmation: 'account.errors.passwordAgainMissing' },
  change: { password: 'account.errors.passwordEmpty', confirmation: 'account.errors.passwordEmpty' },
} as const;

const guessableMessages = {
  blank: 'account.errors.passwordBlank',
  common: 'account.errors.passwordCommon',
  phone_number: 'account.errors.passwordPhone',
  repeated: 'account.errors.passwordRepeated',
  sequence: 'account.errors.passwordSequence',
} as const;

/** The error texts of a new password and its repetition; null if valid (rules.md#password-length). */
export function newPasswordErrors(
  { password, confirmation, phoneNumber }: NewPassword,
  form: keyof typeof emptyMessages,
  minLength: number,
  intl: IntlShape,
): { password: string | null; confirmation: string | null } {
  const textOf = (id: MessageId) => intl.formatMessage({ id }, { count: minLength });
  const reasons = checkNewPassword(password, confirmation, { minLength, phoneNumber });
  const empty = emptyMessages[form];
  const passwordMessages = {
    ...guessableMessages,
    empty: empty.password,
    too_short: 'account.errors.passwordShort',
  } as const;
  const confirmationMessages = { empty: empty.confirmation, not_matching: 'account.errors.passwordsDiffer' } as const;
  return {
    password: reasons.password === null ? null : textOf(passwordMessages[reasons.password]),
    confirmation: reasons.confirmation === null ? null : textOf(confirmationMessages[reasons.confirmation]),
  };
}

/** The rules of a new password and its repetition, and whether each is met. */
export function newPasswordRules(
  { password, confirmation, phoneNumber }: NewPassword,
  minLength: number,
  intl: IntlShape,
): { text: string; met: boolean }[] {
  const reasons = checkNewPassword(password, confirmation, { minLength, phoneNumber });
  const isLong = reasons.password !== 'empty' && reasons.password !== 'too_short';
  return [
    { text: intl.formatMessage({ id: 'reset.rules.length' }, { count: minLength }), met: isLong },
    { text: intl.formatMessage({ id: 'reset.rules.hard' }), met: reasons.password === null },
    { text: intl.formatMessage({ id: 'reset.rules.same' }), met: reasons.confirmation === null },
  ];
}
