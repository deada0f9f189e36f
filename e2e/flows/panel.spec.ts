import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Mock panel' });
const handleOf = (page: Page) => page.getByRole('button', { name: 'Mock panel' });

const mostStops = 60;

/** Moves the focus to a part of the panel with Tab only. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < mostStops; stop++) {
    // The panel is in a shadow root: the document sees the focus only on the root's host.
    if (await target.evaluate((each) => each === (each.getRootNode() as ShadowRoot).activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Presses a control that reloads the page, and waits until the mock answers the new page. */
async function pressAndReload(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  const loaded = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await loaded;
  await expect(handleOf(page)).toBeVisible();
}

/** Opens the panel by its shortcut. */
async function openPanel(page: Page): Promise<Locator> {
  await expect(handleOf(page)).toBeVisible();
  await page.keyboard.press('Alt+Shift+KeyM');
  await expect(panelOf(page)).toBeVisible();
  return panelOf(page);
}

/** The server's current time, as the app receives it. */
const serverNow = (page: Page) =>
  page.evaluate(async () => {
    const response = await fetch('/api/v1/settings');
    return ((await response.json()) as { data: { settings: { now: string } } }).data.settings.now;
  });

test.beforeEach(async ({ controls }) => {
  await controls({ panel: true });
});

test('E05 A developer sets persona, scenario and clock by keyboard, and the link opens the same state for another person @once @rest', async ({
  page,
  browser,
  language,
  message,
}) => {
  await page.goto('/packages?category=healthy');
  const panel = await openPanel(page);
  await expect(panel.getByRole('button', { name: 'Close panel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(handleOf(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await pressAndReload(page, panel.getByRole('button', { name: /^Huda/ }));
  await expect(page).toHaveURL(/category=healthy.*persona=huda/);
  await expect(page.getByRole('banner').locator('a[href="/notification"]')).toBeVisible();

  await openPanel(page);
  await expect(panel.getByRole('button', { name: /^Huda/ })).toHaveAttribute('aria-pressed', 'true');
  const scenario = panel.getByRole('combobox', { name: 'Scenario', exact: true });
  await tabTo(page, scenario);
  await page.keyboard.type('no-packages');
  await expect(scenario).toHaveValue('no-packages');
  await expect(panel).toContainText('No package is offered.');
  await expect(page).toHaveURL(/scenario=no-packages/);
  await expect(panel).not.toContainText('It has changed the data');
  await scenario.selectOption('allergy-added');
  await expect(panel).toContainText('this stays, beside the changes of other scenarios, until “Reset data”.');
  const refusal = panel.getByRole('combobox', { name: 'One refusal' });
  await tabTo(page, refusal);
  await page.keyboard.type('refused-listPackages-500');
  await expect(scenario).toHaveValue('');
  await expect(page).toHaveURL(/scenario=refused-listPackages-500/);

  const before = await serverNow(page);
  await pressAndReload(page, panel.getByRole('button', { name: '+1 day' }));
  const dayLater = Date.parse(before) + 86_400_000;
  expect(Math.abs(Date.parse(await serverNow(page)) - dayLater)).toBeLessThan(60_000);
  await expect(page.getByText(message('packages.failed'))).toBeVisible();
  await openPanel(page);
  await press(page, panel.getByRole('button', { name: '300', exact: true }));
  await expect(page).toHaveURL(/persona=huda&scenario=refused-listPackages-500&clock=[^&]+&latency=300/);

  // Another person who has only the link.
  const elsewhere = await browser.newContext();
  // The language is the other person's: the link does not contain it.
  await elsewhere.addInitScript((own) => {
    localStorage.setItem('language', own);
  }, language);
  const other = await elsewhere.newPage();
  await other.goto(page.url());
  await expect(other.getByText(message('packages.failed'))).toBeVisible();
  await expect(other.getByRole('banner').locator('a[href="/notification"]')).toBeVisible();
  expect(Math.abs(Date.parse(await serverNow(other)) - dayLater)).toBeLessThan(60_000);
  await elsewhere.close();

  // A later choice overrides the link, also after a reload.
  await page.keyboard.press('Escape');
  await openPanel(page);
  await tabTo(page, scenario);
  await page.keyboard.type('default');
  await expect(page).toHaveURL(/scenario=default/);
  await pressAndReload(page, panel.getByRole('button', { name: 'now', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('packages.title'));
  expect(Math.abs(Date.parse(await serverNow(page)) - Date.now())).toBeLessThan(60_000);
});

test('A03 A developer sets a date, finds the last code in the inbox, and starts from the seeds again @once @rest', async ({
  page,
  message,
}) => {
  await page.goto('/forgetPassword');
  const panel = await openPanel(page);
  await expect(panel).toContainText('No message yet.');
  const moved = page.waitForEvent('load');
  await panel.getByLabel('Date and time in Riyadh').fill('2026-12-24T10:30');
  await moved;
  await expect(handleOf(page)).toBeVisible();
  expect(await serverNow(page)).toMatch(/^2026-12-24T07:3/);
  await expect(page).toHaveURL(/clock=2026-12-24T07/);

  await page.getByLabel(message('account.field.mobile')).fill('0556120943');
  await page.getByRole('button', { name: message('forgot.action.submit') }).click();
  await page.waitForURL('**/verify**');
  await openPanel(page);
  const inbox = panel.getByRole('region', { name: 'SMS inbox' });
  const [newest] = await page.evaluate(async () => (await window.nabtaMock?.smsInbox()) ?? []);
  await expect(inbox).toContainText(newest?.code ?? 'a code');
  await expect(inbox).toContainText('10:3');

  await pressAndReload(page, panel.getByRole('button', { name: 'Reset data' }));
  await openPanel(page);
  await expect(panel).toContainText('No message yet.');
});
