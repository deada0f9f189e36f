import { ApiError } from '#src/api/errors.ts';
import { TimeUnknownError } from '#src/api/unknown-time.ts';
import { isLostFile } from '#src/recovery/lost-file.ts';
import { SignInRequired } from '#src/auth/sign-in-required.ts';

type Listener = (error: unknown, text: string) => void;

/** What failed before anybody listened; a loop of failures is one finding, not a thousand. */
const early: Parameters<Listener>[] = [];
let listener: Listener = (...each) => {
  if (early.length < 20) early.push(each);
};

/** Listens for errors that nothing catches, from now on; they are kept until somebody wants them. */
export function listenForUncaught(): void {
  window.addEventListener('error', ({ error, message }) => {
    listener(error, message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    listener(reason, '');
  });
}

/**
 * What a page caught that says so in the failed part's place. A refusal is no crash, nor is a page whose file can't be
 * fetched: neither is logged to the console. Listeners receive refusals too, because server errors are among them.
 */
export function tellCaught(error: unknown): void {
  if (error instanceof ApiError) listener(error, '');
  else if (!(error instanceof SignInRequired || isLostFile(error))) reportError(error);
}

/** A file that is lost for good, so that an operator learns of a broken release. The console has heard of it already. */
export function reportLostFile(error: unknown): void {
  listener(error, '');
}

/**
 * What React recovered from by rendering again. A refused call is shown in its place; a toast that appears during that render
 * has React render twice, which is no error.
 */
export function reportRecovered(error: unknown): void {
  const cause = error instanceof Error ? error.cause : undefined;
  // What shows a time is left to the browser by a prerendered page.
  const isTimeUnknown = error instanceof Error && 'digest' in error && error.digest === TimeUnknownError.digest;
  if (!(cause instanceof ApiError || isTimeUnknown)) reportError(error);
}

/**
 * Hands every error that nothing caught, or only a page that says so, and what the browser says of it, to one listener: those
 * since the app's first line at once, the others as they come.
 * @returns the function that stops it
 */
export function onUncaught(next: Listener): () => void {
  listener = next;
  for (const each of early.splice(0)) next(...each);
  return () => {
    listener = () => undefined;
  };
}
