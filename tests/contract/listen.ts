import type { Server } from 'node:http';

/** Starts a server at a free port; returns the base URL of the contract on it. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return `http://localhost:${port}/api/v1`;
}
