import { existsSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type RunningServer, startNginx } from '../../deploy/serve-nginx.ts';
import { startNodeServer } from '../../deploy/serve-node.ts';
import { findNginx } from '../../scripts/nginx.ts';
import type { AppConfig } from '../../src/app/config.ts';

const production = resolve(import.meta.dirname, '../../build/production');

/**
 * Serves the production build as it is served to parents: by nginx, with the configuration that the project ships. Where
 * there is no nginx, Node serves the same headers, and one line says so.
 * @param folder one that everybody may read: nginx, started by root, reads as somebody else
 */
export async function startWebServer(folder: string, config: AppConfig): Promise<RunningServer> {
  if (!existsSync(join(production, 'index.html'))) {
    throw new Error('There is no production build; npm run build makes it');
  }
  const root = join(folder, 'site');
  const configFile = join(folder, 'config.json');
  await cp(production, root, { recursive: true });
  await writeFile(configFile, JSON.stringify(config));
  if (findNginx() !== null) return startNginx({ root, configFile });
  process.stdout.write('no nginx here: Node serves the same headers, the nginx configuration itself is not covered\n');
  return startNodeServer({ root, configFile });
}
