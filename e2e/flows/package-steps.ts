import { expect, type Locator, type Page } from '@playwright/test';
import type { Screen } from './form-fields.ts';

/** Opens a package and waits for its calendar, which can take a while on a machine that runs other tests. */
export async function openPackage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').locator('[data-date]').first()).toBeVisible({ timeout: 30_000 });
}

/** The panel in which a subscription is chosen. */
export const panelOf = ({ page, message }: Screen): Locator =>
  page.getByRole('region', { name: message('subscribe.label') });

/** The field for the number of months or weeks. */
export const countField = (page: Page): Locator => page.getByRole('spinbutton');

/** A day on a calendar. */
export const day = (place: Page | Locator, on: string): Locator => place.locator(`[data-date="${on}"]`);

/** Chooses the last student and the first possible start day. */
export async function chooseDates(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('checkbox').last().check();
  await page.locator('[data-date]:not([aria-disabled="true"])').first().click();
}
