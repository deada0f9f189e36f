import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'openapi/released';

/** The last released version of the contract: its file, and the git tag with the same content. */
export interface ReleasedContract {
  version: string;
  file: string;
  tag: string;
}

/** The file and tag of a version, released or not yet. */
export function releaseOf(version: string): ReleasedContract {
  return { version, file: join(folder, `${version}.yaml`), tag: `contract-v${version}` };
}

/**
 * The last released contract. It is a file, because a shallow clone has no tags.
 * @returns null before the first release
 */
export function releasedContract(): ReleasedContract | null {
  try {
    const file = readdirSync(folder).find((name) => name.endsWith('.yaml'));
    return file === undefined ? null : releaseOf(file.replace(/\.yaml$/, ''));
  } catch {
    return null;
  }
}
