/**
 * Makes the browser request scripts again that it could not fetch. WebKit keeps failed scripts in its memory cache, and
 * the next document does not request them again unless a `fetch` has. Waits five seconds at most.
 */
export async function forgetLostScripts(): Promise<void> {
  // In Safari before 17, which does not support module preload, Vite's loader writes another kind of link.
  const links = document.querySelectorAll<HTMLLinkElement>(
    'link:is([rel="modulepreload"], [rel="preload"][as="script"])',
  );
  // A fetched script has a performance entry.
  const lost = [...links].filter(({ href }) => performance.getEntriesByName(href).length === 0);
  await Promise.allSettled(
    lost.map(async ({ href }) => fetch(href, { cache: 'reload', signal: AbortSignal.timeout(5_000) })),
  );
}
