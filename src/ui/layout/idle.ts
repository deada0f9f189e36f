/** Resolves when the browser is idle, after two seconds at most. */
export async function idle(): Promise<void> {
  if (typeof requestIdleCallback === 'undefined') return;
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
}
