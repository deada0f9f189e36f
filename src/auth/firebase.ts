import { initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
  signInWithPhoneNumber,
  signOut,
} from 'firebase/auth';
import { watchChallenge } from './challenge-watch.ts';
import { allowCheckScripts } from './check-scripts.ts';
import { firebaseFailure } from './firebase-failure.ts';
import { type PhoneAuth, PhoneAuthError } from './phone-auth.ts';

/** The web app's settings from the Firebase console. None of them is a secret. */
export interface FirebaseSettings {
  apiKey: string;
  authDomain: string;
  projectId: string;
  appId: string;
  /** Origin of an Auth emulator that replaces Google: it sends no text messages and needs no reCAPTCHA. */
  emulatorOrigin?: string | undefined;
}

function connect({ emulatorOrigin, ...app }: FirebaseSettings): Auth {
  const auth = initializeAuth(initializeApp(app), { persistence: inMemoryPersistence });
  if (emulatorOrigin !== undefined) {
    connectAuthEmulator(auth, emulatorOrigin, { disableWarnings: true });
    auth.settings.appVerificationDisabledForTesting = true;
  } else {
    allowCheckScripts();
  }
  return auth;
}

const isCheckLoaded = () => 'grecaptcha' in window;

/**
 * Sends one code with a new verifier: Firebase rejects a used one after a failure or a change of language. The auth's
 * language has to be set before. Returns the verification id.
 */
async function sendWithFreshVerifier(auth: Auth, mobileNumber: string): Promise<string> {
  const host = document.createElement('div');
  document.body.append(host);
  let giveUp = (_error: PhoneAuthError): void => undefined;
  const gaveUp = new Promise<never>((_resolve, reject) => {
    giveUp = reject;
  });
  const stopWatching = watchChallenge(() => {
    giveUp(new PhoneAuthError('captcha-check-failed'));
  });
  const verifier = new RecaptchaVerifier(auth, host, {
    size: 'invisible',
    callback: stopWatching,
    'error-callback': () => {
      giveUp(new PhoneAuthError('network-request-failed'));
    },
  });
  try {
    const { verificationId } = await Promise.race([signInWithPhoneNumber(auth, mobileNumber, verifier), gaveUp]);
    return verificationId;
  } finally {
    stopWatching();
    verifier.clear();
    host.remove();
  }
}

/** Exchanges a code for the provider's token, then signs out of Firebase: the backend manages the session. */
async function exchange(auth: Auth, verificationId: string, code: string): Promise<string> {
  const { user } = await signInWithCredential(auth, PhoneAuthProvider.credential(verificationId, code));
  try {
    return await user.getIdToken();
  } finally {
    await signOut(auth);
  }
}

/**
 * Phone codes sent by Firebase (rules.md#code-purposes). The SDK stores nothing on the device: its session exists in
 * memory only during the exchange of a code. The caller stores the verification id.
 */
export function createFirebasePhoneAuth(settings: FirebaseSettings): PhoneAuth {
  let connected: Auth | undefined;
  return {
    async sendCode(mobileNumber, language) {
      try {
        connected ??= connect(settings);
        const auth = connected;
        auth.languageCode = language;
        return await sendWithFreshVerifier(auth, mobileNumber);
      } catch (cause) {
        throw firebaseFailure(cause, isCheckLoaded());
      }
    },

    async confirmCode(verificationId, code) {
      try {
        connected ??= connect(settings);
        return await exchange(connected, verificationId, code);
      } catch (cause) {
        throw firebaseFailure(cause, true);
      }
    },
  };
}
