import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { namesAndHeadings } from './names-and-headings.ts';
import { openScreen, type Screen, screens, screensByPerson, settled } from './screens.ts';
import { sidewaysScrolls } from './shown-texts.ts';

interface Shown {
  path: string;
  title: string;
  headings: string[];
}

/** The values that identify a page: its address, its document title and its h1 headings. */
function shown(page: Page): Promise<Shown> {
  return page.evaluate(() => ({
    path: location.pathname + location.search,
    title: document.title,
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent ?? ''),
  }));
}

/** Leaves a page by one of its links, and returns with the browser's Back. */
async function leaveAndReturn(page: Page, from: string): Promise<void> {
  const away = from === '/policy' ? '/contact' : '/policy';
  // Sign-in, sign-up and the checkout have no footer.
  const footer = page.getByRole('contentinfo');
  const way = (await footer.isVisible()) ? footer.locator(`a[href="${away}"]`) : page.locator('a[href="/"]');
  await way.first().click();
  await page.waitForURL((url) => url.pathname !== from.split('?')[0]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await settled(page);
}

const rowed = screens.filter((screen): screen is Screen & { row: string } => screen.row !== undefined);

for (const { person, own } of screensByPerson(rowed)) {
  // Slow and alike in every language: visitors' pages in English always, all pages in both languages in the full test.
  const tags = person === 'visitor' ? '@once' : '@once @rest';
  const rows = own.map(({ row }) => row).join(' ');
  test.describe(`the pages of ${person}`, () => {
    test.beforeEach(async ({ signIn }) => {
      test.slow();
      const [first] = own;
      if (first) await signIn(first.who);
    });

    test(`${rows} X04 ${person}: each page opens by its address with a title and a heading of its own, and fits 320 px and twice the size ${tags}`, async ({
      page,
      storage,
      message,
    }) => {
      const brandOnly = message('app.title', { page: '' });
      const titles: string[] = [];
      const wide: string[] = [];
      for (const screen of own) {
        const { path, storage: entries } = screen;
        if (entries) await storage(entries);
        await openScreen(page, screen);
        const opened = await shown(page);
        titles.push(opened.title);
        expect(opened.path.split('?')[0], 'the page asked for is the page shown').toBe(path.split('?')[0]);
        expect(opened.headings, path).toHaveLength(1);
        expect(await namesAndHeadings(page), path).toEqual([]);
        expect(opened.headings[0]?.trim(), path).not.toBe('');
        expect(opened.title, path).toContain(brandOnly.trim());
        expect(opened.title.trim(), path).not.toBe(brandOnly.trim());
        for (const found of await sidewaysScrolls(page)) wide.push(`${path} ${found}`);
      }
      expect(new Set(titles).size, `titles differ: ${titles.join(' | ')}`).toBe(titles.length);
      expect(wide, 'pages wider than the window').toEqual([]);
    });

    test(`${rows} ${person}: each page is the same after Back and after a reload @once @rest`, async ({
      page,
      storage,
    }) => {
      for (const screen of own) {
        const { path, storage: entries } = screen;
        if (entries) await storage(entries);
        await openScreen(page, screen);
        const opened = await shown(page);
        await leaveAndReturn(page, path);
        expect(await shown(page), `Back to ${path}`).toEqual(opened);
        await page.reload();
        await settled(page);
        expect(await shown(page), `${path} reloaded`).toEqual(opened);
      }
    });
  });
}
