import { expect, type Locator, type Page } from '@playwright/test';

/** The page of current orders; with `?order={id}` the page of one of them. */
export const path = '/profile/my-orders/current-orders';

/** Huda's orders: Lama's and Faisal's run in the first; Sara's in the second begins soon and was paid 20 hours ago. */
export const running = { id: 2051, lama: 3022 };
export const fresh = { id: 2053 };

/** Monday 23 November 2026, 10:00 in Riyadh: days up to the 25th can no longer be cancelled. */
export const monday = '2026-11-23T07:00:00Z';

/** Huda's students. */
export const students = {
  sara: { en: 'Sara Al Harbi', ar: 'سارة الحربي' },
  lama: { en: 'Lama Al Harbi', ar: 'لمى الحربي' },
  faisal: { en: 'Faisal Al Harbi', ar: 'فيصل الحربي' },
};

interface Opener {
  page: Page;
  clock: (at: string) => Promise<void>;
  signIn: (persona: 'huda') => Promise<void>;
}

/** Opens an address as Huda on the morning of `monday`, the date that the seeds are created from. */
export async function openOnMonday({ page, clock, signIn }: Opener, address: string): Promise<void> {
  await clock(monday);
  await signIn('huda');
  await page.goto(address);
  // The heading appears after the mock has created its data; leaving earlier would create them at the next page's
  // clock.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** An answer with an order: the fields that tests read. */
export interface Answer {
  data: {
    order: {
      id: number;
      status: string;
      version: number;
      total: string;
      payment: { refunded_amount: string } | null;
      sub_orders: {
        id: number;
        status: string;
        remaining_days: number;
        start_date: string;
        applicant_id: number;
        applicant_name: string;
      }[];
    };
  };
}

/** Calls the API as the signed-in parent, outside the app, as another tab would. */
export async function call<T>(page: Page, method: 'GET' | 'POST' | 'PUT', url: string, body?: object): Promise<T> {
  return page.evaluate(
    async ([verb, address, sent]) => {
      const response = await fetch(`/api/v1${address}`, {
        method: verb,
        headers: {
          Authorization: `Bearer ${localStorage.getItem('TOKEN') ?? ''}`,
          platform: 'web',
          'Content-Type': 'application/json',
          ...(verb === 'POST' && { 'Idempotency-Key': crypto.randomUUID() }),
        },
        ...(sent !== undefined && { body: JSON.stringify(sent) }),
      });
      return (await response.json()) as T;
    },
    [method, url, body] as const,
  );
}

/** The order on the server. */
export async function orderOnServer(page: Page, id: number): Promise<Answer['data']['order']> {
  return (await call<Answer>(page, 'GET', `/orders/${id}`)).data.order;
}

/** The tile of an action for an order, by its title. */
export const tile = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** The button that sends the picked off days. */
export const sendOffDays = (dialog: Locator) =>
  dialog.getByRole('button', { name: /^(?:Add .*off day|Take .* off$|إضافة )/ });
