import type { IntlShape } from 'react-intl';
import type { FieldError } from '#src/api/errors.ts';
import { emailError, nameError } from '#src/domain/person-fields.ts';
import { normalisePhoneNumber } from '#src/domain/phone-number.ts';
import type { MessageId } from '#src/i18n/messages.ts';

const mobileMessages = { empty: 'account.errors.phoneMissing', invalid: 'account.errors.phoneInvalid' } as const;
const nameMessages = { empty: 'account.errors.nameMissing', invalid: 'account.errors.nameInvalid' } as const;

const textOf = (intl: IntlShape, id: MessageId | null): string | null =>
  id === null ? null : intl.formatMessage({ id });

/** The error text of a typed mobile number; null when it is valid. */
export function mobileErrorText(typed: string, intl: IntlShape): string | null {
  const number = normalisePhoneNumber(typed);
  return textOf(intl, 'reason' in number ? mobileMessages[number.reason] : null);
}

/** The error text of a typed name; null when it is valid. */
export function nameErrorText(typed: string, intl: IntlShape): string | null {
  const reason = nameError(typed);
  return textOf(intl, reason === null ? null : nameMessages[reason]);
}

/** The error text of an optional e-mail address; null when it is empty or valid. */
export function emailErrorText(typed: string, intl: IntlShape): string | null {
  return textOf(intl, emailError(typed, { required: false }) === null ? null : 'account.errors.emailInvalid');
}

const refusalMessages: Record<string, MessageId> = {
  'mobile_number taken': 'account.errors.phoneTaken',
  'email taken': 'account.errors.emailTaken',
  'password too_common': 'account.errors.passwordCommon',
};

/** The text for a refused field: the fixed text if there is one (rules.md#fixed-texts), else the server's message. */
export function refusalText(error: FieldError, intl: IntlShape): string {
  const id = refusalMessages[`${error.field} ${error.code}`];
  return id === undefined ? error.message : intl.formatMessage({ id });
}
