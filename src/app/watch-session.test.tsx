import { waitFor } from '@testing-library/react';
import { notifications, notificationsStore } from '@mantine/notifications';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSession, endSession, updateSession } from '#src/auth/session.ts';
import { openToastRegion, showToast } from '#src/ui/feedback/toast.tsx';
import type { AppParts } from './create-app.ts';
import { watchSession } from './watch-session.ts';

const reload = vi.fn<() => void>();
const clear = vi.fn<() => void>();
const invalidate = vi.fn<() => Promise<void>>();
const navigate = vi.fn<(options: object) => Promise<void>>();
const parts = {
  intl: { formatMessage: ({ id }: { id: string }) => id },
  queryClient: { clear },
  router: { invalidate, navigate, latestLocation: { pathname: '/cart', href: '/cart' } },
} as unknown as AppParts;
let stop = () => {};

beforeEach(() => {
  vi.stubGlobal('location', { reload });
  invalidate.mockImplementation(async () => undefined);
  navigate.mockImplementation(async () => undefined);
  updateSession({ token: 'of Huda', userId: '41', isVerified: 'true' });
  stop = watchSession(parts);
  openToastRegion();
});
afterEach(() => {
  stop();
  notifications.clean();
  vi.clearAllMocks();
});

/** Changes the shared storage key by key, as another tab does. */
function elsewhere(values: Record<string, string | null>): void {
  for (const [key, value] of Object.entries(values)) {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
}

const noura = { TOKEN: 'of Noura', USER_ID: '43', IS_VERIFIED: 'true' };
const signedOut = { TOKEN: null, USER_ID: null, IS_VERIFIED: null };

/** Lets the pages load that a session change opens. */
const loaded = async () => Promise.resolve();

test('another parent never sees a page of the one before: the app starts again, and removes the drafts only then', () => {
  sessionStorage.setItem('draft.student', '{}');
  elsewhere(noura);
  expect(reload).toHaveBeenCalled();
  expect(clear).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('drafts-of')).toBe('41');

  stop();
  stop = watchSession(parts);
  expect(sessionStorage.getItem('drafts-of')).toBe('43');
  expect(sessionStorage).toHaveLength(1);
});

test('so it does where the log-out between was over before any page could follow it', () => {
  elsewhere(signedOut);
  elsewhere(noura);
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['comes back out of the browser’s memory', () => window.dispatchEvent(new Event('pageshow'))],
  ['is looked at again', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
])('a tab that heard nothing meanwhile follows once it %s', (_how, wake) => {
  wake();
  expect(reload).not.toHaveBeenCalled();
  for (const [key, value] of Object.entries(noura)) localStorage.setItem(key, value);
  wake();
  expect(reload).toHaveBeenCalledOnce();
});

test('a sign-in on a visitor’s page, and a second sign-in of the same parent, keep the page', async () => {
  elsewhere(signedOut);
  await loaded();
  elsewhere(noura);
  await loaded();
  expect(invalidate).toHaveBeenCalledTimes(2);

  elsewhere({ TOKEN: 'of Noura, once more' });
  updateSession({ unconfirmedMobileNumber: '+966500000001' });
  clearSession();
  await loaded();
  expect(invalidate).toHaveBeenCalledTimes(3);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['logs out', clearSession, []],
  [
    'logs out elsewhere',
    () => {
      elsewhere(signedOut);
    },
    [],
  ],
  [
    'sees that the session has ended',
    () => {
      endSession('expired');
    },
    ['errors.session.expired'],
  ],
])('no toast that names a child stays once the parent %s', async (_how, leave, left) => {
  const titles = () => notificationsStore.getState().notifications.map(({ title }) => title);
  showToast({ kind: 'error', title: 'Jana could not be removed' });
  await waitFor(() => {
    expect(titles()).toEqual(['Jana could not be removed']);
  });
  leave();
  await waitFor(() => {
    expect(titles()).toEqual(left);
  });
});

test.each([
  ['here', clearSession],
  [
    'in another tab',
    () => {
      elsewhere(signedOut);
    },
  ],
])(
  'whoever logged out %s is not told that the session has expired, until a parent signs in or proves a number',
  (_where, leave) => {
    leave();
    expect(endSession('expired')).toBe(false);
    expect(navigate).not.toHaveBeenCalled();
    expect(notificationsStore.getState().notifications).toEqual([]);

    updateSession({ firebaseToken: 'proof' });
    expect(endSession('expired')).toBe(true);
    expect(navigate).toHaveBeenCalledOnce();

    updateSession({ token: 'of Huda', userId: '41', isVerified: 'true' });
    leave();
    endSession('expired');
    expect(navigate).toHaveBeenCalledOnce();
    updateSession({ token: 'of Huda', userId: '41', isVerified: 'true' });
    endSession('expired');
    expect(navigate).toHaveBeenCalledTimes(2);
  },
);

test('a visitor whose request is refused is led to sign in', () => {
  stop();
  clearSession();
  stop = watchSession(parts);
  endSession('expired');
  expect(navigate).toHaveBeenCalledExactlyOnceWith({
    to: '/signin',
    search: { redirect: '/cart' },
    replace: true,
    ignoreBlocker: true,
  });
});
