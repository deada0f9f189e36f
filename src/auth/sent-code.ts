/** The last phone code that this tab asked for: neither the number nor the code. */
export interface SentCode {
  /** The provider's id of the code; null where the code went to another number than the one that waits now. */
  verificationId: string | null;
  /** When it left, on this device's clock; ISO instant. */
  sentAt: string;
  /** The provider has taken the code: TOKEN_FIRE_BASE is its proof. */
  isConfirmed: boolean;
}

const storageKey = 'phone-code';

// Where storage is refused, the code is usable as long as the page lives.
let fallback: string | null = null;

function read(): string | null {
  try {
    return sessionStorage.getItem(storageKey) ?? fallback;
  } catch {
    return fallback;
  }
}

/** The last code that this tab asked for; null where there is none, or what is stored is not readable. */
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

/** Stores the code over a reload or a change of language, in this tab only. */
export function storeSentCode(code: SentCode): void {
  const text = JSON.stringify(code);
  fallback = null;
  try {
    sessionStorage.setItem(storageKey, text);
  } catch {
    fallback = text;
  }
}

/** Removes it: the code did its work, or the parent signed in or out. */
export function removeSentCode(): void {
  fallback = null;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Without storage nothing is stored.
  }
}
