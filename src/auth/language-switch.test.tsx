import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onLanguageRequest, requestLanguage, switchLanguage, useSensitiveInput } from './language-switch.ts';

const reload = vi.fn<() => void>();
const ask = vi.fn<(language: string) => void>();
let stopAsking = () => undefined as void;

beforeEach(() => {
  vi.stubGlobal('location', { reload });
  stopAsking = onLanguageRequest(ask);
});
afterEach(() => {
  stopAsking();
});

test('A08 the choice is stored and the page reloads', async () => {
  requestLanguage('ar');
  expect(localStorage.getItem('language')).toBe('ar');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(ask).not.toHaveBeenCalled();
});

test('A08 while a password is in its field the parent is asked first', async () => {
  const field = renderHook(({ filled }) => useSensitiveInput(filled), { initialProps: { filled: true } });
  requestLanguage('ar');
  expect(ask).toHaveBeenCalledExactlyOnceWith('ar');
  expect(localStorage.getItem('language')).toBeNull();
  expect(reload).not.toHaveBeenCalled();

  field.rerender({ filled: false });
  requestLanguage('ar');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('a field that has left the page asks for nothing', async () => {
  renderHook(() => useSensitiveInput(true)).unmount();
  requestLanguage('en');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('A08 the page reloads once the pages that are stored in the other language are gone', async () => {
  let removed: (isRemoved: boolean) => void = () => undefined;
  const remove = vi.fn<(name: string) => Promise<boolean>>(
    async () =>
      new Promise((resolve) => {
        removed = resolve;
      }),
  );
  vi.stubGlobal('caches', { delete: remove });
  const switched = switchLanguage('ar');
  expect(remove).toHaveBeenCalledExactlyOnceWith('pages');
  expect(reload).not.toHaveBeenCalled();
  removed(true);
  await switched;
  expect(reload).toHaveBeenCalledOnce();
});
