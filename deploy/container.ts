/**
 * What the image runs: checks the mounted config.json, writes nginx's configuration for it and serves the build. One image
 * serves every place it runs at. NABTA_CONFIG names another file.
 */
import { startNginx } from './serve-nginx.ts';

const configFile = process.env['NABTA_CONFIG'] ?? '/etc/nabta/config.json';
const root = process.env['NABTA_SITE'] ?? 'site';
const port = Number(process.env['PORT'] ?? 8080);

try {
  const server = await startNginx({ root, configFile, port }, '0.0.0.0');
  process.stdout.write(`Nabta is served at port ${new URL(server.origin).port}, as ${configFile} says.\n`);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGQUIT'] as const) process.on(signal, () => void server.stop());
  await server.stopped;
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}
