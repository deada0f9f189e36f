/**
 * Removes the pages that the service worker has stored (scripts/vite-service-worker.ts), so that the next document comes from
 * the server. Does nothing where the browser stores none.
 */
export async function forgetStoredPages(): Promise<void> {
  try {
    await caches.delete('pages');
  } catch {
    // No storage here, or none that may be used.
  }
}
