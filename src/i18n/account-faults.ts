import type { IntlShape } from 'react-intl';
import { checkNewPassword } from '#src/domain/password.ts';
import { emailError, nameError } from '#src/domain/person-fields.ts';
import { normalisePhoneNumber } from '#src/domain/phone-number.ts';
import type { MessageId } from './messages.ts';

/** A refused field as the server names it; `ApiError` carries them. */
interface RefusedField {
  field: string;
  code: string;
  /** The server's words, in the language asked for. */
  message: string;
}

const mobileFaults = { empty: 'account.errors.phoneMissing', invalid: 'account.errors.phoneInvalid' } as const;
const nameFaults = { empty: 'account.errors.nameMissing', invalid: 'account.errors.nameInvalid' } as const;
/** Beside fields of their own, empty ones are named; the two of a password change share the words of spec §5. */
const emptyPasswords = {
  'sign-up': { password: 'account.errors.passwordMissing', confirmation: 'account.errors.passwordAgainMissing' },
  change: { password: 'account.errors.passwordEmpty', confirmation: 'account.errors.passwordEmpty' },
} as const;

const said = (intl: IntlShape, id: MessageId | null, values?: { count: number }): string | null =>
  id === null ? null : intl.formatMessage({ id }, values);

/** What is wrong with a typed mobile number, in words; null when it can be sent. */
export function mobileFault(typed: string, intl: IntlShape): string | null {
  const number = normalisePhoneNumber(typed);
  return said(intl, 'reason' in number ? mobileFaults[number.reason] : null);
}

/** What is wrong with a typed name. */
export function nameFault(typed: string, intl: IntlShape): string | null {
  const reason = nameError(typed);
  return said(intl, reason === null ? null : nameFaults[reason]);
}

/** What is wrong with a typed e-mail address that may be left out. */
export function emailFault(typed: string, intl: IntlShape): string | null {
  return said(intl, emailError(typed, { required: false }) === null ? null : 'account.errors.emailInvalid');
}

/** What is wrong with a new password and with its repetition (spec §5). */
export function newPasswordFaults(
  { password, confirmation }: { password: string; confirmation: string },
  form: keyof typeof emptyPasswords,
  minLength: number,
  intl: IntlShape,
): { password: string | null; confirmation: string | null } {
  const reasons = checkNewPassword(password, confirmation, minLength);
  const empty = emptyPasswords[form];
  const passwordFaults = { empty: empty.password, too_short: 'account.errors.passwordShort' } as const;
  const confirmationFaults = { empty: empty.confirmation, not_matching: 'account.errors.passwordsDiffer' } as const;
  return {
    password: said(intl, reasons.password === null ? null : passwordFaults[reasons.password], { count: minLength }),
    confirmation: said(intl, reasons.confirmation === null ? null : confirmationFaults[reasons.confirmation]),
  };
}

/** What a new password and its repetition have to hold, each with whether they do by now. */
export function newPasswordRules(
  { password, confirmation }: { password: string; confirmation: string },
  minLength: number,
  intl: IntlShape,
): { text: string; met: boolean }[] {
  const reasons = checkNewPassword(password, confirmation, minLength);
  return [
    { text: intl.formatMessage({ id: 'reset.rules.length' }, { count: minLength }), met: reasons.password === null },
    { text: intl.formatMessage({ id: 'reset.rules.same' }), met: reasons.confirmation === null },
  ];
}

const refusals: Record<string, MessageId> = {
  'mobile_number taken': 'account.errors.phoneTaken',
  'email taken': 'account.errors.emailTaken',
};

/** Whether the server refused a number because it has an account. */
export function isNumberTaken({ field, code }: RefusedField): boolean {
  return field === 'mobile_number' && code === 'taken';
}

/** What the server found wrong with a field: in the words of spec §5 where it is one of theirs, else in the server's own. */
export function refusalText(fault: RefusedField, intl: IntlShape): string {
  const known = refusals[`${fault.field} ${fault.code}`];
  return known === undefined ? fault.message : intl.formatMessage({ id: known });
}
