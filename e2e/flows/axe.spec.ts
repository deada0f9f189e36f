import { expect, test } from '../fixtures.ts';
import { namesAndHeadings } from './names-and-headings.ts';
import { openScreen, screens } from './screens.ts';

for (const screen of screens) {
  const { path, who, storage: entries } = screen;
  test(`X01 ${path} of ${who} has no accessibility violation in light or dark colours @every-pair`, async ({
    page,
    signIn,
    storage,
    axe,
  }) => {
    await signIn(who);
    if (entries) await storage(entries);
    await openScreen(page, screen);
    const [pathname = ''] = path.split('?');
    expect(new URL(page.url()).pathname, 'the page asked for is the page shown').toBe(pathname);
    expect(await namesAndHeadings(page)).toEqual([]);
    await axe();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await axe();
  });
}
