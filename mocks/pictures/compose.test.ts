import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { composePictures, mediaFolder } from './compose.ts';
import { plates, widePictures } from './plates.ts';

it('the committed pictures are what `node mocks/pictures/compose.ts` writes', () => {
  const committed = readdirSync(mediaFolder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.svg'))
    .map((path) => path.replaceAll('\\', '/'));
  const composed = composePictures();
  expect(committed.toSorted()).toEqual([...composed.keys()].toSorted());
  for (const [path, picture] of composed) {
    expect(readFileSync(new URL(path, mediaFolder), 'utf8') === picture, `${path} is stale`).toBe(true);
  }
});

it('no two pictures share a name', () => {
  const slugs = [
    ...plates.map(({ slug }) => `meals/${slug}`),
    ...widePictures.map(({ folder, slug }) => `${folder}/${slug}`),
  ];
  expect(new Set(slugs).size).toBe(slugs.length);
});
