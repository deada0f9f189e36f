import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useRefreshOnFirstUse } from './use-refresh-on-first-use.ts';

function renderPanel() {
  const queryClient = new QueryClient();
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
  const onFirstUse = vi.fn();
  const Panel = () => (
    <section {...useRefreshOnFirstUse(onFirstUse)}>
      <a href="/signin">
        <span>Sign in</span>
      </a>
      <button type="button">Next month</button>
    </section>
  );
  render(
    <QueryClientProvider client={queryClient}>
      <Panel />
    </QueryClientProvider>,
  );
  return { invalidate, onFirstUse };
}

it('reloads the vacations at the first press or focus, once', () => {
  const { invalidate, onFirstUse } = renderPanel();
  fireEvent.focus(screen.getByRole('button'));
  fireEvent.pointerDown(screen.getByRole('button'));
  expect(invalidate).toHaveBeenCalledExactlyOnceWith({ queryKey: ['listOfficialVacations'] });
  expect(onFirstUse).toHaveBeenCalledOnce();
});

it('loads nothing at a press or focus on a link, which leaves the page', () => {
  const { invalidate, onFirstUse } = renderPanel();
  fireEvent.pointerDown(screen.getByText('Sign in'));
  fireEvent.focus(screen.getByRole('link'));
  expect(invalidate).not.toHaveBeenCalled();
  expect(onFirstUse).not.toHaveBeenCalled();

  fireEvent.pointerDown(screen.getByRole('button'));
  expect(onFirstUse).toHaveBeenCalledOnce();
});
