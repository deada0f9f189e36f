import { normalisePhoneNumber } from '#src/domain/phone-number.ts';

/** The number that is sent for a typed one, E.164; '' while it is none. */
export function phoneNumberOf(typed: string): string {
  const number = normalisePhoneNumber(typed);
  return 'phoneNumber' in number ? number.phoneNumber : '';
}
