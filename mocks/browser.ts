import { config } from 'zod';
import type { startMock as Start } from './browser/start-mock.ts';

function isStorageRefused(): boolean {
  try {
    localStorage.getItem('');
    return false;
  } catch {
    return true;
  }
}

/** Runs a function with an empty `localStorage` if the browser refuses access to the real one. */
async function withEmptyStorage<T>(work: () => Promise<T>): Promise<T> {
  const own = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', { configurable: true, value: { getItem: () => null } });
  try {
    return await work();
  } finally {
    if (own) Object.defineProperty(window, 'localStorage', own);
    else Reflect.deleteProperty(window, 'localStorage');
  }
}

/**
 * Starts the mock in this page (browser/start-mock.ts). MSW reads `localStorage` while it loads, which throws if
 * cookies are blocked.
 */
export const startMock: typeof Start = async () => {
  // As in production, where the policy forbids it: compiling a schema takes longer than the few checks of one page. A
  // schema reads this when it is created.
  config({ jitless: true });
  const load = async () => import('./browser/start-mock.ts');
  const mock = await (isStorageRefused() ? withEmptyStorage(load) : load());
  return mock.startMock();
};
