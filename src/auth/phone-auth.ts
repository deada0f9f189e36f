import type { Language } from '#src/domain/language.ts';

/** Failures a person can meet while proving a number; the same codes come from Firebase and from the offline provider. */
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

/** A failure of the phone provider; screens show a text for its code (row A12). */
export class PhoneAuthError extends Error {
  override readonly name = 'PhoneAuthError';
  readonly code: PhoneAuthCode;

  constructor(code: PhoneAuthCode, options?: { cause?: unknown }) {
    super(code, options);
    this.code = code;
  }
}

/** Sends codes to phones (rules.md#code-purposes). One implementation asks Firebase, the other the mock; the environment decides. */
export interface PhoneAuth {
  /**
   * Sends a code by text message.
   * @param mobileNumber E.164
   * @param language of the message and of any challenge shown
   * @returns the verification id: with it the code can be confirmed, also after a reload
   * @throws PhoneAuthError
   */
  sendCode(mobileNumber: string, language: Language): Promise<string>;
  /**
   * Confirms the six digits of a code that was sent.
   * @param verificationId what `sendCode` returned
   * @returns the provider's ID token, sent as the `firebase-token` header
   * @throws PhoneAuthError
   */
  confirmCode(verificationId: string, code: string): Promise<string>;
}

type FailureListener = (code: PhoneAuthCode | null) => void;

const failureListeners = new Set<FailureListener>();

/**
 * Calls back for every failure of the phone provider, and with null when something is asked of it again.
 * @returns the function that stops it
 */
export function onPhoneAuthFailure(listener: FailureListener): () => void {
  failureListeners.add(listener);
  return () => failureListeners.delete(listener);
}

function report(code: PhoneAuthCode | null): void {
  for (const listener of failureListeners) listener(code);
}

/** Does what a person asked of the provider, and reports its failure. */
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

/** Sets the provider that this build uses; called once by main.tsx. Nothing is loaded before the first code is requested. */
export function providePhoneAuth(load: () => Promise<PhoneAuth>): void {
  provider.load = load;
  provider.loaded = null;
}

/**
 * The provider of this build, loaded on first use.
 * @throws PhoneAuthError `network-request-failed` when its code could not be loaded
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
