import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useChoiceAhead } from './use-choice-ahead.ts';

it('shows a choice before it is kept, and again what is kept when that changes', () => {
  const keep = vi.fn();
  const { result, rerender } = renderHook(({ kept }) => useChoiceAhead(kept, keep), { initialProps: { kept: 'all' } });
  act(() => {
    result.current[1]('completed');
  });
  expect(result.current[0]).toBe('completed');
  expect(keep).toHaveBeenCalledExactlyOnceWith('completed');
  rerender({ kept: 'completed' });
  expect(result.current[0]).toBe('completed');
  // The value changed back in another way than through the control: through a link of the menu.
  rerender({ kept: 'all' });
  expect(result.current[0]).toBe('all');
});
