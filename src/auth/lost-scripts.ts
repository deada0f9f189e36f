/**
 * Has the browser forget the scripts of this document that it could not fetch. WebKit keeps them in its process's memory and
 * does not ask for them in the next document either, until something else has fetched them. Waits five seconds at most.
 */
export async function forgetLostScripts(): Promise<void> {
  // A script that came has left a measurement.
  const lost = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].filter(
    ({ href }) => performance.getEntriesByName(href).length === 0,
  );
  await Promise.allSettled(
    lost.map(async ({ href }) => fetch(href, { cache: 'reload', signal: AbortSignal.timeout(5_000) })),
  );
}
