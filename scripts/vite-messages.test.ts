import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import english from '#src/i18n/en.json' with { type: 'json' };
import { isParents } from './vite-messages.ts';

const isLeftOut = (file: string) =>
  file.startsWith('mocks/') ||
  file.includes('/_signed-in') ||
  file.includes('/generated/') ||
  file.endsWith('/route-tree.gen.ts');

/** The text of everything that a visitor's pages import, at once or on request. */
function textOfPublicPages(start: readonly string[]): string {
  const texts = new Map<string, string>();
  const waiting = [...start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (texts.has(file) || isLeftOut(file)) continue;
    const text = readFileSync(file, 'utf8');
    texts.set(file, text);
    for (const [, path = ''] of text.matchAll(/(?:from|import|import\() ?'([#.][^']+\.tsx?)'/g))
      waiting.push(path.startsWith('#src/') ? path.slice(1) : join(dirname(file), path));
  }
  return [...texts.values()].join('\n');
}

test('visitors load no texts that only parents see', () => {
  const routes = [...readFileSync('src/app/route-tree.gen.ts', 'utf8').matchAll(/from '\.\/\.\.\/(routes\/[^']+)'/g)];
  const files = routes.map(([, file]) => `src/${file}.tsx`).filter((file) => !isLeftOut(file));
  expect(files).toContain('src/routes/meals.tsx');
  const text = textOfPublicPages(['src/main.tsx', ...files]);
  const screens = new Set(Object.keys(english).map((id) => id.slice(0, id.indexOf('.') + 1)));
  const unused = [...screens].filter((screen) => !isParents(screen) && !new RegExp(`['"\`]${screen}`).test(text));
  expect(unused).toEqual([]);
});
