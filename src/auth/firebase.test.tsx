import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createFirebasePhoneAuth, type FirebaseSettings } from './firebase.ts';
import { PhoneAuthError } from './phone-auth.ts';

// A browser test covers the SDK itself (e2e/real); this file tests the order of its calls.
const sdk = vi.hoisted(() => {
  const calls: string[] = [];
  const auth = {
    settings: { appVerificationDisabledForTesting: false },
    set languageCode(code: string) {
      calls.push(`language ${code}`);
    },
  };
  const user = { getIdToken: vi.fn<() => Promise<string>>() };
  return {
    calls,
    auth,
    user,
    signIn: vi.fn<(credential: string) => Promise<{ user: typeof user }>>(),
    send: vi.fn<() => Promise<unknown>>(),
    initialize: vi.fn<(app: unknown, options: unknown) => unknown>(() => auth),
    verifiers: 0,
  };
});

vi.mock('firebase/app', () => ({ initializeApp: (settings: unknown) => settings }));
vi.mock('firebase/auth', () => ({
  inMemoryPersistence: 'in memory',
  initializeAuth: sdk.initialize,
  connectAuthEmulator: (_auth: unknown, origin: string) => sdk.calls.push(`emulator ${origin}`),
  signInWithPhoneNumber: async () => {
    sdk.calls.push('send');
    return sdk.send();
  },
  PhoneAuthProvider: { credential: (id: string, code: string) => `${id} ${code}` },
  signInWithCredential: async (_auth: unknown, credential: string) => sdk.signIn(credential),
  signOut: async () => {
    sdk.calls.push('sign out');
  },
  RecaptchaVerifier: class {
    readonly number: number;
    readonly place: HTMLElement;
    constructor(_auth: unknown, place: HTMLElement) {
      sdk.verifiers += 1;
      this.number = sdk.verifiers;
      this.place = place;
      sdk.calls.push(`verifier ${this.number}`);
    }
    clear() {
      sdk.calls.push(`clear ${this.number}${this.place.isConnected ? '' : ' too late'}`);
    }
  },
}));

const settings: FirebaseSettings = { apiKey: 'k', authDomain: 'd', projectId: 'p', appId: 'a' };
const number = '+966512344821';
const failure = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });

beforeEach(() => {
  sdk.calls.length = 0;
  sdk.verifiers = 0;
  sdk.auth.settings.appVerificationDisabledForTesting = false;
  sdk.initialize.mockClear();
  sdk.user.getIdToken.mockReset().mockResolvedValue('token');
  sdk.signIn.mockReset().mockResolvedValue({ user: sdk.user });
  sdk.send.mockReset().mockResolvedValue({ verificationId: 'an-id' });
});

describe('sending a code', () => {
  test('the language is set before the verifier is created, and the verifier is removed afterwards', async () => {
    await expect(createFirebasePhoneAuth(settings).sendCode(number, 'ar')).resolves.toBe('an-id');
    expect(sdk.calls).toEqual(['language ar', 'verifier 1', 'send', 'clear 1']);
    expect(document.body.childElementCount).toBe(0);
    expect(sdk.initialize).toHaveBeenCalledExactlyOnceWith(settings, { persistence: 'in memory' });
  });

  test('each code has a verifier of its own: after a failure, and in another language', async () => {
    const auth = createFirebasePhoneAuth(settings);
    sdk.send.mockRejectedValueOnce(failure('too-many-requests'));
    await expect(auth.sendCode(number, 'en')).rejects.toThrow(new PhoneAuthError('too-many-requests'));
    await auth.sendCode(number, 'ar');
    expect(sdk.calls).toEqual([
      'language en',
      'verifier 1',
      'send',
      'clear 1',
      'language ar',
      'verifier 2',
      'send',
      'clear 2',
    ]);
    expect(sdk.initialize).toHaveBeenCalledOnce();
  });

  test('only an emulator goes without the check', async () => {
    await createFirebasePhoneAuth(settings).sendCode(number, 'en');
    expect(sdk.auth.settings.appVerificationDisabledForTesting).toBe(false);
    await createFirebasePhoneAuth({ ...settings, emulatorOrigin: 'http://127.0.0.1:9099' }).sendCode(number, 'en');
    expect(sdk.auth.settings.appVerificationDisabledForTesting).toBe(true);
    expect(sdk.calls).toContain('emulator http://127.0.0.1:9099');
  });
});

describe('exchanging a code', () => {
  test('returns the token, and signs out of Firebase', async () => {
    const auth = createFirebasePhoneAuth(settings);
    await auth.sendCode(number, 'en');
    await expect(auth.confirmCode('an-id', '123456')).resolves.toBe('token');
    expect(sdk.signIn).toHaveBeenCalledExactlyOnceWith('an-id 123456');
    expect(sdk.calls.at(-1)).toBe('sign out');
  });

  test('A03 a code that was sent before a reload is confirmed by its id', async () => {
    await expect(createFirebasePhoneAuth(settings).confirmCode('an-id', '123456')).resolves.toBe('token');
    expect(sdk.send).not.toHaveBeenCalled();
  });

  test('signs out of Firebase where it returns no token', async () => {
    sdk.user.getIdToken.mockRejectedValueOnce(failure('network-request-failed'));
    await expect(createFirebasePhoneAuth(settings).confirmCode('an-id', '123456')).rejects.toThrow(
      new PhoneAuthError('network-request-failed'),
    );
    expect(sdk.calls.at(-1)).toBe('sign out');
  });

  test('a refused code may be followed by the right one', async () => {
    const auth = createFirebasePhoneAuth(settings);
    sdk.signIn.mockRejectedValueOnce(failure('invalid-verification-code'));
    await expect(auth.confirmCode('an-id', '000000')).rejects.toThrow(new PhoneAuthError('invalid-verification-code'));
    await expect(auth.confirmCode('an-id', '123456')).resolves.toBe('token');
  });
});
