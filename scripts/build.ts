/**
 * Builds the app for production: the app's files in `build/production`, and the renderer that prerenders its pages
 * (`npm run prerender`) in `build/server`.
 */
import { copyFile, mkdir } from 'node:fs/promises';
import { build } from 'vite';

await build({ logLevel: 'warn' });
await build({ logLevel: 'warn', build: { ssr: 'src/entry-server.tsx' } });
await mkdir('build/server', { recursive: true });
// Prerendering replaces index.html, so it reads these copies.
await copyFile('build/production/index.html', 'build/server/template.html');
await copyFile('build/production/.vite/manifest.json', 'build/server/manifest.json');
