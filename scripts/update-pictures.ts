/**
 * Accepts the current screenshots of the key screens: `npm run pictures:update`. Options of Playwright are possible:
 * `-- --project ar-390`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { runCommand } from './run-command.ts';

const folder = resolve(import.meta.dirname, '../e2e/pictures/screens');

const { code } = await runCommand(
  'playwright',
  ['test', '--config', 'e2e/pictures/playwright.config.ts', '--update-snapshots=all', ...process.argv.slice(2)],
  { live: true },
);

// 256 colours are within the tolerance of the comparison, and reduce the pictures from 14 MB to 6 MB.
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.png'));
for (const name of names) {
  const file = resolve(folder, name);
  const picture = sharp(readFileSync(file));
  const { isPalette } = await picture.metadata();
  if (isPalette) continue;
  writeFileSync(file, await picture.png({ palette: true, quality: 100, effort: 10, dither: 0 }).toBuffer());
}
process.exitCode = code;
