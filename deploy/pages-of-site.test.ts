import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inlineHashes } from './content-policy.ts';
import { hashesOfSite } from './pages-of-site.ts';

const css = { frame: 'body{margin:0}', package: '.price{color:green}', profile: '.chip{color:red}' };
const manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/frame.css'] },
  'src/routes/packages.$packageId.tsx?tsr-split=component': { file: 'assets/package.js', imports: ['_price.js'] },
  '_price.js': { file: 'assets/price.js', css: ['assets/package.css'] },
  'src/routes/_signed-in/profile.tsx?tsr-split=component': { file: 'assets/profile.js', css: ['assets/profile.css'] },
};
const styleHash = (text: string) => inlineHashes([`<style>${text}</style>`]).styles;

let site = '';
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'nabta-hashes-'));
  await write('.vite/manifest.json', JSON.stringify(manifest));
  await Promise.all(Object.entries(css).map(async ([name, text]) => write(`assets/${name}.css`, `${text}\n`)));
});
afterEach(async () => {
  await rm(site, { recursive: true, force: true });
});

async function write(name: string, text: string): Promise<void> {
  await mkdir(dirname(join(site, name)), { recursive: true });
  await writeFile(join(site, name), text);
}

test('allows the styles of every public page, before each of them is written', async () => {
  await write('app.html', `<script>start()</script><style>${css.frame}</style>`);
  const { scripts, styles } = await hashesOfSite(site);
  expect(scripts).toHaveLength(1);
  expect(styles).toEqual([...styleHash(css.frame), ...styleHash(css.package)]);
  await write('packages/1/index.html', `<style>${css.frame}</style><style>${css.package}</style>`);
  expect((await hashesOfSite(site)).styles.toSorted()).toEqual(styles.toSorted());
});

test('allows them before any page is prerendered', async () => {
  await write('index.html', '<script>start()</script>');
  const { styles } = await hashesOfSite(site);
  expect(styles.toSorted()).toEqual([...styleHash(css.frame), ...styleHash(css.package)].toSorted());
});

test('refuses a site without a page', async () => {
  await expect(hashesOfSite(site)).rejects.toThrow(/is no site/);
});
