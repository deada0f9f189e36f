import type { IntlShape } from 'react-intl';
import { emailError, nameError } from '#src/domain/person-fields.ts';
import { normalisePhoneNumber } from '#src/domain/phone-number.ts';
import type { MessageId } from '#src/i18n/messages.ts';

/** A refused field as the server names it; `ApiError` carries them. */
interface RefusedField {
  field: string;
  code: string;
  /** The server's words, in the language asked for. */
  message: string;
}

const mobileFaults = { empty: 'account.errors.phoneMissing', invalid: 'account.errors.phoneInvalid' } as const;
const nameFaults = { empty: 'account.errors.nameMissing', invalid: 'account.errors.nameInvalid' } as const;

const said = (intl: IntlShape, id: MessageId | null): string | null =>
  id === null ? null : intl.formatMessage({ id });

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

const refusals: Record<string, MessageId> = {
  'mobile_number taken': 'account.errors.phoneTaken',
  'email taken': 'account.errors.emailTaken',
  'password too_common': 'account.errors.passwordCommon',
};

/** Whether the server refused a number because it has an account. */
export function isNumberTaken({ field, code }: RefusedField): boolean {
  return field === 'mobile_number' && code === 'taken';
}

/** The error of a field that the server found: the fixed text where there is one (rules.md#fixed-texts), else the server's. */
export function refusalText(fault: RefusedField, intl: IntlShape): string {
  const known = refusals[`${fault.field} ${fault.code}`];
  return known === undefined ? fault.message : intl.formatMessage({ id: known });
}
