/** Resolves when the browser has nothing else to do, after two seconds at most. */
export async function idle(): Promise<void> {
  if (typeof requestIdleCallback === 'undefined') return;
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
}
