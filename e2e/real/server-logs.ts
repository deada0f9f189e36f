import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Every line that the web server and the API have written anywhere: to their terminal, and nginx to its own folder, where its
 * access log would lie. The emulator's are left out: it stands for a company that has to know the number.
 */
export async function serverLogs(): Promise<string[]> {
  const entries = await readdir(process.env['REAL_LOGS'] ?? '', { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const read = async (file: string) => (await readFile(file, 'utf8')).split('\n').map((line) => `${file}: ${line}`);
  return (await Promise.all(files.map(read))).flat();
}
