import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian installs it in a folder that is on the PATH of root only. */
const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** Whether this is a Debian, used as root: what is missing can be installed. */
export const isDebianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/**
 * Returns what was found, or null. CI has to use the real program where it can be installed.
 * @throws Error where nothing was found though CI is set and it could have been installed
 */
export function demandedInCI(
  found: string | null,
  name: string,
  isDemanded = Boolean(process.env['CI']) && isDebianRoot(),
): string | null {
  if (found === null && isDemanded) throw new Error(`${name} is missing, which CI demands on Debian as root`);
  return found;
}

/** The nginx of this machine: its path, or null when there is none. */
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
 * The nginx of this machine: its path, or null when there is none.
 * @throws Error where CI demands one
 */
export function findNginx(): string | null {
  return demandedInCI(lookForNginx(), 'nginx');
}

const moduleFolders = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules', '/usr/lib64/nginx/modules'];

/** The module that serves files compressed with Brotli beforehand, or null. */
export function lookForBrotliModule(): string | null {
  return moduleFolders.map((folder) => join(folder, 'ngx_http_brotli_static_module.so')).find(existsSync) ?? null;
}

/**
 * The module that serves files compressed with Brotli beforehand, where this machine's nginx has it.
 * @throws Error where CI demands it
 */
export function findBrotliModule(): string | null {
  return demandedInCI(lookForBrotliModule(), 'nginx’s module for Brotli');
}
