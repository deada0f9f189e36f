/** A parent with an account. */
export interface User {
  id: number;
  name: string;
  email: string | null;
  /** The verified number, or the number of the sign-up if none is verified; `+9665XXXXXXXX`. */
  mobileNumber: string;
  /** A number that is not verified yet. */
  unconfirmedMobileNumber: string | null;
  /** Whether the mobile number is verified. */
  isVerified: boolean;
  /** Null if the password is still the one of the sign-up. */
  passwordChangedAt: string | null;
  /** The number of changes; a change names the version it is based on. */
  version: number;
}

/** The fields of the account that a parent can change, and the version that the form was opened with. */
export type UserInput = Pick<User, 'name' | 'email' | 'mobileNumber' | 'version'>;
