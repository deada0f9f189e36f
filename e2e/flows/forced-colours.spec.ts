import { expect, test } from '../fixtures.ts';
import { openScreen, type Screen } from './screens.ts';

const orders = '/profile/my-orders';

/** The elements that forced colours change most: buttons, choices, calendars, code slots, cards and bars. */
const pictures: readonly (Screen & { name: string })[] = [
  { name: 'sign-in', path: '/signin', who: 'visitor' },
  { name: 'packages', path: '/packages?category=chronic', who: 'visitor' },
  { name: 'package-with-calendar', path: '/packages/1', who: 'huda' },
  { name: 'checkout', path: '/checkout', who: 'maha' },
  { name: 'current-orders', path: `${orders}/current-orders`, who: 'huda' },
  { name: 'order', path: `${orders}/current-orders?order=2051`, who: 'huda' },
  { name: 'student-form', path: '/profile/my-account/applicants/add-applicants', who: 'huda' },
  { name: 'account', path: '/profile/my-account/account-setting', who: 'huda' },
  { name: 'notifications', path: '/notification', who: 'huda' },
];

for (const { name, ...screen } of pictures) {
  test(`X04 In forced colours ${name} looks as in its picture @rest`, async ({ page, signIn }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await signIn(screen.who);
    await openScreen(page, screen);
    await page.evaluate(async () => document.fonts.ready);
    await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true });
  });
}

test('X04 In forced colours the six slots of a code and a dialog look as in their pictures @rest', async ({
  page,
  signIn,
  storage,
  message,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn('visitor');
  await storage({ UNCONFIRMED_MOBILE_NUMBER: '+966553018264', IS_VERIFIED: 'false' });
  await page.goto('/verify');
  await page.getByRole('button', { name: message('verify.action.send') }).click();
  const code = page.getByLabel(message('verify.field.code'));
  await code.pressSequentially('123');
  await expect(page.locator('form').filter({ has: code })).toHaveScreenshot('code.png', {
    mask: [page.locator('span:has(> svg[viewBox="0 0 36 36"])')],
  });
  await page.goto('/meals?meal=1');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').locator('img').first()).toBeVisible();
  // The picture also contains the meals behind the dialog.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page).toHaveScreenshot('dialog.png');
});
