import type { Page } from '@playwright/test';
import { routes } from '../../deploy/routes.ts';
import { findPersona } from '../../mocks/personas.ts';
import { downloadFrom } from '../download.ts';
import { expect, test } from './fixtures.ts';
import { violationsOf } from './violations.ts';

// Tests every page of the app under the shipped policy. The list of routes is the server's, so a new page is tested as
// soon as it exists.

type Route = (typeof routes)[number];

/** The pages that visitors can open. All other pages are opened by a parent who has data of every kind. */
const visitors: ReadonlySet<Route> = new Set([
  '/',
  '/about',
  '/blog',
  '/blog/$articleId',
  '/contact',
  '/event',
  '/forgetPassword',
  '/meals',
  '/packages',
  '/packages/$packageId',
  '/policy',
  '/signin',
  '/signup',
]);

/** Pages that are open only while a number is waiting to be verified. */
const provers: ReadonlySet<Route> = new Set(['/resetpassword', '/verify']);

/** Addresses for routes that have parameters, or that show more with a query. */
const addresses: { readonly [Name in Route]?: readonly string[] } = {
  '/add-review/$orderId': ['/add-review/2018'],
  '/blog/$articleId': ['/blog/1'],
  '/packages/$packageId': ['/packages/1'],
  '/profile/my-account/account-setting': [
    '/profile/my-account/account-setting',
    '/profile/my-account/account-setting?change=password',
  ],
  '/profile/my-account/applicants/edit-applicants/$applicantId': ['/profile/my-account/applicants/edit-applicants/13'],
  '/profile/my-account/applicants/care-card/$applicantId': ['/profile/my-account/applicants/care-card/12'],
  // A copy exists only after a request.
  '/profile/my-account/privacy/copy/$exportId': [],
  '/profile/my-orders/calendar': ['/profile/my-orders/calendar'],
  '/profile/my-orders/changes/$orderId': ['/profile/my-orders/changes/2051'],
  '/profile/my-orders/current-orders': [
    '/profile/my-orders/current-orders',
    '/profile/my-orders/current-orders?order=2051',
  ],
  '/profile/my-orders/history': ['/profile/my-orders/history', '/profile/my-orders/history?order=2009'],
  '/profile/my-orders/report/$orderId': ['/profile/my-orders/report/2018'],
  '/sub-successful': ['/sub-successful?order=2051'],
};

/** The addresses of the routes that the filter accepts; fails for a route with parameters that has no example above. */
function addressesOf(passes: (route: Route) => boolean): string[] {
  const found = routes.filter(passes).flatMap((route) => addresses[route] ?? [route]);
  expect(found.filter((path) => path.includes('$'))).toEqual([]);
  return found;
}

/** Opens a page, with the pictures that are loaded only when they come near the viewport. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
}

/** Signs Huda in as an earlier visit did. */
async function signIn(page: Page, origin: string): Promise<void> {
  const { account } = findPersona('huda');
  await page.addInitScript(
    ([at, token, userId]) => {
      if (self.origin !== at) return;
      const session = { TOKEN: token, USER_ID: userId, USER_TYPE: 'user', IS_VERIFIED: 'true' };
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
    },
    [origin, account?.token ?? '', String(account?.userId)] as const,
  );
}

/** The project that runs a page's test, so that each of the two runs half of them. */
const project = (at: number) => (at % 2 === 0 ? '@in-english' : '@in-arabic');

for (const [at, path] of [...addressesOf((route) => visitors.has(route)), '/nowhere'].entries()) {
  test(`R01 R32 A visitor’s ${path} works under the policy that it is served with ${project(at)}`, async ({
    page,
    allowComplaint,
  }) => {
    allowComplaint(/Failed to load resource: the server responded with a status of 404 .*\/nowhere\)/);
    const violations = await violationsOf(page);
    await visit(page, path);
    expect(violations).toEqual([]);
  });
}

test('R01 R03 A dialog, an error of a form and the pages of a number that is not verified work under the policy @in-arabic', async ({
  page,
  message,
}) => {
  const violations = await violationsOf(page);
  // A dialog locks scrolling, for which libraries often add a style element.
  await page.goto('/meals?meal=1');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/contact');
  await page.getByRole('button', { name: message('contact.form.send') }).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('UNCONFIRMED_MOBILE_NUMBER', '+966553018264');
    localStorage.setItem('IS_VERIFIED', 'false');
    localStorage.setItem('TOKEN_FIRE_BASE', 'a proof');
  });
  for (const path of addressesOf((route) => provers.has(route))) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(path));
  }
  expect(violations).toEqual([]);
});

for (const [at, path] of addressesOf((route) => !visitors.has(route) && !provers.has(route)).entries()) {
  test(`R33 A signed-in parent’s ${path} works under the policy ${project(at)}`, async ({ page, origins }) => {
    await signIn(page, origins.app);
    const violations = await violationsOf(page);
    await visit(page, path);
    expect(violations).toEqual([]);
  });
}

test('H06 A report is saved as a PDF under the policy @in-english', async ({ page, message, origins }) => {
  await signIn(page, origins.app);
  const violations = await violationsOf(page);
  await page.goto('/profile/my-orders/report/2018');
  const file = await downloadFrom(page, page.getByRole('button', { name: message('report.download') }));
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  expect(violations).toEqual([]);
});

test('R09 A wrong configuration shows one page in both languages, with the reason @in-english', async ({
  page,
  axe,
  allowComplaint,
}) => {
  allowComplaint(/Failed to load resource.*config\.json|preloaded using link preload|^page error: config\.json: /);
  let body = '{"apiOrigin": "nabta.example"}';
  await page.route('**/config.json', async (route) =>
    route.fulfill({ status: body === '' ? 404 : 200, contentType: 'application/json', body }),
  );
  await page.goto('/packages');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([
    'Nabta can’t be opened right now',
    'يتعذّر فتح نبتة الآن',
  ]);
  await expect(page.getByText('config.json: apiOrigin, firebase, brand')).toBeVisible();
  await axe();
  body = '';
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByText('config.json: not found, or not JSON')).toBeVisible();
  // After the operator has corrected it, the parent's next try opens the requested page.
  await page.unroute('**/config.json');
  await page.getByRole('link', { name: 'حاول مرة أخرى' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveURL(/\/packages$/);
});
