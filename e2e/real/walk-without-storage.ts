import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import arabic from '../../src/i18n/ar.json' with { type: 'json' };
import { company } from '../../src/domain/company.ts';
import english from '../../src/i18n/en.json' with { type: 'json' };

const noticeIn = {
  en: english['signIn.storage.title'].replace('{brand}', company.name.en),
  ar: arabic['signIn.storage.title'].replace('{brand}', company.name.ar),
};

type MessageId = keyof typeof english;

/** The public pages with their headings; the heading of a page about an item of the API is the item's name. */
const publicPages: Record<string, MessageId | 'a name'> = {
  '/': 'home.hero.title',
  '/packages': 'packages.title',
  '/packages/1': 'a name',
  '/meals': 'meals.title',
  '/blog': 'blog.title',
  '/blog/1': 'a name',
  '/about': 'about.hero.title',
  '/event': 'event.hero.title',
  '/contact': 'contact.title',
  '/policy': 'policy.title',
  '/forgetPassword': 'forgot.page.title',
};

/** The titles of the error pages. */
const errorTitles = [english, arabic].flatMap((messages) =>
  Object.entries(messages).flatMap(([id, text]) =>
    /^(?:errorPage\.\w+|notFound|forbidden|package\.withdrawn|article\.withdrawn)\.title$/.test(id) ? [text] : [],
  ),
);

async function expectPublicPages(page: Page, app: string, messages: Record<MessageId, string>): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  for (const [path, title] of Object.entries(publicPages)) {
    await page.goto(`${app}${path}`);
    await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
    if (title === 'a name') {
      await expect(heading, path).toHaveText(/\p{L}{3}/u);
      expect(errorTitles, path).not.toContain(await heading.textContent());
    } else {
      const text = messages[title].replaceAll(/<\/?mark>/g, '').replace('{year}', String(company.foundedIn));
      await expect(heading, path).toHaveText(text);
    }
  }
}

/** Opens the public pages and the sign-in pages in both languages, where nothing can be stored. */
export async function walkWithoutStorage(context: BrowserContext, app: string): Promise<void> {
  // The walk opens two dozen pages.
  test.slow();
  const errors: string[] = [];
  context.on('weberror', (error) => {
    const { message } = error.error();
    // Firefox says this of a file that was still loading when the walk left its page. No file is missing here.
    if (!message.startsWith('Not fetched: error loading dynamically imported module')) errors.push(message);
  });
  const page = await context.newPage();
  const root = page.locator('html');
  const notice = (text: string) => page.locator('[data-kind="warning"]').getByText(text);

  await expectPublicPages(page, app, english);
  await page.goto(`${app}/signin`);
  await expect(notice(noticeIn.en)).toBeVisible();

  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(root).toHaveAttribute('lang', 'ar');
  await expect(notice(noticeIn.ar)).toBeVisible();
  await page.goto(`${app}/signup`);
  await expect(notice(noticeIn.ar)).toBeVisible();
  await expectPublicPages(page, app, arabic);
  await page.goto(`${app}/signin`);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(root).toHaveAttribute('lang', 'en');
  await expect(notice(noticeIn.en)).toBeVisible();
  expect(errors).toEqual([]);
}
