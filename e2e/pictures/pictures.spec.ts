import { expect, test } from '../fixtures.ts';
import { openScreen, screens } from '../flows/screens.ts';

/** The file name of a picture: "/packages/1" of "huda" is `huda-packages-1`. */
const pictureName = ({ path, who }: { path: string; who: string }) =>
  `${who}${path === '/' ? '-home' : path.replaceAll(/[^\w]+/g, '-')}.png`;

for (const screen of screens) {
  const { path, who, storage: entries } = screen;
  test(`X04 ${path} of ${who} looks like its picture`, async ({ page, signIn, storage, settled, message }) => {
    await signIn(who);
    if (entries) await storage(entries);
    await openScreen(page, screen);
    // The top bar is complete only after the page.
    if (who !== 'visitor') {
      await expect(page.getByRole('banner').getByRole('link', { name: message('shell.cart') })).toBeVisible();
    }
    await settled();
    await page.evaluate(async () => document.fonts.ready);
    await expect(page).toHaveScreenshot(pictureName(screen), { mask: [page.locator('img')], maskColor: '#c8d4c0' });
  });
}
