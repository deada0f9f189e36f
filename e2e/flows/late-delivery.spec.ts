import { expect, test } from '../fixtures.ts';
import { openOnMonday, path, running, students } from './order-page-steps.ts';

test('F60 A lunch that has not arrived in time is late, on the board and on the page of its order', async ({
  page,
  signIn,
  clock,
  controls,
  message,
  language,
  axe,
}) => {
  await controls({ panel: true });
  await openOnMonday({ page, clock, signIn }, '/');
  await page.getByRole('button', { name: 'Mock panel' }).click();
  // Half an hour after the delivery window.
  await page.getByRole('link', { name: 'Late delivery' }).click();
  await expect(page).toHaveURL(/scenario=late-delivery/);
  const overdue = new RegExp(`${message('order.delivery.overdue', { time: '@' }).split('@')[0]}.*12`);
  const lama = page.getByRole('article', { name: students.lama[language] });
  await expect(lama).toContainText(overdue);
  await expect(lama.getByRole('link', { name: message('safety.ask') })).toHaveAttribute('href', '/contact');
  await axe();
  await clock('2026-11-23T09:30:00Z');
  await page.goto(`${path}?order=${running.id}&subscription=${running.lama}`);
  const today = page.getByRole('main').getByRole('listitem').filter({ hasText: overdue });
  await expect(today.getByRole('link', { name: message('safety.ask') })).toBeVisible();
  await axe();
  // It arrives 90 minutes after the end of the window.
  await clock('2026-11-23T10:30:00Z');
  await page.reload();
  await expect(page.getByRole('main')).toContainText(message('orders.progress.delivered'));
  await expect(page.getByRole('main').getByText(overdue)).toHaveCount(0);
});
