import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const path = '/profile/my-account/privacy';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');

test('G70 R23 The privacy centre is reached from My Account, and leads back there', async ({
  page,
  signIn,
  message,
  axe,
}) => {
  await signIn('huda');
  await page.goto('/profile/my-account/account-setting');
  await main(page)
    .getByRole('link', { name: message('myAccount.privacy.open') })
    .click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(heading(page)).toHaveText(message('privacy.page.title'));
  await expect(heading(page)).toBeFocused();
  await axe();
  // The side menu has a link of the same name.
  await main(page)
    .getByRole('link', { name: message('myAccount.page.title') })
    .last()
    .click();
  await expect(heading(page)).toHaveText(message('myAccount.page.title'));
});

test('G71 What is kept is named by class, with its reason, its recipients and its end, and for each student', async ({
  page,
  signIn,
  message,
  language,
}) => {
  await signIn('huda');
  await page.goto(path);
  const kept = main(page).getByRole('region', { name: message('privacy.kept.title') });
  for (const kind of ['health', 'contact', 'payment', 'credential'] as const) {
    const card = kept.locator(`[data-kind="${kind}"]`);
    await expect(card.getByRole('heading')).toHaveText(message(`privacy.kept.${kind}.title`));
    await expect(card.getByRole('definition')).toHaveText([
      message(`privacy.kept.${kind}.why`),
      message(`privacy.kept.${kind}.who`),
      message(`privacy.kept.${kind}.until`, { count: 6 }),
    ]);
  }
  const family = main(page).getByRole('region', { name: message('privacy.family.title') });
  await expect(family.getByRole('article')).toHaveCount(4);
  const state = await page.evaluate(async () => window.nabtaMock?.state());
  const student = state?.applicants.find(({ id }) => id === 12);
  const name = (language === 'ar' ? student?.arabic_name : student?.name) ?? '';
  const card = family.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
  await expect(card).toContainText(language === 'ar' ? 'الفول السوداني (شديدة)' : 'Peanuts (severe)');
  await card.getByRole('link', { name: message('privacy.family.changeName', { name }) }).click();
  await expect(page).toHaveURL(/edit-applicants\/12$/);
});

test('G72 Every consent is listed with version, date and state, those in force first', async ({
  page,
  signIn,
  message,
}) => {
  await signIn('noura');
  await page.goto(path);
  const rows = main(page)
    .getByRole('region', { name: message('privacy.consents.title') })
    .locator('[data-consent]');
  await expect(rows).toHaveCount(3);
  const inForce = message('privacy.consents.state.inForce');
  await expect(rows.nth(0)).toContainText('2026-09');
  await expect(rows.nth(0)).toContainText(inForce);
  await expect(rows.nth(1)).toContainText(message('privacy.consents.terms'));
  await expect(rows.nth(1)).toContainText(inForce);
  await expect(rows.nth(2)).toContainText('2026-01');
  await expect(rows.nth(2)).toContainText(message('privacy.consents.state.earlier'));
  await rows
    .nth(1)
    .getByRole('link', { name: message('privacy.consents.terms'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/policy$/);
});
