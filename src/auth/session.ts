import { useSyncExternalStore } from 'react';
import type { Language } from '#src/domain/language.ts';
import { languageInSearch, withoutLanguage, writeLanguageCookies } from '#src/i18n/language-cookie.ts';
import { forgetStoredPages } from '#src/recovery/stored-pages.ts';
import { readSentCode, removeSentCode, storeSentCode } from './sent-code.ts';

/** The keys in browser storage; their names are fixed (rules.md#storage-keys). */
const storageKeys = {
  token: 'TOKEN',
  isVerified: 'IS_VERIFIED',
  userId: 'USER_ID',
  userType: 'USER_TYPE',
  loginTime: 'LOGIN_TIME',
  language: 'language',
  unconfirmedMobileNumber: 'UNCONFIRMED_MOBILE_NUMBER',
  firebaseToken: 'TOKEN_FIRE_BASE',
} as const;

type StorageKey = keyof typeof storageKeys;

/** What this device stores about the user; each value is as stored. */
export type Session = Readonly<Record<Exclude<StorageKey, 'language'>, string | null>>;

/**
 * Why a parent is not signed in any more without a request of the parent. `not-verified`: the server has never seen a
 * code for the number.
 */
export type SessionEnd = 'expired' | 'invalid-token' | 'not-verified';

const signedOut: Session = {
  token: null,
  isVerified: null,
  userId: null,
  userType: null,
  loginTime: null,
  unconfirmedMobileNumber: null,
  firebaseToken: null,
};

// Values that could not be stored (private windows, embedded views, full storage) stay in memory and override storage.
const unwritten = new Map<string, string | null>();

function read(key: StorageKey): string | null {
  const name = storageKeys[key];
  const inMemory = unwritten.get(name);
  if (inMemory !== undefined) return inMemory;
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function removeStored(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Storage is blocked; this page uses the values in memory.
  }
}

function write(key: StorageKey, value: string | null): void {
  const name = storageKeys[key];
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
    unwritten.delete(name);
  } catch {
    // Otherwise the previous value would return after a reload.
    removeStored(name);
    unwritten.set(name, value);
  }
}

const changeListeners = new Set<() => void>();
const endListeners = new Set<(end: SessionEnd) => boolean>();
let cached: Session = signedOut;

function notify(): void {
  for (const listener of changeListeners) listener();
}

/** The session as currently stored. Returns the same object until something changes. */
export function readSession(): Session {
  const next: Session = {
    token: read('token'),
    isVerified: read('isVerified'),
    userId: read('userId'),
    userType: read('userType'),
    loginTime: read('loginTime'),
    unconfirmedMobileNumber: read('unconfirmedMobileNumber'),
    firebaseToken: read('firebaseToken'),
  };
  const same = (Object.keys(next) as (keyof Session)[]).every((key) => next[key] === cached[key]);
  if (!same) cached = next;
  return cached;
}

/** Stores the given values and notifies all subscribers; null removes a key. */
export function updateSession(values: Partial<Session>): void {
  for (const [key, value] of Object.entries(values)) write(key as StorageKey, value ?? null);
  notify();
}

/**
 * Ends the session because the server no longer accepts it (rules.md#session-expired): clears token, user id, user type
 * and login time, and notifies the subscribers of `onSessionEnd`. An account that is not verified keeps its token, which
 * the code needs (rules.md#not-verified).
 * @returns false if a subscriber does not show the end to the user
 */
export function endSession(end: SessionEnd): boolean {
  updateSession(
    end === 'not-verified' ? { isVerified: 'false' } : { token: null, userId: null, userType: null, loginTime: null },
  );
  return ![...endListeners].map((listener) => listener(end)).includes(false);
}

/** Clears what logging out removes: all keys except the language, and the drafts of forms. */
export function clearSession(): void {
  updateSession(signedOut);
  forgetDrafts();
}

/**
 * The owner of this tab's drafts, stored next to them: drafts stay when the server ends a session, for the same parent.
 */
const draftOwnerKey = 'drafts-of';

