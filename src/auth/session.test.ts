import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readSentCode, storeSentCode } from './sent-code.ts';
import { claimDrafts, clearSession, endSession, readSession, updateSession } from './session.ts';

/** A storage like the browser's. */
function storage(): { kept: Map<string, string>; api: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> } {
  const kept = new Map<string, string>();
  return {
    kept,
    api: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
      clear: () => {
        kept.clear();
      },
    },
  };
}

describe('the owner of the drafts in a tab', () => {
  let tab = storage();
  const drafts = () => [...tab.kept.keys()].filter((key) => key.startsWith('draft.'));
  const type = () => tab.kept.set('draft.student', '{"name":"Salman"}');
  function signIn(userId: string): void {
    updateSession({ token: `token of ${userId}`, userId, isVerified: 'true' });
    claimDrafts(readSession());
  }

  beforeEach(() => {
    tab = storage();
    vi.stubGlobal('localStorage', storage().api);
    vi.stubGlobal('sessionStorage', tab.api);
    clearSession();
  });

  test('a parent finds them after the session has ended, by signing in again', () => {
    signIn('1');
    type();
    endSession('expired');
    claimDrafts(readSession());
    expect(drafts()).toEqual(['draft.student']);
    signIn('1');
    expect(drafts()).toEqual(['draft.student']);
  });

  test('another parent finds none of them, nor does the first one afterwards', () => {
    signIn('1');
    type();
    tab.kept.set('attempt.checkout.1', 'key');
    endSession('expired');
    signIn('2');
    expect([...tab.kept.values()]).toEqual(['2']);
    type();
    endSession('invalid-token');
    signIn('1');
    expect(drafts()).toEqual([]);
  });

  test('what was typed before a sign-in does not belong to the parent who signs in', () => {
    type();
    signIn('1');
    expect(drafts()).toEqual([]);
  });

  test('logging out leaves not even the name of their owner', () => {
    signIn('1');
    type();
    clearSession();
    expect(tab.kept.size).toBe(0);
  });

  describe('A03 a code that was sent', () => {
    const sent = { verificationId: 'an-id', sentAt: '2026-11-22T10:00:00.000Z', isConfirmed: false };

    test('continues for an account that is not verified, and ends for a verified one', () => {
      storeSentCode(sent);
      updateSession({ token: 'token of 1', userId: '1', isVerified: 'false' });
      claimDrafts(readSession());
      expect(readSentCode()).toEqual(sent);
      signIn('2');
      expect(readSentCode()).toBeNull();
    });

    test('is forgotten on logging out, also where storage is refused', () => {
      storeSentCode(sent);
      clearSession();
      expect(readSentCode()).toBeNull();
      vi.stubGlobal('sessionStorage', undefined);
      storeSentCode(sent);
      expect(readSentCode()).toEqual(sent);
      clearSession();
      expect(readSentCode()).toBeNull();
    });

    test.each(['', 'null', '7', '{"sentAt":"soon"}', '{'])('is none where storage holds %j', (text) => {
      tab.kept.set('phone-code', text);
      expect(readSentCode()).toBeNull();
    });
  });

  test('a tab that sees the keys go one by one claims nothing for who has left', () => {
    signIn('1');
    updateSession({ token: null, isVerified: null });
    tab.kept.clear();
    claimDrafts(readSession());
    expect(tab.kept.size).toBe(0);
  });

  test('a tab without storage signs in all the same', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(() => {
      signIn('1');
    }).not.toThrow();
  });
});

describe('a storage that can be read but not written', () => {
  const signedIn = (name: string) => ({ token: `token of ${name}`, userId: name, isVerified: 'true' });

  function full() {
    const device = storage();
    vi.stubGlobal('localStorage', device.api);
    vi.stubGlobal('sessionStorage', storage().api);
    clearSession();
    return device;
  }

  const refuse = () => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  };

  test('A07 the token of a sign-in that could not be stored wins over an old one', () => {
    const { api, kept } = full();
    updateSession(signedIn('old'));
    api.setItem = refuse;
    updateSession(signedIn('new'));
    expect(readSession()).toMatchObject({ token: 'token of new', userId: 'new' });
    expect([...kept.values()]).not.toContain('token of old');
  });

  test('A07 an old token that cannot even be removed is not used', () => {
    const { api } = full();
    updateSession(signedIn('old'));
    api.setItem = refuse;
    api.removeItem = refuse;
    updateSession(signedIn('new'));
    expect(readSession()).toMatchObject({ token: 'token of new', userId: 'new' });
    clearSession();
    expect(readSession()).toMatchObject({ token: null, userId: null });
  });

  test('A07 what is stored later wins over what could not be stored before', () => {
    const { api } = full();
    const { setItem } = api;
    api.setItem = refuse;
    updateSession(signedIn('first'));
    api.setItem = setItem;
    updateSession(signedIn('second'));
    expect(readSession().token).toBe('token of second');
    // Another tab logs out.
    api.clear();
    expect(readSession().token).toBeNull();
  });
});
