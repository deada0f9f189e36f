/** Prefix of the message of an error about a file of the app that could not be fetched. */
const lostFileMark = 'Not fetched: ';

/** The error messages of browser engines and of Vite's loader for a script or stylesheet that can't be fetched. */
const fetchFailures =
  /dynamically imported module|^Importing a module script failed|JavaScript MIME type|^Unable to preload CSS/;

/**
 * Marks the error of a failed `import()` if a file could not be fetched, as opposed to an error in that file. Without the mark
 * the router would reload the page by itself.
 */
export function markLostFile(error: Error): void {
  if (!isLostFile(error) && fetchFailures.test(error.message)) error.message = lostFileMark + error.message;
}

/** The error for a file of the app that the server no longer has. */
export function lostFileError(url: string): Error {
  return new Error(lostFileMark + url);
}

/** Whether a file of the app could not be fetched. */
export function isLostFile(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith(lostFileMark);
}
