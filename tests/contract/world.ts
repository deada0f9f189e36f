/** Who signs in. */
export interface Credentials {
  mobileNumber: string;
  password: string;
}

/** How a payment ends at the provider. */
export type Outcome = 'paid' | 'declined' | 'abandoned';

/** The parts of a payment that lead to the provider. */
export interface OpenPayment {
  id: number;
  redirect_url?: string | null;
}

/**
 * The server under test and what can be done to it besides calling it. The suite is the same for every world; what one
 * can't do is reported as not reached.
 */
export interface World {
  /** Where the API stands, with its version prefix, without a slash at the end. */
  baseUrl: string;
  /** On the mock everything has to be reached, and every deviation is a failure. */
  isMock: boolean;
  /** The parent whom most calls are made for; null where nobody may sign in. */
  parent: Credentials | null;
  /** Another parent, from whom the first one's things have to be hidden. */
  other: Credentials | null;
  /** Whether things may be created, changed and deleted. */
  allowsWrites: boolean;
  /** Requests a second at most; null without a limit. */
  ratePerSecond: number | null;
  /** Where the payment provider sends the parent back to. */
  returnUrl: string;
  /** Back to the start; false where the server can't. */
  reset: () => Promise<boolean>;
  /** Lets an operation fail with a status that no request causes, until called with null; false where the server can't. */
  fail: (fault: { operation: string; status: number } | null) => boolean;
  /** Ends a payment at the provider; false where nobody can. */
  settle: (payment: OpenPayment, outcome: Outcome) => Promise<boolean>;
  /** A token of the phone provider for a number whose code was confirmed; null where none is to be had. */
  phoneToken: (mobileNumber: string) => string | null;
  /** A bearer token that has expired by age; null where one has to be ended by signing out. */
  expiredToken: string | null;
  close: () => Promise<void>;
}
