/**
 * Removes the pages that the service worker has stored (scripts/vite-service-worker.ts), so that the next document comes from
 * the server. Does nothing without stored pages.
 */
export async function forgetStoredPages(): Promise<void> {
  try {
    await caches.delete('pages');
  } catch {
    // Storage is missing or blocked.
  }
}
