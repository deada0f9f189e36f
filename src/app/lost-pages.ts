/** Stands before the message of an error that means: a page's file could not be fetched. */
export const lostPageMark = 'Not fetched: ';

/** Whether a page could not be shown because a file of it could not be fetched. */
export function isLostPage(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith(lostPageMark);
}
