import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { afterPress } from './after-press.ts';

function showFields(check: () => void) {
  render(
    <>
      <input
        aria-label="First"
        onBlur={() => {
          afterPress(check);
        }}
      />
      <button type="button">Next</button>
    </>,
  );
  return { first: screen.getByLabelText('First'), next: screen.getByRole('button') };
}

it('checks at once a field that is left by keyboard', async () => {
  const check = vi.fn();
  const { first } = showFields(check);
  first.focus();
  await userEvent.tab();
  expect(check).toHaveBeenCalledOnce();
});

it('lets the press that leaves a field reach what is pressed before anything moves', async () => {
  const order: string[] = [];
  const { first, next } = showFields(() => order.push('checked'));
  next.addEventListener('click', () => order.push('pressed'));
  first.focus();
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target: next });
  expect(next).toBe(document.activeElement);
  expect(order).toEqual([]);
  await user.pointer({ keys: '[/MouseLeft]', target: next });
  await waitFor(() => {
    expect(order).toEqual(['pressed', 'checked']);
  });
});
