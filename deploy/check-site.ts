/** Looks at the production build as a host will find it: fails where the files told to hosts would not fit it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { inlineScriptHashes } from './content-policy.ts';

const site = 'build/production';
const faults: string[] = [];
const expectThat = (holds: boolean, otherwise: string) => {
  if (!holds) faults.push(otherwise);
};

if (!existsSync(join(site, 'index.html'))) {
  process.stderr.write(`${site} not found: run "npm run build" first\n`);
  process.exit(1);
}
const html = readFileSync(join(site, 'index.html'), 'utf8');
expectThat(
  String(inlineScriptHashes(html)) === String(inlineScriptHashes(readFileSync('index.html', 'utf8'))),
  'the build changed the script in index.html: the policy would refuse it',
);
expectThat(
  !/\son\w+=|javascript:|\sstyle=/i.test(html),
  'index.html holds a handler or a style that the policy refuses',
);
expectThat(readFileSync(join(site, '404.html'), 'utf8') === html, '404.html is not the app');
expectThat(!existsSync(join(site, 'config.json')), 'a build knows no place: config.json does not belong into it');

const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
const unpack = { br: brotliDecompressSync, gz: gunzipSync };
for (const [ending, unpacked] of Object.entries(unpack)) {
  const compressed = files.filter((file) => file.endsWith(`.${ending}`));
  expectThat(compressed.includes(`index.html.${ending}`), `index.html has no ${ending} beside it`);
  for (const file of compressed) {
    const original = readFileSync(join(site, file.slice(0, -ending.length - 1)));
    expectThat(unpacked(readFileSync(join(site, file))).equals(original), `${file} holds something else`);
  }
}
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
