import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useFocusFirstNew } from './use-focus-first-new.ts';

function List({ shown, hasMore }: { shown: number; hasMore: boolean }) {
  const list = useRef<HTMLUListElement>(null);
  const onMore = useFocusFirstNew({ list, items: 'li > a', shown, hasMore });
  return (
    <>
      <a href="/elsewhere">Elsewhere</a>
      <ul ref={list}>
        {Array.from({ length: shown }, (_, index) => (
          <li key={index}>
            <a href="/item">{`Item ${index + 1}`}</a>
          </li>
        ))}
      </ul>
      {hasMore && (
        <button type="button" onClick={onMore}>
          More
        </button>
      )}
    </>
  );
}

const more = () => screen.getByRole('button', { name: 'More' });
const link = (name: string) => screen.getByRole('link', { name });

it('leads to the first new item when the button goes, and nowhere while it stays', async () => {
  const { rerender } = render(<List shown={2} hasMore />);
  await userEvent.click(more());
  rerender(<List shown={4} hasMore />);
  expect(document.activeElement).toBe(more());
  await userEvent.click(more());
  rerender(<List shown={5} hasMore={false} />);
  expect(document.activeElement).toBe(link('Item 5'));
});

it('leaves the focus where it is when it is elsewhere', async () => {
  const { rerender } = render(<List shown={2} hasMore />);
  await userEvent.click(more());
  act(() => {
    link('Elsewhere').focus();
  });
  rerender(<List shown={3} hasMore={false} />);
  expect(document.activeElement).toBe(link('Elsewhere'));
});

it('leaves a list alone that grows for another reason, once it has acted', async () => {
  const { rerender } = render(<List shown={2} hasMore />);
  await userEvent.click(more());
  rerender(<List shown={3} hasMore={false} />);
  act(() => {
    link('Item 3').blur();
  });
  rerender(<List shown={4} hasMore={false} />);
  expect(document.activeElement).toBe(document.body);
});
