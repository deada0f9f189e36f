import type { Language } from '#src/domain/language.ts';

/** The failures that a user can get while verifying a number; Firebase and the offline provider use the same codes. */
export const phoneAuthCodes = [
  'invalid-verification-code',
  'code-expired',
  'too-many-requests',
  'quota-exceeded',
  'network-request-failed',
  'invalid-phone-number',
  'captcha-check-failed',
  'session-expired',
  'user-disabled',
  'operation-not-allowed',
  'unknown',
] as const;

export type PhoneAuthCode = (typeof phoneAuthCodes)[number];

/** A failure of the phone provider; screens show a message for its code (row A12). */
export class PhoneAuthError extends Error {
  override readonly name = 'PhoneAuthError';
  readonly code: PhoneAuthCode;

  constructor(code: PhoneAuthCode, options?: { cause?: unknown }) {
    super(code, options);
    this.code = code;
  }
}

/** Sends codes to phones (rules.md#code-purposes): with Firebase or with the mock, depending on the environment. */
export interface PhoneAuth {
  /**
   * Sends a code by text message.
   * @param mobileNumber E.164
   * @param language the language of the message and of a challenge, if one is shown
   * @returns the verification id for `confirmCode`; still valid after a reload
   * @throws PhoneAuthError
   */
  sendCode(mobileNumber: string, language: Language): Promise<string>;
  /**
   * Confirms a six-digit code.
   * @param verificationId the return value of `sendCode`
   * @returns the provider's ID token, sent as the `firebase-token` header
   * @throws PhoneAuthError
   */
  confirmCode(verificationId: string, code: string): Promise<string>;
}

type FailureListener = (code: PhoneAuthCode | null) => void;

const failureListeners = new Set<FailureListener>();

/**
 * Registers a callback that receives each failure of the phone provider, and null when a new request starts.
 * @returns a function that removes the callback
 */
export function onPhoneAuthFailure(listener: FailureListener): () => void {
  failureListeners.add(listener);
  return () => failureListeners.delete(listener);
}

function report(code: PhoneAuthCode | null): void {
  for (const listener of failureListeners) listener(code);
}

/** Runs a request to the provider and reports its failure. */
async function reported<T>(act: () => Promise<T>): Promise<T> {
  report(null);
  try {
    return await act();
  } catch (error) {
    report(error instanceof PhoneAuthError ? error.code : 'unknown');
    throw error;
  }
}

const provider: { load: (() => Promise<PhoneAuth>) | null; loaded: PhoneAuth | null } = { load: null, loaded: null };

function reporting(phoneAuth: PhoneAuth): PhoneAuth {
  return {
    sendCode: (...to) => reported(() => phoneAuth.sendCode(...to)),
    confirmCode: (...what) => reported(() => phoneAuth.confirmCode(...what)),
  };
}

/**
 * Sets the provider of this build; main.tsx calls it once. The provider's code loads with the first request for a code.
 */
export function providePhoneAuth(load: () => Promise<PhoneAuth>): void {
  provider.load = load;
  provider.loaded = null;
}

/**
 * The provider of this build, loaded on first use.
 * @throws PhoneAuthError `network-request-failed` if its code could not be loaded
 */
export async function loadPhoneAuth(): Promise<PhoneAuth> {
  return reported(async () => {
    if (provider.load === null) throw new PhoneAuthError('operation-not-allowed');
    try {
      provider.loaded ??= reporting(await provider.load());
      return provider.loaded;
    } catch (cause) {
      throw cause instanceof PhoneAuthError ? cause : new PhoneAuthError('network-request-failed', { cause });
    }
  });
}
