/** The numbers of an account. */
interface Numbers {
  mobileNumber: string;
  unconfirmedMobileNumber: string | null;
}

/**
 * Whether an account does not have this number yet, so that saving it needs a step-up (rules.md#step-up). The number that
 * waits for its code was proven when it was saved, and the present one takes a change back.
 */
export function isNewNumber(number: string, { mobileNumber, unconfirmedMobileNumber }: Numbers): boolean {
  return number !== mobileNumber && number !== unconfirmedMobileNumber;
}

/** The end of a step-up that is not used. */
export function stepUpEnd(begun: Date, minutes: number): Date {
  return new Date(begun.getTime() + minutes * 60_000);
}
