import { open, readFile, rename, rm } from 'node:fs/promises';
import type { SnapshotStore } from '#mocks/backend.ts';

/** Thrown for a file that can't hold the state; its message is one line for the person who named the file. */
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

/** Writes the whole text aside and moves it into place: a reader finds the old state or the new one, never a half. */
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
 * Keeps the state in a file that belongs to one mock at a time: it is read once, at the start.
 * @param path the file; made when it is not there
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
