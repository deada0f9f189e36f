import type { Server } from 'node:http';

/** Opens a server at a free port; returns where it answers the contract. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return `http://localhost:${port}/api/v1`;
}
