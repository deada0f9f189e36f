import type { AppConfig } from '../src/app/config.ts';
import { languageCookies } from '../src/i18n/language-cookie.ts';
import type { InlineHashes } from './content-policy.ts';
import { cacheControl, commonHeaders, documentHeaders, documentVary, type Header, hashedFolder } from './headers.ts';
import { routes, routesPattern } from './routes.ts';

export interface NginxSite {
  config: AppConfig;
  /** Hashes of the scripts and styles in the site's pages. */
  hashes: InlineHashes;
  /** Folder with the site: a build, prerendered or not. */
  root: string;
  /** Folder with the `assets` of this build and of earlier ones; the build's own if omitted. */
  assetsRoot?: string;
  /** The file that nginx serves as config.json. It is outside `root`. */
  configFile: string;
  /** The address that nginx listens at: a port, or an address with a port. */
  listen: string;
  /** Whether nginx has the module for files precompressed with Brotli. */
  brotli: boolean;
  /** Origin that `/api/` is forwarded to, such as `http://10.0.0.5:8080`; none if omitted. */
  apiUpstream?: string;
}

/** A value between double quotes, as nginx reads it. */
const quoted = (value: string) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** Quotes a header's value. nginx can't escape a dollar sign there, because it begins a variable. */
function headerValue(value: string): string {
  if (value.includes('$')) throw new Error(`nginx can't send "${value}"`);
  return quoted(value);
}

/** Lines that add headers. nginx blocks with an `add_header` of their own inherit none, so each block repeats them. */
const adding = (headers: readonly Header[], indent: string, always = true) =>
  headers
    .map(([name, value]) => `${indent}add_header ${name} ${headerValue(value)}${always ? ' always' : ''};`)
    .join('\n');

/** A pattern in nginx's syntax, which needs no escaped slashes. */
const patternOf = (pattern: RegExp) => quoted(pattern.source.replaceAll(String.raw`\/`, '/'));

/** The API behind the site's own origin, so that browsers send no preflight. */
function apiLocation(apiUpstream: string): string {
  const { protocol, host } = new URL(apiUpstream);
  const isEncrypted = protocol === 'https:';
  return `
  location ^~ /api/ {
    proxy_pass ${protocol}//nabta_api;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host ${host};
${isEncrypted ? `    proxy_ssl_server_name on;\n    proxy_ssl_name ${host.replace(/:\d+$/, '')};\n` : ''}    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Host $http_host;
    proxy_set_header X-Forwarded-Proto $nabta_scheme;
    # The API has no use for them.
    proxy_set_header Cookie "";
    proxy_connect_timeout 5s;
    # The app waits 30 seconds for an answer.
    proxy_send_timeout 30s;
    proxy_read_timeout 30s;
    # Forms alone are sent, no files. They are personal, as the answers are: neither is written to a file on its way.
    client_max_body_size 1m;
    client_body_buffer_size 1m;
    # A message quotes the call with its query, which may hold a phone number.
    error_log /dev/null;
    proxy_max_temp_file_size 0;
    # For an API that leaves it to its proxy. No cookie opens a session, so another site can't ask for answers to compare their sizes.
    gzip on;
    gzip_types application/json text/calendar;
    gzip_min_length 1024;
    gzip_proxied any;
    proxy_hide_header Strict-Transport-Security;
    proxy_hide_header X-Content-Type-Options;
    proxy_hide_header Cross-Origin-Resource-Policy;
${adding(commonHeaders, '    ')}
  }
`;
}

function apiServers(apiUpstream: string): string {
  const { protocol, hostname, port } = new URL(apiUpstream);
  return `
upstream nabta_api {
  server ${hostname}:${port === '' ? { 'http:': 80, 'https:': 443 }[protocol] : port};
  keepalive 32;
  # Shorter than the five seconds after which Node closes a connection: a POST on a closed one would fail.
  keepalive_timeout 4s;
}

# From the proxy that ends TLS, where there is one.
map $http_x_forwarded_proto $nabta_scheme {
  default $scheme;
  "~^https?$" $http_x_forwarded_proto;
}
`;
}

/** The site's configuration for the `http` block of nginx 1.22 or newer. TLS is terminated in front of it. */
export function nginxSite(site: NginxSite): string {
  const { config, hashes, root, assetsRoot, configFile, listen, brotli, apiUpstream } = site;
  const document = adding(
    [
      ...commonHeaders,
      ...documentHeaders(config, hashes),
      ['Cache-Control', cacheControl.document],
      ['Vary', documentVary],
    ],
    '    ',
  );
  return `# Written by "npm run deploy:files" from deploy/headers.ts and deploy/routes.ts: change those.

# The language of a page: what the address asks for, else the cookie's, else English, which needs no folder.
map $cookie_${languageCookies[0]} $nabta_chosen {
  default "";
  "~^ar$" /ar;
}
map $arg_lang $nabta_language {
  default $nabta_chosen;
  "~^ar$" /ar;
  "~^en$" "";
}
${apiUpstream === undefined ? '' : apiServers(apiUpstream)}
server {
  listen ${listen};
  root ${root};
  server_tokens off;
  # Paths hold ids and queries hold more: nothing is logged but what goes wrong.
  access_log off;
  charset utf-8;
  charset_types text/css text/plain application/javascript application/json text/xml image/svg+xml;

  # Files lie beside their compressed forms; no file is compressed while a parent waits.
  gzip_static on;
  gzip_vary on;
${brotli ? '  brotli_static on;\n' : ''}
${adding([...commonHeaders, ['Cache-Control', cacheControl.other]], '  ')}

  # Only certificates' challenges may be read of what is hidden; pages have addresses without their files' names.
  location ~ /\\.(?!well-known/)|\\.html$ {
    return 404;
  }
  error_page 404 @no_such_page;

  # The app's pages (${routes.length} of them): prerendered for this address, else the app's shell.
  location ~ ${patternOf(routesPattern('nabta_path'))} {
    try_files $nabta_language$nabta_path/index.html $nabta_language/app.html /app.html /index.html =404;
${document}
  }

  # The service worker stores the shell for when there is no line.
  location = /app.html {
    try_files $nabta_language/app.html /app.html =404;
${document}
  }

  # The app's own page for an unknown address, with the status of one.
  location @no_such_page {
    try_files $nabta_language/404.html /404.html =404;
${document}
  }

  location = /config.json {
    alias ${configFile};
  }

  location ${hashedFolder} {
${assetsRoot === undefined ? '' : `    root ${assetsRoot};\n`}    try_files $uri =404;
    error_page 404 @no_such_file;
${adding([...commonHeaders, ['Cache-Control', cacheControl.hashed]], '    ', false)}
  }

  location @no_such_file {
    types { }
    default_type text/plain;
    return 404 "Not found\\n";
  }
${apiUpstream === undefined ? '' : apiLocation(apiUpstream)}
  location / {
    try_files $uri =404;
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

/** The rest of nginx's configuration: it runs in the foreground and without root. */
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
