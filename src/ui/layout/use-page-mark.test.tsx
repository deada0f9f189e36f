import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePageMark } from './use-page-mark.ts';

test('the document keeps a mark until the last of those that set it is gone', () => {
  const isMarked = () => document.documentElement.hasAttribute('data-toast');
  const first = renderHook(({ isOn }) => usePageMark('data-toast', isOn), { initialProps: { isOn: false } });
  expect(isMarked()).toBe(false);
  first.rerender({ isOn: true });
  const second = renderHook(() => usePageMark('data-toast'));
  first.rerender({ isOn: false });
  expect(isMarked()).toBe(true);
  second.unmount();
  expect(isMarked()).toBe(false);
});
