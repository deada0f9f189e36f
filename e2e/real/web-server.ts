import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { findNginx } from '../../scripts/nginx.ts';
import { freePorts, type Program, startProgram } from './program.ts';

const production = resolve(import.meta.dirname, '../../build/production');

/** Placeholder until deploy/ is there. */
function nginxConfiguration(site: string, folder: string, port: number): string {
  return `daemon off; pid ${folder}/nginx.pid; error_log stderr notice; worker_processes 1;
events {}
http {
  access_log off; include /etc/nginx/mime.types;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server { listen 127.0.0.1:${port}; root ${site}; location / { try_files $uri /index.html; } }
}`;
}

/** Serves the production build with the configuration that the project ships. */
export async function startWebServer(
  folder: string,
  env: NodeJS.ProcessEnv,
  config: object,
): Promise<Program & { origin: string }> {
  const site = join(folder, 'site');
  await cp(production, site, { recursive: true });
  await writeFile(join(site, 'config.json'), JSON.stringify(config));
  const [port = 0] = await freePorts(1);
  const nginx = findNginx();
  if (nginx === null) throw new Error('no nginx');
  await mkdir(join(folder, 'nginx'));
  const file = join(folder, 'nginx.conf');
  await writeFile(file, nginxConfiguration(site, join(folder, 'nginx'), port));
  const program = await startProgram(nginx, ['-c', file], /start worker process /, { env });
  return { ...program, origin: `http://localhost:${port}` };
}
