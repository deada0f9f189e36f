/** The last phone code requested in this tab. It contains neither the number nor the code. */
export interface SentCode {
  /** The provider's id of the code; null if the code was sent to another number than the one being verified now. */
  verificationId: string | null;
  /** When the code was sent, by this device's clock; ISO instant. */
  sentAt: string;
  /** Whether the provider has accepted the code: TOKEN_FIRE_BASE is the proof. */
  isConfirmed: boolean;
}

const storageKey = 'phone-code';

// If storage is blocked, the code is usable until the page is closed.
let fallback: string | null = null;

function read(): string | null {
  try {
    return sessionStorage.getItem(storageKey) ?? fallback;
  } catch {
    return fallback;
  }
}

/** The last code requested in this tab; null if there is none or the stored value is invalid. */
export function readSentCode(): SentCode | null {
  const text = read();
  if (text === null) return null;
  try {
    const stored = JSON.parse(text) as Partial<Record<keyof SentCode, unknown>> | null;
    const { verificationId, sentAt, isConfirmed } = stored ?? {};
    if (typeof sentAt !== 'string' || Number.isNaN(Date.parse(sentAt))) return null;
    return {
      verificationId: typeof verificationId === 'string' ? verificationId : null,
      sentAt,
      isConfirmed: isConfirmed === true,
    };
  } catch {
    return null;
  }
}

/** Stores the code across a reload or a change of language, in this tab only. */
export function storeSentCode(code: SentCode): void {
  const text = JSON.stringify(code);
  fallback = null;
  try {
    sessionStorage.setItem(storageKey, text);
  } catch {
    fallback = text;
  }
}

/** Removes the code: it was used, or the parent signed in or out. */
export function removeSentCode(): void {
  fallback = null;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // If storage is blocked, nothing is stored.
  }
}
