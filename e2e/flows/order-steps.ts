import type { Page } from '@playwright/test';

/** The API's answer for the signed-in parent, requested outside the app: the server's state, not a screen's. */
async function answered<T>(page: Page, path: string): Promise<T> {
  return page.evaluate(async (url) => {
    const token = localStorage.getItem('TOKEN') ?? '';
    const response = await fetch(url, { headers: { Authorization: `Bearer ${token}`, platform: 'web' } });
    return (await response.json()) as T;
  }, `/api/v1${path}`);
}

interface Draft {
  data: {
    order: { id: number; total: string; version: number; payment: { id: number; status: string } | null } | null;
  };
}

/** The parent's cart on the server; null if there is none. */
export async function serverDraft(page: Page): Promise<Draft['data']['order']> {
  return (await answered<Draft>(page, '/orders/draft')).data.order;
}

/** The numbers of current orders and ended payments on the server. */
export async function serverCounts(page: Page): Promise<{ orders: number; payments: number }> {
  type Counted = { meta: { total_count: number } };
  const [orders, payments] = await Promise.all([
    answered<Counted>(page, '/orders/current'),
    answered<Counted>(page, '/payment-orders'),
  ]);
  return { orders: orders.meta.total_count, payments: payments.meta.total_count };
}

/** The saved cards on the server, the default card first. */
export async function serverCards(page: Page): Promise<{ card_last4: string; is_default: boolean }[]> {
  type Cards = { data: { payment_infos: { card_last4: string; is_default: boolean }[] } };
  const { data } = await answered<Cards>(page, '/payment-infos');
  return data.payment_infos.map(({ card_last4, is_default }) => ({ card_last4, is_default }));
}

/** Ends the payment on the provider's page and returns to the app. */
export async function endPayment(page: Page, choice: 'paid' | 'declined' | 'abandoned'): Promise<void> {
  await page.waitForURL('**/mock-provider**');
  await page.locator(`button[name="choice"][value="${choice}"]`).click();
  await page.waitForURL((url) => !url.pathname.includes('mock-provider'));
}

/**
 * On the checkout: chooses mada and places the order.
 * @param name the name of the button
 */
export async function placeWithMada(page: Page, name: string): Promise<void> {
  await page.locator('input[value="mada"]').check();
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
}
