/** The build that this document belongs to; null while developing (scripts/vite-build-number.ts). */
export function ownBuild(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null;
}

/** The build that the server has now; null if it does not respond within five seconds. */
export async function serverBuild(): Promise<string | null> {
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}build.json`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(5_000),
    });
    const { build } = (await response.json()) as { build?: unknown };
    return typeof build === 'string' ? build : null;
  } catch {
    return null;
  }
}
