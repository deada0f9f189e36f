import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useScrollLock } from './use-scroll-lock.ts';

const held = () => document.documentElement.style.overflow;

test('the page stands still until the last dialog has closed', () => {
  const first = renderHook(({ open }) => useScrollLock(open), { initialProps: { open: false } });
  expect(held()).toBe('');
  first.rerender({ open: true });
  expect(held()).toBe('hidden');
  const second = renderHook(() => useScrollLock(true));
  first.unmount();
  expect(held()).toBe('hidden');
  second.unmount();
  expect(held()).toBe('');
  expect(document.querySelectorAll('style[data-href], style:not([data-mantine-styles])')).toHaveLength(0);
});
