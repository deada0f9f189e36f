import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useScrollLock } from './use-scroll-lock.ts';

const overflow = () => document.documentElement.style.overflow;

test('the page does not scroll until the last dialog has closed', () => {
  const first = renderHook(({ open }) => useScrollLock(open), { initialProps: { open: false } });
  expect(overflow()).toBe('');
  first.rerender({ open: true });
  expect(overflow()).toBe('hidden');
  const second = renderHook(() => useScrollLock(true));
  first.unmount();
  expect(overflow()).toBe('hidden');
  second.unmount();
  expect(overflow()).toBe('');
  expect(document.querySelectorAll('style[data-href], style:not([data-mantine-styles])')).toHaveLength(0);
});
