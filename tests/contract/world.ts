/** The credentials of a parent. */
export interface Credentials {
  mobileNumber: string;
  password: string;
}

type Awaitable<T> = T | Promise<T>;

/** How a payment ends at the provider. */
export type Outcome = 'paid' | 'declined' | 'abandoned';

/** What can happen outside the API: a change of the offer, a bank that takes its time, a method that is out of order. */
export type Situation =
  | 'price-changed'
  | 'package-withdrawn'
  | 'package-ages-lowered'
  | 'vacation-announced'
  | 'menu-changed'
  | 'payment-pending'
  | 'payment-expired'
  | 'method-unavailable';

/** The fields of a payment that the provider needs. */
export interface OpenPayment {
  id: number;
  redirect_url?: string | null;
}

/**
 * The server under test, and what the suite can do to it besides calling it. The suite is the same for every server; a
 * status that a server can’t be brought to give is reported as not tried.
 */
export interface World {
  /** The address of the API, with its version prefix, without a slash at the end. */
  baseUrl: string;
  /** For the mock every status is required, and every deviation is a failure. */
  isMock: boolean;
  /** The parent of most calls; null without credentials. */
  parent: Credentials | null;
  /** Another parent, who must not be able to see the first one’s records. */
  other: Credentials | null;
  /** Whether records may be created, changed and deleted. */
  allowsWrites: boolean;
  /** Whether a 429 is one of the server's own, which ends with time; false where the suite itself causes each of them. */
  waitsForLimits: boolean;
  /** Maximum requests per second; null without a limit. */
  ratePerSecond: number | null;
  /** The address to which the provider returns the parent. */
  returnUrl: string;
  /** Resets the state; false if the server can’t. */
  reset: () => Promise<boolean>;
  /** Stops the server's clock at an instant, until the next reset; false if the server can’t. */
  holdClock: (at: string) => Awaitable<boolean>;
  /** Brings the server into a situation, until the next reset; false if the server can't. */
  enter: (situation: Situation) => Awaitable<boolean>;
  /** Limits wrong passwords and questions about numbers, or not, until the next reset; false if the server does otherwise. */
  limitGuesses: (isOn: boolean) => Awaitable<boolean>;
  /** Makes an operation fail with a status that no request causes, until called with null; false if the server can’t. */
  fail: (failure: { operation: string; status: number } | null) => Awaitable<boolean>;
  /** Ends a payment at the provider; false if that is not possible. */
  settle: (payment: OpenPayment, outcome: Outcome) => Promise<boolean>;
  /** A token of the phone provider for a verified number; null without one. */
  phoneToken: (mobileNumber: string) => Awaitable<string | null>;
  /** The bearer token that was given for a parent; null, or left out, where the suite has to sign in. */
  givenToken?: (mobileNumber: string) => string | null;
  /** The token that was given for an account that is not verified; null, or left out, where the suite has to create one. */
  unverifiedToken?: string | null;
  /** An expired bearer token; null if the suite has to end one by signing out. */
  expiredToken: string | null;
  close: () => Promise<void>;
}
