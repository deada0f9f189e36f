import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useFocusTarget } from './use-focus-target.ts';

function Steps() {
  const { focusOn, controlRef } = useFocusTarget<'count' | 'start'>();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setIsOpen(true);
          focusOn('start');
        }}
      >
        Open
      </button>
      <input aria-label="Count" ref={controlRef('count')} />
      {isOpen && <input aria-label="Start" ref={controlRef('start')} />}
    </>
  );
}

it('focuses a control that the same update shows, and again on the next call', async () => {
  const user = userEvent.setup();
  render(<Steps />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Start' }));
  await user.click(screen.getByRole('textbox', { name: 'Count' }));
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Start' }));
});
