import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import ar from '../../src/i18n/ar.json' with { type: 'json' };
import en from '../../src/i18n/en.json' with { type: 'json' };

const root = new URL('../../', import.meta.url);
const fileOf = (name: string) => new URL(`src/assets/fonts/${name}.woff2`, root);

function read(name: string): Font {
  const font = create(readFileSync(fileOf(name)));
  if (!('characterSet' in font)) throw new Error(`${name} is a collection`);
  return font;
}

describe.each([
  ['English', 'latin', en],
  ['Arabic', 'arabic', ar],
])('the fonts of %s pages', (_language, script, texts) => {
  it.each(['text', 'heading'])('draw every character of the texts: %s', (role) => {
    const drawn = new Set(read(`${role}-${script}`).characterSet);
    const used = new Set(
      Object.values(texts)
        .join('')
        .replaceAll(/[\s\u2066-\u2069]/g, ''),
    );
    expect([...used].filter((character) => !drawn.has(character.codePointAt(0) ?? 0))).toEqual([]);
  });

  it('have the weights from 400 to 600 for text', () => {
    expect(read(`text-${script}`).variationAxes['wght']).toMatchObject({ min: 400, max: 600 });
  });

  it('are 70 kB at most', () => {
    const sizes = ['text', 'heading'].map((role) => statSync(fileOf(`${role}-${script}`)).size);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(70_000);
  });
});

it('the font files are up to date: docs/fonts.md shows how to make them', () => {
  const hash = createHash('sha256');
  for (const source of [
    'scripts/fonts/build_fonts.py',
    'scripts/fonts/joint_glyphs.py',
    'node_modules/@fontsource/readex-pro/package.json',
    'node_modules/@fontsource/ibm-plex-sans-arabic/package.json',
  ]) {
    hash.update(readFileSync(new URL(source, root)));
  }
  expect(readFileSync(new URL('src/assets/fonts/made-from.txt', root), 'utf8').trim()).toBe(hash.digest('hex'));
});
