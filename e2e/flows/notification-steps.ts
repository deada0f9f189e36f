import type { Page } from '@playwright/test';

interface ServerNotifications {
  notifications: { id: number; type: string; entity_id: number | null; is_read: boolean }[];
  unread_count: number;
}

/** The parent's notifications on the server, requested outside the app: the newest hundred, and the unread count. */
export async function serverNotifications(page: Page): Promise<ServerNotifications> {
  return page.evaluate(async () => {
    const token = localStorage.getItem('TOKEN') ?? '';
    const response = await fetch('/api/v1/notifications?page_size=100', {
      headers: { Authorization: `Bearer ${token}`, platform: 'web' },
    });
    return ((await response.json()) as { data: ServerNotifications }).data;
  });
}
