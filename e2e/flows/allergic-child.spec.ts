import { expect, test } from '../fixtures.ts';
import { endPayment, placeWithMada } from './order-steps.ts';
import { openPackage, panelOf } from './package-steps.ts';
import { saveElsewhere } from './save-elsewhere.ts';

const everyday = '/packages/1?plan=_1_2027-01-03_';
const allergySafe = { en: 'Allergy Safe', ar: 'آمِن من الحساسية' };
const sesame = { en: 'Sesame', ar: 'السمسم' };
/** Noura's only student, of whom both languages show the Arabic name. */
const rayan = { id: 14, name: 'ريان القحطاني' };

test('F50 A severely allergic child is refused an unsafe package, gets one that fits, sees its menu, and has a care card to print', async ({
  page,
  message,
  language,
  signIn,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = 'yes';
    };
  });
  await signIn('noura');
  const { id, name } = rayan;
  const main = page.getByRole('main');
  const panel = panelOf({ page, message });
  const check = panel.getByRole('group', { name, exact: true });
  await openPackage(page, '/packages/1');
  const severe = { allergens: [{ code: 'sesame', severity: 'severe' }], health_issues: [] };
  expect(await saveElsewhere(page, `/applicants/${id}`, 'applicant', severe, 'noura')).toBe(200);

  await test.step('refused, with the reason, and led to the package that fits', async () => {
    await page.goto(everyday);
    await expect(check.getByText(message('safety.mark.package.blocked'))).toBeVisible();
    await panel.getByRole('checkbox', { name }).click();
    await expect(panel.getByRole('checkbox', { name })).not.toBeChecked();
    await check.getByRole('link', { name: allergySafe[language] }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(allergySafe[language]);
    await expect(page).toHaveURL(/2027-01-03/);
    await expect(check.getByText(message('safety.mark.package.safe'))).toBeVisible();
  });
  const packageId = /\/packages\/(\d+)/.exec(page.url())?.[1] ?? '';

  await test.step('paid, with nothing to acknowledge', async () => {
    await panel.getByRole('button', { name: message('subscribe.checkout') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('checkout.page.title'));
    await expect(main.getByText(name).first()).toBeVisible();
    await expect(main.getByRole('checkbox')).toHaveCount(0);
    await placeWithMada(page, message('checkout.place'));
    await endPayment(page, 'paid');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('confirmed.page.title'));
  });

  await test.step('the menu of the first week is safe for the child', async () => {
    await page.goto(`/meals?day=2027-01-03&package=${packageId}`);
    const day = page.getByRole('tabpanel');
    await expect(day.getByRole('article').first()).toBeVisible();
    const mark = day.getByRole('listitem').filter({ hasText: name });
    await expect(mark.first()).toContainText(message('safety.mark.dish.safe'));
  });

  await test.step('the care card names the allergy as severe and is printed', async () => {
    await page.goto(`/profile/my-account/applicants/care-card/${id}`);
    const card = main.locator('[data-paper]');
    await expect(card.locator('[data-severity="severe"]')).toContainText(sesame[language]);
    await main.getByRole('button', { name: message('careCard.print') }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  });
});
