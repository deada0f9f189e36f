/** Fails when pages would be prerendered with React's development version, which takes half as long again. */
import { readFileSync } from 'node:fs';

const renderer = 'build/server/entry-server.js';
const found = readFileSync(renderer, 'utf8').matchAll(/react-dom-server\.node\.(\w+)\.js/g);
const versions = [...new Set(Array.from(found, ([, version]) => version))];
if (versions.join() !== 'production') {
  process.stderr.write(`${renderer} should hold React for production alone: ${versions.join(', ') || 'none found'}\n`);
  process.exitCode = 1;
}