/** Assigns this tab's drafts to the signed-in parent; drafts of another parent are removed. */
export function claimDrafts({ token, userId, isVerified }: Session): void {
  // Another tab removes its keys one by one: without a token the parent is signed out, even if other keys still exist.
  if (token === null || userId === null) return;
  try {
    if (sessionStorage.getItem(draftOwnerKey) === userId) return;
    // An unverified account needs a code: the countdown since the last code continues.
    const sentCode = isVerified === 'true' ? null : readSentCode();
    forgetDrafts();
    if (sentCode !== null) storeSentCode(sentCode);
    sessionStorage.setItem(draftOwnerKey, userId);
  } catch {
    // If storage is blocked, there are no drafts either.
  }
}

/** Removes this tab's form drafts and the code that was sent. */
export function forgetDrafts(): void {
  removeSentCode();
  try {
    sessionStorage.clear();
  } catch {
    // If storage is blocked, there are no drafts either.
  }
}

/** Whether the session is logged out: logging out clears more keys than the end of a session does. */
export function isLoggedOut({ token, isVerified }: Session): boolean {
  return token === null && isVerified === null;
}

/**
 * Registers a callback for a session ended by the server. It returns whether it shows the end to the user.
 * @returns a function that removes the callback
 */
export function onSessionEnd(listener: (end: SessionEnd) => boolean): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** Registers a callback for possible session changes, in this tab or another. Returns a function that removes it. */
export function onSessionChange(listener: () => void): () => void {
  // A tab that was frozen or in the back/forward cache has missed events. A tab that is being closed needs none.
  const wake = () => {
    if (!document.hidden) listener();
  };
  changeListeners.add(listener);
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', wake);
  window.addEventListener('visibilitychange', wake);
  return () => {
    changeListeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', wake);
    window.removeEventListener('visibilitychange', wake);
  };
}

/** A parent is signed in if a token is stored and the verified flag equals "true" (rules.md#signed-in). */
export function isSignedIn(session: Session): boolean {
  return session.token !== null && session.isVerified === 'true';
}

/** A parent whom nobody is: for the shell of a page that only parents see. */
const someParent: Session = { ...signedOut, token: '', isVerified: 'true' };
let onServer: Session = signedOut;

/** Sets for whom a server renders its next page: a visitor by default. */
export function renderFor(reader: 'visitor' | 'parent'): void {
  onServer = reader === 'parent' ? someParent : signedOut;
}

/** The session, updated in every open tab; that of `renderFor` during server rendering. */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, readSession, () => onServer);
}

/** Whether a parent is signed in, updated in every open tab. */
export function useIsSignedIn(): boolean {
  return isSignedIn(useSession());
}

/**
 * If storage is blocked, a reload would lose the language and the language toggle would have no effect. So the tab's
 * `window.name` stores it until the tab is closed. index.html also reads it.
 */
const tabNames = { en: 'nabta-en', ar: 'nabta-ar' } as const;

/** The language selected on this device; English by default (rules.md#languages). */
export function storedLanguage(): Language {
  const isArabic =
    typeof window !== 'undefined' &&
    (Object.values<string>(tabNames).includes(window.name) ? window.name === tabNames.ar : read('language') === 'ar');
  return isArabic ? 'ar' : 'en';
}

/**
 * Stores the selected language, also for the server; the caller reloads the page (rules.md#language-change).
 * @returns a promise that resolves when the stored pages in the previous language are removed: a reload could show them
 */
export async function storeLanguage(language: Language): Promise<void> {
  const isAnother = language !== storedLanguage();
  write('language', language);
  writeLanguageCookies(language);
  if (unwritten.has(storageKeys.language)) window.name = tabNames[language];
  else if (Object.values<string>(tabNames).includes(window.name)) window.name = '';
  if (isAnother) await forgetStoredPages();
}

/**
 * The initial language. A known `?lang=` in the address is stored as the choice and removed from the address, where it
 * would override the next choice. The server's cookies are written at each start: some browsers keep them for a week
 * only.
 */
export function startLanguage(): Language {
  const { search, pathname, hash } = window.location;
  const asked = languageInSearch(search);
  if (asked !== null) {
    void storeLanguage(asked);
    window.history.replaceState(window.history.state, '', pathname + withoutLanguage(search) + hash);
  }
  const language = storedLanguage();
  writeLanguageCookies(language);
  return language;
}

/** Whether stored values outlive the page: false if cookies are blocked, or storage is full or missing. */
export function canRemember(): boolean {
  const probe = 'nabta-probe';
  try {
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}
