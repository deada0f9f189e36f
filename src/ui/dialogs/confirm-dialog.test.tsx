import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

function question(busy: boolean, onClose: () => void) {
  return (
    <MantineProvider env="test">
      <ConfirmDialog
        opened
        title="Cancel this lunch?"
        confirmLabel="Cancel it"
        cancelLabel="Keep it"
        busy={busy}
        busyLabel="Cancelling"
        onConfirm={() => undefined}
        onClose={onClose}
      />
    </MantineProvider>
  );
}

it('stays while what was confirmed is under way, and keeps the focus where it was', async () => {
  const onClose = vi.fn<() => void>();
  const { rerender } = render(question(false, onClose));
  const [keep, confirm, cross] = screen.getAllByRole('button');
  if (!keep || !confirm || !cross) throw new Error('A button is missing');
  keep.focus();
  rerender(question(true, onClose));
  expect(keep.getAttribute('aria-disabled')).toBe('true');
  expect(keep.getAttribute('aria-describedby')).toBe(confirm.id);
  expect(document.activeElement).toBe(keep);
  await userEvent.keyboard('{Enter}{Escape}');
  await userEvent.click(keep);
  await userEvent.click(cross);
  expect(onClose).not.toHaveBeenCalled();

  rerender(question(false, onClose));
  await userEvent.click(keep);
  expect(onClose).toHaveBeenCalledTimes(1);
});
