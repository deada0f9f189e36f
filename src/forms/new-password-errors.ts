import type { IntlShape } from 'react-intl';
import { checkNewPassword } from '#src/domain/password.ts';
import type { MessageId } from '#src/i18n/messages.ts';

/** What a form that sets a password holds of it, and for which account. */
interface NewPassword {
  password: string;
  confirmation: string;
  /** The account's, `+9665XXXXXXXX`; '' where it is not known (yet). */
  phoneNumber: string;
}

/** A form with other fields names the empty one; the two fields of a password change share one fixed text. */
const emptyPasswords = {
  'sign-up': { password: 'account.errors.passwordMissing', confirmation: 'account.errors.passwordAgainMissing' },
  change: { password: 'account.errors.passwordEmpty', confirmation: 'account.errors.passwordEmpty' },
} as const;

const easyPasswords = {
  blank: 'account.errors.passwordBlank',
  common: 'account.errors.passwordCommon',
  phone_number: 'account.errors.passwordPhone',
  repeated: 'account.errors.passwordRepeated',
  sequence: 'account.errors.passwordSequence',
} as const;

/** The error texts of a new password and of its repetition; null where there is none (rules.md#password-length). */
export function newPasswordErrors(
  { password, confirmation, phoneNumber }: NewPassword,
  form: keyof typeof emptyPasswords,
  minLength: number,
  intl: IntlShape,
): { password: string | null; confirmation: string | null } {
  const said = (id: MessageId) => intl.formatMessage({ id }, { count: minLength });
  const reasons = checkNewPassword(password, confirmation, { minLength, phoneNumber });
  const empty = emptyPasswords[form];
  const passwordFaults = {
    ...easyPasswords,
    empty: empty.password,
    too_short: 'account.errors.passwordShort',
  } as const;
  const confirmationFaults = { empty: empty.confirmation, not_matching: 'account.errors.passwordsDiffer' } as const;
  return {
    password: reasons.password === null ? null : said(passwordFaults[reasons.password]),
    confirmation: reasons.confirmation === null ? null : said(confirmationFaults[reasons.confirmation]),
  };
}

/** What a new password and its repetition have to hold, each with whether they do by now. */
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
