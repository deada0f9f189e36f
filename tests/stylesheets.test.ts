import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { variablesCss } from '../src/theme/css-variables.ts';

const root = join(import.meta.dirname, '..');
const breakpoints = 'src/theme/breakpoints.css';
// This stylesheet is used when nothing else has loaded, so it can't use the variables.
const withoutVariables = 'src/app/start-failure.css';

const files = globSync('src/**/*.css', { cwd: root }).filter(
  (file) => file !== breakpoints && file !== withoutVariables,
);
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The px values of the tokens with this prefix. */
const tokenValues = (start: string) =>
  new Set([...variablesCss().matchAll(new RegExp(`--nb-${start}-[\\w-]+: (\\d+px);`, 'g'))].map(([, px]) => px));

/** The declarations of a property that contain one of these px values. */
function literals(property: string, values: ReadonlySet<string | undefined>): string[] {
  return files.flatMap((file) =>
    [...read(file).matchAll(new RegExp(`(?<![\\w-])${property}:([^;{}]*);`, 'g'))]
      .filter(([, value = '']) => (value.match(/(?<![\w.])\d+px/g) ?? []).some((px) => values.has(px)))
      .map(([declaration]) => `${file}: ${declaration}`),
  );
}

test('Sizes of text are tokens, so that they follow the font size of the browser', () => {
  const inPx = files.flatMap((file) =>
    [...read(file).matchAll(/font-size:[^;]*\dpx/g)].map(([text]) => `${file}: ${text}`),
  );
  expect(inPx).toEqual([]);
});

test('Gaps, paddings and margins of the scale are written as its tokens', () => {
  const values = tokenValues('space');
  expect(values).toContain('16px');
  expect(literals('(?:row-|column-)?gap', values)).toEqual([]);
  expect(literals('(?:scroll-)?(?:padding|margin)(?:-[a-z-]+)?', values)).toEqual([]);
});

test('Corners of the scale are written as its tokens', () => {
  const values = tokenValues('radius');
  expect(values).toContain('12px');
  expect(literals('border(?:-[a-z]+)*-radius', values)).toEqual([]);
});

test('A width of the window that has a name is used by its name', () => {
  const named = [...read(breakpoints).matchAll(/^@custom-media --[\w-]+ (\([^)]+\));$/gm)].map(
    ([, query = '']) => query,
  );
  expect(named.length).toBeGreaterThan(5);
  const literal = files.flatMap((file) =>
    named.filter((query) => read(file).includes(query)).map((query) => `${file}: ${query}`),
  );
  expect(literal).toEqual([]);
});

/** Each sibling combinator of a selector without a class, id or attribute on either side, such as `> * + *`. */
function namelessSiblings(css: string): string[] {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?<=^|[{};])[^{};@]+(?=\{)/g);
  return [...rules].flatMap(([rule]) =>
    rule
      .replaceAll(/\([^()]*\)/g, '')
      .split(',')
      .filter((selector) => {
        const parts = selector.split(/\s[+~]\s/);
        return parts.slice(1).some((after, index) => {
          const before = parts[index]?.trim().split(/\s+/).at(-1) ?? '';
          return !/[.#[]/.test(before) && !/[.#[]/.test(after);
        });
      })
      .map((selector) => selector.trim()),
  );
}

// Chromium tries such a rule at every element that is inserted before another one, and then restyles all descendants of
// their parent, or those with the tag on the right: in the list of notifications 3,300 elements for a new week.
test('A rule for what follows an element names one of the two by a class, an id or an attribute', () => {
  expect(namelessSiblings('.a > * + * {} .b li + li a::before {} .c p ~ p {}')).toHaveLength(3);
  expect(namelessSiblings('.a + * {} ul + .b {} [scope] + td {} .c:nth-child(n + 2) {}')).toEqual([]);
  expect(files.flatMap((file) => namelessSiblings(read(file)).map((selector) => `${file}: ${selector}`))).toEqual([]);
});
