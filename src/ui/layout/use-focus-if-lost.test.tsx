import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isFewer, useFocusIfLost } from './use-focus-if-lost.ts';

function List({ names }: { names: readonly string[] }) {
  useFocusIfLost(names.length, { place: () => screen.getByRole('heading'), isLoss: isFewer });
  return (
    <>
      <h1 tabIndex={-1}>Names</h1>
      {names.map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
      <input />
    </>
  );
}

it('moves the focus where the focused element was removed', () => {
  const { rerender } = render(<List names={['Sara', 'Omar']} />);
  screen.getByRole('button', { name: 'Omar' }).focus();
  rerender(<List names={['Sara']} />);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

it('leaves the focus where the parent has gone on', () => {
  const { rerender } = render(<List names={['Sara', 'Omar']} />);
  screen.getByRole('textbox').focus();
  rerender(<List names={['Sara']} />);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

it('leaves a page without focus as it is where nothing was removed', () => {
  const { rerender } = render(<List names={['Sara']} />);
  rerender(<List names={['Sara', 'Omar']} />);
  expect(document.activeElement).toBe(document.body);
});
