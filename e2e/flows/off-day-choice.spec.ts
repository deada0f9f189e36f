import type { Page } from '@playwright/test';
import type { Language } from '../../src/domain/language.ts';
import { expect, test } from '../fixtures.ts';
import { inLanguage } from './form-fields.ts';
import { call, monday, path, running, sendOffDays } from './order-page-steps.ts';
import { day, openPackage, panelOf } from './package-steps.ts';

/** Changes the language with the switch in the top bar, which reloads the page. */
async function changeLanguage(page: Page, from: Language): Promise<void> {
  const other = from === 'en' ? 'ar' : 'en';
  await page.getByRole('banner').locator(`a[hreflang="${other}"]`).filter({ visible: true }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
}

test('P06 A tap makes a day an off day and another tap undoes it; the choice is kept over the start step, a reload and a change of language @in-english @rest', async ({
  page,
  signIn,
  message,
  language,
}) => {
  await signIn('noura');
  await openPackage(page, '/packages/1?plan=14_1_2026-12-06_2026-12-10');
  const panel = panelOf({ page, message });
  await panel.getByRole('button', { name: message('subscribe.offDays.add') }).click();
  const pressed = (on: string, isPressed: boolean, place = panel) =>
    expect(day(place, on)).toHaveAttribute('aria-pressed', String(isPressed));
  await day(panel, '2026-12-08').click();
  await pressed('2026-12-08', true);
  await day(panel, '2026-12-10').click();
  await pressed('2026-12-10', false);
  await day(panel, '2026-12-09').click();

  await panel.getByRole('radio', { name: message('subscribe.calendar.segment.start') }).press('Space');
  await expect(page).toHaveURL(/2026-12-08\.2026-12-09/);
  await panel.getByRole('button', { name: message('subscribe.offDays.add') }).click();
  await pressed('2026-12-08', true);
  await page.reload();
  await pressed('2026-12-09', true);
  await changeLanguage(page, language);
  const switched = panelOf(inLanguage(page, language === 'en' ? 'ar' : 'en'));
  await pressed('2026-12-08', true, switched);
  await pressed('2026-12-09', true, switched);
  await pressed('2026-12-10', false, switched);
});

test('H03 Picked days are kept until they are sent, when the dialog closes and over a reload and a change of language @once @rest', async ({
  page,
  signIn,
  clock,
  message,
  language,
}) => {
  await clock(monday);
  await signIn('huda');
  const order = `${path}?order=${running.id}&subscription=${running.lama}`;
  await page.goto(order);
  const dialog = page.getByRole('dialog');
  const open = async () => {
    await page.getByRole('button', { name: /^(?:Choose days|اختيار الأيام)$/ }).click();
    await expect(dialog.getByRole('grid')).toBeVisible();
  };
  await open();
  await dialog.getByRole('button', { name: message('subscribe.calendar.next') }).click();
  await day(dialog, '2026-12-01').click();
  await day(dialog, '2026-12-02').click();
  await day(dialog, '2026-12-02').click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await open();
  await expect(day(dialog, '2026-12-01')).toHaveAttribute('aria-pressed', 'true');
  await expect(day(dialog, '2026-12-02')).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await open();
  await expect(day(dialog, '2026-12-01')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await changeLanguage(page, language);
  await open();
  await expect(day(dialog, '2026-12-01')).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.locator('[aria-busy="false"][aria-live]')).toContainText('16');
  await sendOffDays(dialog).click();
  await expect(dialog).toBeHidden();
  type Orders = { data: { order: { sub_orders: { id: number; vacancy: string[] }[] } } };
  const { data } = await call<Orders>(page, 'GET', `/orders/${running.id}`);
  expect(data.order.sub_orders.find(({ id }) => id === running.lama)?.vacancy).toContain('2026-12-01');
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('off-days')))).toEqual([]);
});
