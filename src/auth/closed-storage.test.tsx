import { afterEach, expect, test, vi } from 'vitest';
import { canRemember, readSession, storedLanguage, storeLanguage, updateSession } from './session.ts';

const refuse = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

/** Makes every access to the storage throw, as in a browser that blocks all cookies. */
function block(): void {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  void storeLanguage('en');
  window.name = '';
});

test.each([
  ['blocked', block],
  ['absent', () => vi.stubGlobal('localStorage', undefined)],
  ['full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
])('A08 with storage %s the language holds for the tab, and a session as long as the page', (_name, close) => {
  close();
  expect(canRemember()).toBe(false);
  expect(storedLanguage()).toBe('en');
  void storeLanguage('ar');
  expect(storedLanguage()).toBe('ar');
  expect(window.name).toBe('nabta-ar');
  updateSession({ token: 'token' });
  expect(readSession().token).toBe('token');
  updateSession({ token: null });
  expect(readSession().token).toBeNull();
});

test('A08 with storage the language is stored there alone', () => {
  expect(canRemember()).toBe(true);
  void storeLanguage('ar');
  expect([storedLanguage(), window.name]).toEqual(['ar', '']);
  void storeLanguage('en');
  expect(storedLanguage()).toBe('en');
});
