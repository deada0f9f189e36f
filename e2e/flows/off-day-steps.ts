import type { Locator, Page } from '@playwright/test';
import type { MessageId } from '../fixtures.ts';
import { running } from './order-page-steps.ts';
import { day } from './package-steps.ts';

interface OrdersPage {
  page: Page;
  message: (id: MessageId, values?: Record<string, string | number>) => string;
}

/** Lama, Huda's student: lunches until 15 December; on `monday` the 23rd to the 25th can no longer be changed. */
export const lama = { applicantId: 13, orderId: running.id, subOrderId: running.lama, number: '#NB-20511-1' };

/** Lama's row in the list of current orders. */
export const rowOf = (page: Page): Locator => page.getByRole('listitem').filter({ hasText: lama.number }).last();

/** The button of Lama's row that opens the calendar of off days. */
export const offDaysButton = ({ page, message }: OrdersPage): Locator =>
  rowOf(page).getByRole('button', { name: message('orders.offDays.open') });

/** Opens the calendar of Lama's off days at December; returns its dialog. */
export async function openOffDaysAtDecember({ page, message }: OrdersPage): Promise<Locator> {
  await offDaysButton({ page, message }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: message('subscribe.calendar.next') }).click();
  return dialog;
}

/** Picks 1 and 2 December on the open calendar. */
export async function pickTwoOffDays(page: Page): Promise<void> {
  for (const on of ['2026-12-01', '2026-12-02']) await day(page.getByRole('dialog'), on).click();
}

/** Sends the two picked days. */
export const sendTwoOffDays = ({ page, message }: OrdersPage): Promise<void> =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: message('orders.offDays.send', { count: 2, date: '' }) })
    .click();
