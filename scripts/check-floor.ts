/**
 * Looks at the production build as the oldest supported browsers will read it (package.json's `browserslist`): fails on syntax,
 * functions and styles that they lack. What they may meet all the same is listed with its reason in floor-functions.ts and
 * floor-styles.ts.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { allowedNames, newerFunctions } from './floor-functions.ts';
import { newerStyles } from './floor-styles.ts';
import { runCommand } from './run-command.ts';

const site = 'build/production';
const assets = readdirSync(join(site, 'assets')).map((name) => join(site, 'assets', name));
const problems: string[] = [];

const used = new Set<string>();
for (const file of assets) {
  if (!/\.(?:js|css)$/.test(file)) continue;
  const text = readFileSync(file, 'utf8');
  // The polyfills contain the newer functions themselves.
  if (basename(file).startsWith('polyfills-')) continue;
  const found = file.endsWith('.js') ? newerFunctions(text, used) : newerStyles(text);
  problems.push(...found.map((each) => `${file}: ${each}`));
}
problems.push(
  ...allowedNames.filter((name) => !used.has(name)).map((name) => `${name} is allowed, but not used any more`),
);

// The first inline script runs in browsers of any age; the others run only after it has let the app start.
const page = readFileSync(join(site, 'index.html'), 'utf8');
const [script = '', ...others] = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
mkdirSync('reports', { recursive: true });
writeFileSync('reports/inline-script.js', script);
for (const [index, other] of others.entries()) {
  const file = `reports/inline-script-${index + 2}.js`;
  writeFileSync(file, other);
  problems.push(...newerFunctions(other, used).map((each) => `index.html, inline script ${index + 2}: ${each}`));
}
for (const [version, ...files] of [
  ['es5', 'reports/inline-script.js'],
  ['es2022', 'reports/inline-script-*.js'],
  ['es2022', `${site}/assets/*.js`, '--module'],
] as const) {
  const { code, output } = await runCommand('es-check', [version, ...files, '--noColor'], { minutes: 2 });
  if (code !== 0) problems.push(output.trim());
}
if (script === '') problems.push('index.html has no script of its own');

for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
