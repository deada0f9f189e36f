import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Loading } from './loading.tsx';

it('announces loading outside of the busy element: a screen reader may delay changes inside', () => {
  const { container } = render(
    <Loading label="Loading the packages" className="grid">
      <i />
    </Loading>,
  );
  expect(screen.getByRole('status').textContent).toBe('Loading the packages');
  expect(screen.getByRole('status').closest('[aria-busy]')).toBeNull();
  expect(container.querySelector('.grid[aria-busy="true"] > i')).not.toBeNull();
});
