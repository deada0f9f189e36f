/**
 * Builds the app for production: its files in `build/production`, and in `build/server` what renders its pages ahead of their
 * visit (`npm run prerender`).
 */
import { copyFile, mkdir } from 'node:fs/promises';
import { build } from 'vite';

await build({ logLevel: 'warn' });
await build({ logLevel: 'warn', build: { ssr: 'src/entry-server.tsx' } });
await mkdir('build/server', { recursive: true });
// Prerendering replaces index.html, so it starts from copies.
await copyFile('build/production/index.html', 'build/server/template.html');
await copyFile('build/production/.vite/manifest.json', 'build/server/manifest.json');
