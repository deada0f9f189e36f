import { useSyncExternalStore } from 'react';
import { ApiError } from '#src/api/errors.ts';
import { loadPhoneAuth, PhoneAuthError, type PhoneAuthCode } from '#src/auth/phone-auth.ts';
import { readSentCode, removeSentCode, storeSentCode } from '#src/auth/sent-code.ts';
import { onSessionChange, readSession, storedLanguage, updateSession } from '#src/auth/session.ts';
import { resendCountdown } from '#src/domain/resend-countdown.ts';

/** What a code is asked for: a new account, a forgotten password, a signed-in parent's new number. */
export type VerificationPurpose = 'sign-up' | 'reset' | 'new-number';

/** A number that waits for its code. */
export interface Verification {
  /** E.164 */
  mobileNumber: string;
  /** The provider's id of the code that this number was sent; null before the first one. */
  verificationId: string | null;
  /**
   * The provider's token once the code was right; null before. A code counts once: what fails after it is tried again with
   * this token, without another code.
   */
  confirmedToken: string | null;
  /** When the last code left this tab, to whichever number; null before the first one. */
  sentAt: Date | null;
  /** Why the last attempt to send failed. */
  failure: PhoneAuthCode | null;
}

/** The number that a code was asked for last, which is the one the stored code belongs to. */
interface Attempt {
  mobileNumber: string;
  failure: PhoneAuthCode | null;
}

function restoredAttempt(): Attempt | null {
  const { unconfirmedMobileNumber } = readSession();
  return readSentCode() === null || unconfirmedMobileNumber === null
    ? null
    : { mobileNumber: unconfirmedMobileNumber, failure: null };
}

let attempt = restoredAttempt();
const listeners = new Set<() => void>();

function set(next: Attempt | null): void {
  attempt = next;
  for (const listener of listeners) listener();
}

/** The codes of a failure of the phone provider; `unknown` for anything else. */
export function phoneAuthCodeOf(error: unknown): PhoneAuthCode {
  return error instanceof PhoneAuthError ? error.code : 'unknown';
}

/**
 * Sends a code for /verify, unless the last one left this tab less than the resend countdown ago: then /verify shows the
 * countdown, and takes the last code where it went to the same number. A failure is stored, not thrown: /verify shows it.
 * @param mobileNumber E.164
 * @param countdownSeconds the time between two codes
 * @returns whether a code was sent
 */
export async function sendCode(mobileNumber: string, countdownSeconds: number): Promise<boolean> {
  const last = readSentCode();
  if (last !== null && attempt?.mobileNumber !== mobileNumber) {
    storeSentCode({ ...last, verificationId: null, isConfirmed: false });
  }
  if (last !== null && resendCountdown(new Date(last.sentAt), new Date(), countdownSeconds) > 0) {
    set({ mobileNumber, failure: null });
    return false;
  }
  try {
    const provider = await loadPhoneAuth();
    const verificationId = await provider.sendCode(mobileNumber, storedLanguage());
    storeSentCode({ verificationId, sentAt: new Date().toISOString(), isConfirmed: false });
    set({ mobileNumber, failure: null });
    return true;
  } catch (error) {
    // An earlier code may still arrive and is still good.
    set({ mobileNumber, failure: phoneAuthCodeOf(error) });
    return false;
  }
}

/**
 * Has the provider confirm the code that was sent, and stores its token for the calls that need it.
 * @throws PhoneAuthError
 */
export async function confirmCode(code: string): Promise<void> {
  const sent = readSentCode();
  if (sent === null || sent.verificationId === null) throw new PhoneAuthError('session-expired');
  const provider = await loadPhoneAuth();
  const firebaseToken = await provider.confirmCode(sent.verificationId, code);
  updateSession({ firebaseToken });
  if (readSentCode()?.verificationId === sent.verificationId) storeSentCode({ ...sent, isConfirmed: true });
  set(attempt);
}

/** Whether the server no longer takes the phone token: it is too old, or has done its work. Only another code helps. */
export function isDeadToken(error: unknown): boolean {
  return error instanceof ApiError && error.fieldErrors.some(({ code }) => code === 'not_verified');
}

/** Forgets a phone token that is dead, and the code it came from: /verify offers a new one. */
export function dropDeadToken(): void {
  removeSentCode();
  if (attempt) set({ ...attempt, failure: 'code-expired' });
  updateSession({ firebaseToken: null });
}

/** Forgets the code: it was used, or the parent signed in. */
export function forgetCode(): void {
  removeSentCode();
  set(null);
}

/** The number that waits for a code on this device, with the last code; null where none waits (row R15). */
export function readVerification(): Verification | null {
  const { unconfirmedMobileNumber, firebaseToken } = readSession();
  if (unconfirmedMobileNumber === null) return null;
  const sent = readSentCode();
  const own = attempt?.mobileNumber === unconfirmedMobileNumber ? attempt : null;
  return {
    mobileNumber: unconfirmedMobileNumber,
    verificationId: own && sent ? sent.verificationId : null,
    confirmedToken: own && sent?.isConfirmed === true ? firebaseToken : null,
    sentAt: sent === null ? null : new Date(sent.sentAt),
    failure: own ? own.failure : null,
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
function stableRead(): Verification | null {
  const next = readVerification();
  const same =
    next !== null &&
    lastRead !== null &&
    next.mobileNumber === lastRead.mobileNumber &&
    next.verificationId === lastRead.verificationId &&
    next.confirmedToken === lastRead.confirmedToken &&
    next.sentAt?.getTime() === lastRead.sentAt?.getTime() &&
    next.failure === lastRead.failure;
  if (!same) lastRead = next;
  return lastRead;
}

/** Follows the number that waits for a code. */
export function useVerification(): Verification | null {
  return useSyncExternalStore(subscribe, stableRead, () => null);
}
