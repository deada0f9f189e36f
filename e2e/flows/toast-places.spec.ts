import type { Locator, Page } from '@playwright/test';
import type { PersonaName } from '../../mocks/personas.ts';
import { expect, test } from '../fixtures.ts';
import type { Screen } from './refusals/reach.ts';
import { errorToasts } from './toast-steps.ts';

type Find = (screen: Pick<Screen, 'page' | 'message'>) => Locator;

interface KeyPage {
  path: string;
  /** The action in the page header. Like the language switch it is at the top, where the page can't scroll further. */
  head?: Find;
  primary: Find;
}

const button =
  (id: Parameters<Screen['message']>[0]): Find =>
  ({ page, message }) =>
    page
      .getByRole('main')
      .getByRole('button', { name: message(id), exact: true })
      .filter({ visible: true })
      .first();

const link =
  (id: Parameters<Screen['message']>[0]): Find =>
  ({ page, message }) =>
    page
      .getByRole('main')
      .getByRole('link', { name: message(id), exact: true })
      .filter({ visible: true })
      .first();

const submit: Find = ({ page }) => page.getByRole('main').locator('button[type="submit"]').last();

const pagesOf: Partial<Record<PersonaName, readonly KeyPage[]>> = {
  visitor: [
    { path: '/', primary: link('home.hero.packages') },
    { path: '/packages', primary: ({ page }) => page.getByRole('main').locator('a[href*="/packages/"]').first() },
    { path: '/meals', primary: ({ page }) => page.getByRole('main').locator('a[href*="meal="]').first() },
    { path: '/contact', primary: submit },
    { path: '/signin', primary: submit },
    { path: '/signup', primary: submit },
  ],
  huda: [
    { path: '/packages/1', primary: button('subscribe.checkout') },
    {
      path: '/notification',
      head: button('notifications.readAll'),
      primary: ({ page }) => page.locator('li[data-notification] a').first(),
    },
    {
      path: '/profile/my-account/applicants',
      head: link('students.add'),
      primary: ({ page }) => page.getByRole('article').getByRole('link').first(),
    },
    { path: '/profile/my-account/applicants/add-applicants', primary: submit },
    { path: '/profile/my-account/account-setting/edit', primary: submit },
    {
      path: '/profile/my-orders/current-orders',
      primary: ({ page }) => page.getByRole('main').locator('a[href*="order="]').first(),
    },
    { path: '/profile/my-orders/report/2018', head: button('report.download'), primary: button('report.download') },
    { path: '/add-review/2018', primary: submit },
  ],
  maha: [
    {
      path: '/cart/choose-applicants',
      primary: ({ page }) => page.getByRole('main').locator('a[href$="/checkout"]').filter({ visible: true }).first(),
    },
    { path: '/checkout', primary: button('checkout.place') },
  ],
};

/** Whether a click at the control's centre reaches it: it is in view, and no element covers it. */
const isHit = (control: Locator) =>
  control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && element.contains(hit);
  });

/** Shows two permanent error toasts: the server refuses the newsletter form of the footer. */
async function failNewsletter(page: Page, join: string): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox').fill('parent@example.com');
  await footer.getByRole('button', { name: join }).click();
  await expect(errorToasts(page)).toHaveCount(2);
}

// `npm test` tests the pages of one parent, in one pair; `npm run test:full` those of all, in every pair.
for (const [persona, pages] of Object.entries(pagesOf) as [PersonaName, readonly KeyPage[]][]) {
  test(`E02 Error toasts cover no language switch, page head or primary action, for ${persona} @rest`, async ({
    page,
    language,
    message,
    signIn,
    clock,
    scenario,
    settled,
  }) => {
    const other = language === 'en' ? 'ar' : 'en';
    const languageSwitch = page.locator(`a[hreflang="${other}"]`).filter({ visible: true }).first();
    await clock('2026-11-23T07:00:00Z');
    await signIn(persona);
    await page.goto('/policy');
    await scenario('server-error-list');
    await failNewsletter(page, message('shell.newsletter.join'));
    await scenario('default');
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    for (const { path, head, primary } of pages) {
      await test.step(path, async () => {
        // Navigate inside the app, since loading a page would remove the toasts.
        await page.evaluate((to) => {
          history.pushState({}, '', to);
        }, path);
        // The previous page stays until this one is loaded, and may have a similar button.
        await settled();
        const action = primary({ page, message });
        await expect(action).toBeVisible();
        await expect(errorToasts(page)).toHaveCount(2);
        for (const wider of width < 720 ? [0] : [160, 0]) {
          const at = `on ${path} at ${width + wider}`;
          await page.setViewportSize({ width: width + wider, height });
          await page.evaluate(() => {
            scrollTo(0, 0);
          });
          expect.soft(await isHit(languageSwitch), `language switch ${at}`).toBe(true);
          if (head) expect.soft(await isHit(head({ page, message })), `page head ${at}`).toBe(true);
          await action.evaluate((element) => {
            element.scrollIntoView({ block: 'center' });
          });
          expect.soft(await isHit(action), `primary action ${at}`).toBe(true);
        }
      });
    }
    await page.evaluate(() => {
      history.pushState({}, '', '/policy');
    });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // The end of the page can be scrolled away from the toasts as well.
    for (const control of await page.getByRole('contentinfo').getByRole('link').all()) {
      await control.evaluate((element) => {
        element.scrollIntoView({ block: 'center' });
      });
      expect.soft(await isHit(control), `${await control.innerText()} in the footer`).toBe(true);
    }
    // A real click works too.
    await languageSwitch.click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
  });
}

test('E02 On a phone an error toast leaves the sign-in button and the boxes of the code free @in-arabic', async ({
  page,
  message,
}) => {
  const expectFree = async (control: Locator) => {
    const toast = page.locator('.mantine-Notifications-notification').filter({ has: page.getByRole('alert') });
    await expect(toast).toHaveCount(1);
    await expect(control).toBeInViewport();
    const [covering, covered] = await Promise.all([toast.boundingBox(), control.boundingBox()]);
    if (covering === null || covered === null) throw new Error('Both are on screen');
    const isApart = covering.y + covering.height < covered.y || covered.y + covered.height < covering.y;
    expect(isApart, 'the toast is above or below').toBe(true);
  };
  await page.goto('/signin');
  await page.getByLabel(message('account.field.mobile')).fill('0556120943');
  await page.getByLabel(message('account.field.password'), { exact: true }).fill('Not-Her-Lunch-1');
  await page.getByRole('button', { name: message('signIn.action.submit') }).click();
  await expectFree(page.getByRole('button', { name: message('signIn.action.submit') }));

  await page.getByRole('link', { name: message('signIn.action.forgot') }).click();
  await page.getByLabel(message('account.field.mobile')).fill('0556120943');
  await page.getByRole('button', { name: message('forgot.action.submit') }).click();
  const code = page.getByLabel(message('verify.field.code'), { exact: true });
  await code.fill('000000');
  await expectFree(code);
});
