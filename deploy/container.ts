/**
 * What the image runs: checks the mounted config.json, writes nginx's configuration for it and serves the build. One image
 * serves every place it runs at. NABTA_CONFIG names another file. NABTA_KEPT names a folder that lasts from image to image: there the files of the
 * last two releases are kept for the tabs that are still open. NABTA_API_UPSTREAM is the origin that /api/ is passed on to.
 */
import { keepAssets } from './keep-assets.ts';
import { startNginx } from './serve-nginx.ts';

const configFile = process.env['NABTA_CONFIG'] ?? '/etc/nabta/config.json';
const root = process.env['NABTA_SITE'] ?? 'site';
const kept = process.env['NABTA_KEPT'];
const apiUpstream = process.env['NABTA_API_UPSTREAM'];
const port = Number(process.env['PORT'] ?? 8080);

/** The folder with the assets to serve, where earlier ones are kept: what is wrong there must not keep the site from parents. */
async function assetsRoot(): Promise<{ assetsRoot?: string }> {
  if (kept === undefined || kept === '') return {};
  try {
    await keepAssets({ build: root, kept });
    return { assetsRoot: kept };
  } catch (error) {
    process.stderr.write(`No earlier files are served: ${(error as Error).message}\n`);
    return {};
  }
}

try {
  const upstream = apiUpstream !== undefined && apiUpstream !== '' && { apiUpstream };
  const server = await startNginx({ root, configFile, port, ...upstream, ...(await assetsRoot()) }, '0.0.0.0');
  process.stdout.write(`Nabta is served at port ${new URL(server.origin).port}, as ${configFile} says.\n`);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGQUIT'] as const) process.on(signal, () => void server.stop());
  await server.stopped;
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}
