import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { variablesCss } from '../src/theme/css-variables.ts';

const sheets = execFileSync('git', ['ls-files', 'src/**.css'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file))
  .map((file) => ({ file, css: readFileSync(file, 'utf8') }));

/** The matching declarations and conditions, each with its file. */
function matching(pattern: RegExp): string[] {
  return sheets.flatMap(({ file, css }) => [...css.matchAll(pattern)].map(([line]) => `${file}: ${line.trim()}`));
}

// A size in px does not change when a person sets a larger font in the browser.
test('X04 Every size of text comes from the scale, and line heights follow the text', () => {
  expect(sheets.length).toBeGreaterThan(100);
  const ownSize = /^\s*(?:font-size: (?!var\(--nb-text-|inherit|[\d.]+em|calc\(var\()|font: .*\dpx).*$/gm;
  expect(matching(ownSize), 'font sizes beside the scale').toEqual([]);
  expect(matching(/^\s*line-height: .*\dpx.*$/gm), 'line heights in px').toEqual([]);
});

test('X04 Layouts change by the size of text, not of dots', () => {
  expect(matching(/@media[^{]*width[^{]*\dpx[^{]*/g), 'conditions in px').toEqual([]);
});

test('X04 The scale is in rem, and every step that is used exists', () => {
  const scale = new Map(
    [...variablesCss().matchAll(/--nb-(text-\d+): ([^;]+);/g)].map(([, name, size]) => [name, size]),
  );
  expect([...scale.values()].filter((size) => !size?.includes('rem'))).toEqual([]);
  const used = new Set(sheets.flatMap(({ css }) => [...css.matchAll(/--nb-(text-\d+)\)/g)].map(([, name]) => name)));
  expect(
    [...used].filter((name) => !scale.has(name)),
    'steps that the scale lacks',
  ).toEqual([]);
});
