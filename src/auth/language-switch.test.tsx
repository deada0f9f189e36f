import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onLanguageRequest, requestLanguage, useSensitiveInput } from './language-switch.ts';

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

test('A08 the choice is stored and the page reloads', () => {
  requestLanguage('ar');
  expect(localStorage.getItem('language')).toBe('ar');
  expect(reload).toHaveBeenCalledOnce();
  expect(ask).not.toHaveBeenCalled();
});

test('A08 while a password stands in its field the parent is asked first', () => {
  const field = renderHook(({ filled }) => useSensitiveInput(filled), { initialProps: { filled: true } });
  requestLanguage('ar');
  expect(ask).toHaveBeenCalledExactlyOnceWith('ar');
  expect(localStorage.getItem('language')).toBeNull();
  expect(reload).not.toHaveBeenCalled();

  field.rerender({ filled: false });
  requestLanguage('ar');
  expect(reload).toHaveBeenCalledOnce();
});

test('a field that has left the page asks for nothing', () => {
  renderHook(() => useSensitiveInput(true)).unmount();
  requestLanguage('en');
  expect(reload).toHaveBeenCalledOnce();
});
