import { setClock } from './clock.ts';
import { defaultControls } from './controls.ts';
import type { ServerOptions } from './http/server-options.ts';
import { startServer } from './server.ts';

const running: (() => Promise<void>)[] = [];

type Choices = Partial<typeof defaultControls> & Pick<ServerOptions, 'host' | 'stateFile' | 'webhooks'>;

/**
 * Serves the mock over HTTP for a test, at any free port; `stopServers` stops it.
 * @returns its origin
 */
export async function serve({ host, stateFile, webhooks, ...controls }: Choices = {}): Promise<string> {
  const { origin, stop } = await startServer({
    port: 0,
    controls: { ...defaultControls, latency: 'none', ...controls },
    ...(host !== undefined && { host }),
    ...(stateFile !== undefined && { stateFile }),
    ...(webhooks !== undefined && { webhooks }),
  });
  running.push(stop);
  return origin;
}

/** Stops the servers of a test, and sets the clock back. */
export async function stopServers(): Promise<void> {
  await Promise.all(running.splice(0).map(async (stop) => stop()));
  setClock(null);
}
