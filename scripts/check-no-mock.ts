/**
 * Fails when the production build holds anything of the mock backend. The same marks are looked for in the mock build,
 * where they must be found: a search that finds nothing anywhere proves nothing.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const marks = [/mockServiceWorker/, /mock-worker/, /\bmsw\b/i, /nabta-mock/, /mock-session-/, /mock-provider/];
const never = [/faker/i];
const text = /\.(?:js|css|html|json|map|webmanifest|svg|txt)$/;

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name).slice(folder.length + 1));
}

function found(folder: string, mark: RegExp): string[] {
  return filesOf(folder).filter(
    (file) => mark.test(file) || (text.test(file) && mark.test(readFileSync(join(folder, file), 'utf8'))),
  );
}

const [production, mock] = ['build/production', 'build/mock'] as const;
const missing = [production, mock].filter((folder) => !existsSync(folder));
if (missing.length > 0) {
  process.stderr.write(`${missing.join(', ')} not found: run "npm run build" and "npm run build:mock" first\n`);
  process.exit(1);
}

const errors = [
  ...[...marks, ...never].flatMap((mark) =>
    found(production, mark).map((file) => `${production}/${file} holds ${mark}`),
  ),
  ...marks
    .filter((mark) => found(mock, mark).length === 0)
    .map((mark) => `${mark} is not even in ${mock}: choose another mark`),
  // Pictures and other files that only the mock serves.
  ...filesOf('mocks/public')
    .filter((file) => existsSync(join(production, file)))
    .map((file) => `${production}/${file} comes from mocks/public`),
];
if (errors.length > 0) {
  process.stderr.write(`${errors.join('\n')}\n`);
  process.exitCode = 1;
}
