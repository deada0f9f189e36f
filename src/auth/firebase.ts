import { type FirebaseError, initializeApp } from 'firebase/app';
import {
  type Auth,
  type ConfirmationResult,
  inMemoryPersistence,
  initializeAuth,
  RecaptchaVerifier,
  signInWithPhoneNumber,
  signOut,
} from 'firebase/auth';
import { type PhoneAuth, PhoneAuthError, phoneAuthCodes, type PhoneAuthCode } from './phone-auth.ts';

const settings = {
  apiKey: import.meta.env.NABTA_FIREBASE_API_KEY ?? '',
  authDomain: import.meta.env.NABTA_FIREBASE_AUTH_DOMAIN ?? '',
  projectId: import.meta.env.NABTA_FIREBASE_PROJECT_ID ?? '',
  appId: import.meta.env.NABTA_FIREBASE_APP_ID ?? '',
};

const aliases: Record<string, PhoneAuthCode> = {
  'missing-verification-code': 'invalid-verification-code',
  'invalid-verification-id': 'session-expired',
  'missing-verification-id': 'session-expired',
  'missing-phone-number': 'invalid-phone-number',
  'invalid-app-credential': 'captcha-check-failed',
  timeout: 'network-request-failed',
};

function translated(cause: unknown): PhoneAuthError {
  const code = ((cause as Partial<FirebaseError> | null)?.code ?? '').replace(/^auth\//, '');
  const known = phoneAuthCodes.find((each) => each === code) ?? aliases[code] ?? 'unknown';
  return new PhoneAuthError(known, { cause });
}

let auth: Auth | undefined;
let verifier: { instance: RecaptchaVerifier; host: HTMLElement } | undefined;

function dropVerifier(): void {
  verifier?.instance.clear();
  verifier?.host.remove();
  verifier = undefined;
}

/** A fresh verifier for each code: Firebase accepts none twice after a failure, nor after a change of language. */
function freshVerifier(forAuth: Auth): RecaptchaVerifier {
  dropVerifier();
  const host = document.createElement('div');
  document.body.append(host);
  const instance = new RecaptchaVerifier(forAuth, host, { size: 'invisible' });
  verifier = { instance, host };
  return instance;
}

/** Codes sent by Firebase (spec §4). The session stays in memory and is signed out once its token was taken. */
export const firebasePhoneAuth: PhoneAuth = {
  async sendCode(mobileNumber, language) {
    auth ??= initializeAuth(initializeApp(settings), { persistence: inMemoryPersistence });
    const current = auth;
    current.languageCode = language;
    let confirmation: ConfirmationResult;
    try {
      confirmation = await signInWithPhoneNumber(current, mobileNumber, freshVerifier(current));
    } catch (cause) {
      dropVerifier();
      throw translated(cause);
    }
    return {
      mobileNumber,
      async confirm(code) {
        try {
          const credential = await confirmation.confirm(code);
          const token = await credential.user.getIdToken();
          await signOut(current);
          dropVerifier();
          return token;
        } catch (cause) {
          throw translated(cause);
        }
      },
    };
  },
};
