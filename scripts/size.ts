/**
 * What a visitor loads before each page stands: the entry, the larger language, the page's own chunks and all that they
 * import, gzip, in kB of 1000 bytes. Fails when the home page is over its budget. Fonts and pictures are told apart. With --home it lists the home page's chunks, largest first.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
}

const build = 'build/production';
const budget = { route: 'src/routes/index.tsx', js: 160, css: 18 };
/** The file of our own code that home stands on, its route included (scripts/vite-first-page.ts). */
const firstPage = 'first';

const manifestFile = join(build, '.vite/manifest.json');
if (!existsSync(manifestFile)) {
  process.stderr.write(`${manifestFile} not found: run "npm run build" first\n`);
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;

const gzipped = new Map<string, number>();
function kilobytes(file: string): number {
  const known = gzipped.get(file);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(join(build, file))).length / 1000;
  gzipped.set(file, size);
  return size;
}

/** The chunks that load with these ones: themselves and everything that they import statically. */
function closure(keys: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const waiting = [...keys];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    waiting.push(...(manifest[key]?.imports ?? []));
  }
  return seen;
}

function weigh(keys: readonly string[]): { js: number; css: number } {
  const chunks = [...closure(keys)].flatMap((key) => manifest[key] ?? []);
  const files = chunks.map((chunk) => chunk.file);
  const sum = (names: readonly string[]) => [...new Set(names)].reduce((total, file) => total + kilobytes(file), 0);
  return {
    js: sum(files.filter((file) => file.endsWith('.js'))),
    css: sum([...chunks.flatMap((chunk) => chunk.css ?? []), ...files.filter((file) => file.endsWith('.css'))]),
  };
}

const routeFiles = readdirSync('src/routes', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => `src/routes/${file}`)
  .toSorted();

/** A route's segments: folders and dots nest alike, `index` and `route` stand for the folder itself. */
const segmentsOf = (route: string) =>
  route
    .slice('src/routes/'.length, -'.tsx'.length)
    .split(/[/.]/)
    .filter((segment) => segment !== 'route');

/** The layouts around a route, whose chunks load with it. */
function layoutsOf(route: string): string[] {
  const path = segmentsOf(route);
  return routeFiles.filter((other) => {
    const outer = segmentsOf(other);
    return (
      other === 'src/routes/__root.tsx' || (outer.length < path.length && outer.every((each, at) => each === path[at]))
    );
  });
}

const chunksOf = (route: string) => Object.keys(manifest).filter((key) => key.startsWith(`${route}?tsr-split=`));

/** The larger language's texts: home starts on the first part alone, every other page needs both. */
const textsOf = (part: 'first' | 'rest') =>
  ['en', 'ar']
    .map((each) => `src/i18n/${each}.json?part=${part}`)
    .filter((key) => manifest[key])
    .toSorted((a, b) => weigh([b]).js - weigh([a]).js)
    .slice(0, 1);
const language = textsOf('first');
const html = readFileSync(join(build, 'index.html'), 'utf8');
const entry = Object.keys(manifest).filter((key) => html.includes(`"/${manifest[key]?.file}"`));
const always = [...entry, ...language];

const pathOf = (route: string) =>
  `/${segmentsOf(route)
    .filter((segment) => segment !== 'index' && !segment.startsWith('_'))
    .join('/')}`;
const pages = routeFiles.filter((route) => !segmentsOf(route).at(-1)?.startsWith('_'));

const line = (name: string, js: string, css: string) =>
  process.stdout.write(`${name.padEnd(48)}${js.padStart(10)}${css.padStart(10)}\n`);
line('gzip, kB = 1000 bytes', 'JS', 'CSS');
for (const route of pages) {
  const texts = route === budget.route ? [] : textsOf('rest');
  const { js, css } = weigh([...always, ...texts, ...[route, ...layoutsOf(route)].flatMap(chunksOf)]);
  line(pathOf(route), js.toFixed(1), css.toFixed(1));
}

function assets(ending: RegExp): string {
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((file) => ending.test(file));
  const total = files.reduce((sum, file) => sum + statSync(join(build, file)).size / 1000, 0);
  return `${files.length} files, ${total.toFixed(0)} kB in all, loaded as needed`;
}
process.stdout.write(`fonts: ${assets(/\.woff2$/)}\npictures: ${assets(/\.(?:webp|avif|png|jpe?g|svg)$/)}\n`);

const homeKeys = [...always, ...[budget.route, ...layoutsOf(budget.route)].flatMap(chunksOf)];
const homeFiles = [...closure(homeKeys)].flatMap((key) => manifest[key] ?? []);
const home = weigh(homeKeys);
if (process.argv.includes('--home')) {
  const files = homeFiles.map(({ file }) => file).toSorted((a, b) => kilobytes(b) - kilobytes(a));
  for (const file of files) line(file, kilobytes(file).toFixed(1), '');
}
const faults = [
  ...(homeFiles.some(({ name }) => name === firstPage)
    ? []
    : [`the build has no file "${firstPage}": the sum would miss ${budget.route}`]),
  ...(language.length === 0 ? ['the build has no chunk of messages: the sum would miss the texts'] : []),
  ...(home.js > budget.js ? [`home loads ${home.js.toFixed(1)} kB of JavaScript, ${budget.js} kB are allowed`] : []),
  ...(home.css > budget.css ? [`home loads ${home.css.toFixed(1)} kB of CSS, ${budget.css} kB are allowed`] : []),
];
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exitCode = 1;
}
