import type { AppConfig } from '../src/app/config.ts';
import { inlineScriptHashes } from './content-policy.ts';
import { dockerfile, dockerIgnore } from './dockerfile.ts';
import { nginxSite } from './nginx.ts';
import { firebaseJson, netlifyHeaders, netlifyRedirects } from './static-hosts.ts';

export interface DeployInput {
  config: AppConfig;
  /** index.html, whose own scripts the policy allows by their hashes. */
  html: string;
  /** Node's version, for the image. */
  node: string;
}

/** Everything a host has to be told, by file name, from one list of headers and one of pages. */
export function deployFiles({ config, html, node }: DeployInput): Record<string, string> {
  const site = { config, scriptHashes: inlineScriptHashes(html) };
  return {
    'nginx.conf': nginxSite({
      ...site,
      root: '/usr/share/nabta',
      configFile: '/etc/nabta/config.json',
      listen: '8080',
      brotli: true,
    }),
    Dockerfile: dockerfile({ node }),
    'Dockerfile.dockerignore': dockerIgnore(),
    'firebase.json': firebaseJson(site),
    _headers: netlifyHeaders(site),
    _redirects: netlifyRedirects(),
  };
}
