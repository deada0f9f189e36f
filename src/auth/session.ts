import { useSyncExternalStore } from 'react';
import type { Language } from '#src/domain/language.ts';
import { languageInSearch, withoutLanguage, writeLanguageCookies } from '#src/i18n/language-cookie.ts';
import { forgetStoredPages } from '#src/recovery/stored-pages.ts';
import { readSentCode, removeSentCode, storeSentCode } from './sent-code.ts';

/** The keys in browser storage, with exactly these names (rules.md#storage-keys). */
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

/** What this device knows of the person; every value as it is in storage. */
export type Session = Readonly<Record<Exclude<StorageKey, 'language'>, string | null>>;

/** Why a session came to an end without the parent asking for it. */
export type SessionEnd = 'expired' | 'invalid-token';

const signedOut: Session = {
  token: null,
  isVerified: null,
  userId: null,
  userType: null,
  loginTime: null,
  unconfirmedMobileNumber: null,
  firebaseToken: null,
};

// What storage did not take (private windows, embedded views, a full one) lives as long as the page, and wins over storage.
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
    // Nothing can be changed here; this page uses what it has in memory.
  }
}

function write(key: StorageKey, value: string | null): void {
  const name = storageKeys[key];
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
    unwritten.delete(name);
  } catch {
    // The value before must not come back with the next page.
    removeStored(name);
    unwritten.set(name, value);
  }
}

const changeListeners = new Set<() => void>();
const endListeners = new Set<(end: SessionEnd) => void>();
let cached: Session = signedOut;

function notify(): void {
  for (const listener of changeListeners) listener();
}

/** The session as storage holds it now. The same object is returned until something changes. */
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
 * Ends the session because the server no longer accepts it (rules.md#session-expired): clears token, user id, user type and login
 * time, and notifies the subscribers of `onSessionEnd`.
 */
export function endSession(end: SessionEnd): void {
  updateSession({ token: null, userId: null, userType: null, loginTime: null });
  for (const listener of endListeners) listener(end);
}

/** Clears everything that logging out clears: all keys but the language, and the drafts of forms. */
export function clearSession(): void {
  updateSession(signedOut);
  forgetDrafts();
}

/** The owner of this tab's drafts, stored beside them: they stay when the server ends a session, for the same parent to find. */
const draftOwnerKey = 'drafts-of';

/** Gives this tab's drafts to the parent who is signed in: those of anybody else are removed. */
export function claimDrafts({ token, userId, isVerified }: Session): void {
  // Another tab removes its keys one by one: without a token the parent is signed out, even if other keys are left.
  if (token === null || userId === null) return;
  try {
    if (sessionStorage.getItem(draftOwnerKey) === userId) return;
    // An account that is not verified needs a code: the countdown since the last one continues.
    const sentCode = isVerified === 'true' ? null : readSentCode();
    forgetDrafts();
    if (sentCode !== null) storeSentCode(sentCode);
    sessionStorage.setItem(draftOwnerKey, userId);
  } catch {
    // Without storage there are no drafts either.
  }
}

/** Removes the drafts of forms in this tab, and the code that was sent. */
export function forgetDrafts(): void {
  removeSentCode();
  try {
    sessionStorage.clear();
  } catch {
    // Without storage there are no drafts either.
  }
}

/** Whether nothing of a person is left: logging out clears more than the end of a session does. */
export function isLoggedOut({ token, isVerified }: Session): boolean {
  return token === null && isVerified === null;
}

/** Calls back when the server ended the session. Returns the function that stops listening. */
export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** Calls back whenever it may have changed, in this tab or in another. Returns the function that stops listening. */
export function onSessionChange(listener: () => void): () => void {
  // A tab that was frozen or kept for Back has missed events. One that is being left needs no more of them.
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

/** Signed in means a stored token and a verified flag that equals "true" (rules.md#signed-in). */
export function isSignedIn(session: Session): boolean {
  return session.token !== null && session.isVerified === 'true';
}

/** The session, followed in every open tab; signed out while rendering on a server. */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, readSession, () => signedOut);
}

/** Whether a parent is signed in, followed in every open tab. */
export function useIsSignedIn(): boolean {
  return isSignedIn(useSession());
}

/**
 * Without storage a reload would lose the language, and the switch do nothing: the tab's own name keeps it then, as long as
 * the tab is open. index.html reads it as well.
 */
const tabNames = { en: 'nabta-en', ar: 'nabta-ar' } as const;

/** The language the person chose on this device; English when none was (rules.md#languages). */
export function storedLanguage(): Language {
  const isArabic =
    typeof window !== 'undefined' &&
    (Object.values<string>(tabNames).includes(window.name) ? window.name === tabNames.ar : read('language') === 'ar');
  return isArabic ? 'ar' : 'en';
}

/**
 * Stores the language choice, for the server as well; the caller reloads the page (rules.md#language-change).
 * @returns when the stored pages, which are in the language before, are gone: a reload would show one of them
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
 * The language to start in. A known `?lang=` in the address becomes the choice and leaves the address, where it would win over
 * the next choice. The server's cookies are written at each start: some browsers keep them for a week only.
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

/** Whether what is stored here outlives the page: not where the person blocks cookies, nor where storage is full or absent. */
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
