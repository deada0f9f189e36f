import { ApiError } from '#src/api/errors.ts';
import { TimeUnknownError } from '#src/api/unknown-time.ts';
import { isLostFile } from '#src/recovery/lost-file.ts';
import { SignInRequired } from '#src/auth/sign-in-required.ts';

type Listener = (error: unknown, text: string) => void;

/** Errors before the first listener. Limited, because a loop of errors is one finding. */
const early: Parameters<Listener>[] = [];
let listener: Listener = (...each) => {
  if (early.length < 20) early.push(each);
};

/** Collects uncaught errors from now on, until `onUncaught` sets a listener. */
export function listenForUncaught(): void {
  window.addEventListener('error', ({ error, message }) => {
    listener(error, message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    listener(reason, '');
  });
}

/**
 * Reports an error that an error boundary shows in place of the failed part. Refused calls and lost files are no crashes and are
 * not logged to the console. The listener receives refused calls, because server errors are among them.
 */
export function reportCaught(error: unknown): void {
  if (error instanceof ApiError) listener(error, '');
  else if (!(error instanceof SignInRequired || isLostFile(error))) reportError(error);
}

/** Reports a file that stays missing, so that an operator notices a broken release. The console already shows it. */
export function reportLostFile(error: unknown): void {
  listener(error, '');
}

/**
 * Reports an error that React recovered from by rendering again. A refused call is shown in its place, and a toast that appears
 * during that render makes React render twice: neither is an error.
 */
export function reportRecovered(error: unknown): void {
  const cause = error instanceof Error ? error.cause : undefined;
  // A prerendered page leaves parts that show a time to the browser.
  const isTimeUnknown = error instanceof Error && 'digest' in error && error.digest === TimeUnknownError.digest;
  if (!(cause instanceof ApiError || isTimeUnknown)) reportError(error);
}

/**
 * Sets the one listener for uncaught errors, and for those that an error boundary shows, with the browser's message. It receives
 * the collected errors at once.
 * @returns a function that removes the listener
 */
export function onUncaught(next: Listener): () => void {
  listener = next;
  for (const each of early.splice(0)) next(...each);
  return () => {
    listener = () => undefined;
  };
}
