import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Components that render nothing by themselves; the gallery shows a toast without its region. */
const withoutStory = [
  'src/ui/feedback/announcer.tsx',
  'src/ui/feedback/toast-region.tsx',
  'src/ui/feedback/use-error-notice.tsx',
  'src/ui/fields/username-field.tsx',
  'src/ui/layout/lazy-when-visible.tsx',
];

/** The files of src/ui that a file imports. */
function uiImports(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/from '(#src\/ui\/|\.\.?\/)([^']+)'/g)]
    .map(([, start = '', rest = '']) =>
      start === '#src/ui/' ? `src/ui/${rest}` : relative(root, join(root, dirname(file), start, rest)),
    )
    .filter((path) => path.startsWith('src/ui/'));
}

test('Every component of src/ui has a story, or is part of one that has', () => {
  const seen = new Set<string>();
  const follow = (file: string) => {
    for (const path of uiImports(file)) {
      if (seen.has(path) || !path.endsWith('.tsx')) continue;
      seen.add(path);
      follow(path);
    }
  };
  for (const story of globSync('gallery/*.stories.tsx', { cwd: root })) follow(story);
  const components = globSync('src/ui/**/*.tsx', { cwd: root }).filter((file) => !file.endsWith('.test.tsx'));
  expect(components.filter((file) => !seen.has(file)).toSorted()).toEqual(withoutStory);
});
