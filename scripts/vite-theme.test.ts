import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { themeStylesheets } from './vite-theme.ts';

const read = (file: string) => readFileSync(file, 'utf8');

function themeCss(): string {
  const { load } = themeStylesheets() as { load: (id: string) => string };
  return load('virtual:theme/variables.css') + load('virtual:theme/mantine.css');
}

it('defines every variable of the theme that a stylesheet or component uses', () => {
  const sources = globSync('src/**/*.{css,ts,tsx}').map(read).join('\n');
  const ofMantine = [...sources.matchAll(/'(@mantine\/[\w-]+\/styles[\w./-]*\.css)'/g)].map(([, file]) => file ?? '');
  const all = [sources, ...ofMantine.map((file) => read(`node_modules/${file}`)), themeCss()].join('\n');
  const used = new Set([...all.matchAll(/var\((--(?:mantine|nb)-[\w-]+)\)/g)].map(([, name]) => name));
  const defined = new Set([...all.matchAll(/(--(?:mantine|nb)-[\w-]+)'?\s*:/g)].map(([, name]) => name));
  expect(ofMantine).toContain('@mantine/core/styles/Input.layer.css');
  expect(used).toContain('--mantine-color-error');
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
});
