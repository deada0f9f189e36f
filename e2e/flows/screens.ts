import type { Page } from '@playwright/test';
import type { routes } from '../../deploy/routes.ts';
import type { PersonaName } from '../../mocks/personas.ts';
import { expect } from '../fixtures.ts';

/** The address of a screen, and the persona that may see it. */
export interface Screen {
  path: string;
  who: PersonaName;
  /** The row of docs/product/screens.md about its route; omitted for further states of a route. */
  row?: string;
  /** Storage entries besides the session. */
  storage?: Record<string, string>;
}

type Route = (typeof routes)[number];

const newNumber = { UNCONFIRMED_MOBILE_NUMBER: '+966553018264', IS_VERIFIED: 'false' };
const applicants = '/profile/my-account/applicants';
const account = '/profile/my-account/account-setting';
const orders = '/profile/my-orders';
const privacy = '/profile/my-account/privacy';

// Every route with its screens. The type keeps it complete: a route of the router that is missing here does not
// compile.
const screensOf: Record<Route, readonly Screen[]> = {
  '/': [
    { path: '/', who: 'visitor', row: 'R01' },
    { path: '/', who: 'huda', row: 'F20' },
  ],
  '/signup': [{ path: '/signup', who: 'visitor', row: 'R02' }],
  '/signin': [{ path: '/signin', who: 'visitor', row: 'R03' }],
  '/about': [{ path: '/about', who: 'visitor', row: 'R04' }],
  '/contact': [{ path: '/contact', who: 'visitor', row: 'R05' }],
  '/forgetPassword': [{ path: '/forgetPassword', who: 'visitor', row: 'R06' }],
  '/blog': [{ path: '/blog', who: 'visitor', row: 'R07' }],
  '/blog/$articleId': [
    { path: '/blog/1', who: 'visitor', row: 'R08' },
    { path: '/blog/999999', who: 'visitor' },
  ],
  '/packages': [{ path: '/packages', who: 'visitor', row: 'R09' }],
  '/packages/$packageId': [
    { path: '/packages/1', who: 'visitor', row: 'R10' },
    { path: '/packages/1', who: 'huda' },
  ],
  '/meals': [
    { path: '/meals', who: 'visitor', row: 'R11' },
    { path: '/meals?meal=1', who: 'visitor' },
    { path: '/meals?view=week', who: 'huda' },
  ],
  '/event': [{ path: '/event', who: 'visitor', row: 'R12' }],
  '/policy': [{ path: '/policy', who: 'visitor', row: 'R13' }],
  '/resetpassword': [
    {
      path: '/resetpassword',
      who: 'visitor',
      row: 'R14',
      storage: { ...newNumber, TOKEN_FIRE_BASE: 'mock-phone-token' },
    },
  ],
  '/verify': [{ path: '/verify', who: 'visitor', row: 'R15', storage: newNumber }],
  '/notification': [{ path: '/notification', who: 'huda', row: 'R16' }],
  '/checkout': [
    { path: '/checkout', who: 'visitor' },
    { path: '/checkout', who: 'maha', row: 'R17' },
    { path: '/checkout?payment=736', who: 'salma' },
  ],
  '/sub-successful': [{ path: '/sub-successful?order=2051', who: 'huda', row: 'R18' }],
  '/add-review/$orderId': [{ path: '/add-review/2018', who: 'huda', row: 'R19' }],
  // Redirects to account settings.
  '/profile': [],
  '/profile/my-account/applicants': [{ path: applicants, who: 'huda', row: 'R20' }],
  '/profile/my-account/applicants/add-applicants': [{ path: `${applicants}/add-applicants`, who: 'huda', row: 'R21' }],
  '/profile/my-account/applicants/edit-applicants/$applicantId': [
    { path: `${applicants}/edit-applicants/13`, who: 'huda', row: 'R22' },
  ],
  '/profile/my-account/applicants/care-card/$applicantId': [
    { path: `${applicants}/care-card/12`, who: 'huda', row: 'F30' },
  ],
  '/profile/my-account/account-setting': [
    { path: account, who: 'huda', row: 'R23' },
    { path: `${account}?change=password`, who: 'huda' },
  ],
  '/profile/my-account/account-setting/edit': [{ path: `${account}/edit`, who: 'huda', row: 'R24' }],
  '/profile/my-account/notifications': [{ path: '/profile/my-account/notifications', who: 'huda', row: 'G50' }],
  '/profile/my-account/privacy': [
    { path: privacy, who: 'huda', row: 'G70' },
    { path: `${privacy}?ask=copy`, who: 'huda' },
    { path: `${privacy}?ask=erasure`, who: 'huda' },
  ],
  '/profile/my-account/privacy/guardians': [
    { path: `${privacy}/guardians`, who: 'huda', row: 'G81' },
    { path: `${privacy}/guardians`, who: 'reem' },
  ],
  // A copy exists only after a request: privacy-copy.spec.ts opens one.
  '/profile/my-account/privacy/copy/$exportId': [],
  '/profile/my-orders/order': [{ path: `${orders}/order`, who: 'huda', row: 'R25' }],
  '/profile/my-orders/payment': [
    { path: `${orders}/payment`, who: 'huda', row: 'R26' },
    { path: `${orders}/payment`, who: 'salma' },
  ],
  '/profile/my-orders/current-orders': [
    { path: `${orders}/current-orders`, who: 'huda', row: 'R27' },
    { path: `${orders}/current-orders?order=2051`, who: 'huda' },
  ],
  '/profile/my-orders/history': [
    { path: `${orders}/history`, who: 'huda', row: 'R28' },
    { path: `${orders}/history?order=2009`, who: 'huda' },
  ],
  '/profile/my-orders/calendar': [{ path: `${orders}/calendar`, who: 'huda', row: 'G40' }],
  '/profile/my-orders/changes/$orderId': [
    { path: `${orders}/changes/2051`, who: 'huda', row: 'G12' },
    { path: `${orders}/changes/2051?event=13`, who: 'huda' },
  ],
  '/profile/my-orders/renewal': [{ path: `${orders}/renewal`, who: 'huda', row: 'G30' }],
  '/profile/my-orders/report/$orderId': [{ path: `${orders}/report/2018`, who: 'huda', row: 'R29' }],
  '/cart/choose-applicants': [
    { path: '/cart/choose-applicants', who: 'huda', row: 'R30' },
    { path: '/cart/choose-applicants', who: 'maha' },
  ],
  '/cart/add-applicant': [{ path: '/cart/add-applicant', who: 'huda', row: 'R31' }],
};

/** Every screen of the app, in each state that looks different, and the page of an unknown address. */
export const screens: readonly Screen[] = [
  ...Object.values(screensOf).flat(),
  { path: '/no-such-page', who: 'visitor' },
];

/** The screens by persona, so that the screens of visitors can share a test. */
export function screensByPerson<S extends Screen>(list: readonly S[]): { person: string; own: S[] }[] {
  const groups = Map.groupBy(list, ({ who, storage }) => (storage ? 'a parent with a number to prove' : who));
  return [...groups].map(([person, own]) => ({ person, own }));
}

/** Whether a path has the layout of the sign-in pages, which have no footer (row L03). */
const isFramed = (path: string) => /^\/(?:verify|signin|signup|forgetPassword|resetpassword)\b/.test(path);

/** Opens a screen by its address and waits until it is fully loaded. */
export async function openScreen(page: Page, { path }: Screen): Promise<void> {
  await page.goto(path);
  await settled(page);
}

/** Waits until the page shows its heading and no part of it is loading; the footer is the last part. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  // Found by its tag: under an order about to be placed it exists but is hidden.
  if (!isFramed(new URL(page.url()).pathname)) await expect(page.locator('main ~ footer')).toBeAttached();
}
