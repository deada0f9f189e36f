import type { AppConfig } from '../src/app/config.ts';

/**
 * Checks the origin that a server forwards `/api/` to. It is not part of the configuration, because browsers read that.
 * @returns an error message, or null
 */
export function apiUpstreamFault(apiUpstream: string | undefined, config: AppConfig): string | null {
  if (apiUpstream === undefined) return null;
  if (!/^https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?$/i.test(apiUpstream)) {
    return 'The API’s upstream has to be an origin without a path, http://10.0.0.5:8080';
  }
  if (config.apiOrigin !== '') {
    return 'The API’s upstream is of no use: "apiOrigin" has to be "", so that the app calls its own origin';
  }
  return null;
}
