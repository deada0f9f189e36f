const mark = 'Not fetched: ';

/**
 * Names the files of pages that could not be fetched for want of a line. Under their own name the router would reload the
 * tab to fetch them anew, which without a line costs the whole app; online that is right, since a release replaced them.
 */
export function watchLostPages(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (!navigator.onLine) payload.message = mark + payload.message;
  });
}

/** Whether a page could not be shown because its file could not be fetched for want of a line. */
export function isLostPage(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith(mark);
}
