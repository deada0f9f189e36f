import type { AppConfig } from '../src/app/config.ts';
import type { InlineHashes } from './content-policy.ts';
import { dockerfile, dockerIgnore } from './dockerfile.ts';
import { nginxSite } from './nginx.ts';
import { firebaseJson, netlifyHeaders, netlifyRedirects } from './static-hosts.ts';

export interface DeployInput {
  config: AppConfig;
  /** Hashes of the scripts and styles in the site's pages, which the policy allows. */
  hashes: InlineHashes;
  /** Paths of the site's pages, relative to its folder. */
  pages: readonly string[];
  /** Origin that nginx forwards `/api/` to. */
  apiUpstream?: string;
  /** The version of Node.js for the image. */
  node: string;
}

/** Returns the files for all hosts by name. All hosts share one list of headers and one list of pages. */
export function deployFiles({ config, hashes, pages, apiUpstream, node }: DeployInput): Record<string, string> {
  const site = { config, hashes, pages };
  return {
    'nginx.conf': nginxSite({
      config,
      hashes,
      root: '/usr/share/nabta',
      configFile: '/etc/nabta/config.json',
      listen: '8080',
      brotli: true,
      ...(apiUpstream !== undefined && { apiUpstream }),
    }),
    Dockerfile: dockerfile({ node }),
    'Dockerfile.dockerignore': dockerIgnore(),
    'firebase.json': firebaseJson(site),
    _headers: netlifyHeaders(site),
    _redirects: netlifyRedirects(site),
  };
}
