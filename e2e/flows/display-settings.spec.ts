import { expect, test } from '../fixtures.ts';
import { openScreen } from './screens.ts';

test('X04 Nothing moves for longer than an instant where a person wants less motion, dialogs included', async ({
  page,
  signIn,
}) => {
  await signIn('huda');
  const longest = async () =>
    page.evaluate(() =>
      Math.max(
        0,
        ...document
          .getAnimations()
          // What fades without moving is no motion.
          .filter((each) => !(each instanceof CSSTransition && each.transitionProperty === 'opacity'))
          .map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0)),
      ),
    );
  await openScreen(page, { path: '/meals?meal=1', who: 'huda' });
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await longest()).toBeLessThan(20);
  for (const path of ['/', '/packages/1', '/profile/my-orders/current-orders?order=2051']) {
    await openScreen(page, { path, who: 'huda' });
    expect(await longest(), path).toBeLessThan(20);
  }
});

test('X04 In forced colours buttons have a border, and what is chosen is filled with the system’s highlight', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn('huda');
  await openScreen(page, { path: '/packages', who: 'huda' });
  const highlight = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
    const color = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return color;
  });
  const fillOfChosen = page.locator('main label:has(input[type="radio"]:checked)').first();
  await expect(fillOfChosen).toHaveCSS('background-color', highlight);

  const colours = page.getByRole('contentinfo').locator('input[type="radio"]:checked + span');
  await expect(colours).toHaveCSS('background-color', highlight);

  await openScreen(page, { path: '/profile/my-account/account-setting', who: 'huda' });
  for (const button of await page.locator('main button[data-look]').all()) {
    await expect(button).not.toHaveCSS('border-top-width', '0px');
  }
  await expect(page.locator('main label input[type="radio"]:checked + span').first()).toHaveCSS(
    'background-color',
    highlight,
  );
});
