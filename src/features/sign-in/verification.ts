import { useSyncExternalStore } from 'react';
import { ApiError } from '#src/api/errors.ts';
import { loadPhoneAuth, PhoneAuthError, type PhoneAuthCode } from '#src/auth/phone-auth.ts';
import { readSentCode, removeSentCode, storeSentCode } from '#src/auth/sent-code.ts';
import { onSessionChange, readSession, storedLanguage, updateSession } from '#src/auth/session.ts';
import { resendCountdown } from '#src/domain/resend-countdown.ts';

/** The purpose of a code: a new account, a forgotten password, or a signed-in parent's new number. */
export type VerificationPurpose = 'sign-up' | 'reset' | 'new-number';

/** A number that has to be verified by a code. */
export interface Verification {
  /** The number in E.164 format. */
  mobileNumber: string;
  /** The provider's id of the code that was sent to this number; null before the first code. */
  verificationId: string | null;
  /**
   * The provider's token after the correct code; null before. A code can be used only once: a step that fails
   * afterwards is retried with this token, without another code.
   */
  confirmedToken: string | null;
  /** When this tab last sent a code, to any number; null before the first code. */
  sentAt: Date | null;
  /** Why the last attempt to send failed. */
  failure: PhoneAuthCode | null;
}

/** The number for which a code was last requested; the stored code belongs to it. */
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

/** The error code of a failure of the phone provider; `unknown` for any other error. */
export function phoneAuthCodeOf(error: unknown): PhoneAuthCode {
  return error instanceof PhoneAuthError ? error.code : 'unknown';
}

/**
 * Sends a code for /verify, unless this tab sent the last one less than the resend countdown ago: then /verify shows
 * the countdown, and accepts the last code if it was sent to the same number. A failure is stored for /verify to show,
 * not thrown.
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
    // An earlier code may still arrive and stays valid.
    set({ mobileNumber, failure: phoneAuthCodeOf(error) });
    return false;
  }
}

/**
 * Confirms the code with the provider, and stores the provider's token for the requests that need it.
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

/** Whether the server no longer accepts the phone token, because it is expired or used. Only another code helps. */
export function isDeadToken(error: unknown): boolean {
  return error instanceof ApiError && error.fieldErrors.some(({ code }) => code === 'not_verified');
}

/** Deletes a phone token that is no longer accepted, and its code: /verify offers to send a new one. */
export function dropDeadToken(): void {
  removeSentCode();
  if (attempt) set({ ...attempt, failure: 'code-expired' });
  updateSession({ firebaseToken: null });
}

/** Deletes the code after it was used or the parent signed in. */
export function forgetCode(): void {
  removeSentCode();
  set(null);
}

/** The number that waits for a code on this device, with the last code; null if there is none (row R15). */
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

/** Returns the same object while its content does not change, as React requires of a store. */
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

/** Subscribes to the number that waits for a code. */
export function useVerification(): Verification | null {
  return useSyncExternalStore(subscribe, stableRead, () => null);
}
