import { readdirSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { composePictures, mediaFolder } from './compose.ts';
import { plates, widePictures } from './plates.ts';

const committed = readdirSync(mediaFolder, { recursive: true, withFileTypes: true })
  .filter((each) => each.isFile())
  .map((each) => `${each.parentPath}/${each.name}`.replaceAll('\\', '/').split('/mock-media/').at(-1) ?? '');

it('the committed pictures are the composed ones', () => {
  expect(committed.toSorted()).toEqual([...composePictures().keys()].toSorted());
});

it('a picture of a meal has 9 kB at most, a wide one 16 kB', () => {
  const large = committed.filter((path) => {
    const { size } = statSync(new URL(path, mediaFolder));
    return size > (path.startsWith('meals/') ? 9 : 16) * 1024;
  });
  expect(large).toEqual([]);
});

it('no two pictures share a name', () => {
  const slugs = [
    ...plates.map(({ slug }) => `meals/${slug}`),
    ...widePictures.map(({ folder, slug }) => `${folder}/${slug}`),
  ];
  expect(new Set(slugs).size).toBe(slugs.length);
});
