import type { Page } from '@playwright/test';

interface Told {
  notifications: { id: number; type: string; entity_id: number | null; is_read: boolean }[];
  unread_count: number;
}

/** What the server has told the signed-in parent, asked past the app: the newest hundred, and how many are unread in all. */
export async function serverNotifications(page: Page): Promise<Told> {
  return page.evaluate(async () => {
    const token = localStorage.getItem('TOKEN') ?? '';
    const response = await fetch('/api/v1/notifications?page_size=100', {
      headers: { Authorization: `Bearer ${token}`, platform: 'web' },
    });
    return ((await response.json()) as { data: Told }).data;
  });
}
