import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { markAllNotificationsRead } from '#src/api/generated/notifications/notifications.ts';
import { heading, topBar, wholeApp } from './open-app.tsx';

const { open, signInAs } = wholeApp();
afterEach(() => {
  vi.useRealTimers();
});

test('H09 Notifications that another device has read are shown as read, as soon as their count is', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
  signInAs('huda');
  await open('/notification');
  await heading('Notifications');
  // The top bar follows the count.
  await within(topBar()).findByRole('link', { name: 'Notifications, 2 unread' });
  const unread = () => document.querySelectorAll('li[data-unread]');
  expect(unread()).toHaveLength(2);
  // Not by the page: as another device would.
  await markAllNotificationsRead();
  await act(async () => vi.advanceTimersByTimeAsync(60_000));
  await within(screen.getByRole('main')).findByText('All read');
  expect(unread()).toHaveLength(0);
});
