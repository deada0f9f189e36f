import { ApiError } from '#src/api/errors.ts';
import { TimeUnknownError } from '#src/api/unknown-time.ts';
import { isLostFile } from '#src/recovery/lost-file.ts';
import { SignInRequired } from '#src/auth/sign-in-required.ts';

type Listener = (error: unknown, text: string) => void;

/** Errors before the first listener is set. Limited, because a loop of errors is one problem. */
const early: Parameters<Listener>[] = [];
let listener: Listener = (...each) => {
  if (early.length < 20) early.push(each);
};

/** Collects uncaught errors until `onUncaught` sets a listener. */
export function listenForUncaught(): void {
  window.addEventListener('error', ({ error, message }) => {
    listener(error, message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    listener(reason, '');
  });
}

/**
 * Reports an error for which an error boundary shows a replacement. Failed requests and lost files are not crashes and
 * are not logged to the console. The listener receives failed requests, because server errors are among them.
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
 * Reports an error that React recovered from by rendering again. Two cases are not errors: a failed request, which the
 * page shows, and a toast that appears during the render and makes React render twice.
 */
export function reportRecovered(error: unknown): void {
  const cause = error instanceof Error ? error.cause : undefined;
  // A prerendered page leaves parts with a time to the browser.
  const isTimeUnknown = error instanceof Error && 'digest' in error && error.digest === TimeUnknownError.digest;
  if (!(cause instanceof ApiError || isTimeUnknown)) reportError(error);
}

/**
 * Sets the listener for uncaught errors and for those that an error boundary shows, with the browser's message. It
 * receives the collected errors immediately.
 * @returns a function that removes the listener
 */
export function onUncaught(next: Listener): () => void {
  listener = next;
  for (const each of early.splice(0)) next(...each);
  return () => {
    listener = () => undefined;
  };
}
