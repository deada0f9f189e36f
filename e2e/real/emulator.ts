import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { freePort } from '../../scripts/free-ports.ts';
import { type Program, startProgram } from './program.ts';

/** A project name that begins with `demo-` exists only in emulators. */
export const firebaseProject = 'demo-nabta';

const cli = resolve(import.meta.dirname, '../firebase-emulator/node_modules/firebase-tools/lib/bin/firebase.js');

/**
 * Isolates an emulator from all others, including one of the developer: separate settings and port file, and no message
 * to an editor that listens at a fixed port.
 */
const own = (folder: string) => ({
  HOME: folder,
  TMPDIR: folder,
  PATH: dirname(process.execPath),
  CI: 'true',
  VSCODE_WEBHOOK_PORT: '9',
});

/**
 * Prepares the Firebase Auth emulator, which runs with only Node on its path: it needs neither Java nor a download.
 * @param folder an empty folder for its settings and its log
 * @param env variables for all servers of the tests
 * @returns the origin that it will have, which the site needs for its configuration, and a function that starts it
 */
export async function prepareEmulator(
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<{ origin: string; start: () => Promise<Program> }> {
  if (!existsSync(cli)) {
    throw new Error('The Firebase emulator is not installed; node scripts/install-emulator.ts does that');
  }
  const [port, hub, logging] = await Promise.all([freePort(), freePort(), freePort()]);
  const host = '127.0.0.1';
  const settings = {
    emulators: {
      auth: { host, port },
      hub: { host, port: hub },
      logging: { host, port: logging },
      ui: { enabled: false },
      singleProjectMode: true,
    },
  };
  await writeFile(join(folder, 'firebase.json'), JSON.stringify(settings));
  const start = async () =>
    startProgram(
      process.execPath,
      [cli, 'emulators:start', '--only', 'auth', '--project', firebaseProject],
      /All emulators ready/,
      { cwd: folder, env: { ...env, ...own(folder) } },
    );
  return { origin: `http://${host}:${port}`, start };
}
