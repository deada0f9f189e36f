import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { ScrollingDialog } from './scrolling-dialog.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const noop = () => undefined;
const button = (name: string) => screen.getByRole('button', { name });

const dialogs = [
  {
    name: 'a confirmation',
    first: () => screen.getAllByRole('button', { name: 'Keep it' })[0],
    other: () => button('Remove it'),
    element: (
      <ConfirmDialog
        opened
        title="Remove?"
        confirmLabel="Remove it"
        cancelLabel="Keep it"
        onConfirm={noop}
        onClose={noop}
      />
    ),
  },
  {
    name: 'a modal',
    first: () => screen.getByLabelText('Name'),
    other: () => button('Save'),
    element: (
      <Dialog opened title="New school" closeLabel="Close" onClose={noop}>
        <input type="hidden" />
        <button type="button" disabled>
          Send
        </button>
        <input aria-label="Name" />
        <button type="button">Save</button>
      </Dialog>
    ),
  },
  {
    name: 'a sheet',
    first: () => screen.getByText('Filters').closest('[tabindex="0"]'),
    other: () => button('Apply'),
    element: (
      <ScrollingDialog
        opened
        title="Meals"
        closeLabel="Close"
        onClose={noop}
        foot={<button type="button">Apply</button>}
      >
        <p>Filters</p>
      </ScrollingDialog>
    ),
  },
];

it.each(dialogs)('$name takes the focus to its first control once it is open', ({ element, first }) => {
  render(<MantineProvider env="test">{element}</MantineProvider>);
  vi.runAllTimers();
  expect(document.activeElement).toBe(first());
});

it.each(dialogs)(
  'H07 $name leaves the focus on a control that has it before the dialog is ready',
  ({ element, other }) => {
    render(<MantineProvider env="test">{element}</MantineProvider>);
    const blurred = vi.fn<() => void>();
    other().addEventListener('blur', blurred);
    other().focus();
    vi.runAllTimers();
    expect(document.activeElement).toBe(other());
    expect(blurred).not.toHaveBeenCalled();
  },
);

it.each(dialogs)('$name keeps Tab inside', ({ element, first }) => {
  render(<MantineProvider env="test">{element}</MantineProvider>);
  vi.runAllTimers();
  const cross = screen.getAllByRole('button').at(-1);
  cross?.focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab' });
  expect(document.activeElement).toBe(first());
});
