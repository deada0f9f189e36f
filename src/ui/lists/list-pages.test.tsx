import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ListPages } from './list-pages.tsx';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

function renderedList() {
  const renderItem = vi.fn(({ id }: { id: number }, index: number) => <li>{`${id} at ${index}`}</li>);
  const view = (pages: readonly (readonly { id: number }[])[]) => (
    <ul>
      <ListPages pages={pages} renderItem={renderItem} pageClassName="page" />
    </ul>
  );
  return { renderItem, view };
}

it('renders the new page alone when a page is appended', () => {
  const { renderItem, view } = renderedList();
  const first = rows(5, 4);
  const { rerender } = render(view([first]));
  renderItem.mockClear();
  rerender(view([first, rows(3, 2)]));
  expect(shown()).toEqual(['5 at 0', '4 at 1', '3 at 2', '2 at 3']);
  expect(renderItem.mock.calls.map(([{ id }]) => id)).toEqual([3, 2]);
});

it('renders a page again when one of its items has changed, also in a new array, and no other page', () => {
  const { renderItem, view } = renderedList();
  const first = rows(5, 4);
  const [third, fourth] = rows(3, 2);
  if (!third || !fourth) throw new Error('no rows');
  const { rerender } = render(view([first, [third, fourth]]));
  renderItem.mockClear();
  rerender(view([[...first], [third, { ...fourth }]]));
  expect(renderItem.mock.calls.map(([{ id }]) => id)).toEqual([3, 2]);
});
