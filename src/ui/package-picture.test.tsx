import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PackagePicture } from './package-picture.tsx';

const offer = { id: 1, category: 'healthy', frequency: 'monthly', image_url: '/gone.jpg' } as const;

test('a photo that can’t be loaded gives way to the drawn lunch box; another photo is tried again', () => {
  const { container, rerender } = render(<PackagePicture package={offer} />);
  const photo = container.querySelector('img');
  expect(photo?.getAttribute('src')).toBe('/gone.jpg');
  expect(container.querySelector('svg')).toBeNull();

  if (photo) fireEvent.error(photo);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();

  rerender(<PackagePicture package={{ ...offer, image_url: '/here.jpg' }} />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/here.jpg');
});
