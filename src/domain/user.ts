/** A parent with an account. */
export interface User {
  id: number;
  name: string;
  email: string | null;
  /** The confirmed number, or that of the sign-up if none is confirmed; `+9665XXXXXXXX`. */
  mobileNumber: string;
  /** A number that waits for its code. */
  unconfirmedMobileNumber: string | null;
  /** Whether the mobile number was confirmed. */
  isVerified: boolean;
  /** Null for the password of the sign-up. */
  passwordChangedAt: string | null;
}

/** What a parent can change of the account. */
export type UserInput = Pick<User, 'name' | 'email' | 'mobileNumber'>;
