import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { downloadFrom } from '../download.ts';
import { expect, test } from '../fixtures.ts';
import { call, running } from './order-page-steps.ts';

const path = '/profile/my-orders/calendar';
const main = (page: Page) => page.getByRole('main');

/** The text of each event by its identity; names and texts of the seeds need no escape. */
function eventsOf(file: string): Map<string, string> {
  const events = file.replaceAll('\r\n ', '').split('BEGIN:VEVENT\r\n').slice(1);
  const valueOf = (event: string, name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(event)?.[1] ?? '';
  return new Map(events.map((event) => [valueOf(event, 'UID'), valueOf(event, 'SUMMARY')]));
}

test('G40 G41 G42 The lunches of the family are downloaded, and a later file updates the events', async ({
  page,
  signIn,
  clock,
  message,
  language,
  axe,
}) => {
  await clock('2026-11-21T06:00:00Z');
  await signIn('huda');
  await page.goto('/profile/my-orders/current-orders');
  await main(page)
    .getByRole('link', { name: message('orders.calendar.open') })
    .click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('orders.calendar.title'));
  await axe();

  async function downloaded(): Promise<string> {
    const label = message('orders.calendar.download.label', { whose: message('orders.calendar.family') });
    const file = await downloadFrom(page, main(page).getByRole('button', { name: label }));
    expect(file.suggestedFilename()).toBe('nabta-lunches.ics');
    return readFile(await file.path(), 'utf8');
  }

  const first = await downloaded();
  const events = eventsOf(first);
  const name = language === 'ar' ? 'لمى' : 'Lama';
  const uid = `nabta-lunch-${running.lama}-2026-12-01`;
  expect(events.get(uid)).toBe(message('orders.calendar.event.lunch', { name }));
  expect(first.replaceAll('\r\n ', '')).not.toMatch(/Harbi|الحربي|peanut|الفول السوداني|Masar|مسار/i);

  await call(page, 'POST', '/applicants/13/vacations', { sub_order_id: running.lama, vacancy: ['2026-12-01'] });
  const updated = eventsOf(await downloaded());
  expect(updated.get(uid)).toBe(message('orders.calendar.event.offDay', { name }));
  expect([...events.keys()].filter((each) => !updated.has(each))).toEqual([]);

  await page.goto(`/profile/my-orders/current-orders?order=${running.id}`);
  await main(page)
    .getByRole('link', { name: message('orders.calendar.open') })
    .click();
  await expect(page).toHaveURL(path);
});

test('G43 G44 G45 A private link is shown once, can be read, and ends when it is revoked', async ({
  page,
  signIn,
  message,
  axe,
}) => {
  await signIn('huda');
  await page.goto(path);
  await expect(main(page)).toContainText(message('orders.calendar.feed.warning'));
  await expect(main(page)).toContainText(message('orders.calendar.links', { count: 0 }));
  const whose = message('orders.calendar.family');
  await main(page)
    .getByRole('button', { name: message('orders.calendar.feed.create.label', { whose }) })
    .click();
  await expect(page.getByRole('heading', { name: message('orders.calendar.created.title', { whose }) })).toBeFocused();
  const open = main(page).getByRole('link', { name: message('orders.calendar.created.open') });
  await expect(open).toHaveAttribute('href', /^webcal:\/\/.+\/calendar-feeds\/[\w-]{43,128}\/lunches\.ics$/);
  const { pathname } = new URL(((await open.getAttribute('href')) ?? '').replace('webcal', 'http'));
  await axe();

  const read = async () =>
    page.evaluate(async (address) => {
      const response = await fetch(address);
      return { status: response.status, text: await response.text() };
    }, pathname);
  const { status, text } = await read();
  expect(status).toBe(200);
  expect(eventsOf(text).size).toBeGreaterThan(20);

  await page.reload();
  const links = main(page).getByRole('list', { name: message('orders.calendar.links.label') });
  await expect(links.getByRole('listitem')).toHaveCount(1);
  await expect(links).toContainText(whose);
  await expect(open).toBeHidden();
  expect(await main(page).innerHTML()).not.toContain(pathname.split('/').at(-2));

  await links.getByRole('button', { name: message('orders.calendar.revoke.label', { whose }) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(message('orders.calendar.revoke.text'));
  await dialog.getByRole('button', { name: message('orders.calendar.revoke'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: message('orders.calendar.links', { count: 0 }) })).toBeFocused();
  expect((await read()).status).toBe(404);
});
