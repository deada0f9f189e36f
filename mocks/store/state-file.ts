import { open, readFile, rename, rm } from 'node:fs/promises';
import type { SnapshotStore } from '#mocks/backend.ts';

/** Thrown for a file that can’t contain the state; the message is one line for the person who named the file. */
export class StateFileError extends Error {
  override readonly name = 'StateFileError';
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error);

const reasons: Record<string, string> = {
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
  ENOENT: 'its folder does not exist',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is no folder',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
};

function stateFileError(path: string, action: string, error: unknown): StateFileError {
  const code = codeOf(error);
  return new StateFileError(`--state ${path}: can't be ${action}, ${reasons[code] ?? code}`);
}

/** Writes to a temporary file and renames it, so that a reader never sees an incomplete state. */
async function replace(path: string, text: string): Promise<void> {
  const aside = `${path}.${process.pid}.tmp`;
  try {
    const file = await open(aside, 'w');
    try {
      await file.writeFile(text);
      await file.datasync();
    } finally {
      await file.close();
    }
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true }).catch(() => undefined);
    throw stateFileError(path, 'written', error);
  }
}

/**
 * Keeps the state of one mock in a file, which is read once, at the start.
 * @param path the file; created if it does not exist
 */
export function stateFile(path: string): SnapshotStore {
  let writes = 0;
  return {
    revision: () => String(writes),
    async read() {
      try {
        return await readFile(path, 'utf8');
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null;
        throw stateFileError(path, 'read', error);
      }
    },
    async write(text) {
      await replace(path, text);
      writes += 1;
    },
  };
}
