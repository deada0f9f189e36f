import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian installs nginx in a folder that is on the PATH of root only. */
const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** Whether this is Debian with root rights, where missing programs can be installed. */
export const isDebianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/**
 * Returns the found program, or null. CI has to use the real program if it can be installed.
 * @throws Error in CI, if the program was not found but could have been installed
 */
export function demandedInCI(
  found: string | null,
  name: string,
  isDemanded = Boolean(process.env['CI']) && isDebianRoot(),
): string | null {
  if (found === null && isDemanded) throw new Error(`${name} is missing, which CI demands on Debian as root`);
  return found;
}

/** Returns the path of this machine's nginx, or null. */
export function lookForNginx(): string | null {
  const runs = (file: string) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  };
  return folders.map((folder) => join(folder, 'nginx')).find(runs) ?? null;
}

/**
 * Returns the path of this machine's nginx, or null.
 * @throws Error if CI requires nginx
 */
export function findNginx(): string | null {
  return demandedInCI(lookForNginx(), 'nginx');
}

const moduleFolders = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules', '/usr/lib64/nginx/modules'];

/** Returns the path of nginx's module for files precompressed with Brotli, or null. */
export function lookForBrotliModule(): string | null {
  return moduleFolders.map((folder) => join(folder, 'ngx_http_brotli_static_module.so')).find(existsSync) ?? null;
}

/**
 * Returns the path of nginx's module for files precompressed with Brotli, or null.
 * @throws Error if CI requires it
 */
export function findBrotliModule(): string | null {
  return demandedInCI(lookForBrotliModule(), 'nginx’s module for Brotli');
}
