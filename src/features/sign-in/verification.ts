import { useSyncExternalStore } from 'react';
import { ApiError } from '#src/api/errors.ts';
import { loadPhoneAuth, type PendingCode, PhoneAuthError, type PhoneAuthCode } from '#src/auth/phone-auth.ts';
import { onSessionChange, readSession, storedLanguage, updateSession } from '#src/auth/session.ts';

/** What a code is asked for: a new account, a forgotten password, a signed-in parent's new number. */
export type VerificationPurpose = 'sign-up' | 'reset' | 'new-number';

/**
 * Where the proof of a number stands. `pending` is null before the first code and after a reload: the provider's session
 * lives in memory only, and the page then offers a new code.
 */
export interface Verification {
  purpose: VerificationPurpose;
  /** E.164 */
  mobileNumber: string;
  pending: PendingCode | null;
  /**
   * The provider's token once the code was right; null before. A code counts once: what fails after it is tried again with
   * this token, without another code.
   */
  confirmedToken: string | null;
  /** When the last code left, on this device's clock; null before. */
  sentAt: Date | null;
  /** Why the last attempt to send failed. */
  failure: PhoneAuthCode | null;
}

let verification: Verification | null = null;
const listeners = new Set<() => void>();

function set(next: Verification | null): void {
  verification = next;
  for (const listener of listeners) listener();
}

/** The codes of a failure of the phone provider; `unknown` for anything else. */
export function phoneAuthCodeOf(error: unknown): PhoneAuthCode {
  return error instanceof PhoneAuthError ? error.code : 'unknown';
}

/**
 * Sends a code and remembers it for /verify. A failure is kept, not thrown: the page that comes next shows it and offers
 * the next step.
 * @param mobileNumber E.164
 */
export async function sendCode(purpose: VerificationPurpose, mobileNumber: string): Promise<Verification> {
  const before = verification?.mobileNumber === mobileNumber ? verification : null;
  try {
    const provider = await loadPhoneAuth();
    const pending = await provider.sendCode(mobileNumber, storedLanguage());
    set({ purpose, mobileNumber, pending, confirmedToken: null, sentAt: new Date(), failure: null });
  } catch (error) {
    // An earlier code may still arrive and is still good.
    set({
      purpose,
      mobileNumber,
      pending: before?.pending ?? null,
      confirmedToken: null,
      sentAt: before?.sentAt ?? null,
      failure: phoneAuthCodeOf(error),
    });
  }
  return verification as Verification;
}

/**
 * Has the provider confirm the code that waits, and remembers its token in memory.
 * @throws PhoneAuthError
 */
export async function confirmCode(code: string): Promise<string> {
  const asked = verification;
  if (!asked?.pending) throw new PhoneAuthError('session-expired');
  const confirmedToken = await asked.pending.confirm(code);
  if (verification === asked) set({ ...asked, confirmedToken });
  return confirmedToken;
}

/** Whether the server no longer takes the phone token: it is too old, or has done its work. Only another code helps. */
export function isDeadToken(error: unknown): boolean {
  return error instanceof ApiError && error.fieldFaults.some(({ code }) => code === 'not_verified');
}

/** Forgets a phone token that is dead, and the code it came from: /verify offers a new one. */
export function dropDeadToken(): void {
  if (verification) {
    set({ ...verification, pending: null, confirmedToken: null, sentAt: null, failure: 'code-expired' });
  }
  updateSession({ firebaseToken: null });
}

/** Forgets the code: it was used, or the person left. */
export function forgetCode(): void {
  set(null);
}

/**
 * What waits for a code on this device: the attempt in memory, else the number that storage still holds as unconfirmed.
 * Null where nobody waits (acceptance R15).
 */
export function readVerification(purpose: VerificationPurpose): Verification | null {
  const { unconfirmedMobileNumber } = readSession();
  if (unconfirmedMobileNumber === null) return null;
  if (verification?.mobileNumber === unconfirmedMobileNumber && verification.purpose === purpose) return verification;
  return {
    purpose,
    mobileNumber: unconfirmedMobileNumber,
    pending: null,
    confirmedToken: null,
    sentAt: null,
    failure: null,
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onSessionChange(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

let lastRead: Verification | null = null;

/** Keeps the answer's identity while its content stays the same, as React asks of a store. */
function stableRead(purpose: VerificationPurpose): Verification | null {
  const next = readVerification(purpose);
  const same =
    next !== null &&
    lastRead !== null &&
    next.purpose === lastRead.purpose &&
    next.mobileNumber === lastRead.mobileNumber &&
    next.pending === lastRead.pending &&
    next.confirmedToken === lastRead.confirmedToken &&
    next.sentAt === lastRead.sentAt &&
    next.failure === lastRead.failure;
  if (!same) lastRead = next;
  return lastRead;
}

/** Follows what waits for a code. */
export function useVerification(purpose: VerificationPurpose): Verification | null {
  return useSyncExternalStore(
    subscribe,
    () => stableRead(purpose),
    () => null,
  );
}
