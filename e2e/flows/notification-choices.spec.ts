import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { serverNotifications } from './notification-steps.ts';
import { saveElsewhere } from './save-elsewhere.ts';

const path = '/notification';
const choicesPath = '/profile/my-account/notifications';

/** A Sunday morning, and the last minute before the deadline of Tuesday's off day is announced. */
const morning = '2026-11-22T05:00:00Z';
const beforeAlert = '2026-11-21T17:59:30Z';

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).locator('li[data-notification]');

test('G50 G51 G52 G53 G55 G56 A parent reads the list by day, each with its action, and chooses what else comes and how', async ({
  page,
  signIn,
  clock,
  message,
  axe,
}) => {
  await clock(morning);
  await signIn('huda');
  await page.goto(path);
  const days = main(page).getByRole('heading', { level: 2 });
  await expect(days.first()).toHaveText(message('notifications.day.yesterday'));
  // An older day has its Hijri date as well, in the numbers of the app.
  await expect(days.last()).toContainText(/14\d\d\s(?:AH|هـ)/);
  const links = rows(page).getByRole('link');
  await expect(rows(page).first()).toBeVisible();
  expect(await rows(page).evaluateAll((all) => all.every((row) => row.querySelectorAll('a, button').length <= 1))).toBe(
    true,
  );
  await expect(links.filter({ hasText: 'NB-20533' })).toContainText(message('notifications.action.order'));

  await main(page)
    .getByRole('link', { name: message('notifications.choices') })
    .click();
  await page.waitForURL(`**${choicesPath}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('preferences.title'));
  const topic = (name: 'safety' | 'payments' | 'deadlines' | 'news') =>
    page.getByRole('group', { name: message(`preferences.topic.${name}`) });
  const channel = (of: Parameters<typeof topic>[0], name: 'in_app' | 'sms' | 'whatsapp') =>
    topic(of).getByLabel(message(`preferences.channel.${name}`));

  const always = message('preferences.required', { channel: message('preferences.channel.in_app') });
  for (const required of ['safety', 'payments'] as const) {
    await expect(topic(required).getByText(always)).toBeVisible();
    await expect(topic(required).getByText(message(`preferences.required.${required}`))).toBeVisible();
    await expect(channel(required, 'in_app')).toHaveCount(0);
    await expect(topic(required).getByRole('checkbox')).toHaveCount(3);
  }
  await axe();

  await expect(channel('deadlines', 'in_app')).toBeChecked();
  await channel('deadlines', 'whatsapp').check();
  await channel('news', 'in_app').uncheck();
  const elsewhere = { preferences: [{ topic: 'deadlines', channel: 'sms', is_enabled: false }] };
  expect(await saveElsewhere(page, '/notification-preferences', 'notification_preferences', elsewhere)).toBe(200);
  const save = page.getByRole('button', { name: message('preferences.save') });
  await save.click();
  const dialog = page.getByRole('dialog', { name: message('savedElsewhere.dialog.title') });
  const label = (of: 'deadlines' | 'news', name: 'sms' | 'whatsapp' | 'in_app') =>
    message('preferences.choice', {
      topic: message(`preferences.topic.${of}`),
      channel: message(`preferences.channel.${name}`),
    });
  for (const text of [label('deadlines', 'sms'), label('deadlines', 'whatsapp'), label('news', 'in_app')]) {
    await expect(dialog.getByText(text)).toBeVisible();
  }
  await dialog.getByRole('button', { name: message('savedElsewhere.action.keepMine') }).click();
  await save.click();
  await expect(page.getByText(message('preferences.done'))).toBeVisible();

  await page.reload();
  await expect(channel('deadlines', 'whatsapp')).toBeChecked();
  await expect(channel('deadlines', 'sms')).toBeChecked();
  await expect(channel('news', 'in_app')).not.toBeChecked();
});

test('G54 The last hours for an off day are announced, and lead to the subscription; not while they are switched off', async ({
  page,
  signIn,
  clock,
  message,
  language,
}) => {
  await page.clock.install();
  await clock(beforeAlert);
  await signIn('huda');
  await page.goto(path);
  await expect(rows(page).first()).toBeVisible();
  const alerts = rows(page)
    .getByRole('link')
    .filter({ hasText: message('notifications.action.offDays') });
  await expect(alerts).toHaveCount(0);

  await page.clock.fastForward(70_000);
  const announced = async () =>
    (await serverNotifications(page)).notifications.filter(({ type }) => type === 'off_day_deadline');
  await expect.poll(async () => (await announced()).length).toBeGreaterThan(0);
  const { length: count } = await announced();
  await main(page)
    .getByRole('button', { name: message('notifications.new', { count }) })
    .click();
  await expect(alerts).toHaveCount(count);
  const tuesday = language === 'ar' ? /الثلاثاء بعد 3 ساعات/ : /Off day for Tuesday closes in 3 hours/;
  await expect(alerts.first()).toContainText(tuesday);
  await alerts.first().click();
  await page.waitForURL(/\/profile\/my-orders\/current-orders\?order=\d+&subscription=\d+$/);

  await page.goto(choicesPath);
  await page
    .getByRole('group', { name: message('preferences.topic.deadlines') })
    .getByLabel(message('preferences.channel.in_app'))
    .uncheck();
  await page.getByRole('button', { name: message('preferences.save') }).click();
  await expect(page.getByText(message('preferences.done'))).toBeVisible();
  // The next deadline is a day later.
  await page.clock.fastForward('24:01:00');
  expect(await announced()).toHaveLength(count);
});
