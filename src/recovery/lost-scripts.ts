/**
 * Has the browser forget the scripts of this document that it could not fetch. WebKit keeps them in its process's memory and
 * does not ask for them in the next document either, until something else has fetched them. Waits five seconds at most.
 */
export async function forgetLostScripts(): Promise<void> {
  // Safari before 17 knows no module preload: there the loader (Vite's) writes the other kind of link.
  const links = document.querySelectorAll<HTMLLinkElement>(
    'link:is([rel="modulepreload"], [rel="preload"][as="script"])',
  );
  // A script that came has left a measurement.
  const lost = [...links].filter(({ href }) => performance.getEntriesByName(href).length === 0);
  await Promise.allSettled(
    lost.map(async ({ href }) => fetch(href, { cache: 'reload', signal: AbortSignal.timeout(5_000) })),
  );
}
