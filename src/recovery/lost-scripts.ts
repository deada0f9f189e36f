/**
 * Makes the browser request the scripts again that it could not fetch. WebKit keeps failed ones in its memory cache and does not
 * request them in the next document until a `fetch` has. Waits five seconds at most.
 */
export async function forgetLostScripts(): Promise<void> {
  // For Safari before 17, which has no module preload, Vite's loader writes the other kind of link.
  const links = document.querySelectorAll<HTMLLinkElement>(
    'link:is([rel="modulepreload"], [rel="preload"][as="script"])',
  );
  // A script that was fetched has a performance entry.
  const lost = [...links].filter(({ href }) => performance.getEntriesByName(href).length === 0);
  await Promise.allSettled(
    lost.map(async ({ href }) => fetch(href, { cache: 'reload', signal: AbortSignal.timeout(5_000) })),
  );
}
