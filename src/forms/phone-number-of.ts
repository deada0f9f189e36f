import { normalisePhoneNumber } from '#src/domain/phone-number.ts';

/** The number to send for the typed one, in E.164 format; '' if it is invalid. */
export function phoneNumberOf(typed: string): string {
  const number = normalisePhoneNumber(typed);
  return 'phoneNumber' in number ? number.phoneNumber : '';
}
