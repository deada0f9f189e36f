/** Fails if the production build does not match the files that `npm run deploy:files` writes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { inlineHashes, refusedElements } from './content-policy.ts';
import { withMinifiedScripts } from './minified-scripts.ts';
import { pagesOfSite } from './pages-of-site.ts';

const site = 'build/production';
const errors: string[] = [];
const expectThat = (holds: boolean, otherwise: string) => {
  if (!holds) errors.push(otherwise);
};

if (!existsSync(join(site, 'index.html'))) {
  process.stderr.write(`${site} not found: run "npm run build" first\n`);
  process.exit(1);
}
const pages = (await pagesOfSite(site)).map((page) => ({ page, html: readFileSync(join(site, page), 'utf8') }));
const own = inlineHashes([withMinifiedScripts(readFileSync('index.html', 'utf8'))]).scripts;
for (const { page, html } of pages) {
  expectThat(
    own.every((hash) => inlineHashes([html]).scripts.includes(hash)),
    `${page} does not hold the minified script of index.html: the build changed it`,
  );
  for (const element of refusedElements(html)) errors.push(`${page} holds what the policy refuses: ${element}`);
  expectThat(
    !(html.includes('id="config"') && html.includes('href="/config.json"')),
    `${page} holds its configuration and fetches it as well`,
  );
}
const { scripts, styles } = inlineHashes(pages.map(({ html }) => html));
// Every document is sent with all hashes, and some servers and browsers limit all headers together to 8 kB.
expectThat(
  scripts.length + styles.length <= 40,
  `the pages hold ${scripts.length} scripts and ${styles.length} styles: the policy would name them all`,
);
for (const page of ['404.html', 'app.html']) expectThat(existsSync(join(site, page)), `${page} is missing`);
expectThat(!existsSync(join(site, 'config.json')), 'a build knows no place: config.json does not belong into it');

const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
const unpack = { br: brotliDecompressSync, gz: gunzipSync };
for (const [ending, unpacked] of Object.entries(unpack)) {
  const compressed = files.filter((file) => file.endsWith(`.${ending}`));
  for (const { page } of pages)
    expectThat(compressed.includes(`${page}.${ending}`), `${page} has no ${ending} beside it`);
  for (const file of compressed) {
    const original = readFileSync(join(site, file.slice(0, -ending.length - 1)));
    expectThat(unpacked(readFileSync(join(site, file))).equals(original), `${file} holds something else`);
  }
}
for (const error of errors) process.stderr.write(`${error}\n`);
if (errors.length > 0) process.exitCode = 1;
