import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LunchBox } from './lunch-box.tsx';
import { dayBox, packageBox } from './meal-box.ts';
import { PackagePicture } from './package-picture.tsx';

const offer = { id: 1, category: 'healthy', frequency: 'monthly', imageUrl: '/gone.jpg' } as const;
const meals = ['/rice.svg', null, '/soup.svg'].map((imageUrl) => ({ imageUrl }));

const picturesIn = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));

test('a photo that can’t be loaded gives way to the drawn lunch box; another photo is tried again', () => {
  const { container, rerender } = render(<PackagePicture package={offer} meals={meals} />);
  const photo = container.querySelector('img');
  expect(photo?.getAttribute('src')).toBe('/gone.jpg');
  expect(container.querySelector('svg')).toBeNull();

  if (photo) fireEvent.error(photo);
  expect(picturesIn(container)).toEqual(['/rice.svg', '/soup.svg']);
  expect(container.querySelector('svg')).not.toBeNull();

  rerender(<PackagePicture package={{ ...offer, imageUrl: '/here.jpg' }} meals={meals} />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/here.jpg');
});

test('the drawn lunch box shows the package’s own meals and nothing else', () => {
  const { container, rerender } = render(<PackagePicture package={{ ...offer, imageUrl: null }} meals={meals} />);
  expect(picturesIn(container)).toEqual(['/rice.svg', '/soup.svg']);
  rerender(<PackagePicture package={{ ...offer, imageUrl: null }} meals={[]} />);
  expect(picturesIn(container)).toEqual([]);
});

test.each(['healthy', 'chronic', 'allergy'] as const)('no two bowls of a %s box overlap or leave it', (category) => {
  const urls = ['a', 'b', 'c', 'd', 'e', 'f'];
  const boxes = [
    packageBox({ category, frequency: 'monthly' }, urls),
    packageBox({ category, frequency: 'weekly' }, urls),
    dayBox({ category }, ['a']),
    dayBox({ category }, ['a', 'b']),
  ];
  for (const { meals: bowls } of boxes) {
    for (const [index, a] of bowls.entries()) {
      expect(Math.min(a.x, 400 - a.x, a.y, 300 - a.y) - a.radius).toBeGreaterThan(20);
      for (const b of bowls.slice(index + 1)) {
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.radius + b.radius);
      }
    }
  }
});

test('F08 a dish without a picture has a sprout in its bowl, and only its own', () => {
  const sprouts = (urls: (string | null)[]) => {
    const { container, unmount } = render(<LunchBox {...dayBox({ category: 'healthy' }, urls)} />);
    const count = container.querySelectorAll('g[transform]').length;
    const found = picturesIn(container);
    unmount();
    return [count, found];
  };
  expect(sprouts([null])).toEqual([1, []]);
  expect(sprouts(['/rice.svg', null])).toEqual([1, ['/rice.svg']]);
  expect(sprouts(['/rice.svg'])).toEqual([0, ['/rice.svg']]);
  expect(sprouts([])).toEqual([0, []]);
});
