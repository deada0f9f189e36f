/** The last phone code requested in this tab. It contains neither the number nor the code. */
export interface SentCode {
  /** The provider's id of the code; null if the code was sent to another number than the one being verified now. */
  verificationId: string | null;
  /** When the code was sent, by this device's clock; ISO instant. */
  sentAt: string;
  /** Whether the provider has accepted the code: TOKEN_FIRE_BASE is the proof. */
  isConfirmed: boolean;
}

/** The last code of a step-up requested in this tab: it went to the account's own number. */
export interface StepUpCode {
  /** The provider's id of the code; null once it was used. */
  verificationId: string | null;
  /** When the code was sent, by this device's clock; ISO instant. */
  sentAt: string;
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

function readStored(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(read() ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

const isInstant = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** The last code requested in this tab; null if there is none or the stored value is invalid. */
export function readSentCode(): SentCode | null {
  const { verificationId, sentAt, isConfirmed } = readStored();
  if (!isInstant(sentAt)) return null;
  return {
    verificationId: typeof verificationId === 'string' ? verificationId : null,
    sentAt,
    isConfirmed: isConfirmed === true,
  };
}

/** The last code of a step-up; null if there is none or the stored value is invalid. */
export function readStepUpCode(): StepUpCode | null {
  const { verificationId, sentAt } = (readStored()['stepUp'] ?? {}) as Partial<Record<keyof StepUpCode, unknown>>;
  if (!isInstant(sentAt)) return null;
  return { verificationId: typeof verificationId === 'string' ? verificationId : null, sentAt };
}

function store(code: object): void {
  const text = JSON.stringify({ ...readStored(), ...code });
  fallback = null;
  try {
    sessionStorage.setItem(storageKey, text);
  } catch {
    fallback = text;
  }
}

/** Stores the code across a reload or a change of language, in this tab only. */
export function storeSentCode(code: SentCode): void {
  store(code);
}

/** Stores the code of a step-up like another one. */
export function storeStepUpCode(code: StepUpCode): void {
  store({ stepUp: code });
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
