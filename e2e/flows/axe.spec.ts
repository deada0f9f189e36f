import type { PersonaName } from '../../mocks/personas.ts';
import { expect, test } from '../fixtures.ts';

interface Screen {
  path: string;
  who: PersonaName;
  /** What storage holds beside the session. */
  storage?: Record<string, string>;
}

const newNumber = { UNCONFIRMED_MOBILE_NUMBER: '+966553018264', IS_VERIFIED: 'false' };

const visitor = [
  '/',
  '/signup',
  '/signin',
  '/about',
  '/contact',
  '/forgetPassword',
  '/blog',
  '/blog/1',
  '/packages',
  '/packages/1',
  '/meals',
  '/meals?meal=1',
  '/event',
  '/policy',
  '/no-such-page',
  '/blog/999999',
  '/checkout',
];
const huda = [
  '/packages/1',
  '/notification',
  '/add-review/2018',
  '/cart/choose-applicants',
  '/cart/add-applicant',
  '/sub-successful?order=2051',
  '/profile/my-account/applicants',
  '/profile/my-account/applicants/add-applicants',
  '/profile/my-account/account-setting',
  '/profile/my-account/account-setting?change=password',
  '/profile/my-account/account-setting/edit',
  '/profile/my-orders/order',
  '/profile/my-orders/payment',
  '/profile/my-orders/current-orders',
  '/profile/my-orders/current-orders?order=2051',
  '/profile/my-orders/history',
  '/profile/my-orders/report/2018',
];

const screens: readonly Screen[] = [
  ...visitor.map((path) => ({ path, who: 'visitor' as const })),
  { path: '/verify', who: 'visitor', storage: newNumber },
  { path: '/resetpassword', who: 'visitor', storage: { ...newNumber, TOKEN_FIRE_BASE: 'mock-phone-token' } },
  ...huda.map((path) => ({ path, who: 'huda' as const })),
  { path: '/cart/choose-applicants', who: 'maha' },
  { path: '/checkout', who: 'maha' },
  { path: '/profile/my-orders/payment', who: 'salma' },
];

for (const { path, who, storage: entries } of screens) {
  test(`X01 ${path} of ${who} has no accessibility violation in light or dark colours @every-pair`, async ({
    page,
    signIn,
    storage,
    axe,
  }) => {
    await signIn(who);
    if (entries) await storage(entries);
    await page.goto(path);
    const [pathname = ''] = path.split('?');
    expect(new URL(page.url()).pathname, 'the page asked for is the page shown').toBe(pathname);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await axe();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await axe();
  });
}
