import type { Locator, Page } from '@playwright/test';

const riyadhDates = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh', dateStyle: 'short' });

/** The Riyadh dates (`YYYY-MM-DD`) of a list on the server, requested outside the app. */
export async function serverDates(page: Page, url: string, list: string, field: string): Promise<string[]> {
  const instants = await page.evaluate(
    async (names) => {
      const token = localStorage.getItem('TOKEN') ?? '';
      const response = await fetch(`${names.url}?per_page=100`, { headers: { Authorization: `Bearer ${token}` } });
      const { data } = (await response.json()) as { data: Record<string, Record<string, string>[]> };
      return data[names.list]?.map((item) => item[names.field] ?? '') ?? [];
    },
    { url, list, field },
  );
  return instants.map((at) => riyadhDates.format(new Date(at)));
}

/** The number of a date's month, counted from year 0. */
const monthNumber = (on: string) => Number(on.slice(0, 4)) * 12 + Number(on.slice(5, 7));

/** Picks a day in an open date range dialog by keyboard only. */
export async function pickByKeyboard(page: Page, dialog: Locator, on: string): Promise<void> {
  const tabStop = dialog.locator('[data-date][tabindex="0"]');
  await tabStop.focus();
  const shown = (await tabStop.getAttribute('data-date')) ?? '';
  const months = monthNumber(on) - monthNumber(shown);
  for (let turn = 0; turn < Math.abs(months); turn += 1) {
    await page.keyboard.press(months < 0 ? 'PageUp' : 'PageDown');
  }
  await dialog.locator(`[data-date="${on}"]`).press('Enter');
}
