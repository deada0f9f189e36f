import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Every line that the web server and the API have logged, in their output and in nginx's folder, which would contain an
 * access log. The emulator's logs are left out: Firebase has to know the number.
 */
export async function serverLogs(): Promise<string[]> {
  const entries = await readdir(process.env['REAL_LOGS'] ?? '', { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const read = async (file: string) => (await readFile(file, 'utf8')).split('\n').map((line) => `${file}: ${line}`);
  return (await Promise.all(files.map(read))).flat();
}
