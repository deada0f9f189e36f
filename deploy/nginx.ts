import type { AppConfig } from '../src/app/config.ts';
import { cacheControl, everyAnswersHeaders, hashedFolder } from './headers.ts';
import { routePattern, routes } from './routes.ts';

export interface NginxSite {
  config: AppConfig;
  scriptHashes: readonly string[];
  /** Folder with index.html: a build, the same for every place it runs at. */
  root: string;
  /** Folder with the `assets` of this build and of earlier ones; the build's own when left out. */
  assetsRoot?: string;
  /** The file that is answered as config.json, outside that folder. */
  configFile: string;
  /** What nginx listens at: a port, or an address with a port. */
  listen: string;
  /** Whether nginx has its module for files compressed with Brotli. */
  brotli: boolean;
}

/** A value between double quotes, as nginx reads it. */
const quoted = (value: string) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** A header's value; nginx has no way to write a dollar sign there, it would name a variable. */
function headerValue(value: string): string {
  if (value.includes('$')) throw new Error(`nginx can't send "${value}"`);
  return quoted(value);
}

/** The site, for the `http` block of any nginx since 1.22. TLS ends in front of it. */
export function nginxSite({ config, scriptHashes, root, assetsRoot, configFile, listen, brotli }: NginxSite): string {
  const headers = everyAnswersHeaders(config, scriptHashes);
  return `# Written by "npm run deploy:files" from deploy/headers.ts and deploy/routes.ts: change those.

# The app's pages, each answered with index.html; anything else is a file, or is not there.
map $uri $nabta_page {
  default /.no-such-page;
${routes.map((route) => `  ${quoted(`~${routePattern(route).source.replaceAll(String.raw`\/`, '/')}`)} /index.html;`).join('\n')}
}

map "$status $uri" $nabta_cache_control {
  default ${quoted(cacheControl.other)};
  "~^(?:200|206|304) ${hashedFolder}" ${quoted(cacheControl.hashed)};
}

server {
  listen ${listen};
  root ${root};
  server_tokens off;
  # Paths hold ids and queries hold more: nothing is logged but what goes wrong.
  access_log off;
  charset utf-8;
  charset_types text/css text/plain application/javascript application/json image/svg+xml;

  # Files lie beside their compressed forms; nothing is compressed while a parent waits.
  gzip_static on;
  gzip_vary on;
${brotli ? '  brotli_static on;\n' : ''}
${headers.map(([name, value]) => `  add_header ${name} ${headerValue(value)} always;`).join('\n')}
  add_header Cache-Control $nabta_cache_control always;

  location = /config.json {
    alias ${configFile};
  }

  location / {
    try_files $uri $nabta_page =404;
    # The app's own page for an unknown address, with the status of one.
    error_page 404 /404.html;
  }

  location ${hashedFolder} {
${assetsRoot === undefined ? '' : `    root ${assetsRoot};\n`}    try_files $uri =404;
    error_page 404 @missing;
  }

  # What tools leave behind is nobody's business; certificates' challenges are.
  location ~ /\\.(?!well-known/) {
    return 404;
  }

  location @missing {
    types { }
    default_type text/plain;
    return 404 "Not found\\n";
  }
}
`;
}

export interface NginxMain {
  /** The file that `nginxSite` was written to. */
  site: string;
  /** Folder for what nginx writes while it runs. */
  folder: string;
  /** Files of modules to load. */
  modules: readonly string[];
  /** Folder with nginx's own mime.types. */
  settings: string;
}

/** All that nginx needs around the site to run by itself, in the foreground and without root. */
export function nginxMain({ site, folder, modules, settings }: NginxMain): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${modules.map((module) => `load_module ${module};\n`).join('')}daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
error_log stderr notice;

events {}

http {
  access_log off;
  include ${settings}/mime.types;
  sendfile on;
${temporary.map((each) => `  ${each}_temp_path ${folder}/${each};`).join('\n')}
  include ${site};
}
`;
}
